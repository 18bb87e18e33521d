import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Wave: Shape {
  var phase: Double
  var strength: CGFloat

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: .zero)
      p.addLine(to: .init(x: 10, y: 10))
      p.addLines([.zero, CGPoint(x: 1, y: 1)])
      p.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 1, y: 0))
      p.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      p.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(0),
        endAngle: Angle(degrees: 90), clockwise: true)
      p.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 4)
      p.addRelativeArc(center: .zero, radius: 3, startAngle: .radians(.pi), delta: .degrees(20))
      p.addRect(rect)
      p.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
      p.addEllipse(in: rect)
      p.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4))
      p.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4), style: .continuous)
      p.addPath(Path(ellipseIn: rect))
      p.addPath(Path(rect), transform: CGAffineTransform(rotationAngle: .pi))
      p.closeSubpath()
      p.addPath(Path(roundedRect: rect, cornerRadius: 3))
      p.addPath(Path(roundedRect: rect, cornerSize: CGSize(width: 1, height: 2)))
      _ = p.boundingRect
      _ = p.currentPoint
      _ = p.contains(.zero)
      _ = p.isEmpty
      p = p.trimmedPath(from: 0, to: 0.5).offsetBy(dx: 1, dy: 1).strokedPath(StrokeStyle(lineWidth: 2))
      p = p.applying(CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2).rotated(by: 1))
    }
  }
}

struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: startAngle,
      endAngle: endAngle, clockwise: false)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

extension Shape where Self == Triangle {
  static var triangle: Triangle { Triangle() }
}

struct Shapes: View {
  @State private var progress: CGFloat = 0.3
  @State private var isOn = false

  var body: some View {
    VStack {
      Circle().fill(.red)
      Circle().fill(Color.blue).frame(width: 10, height: 10)
      Circle().fill(isOn ? Color.blue : Color.red)
      Circle().fill(isOn ? .blue : .red)
      Circle().stroke()
      Circle().stroke(lineWidth: 2)
      Circle().stroke(.red)
      Circle().stroke(Color.red, lineWidth: 2)
      Circle().stroke(.red, lineWidth: 2)
      Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1))
      Circle().stroke(.red, style: .init(lineWidth: 2, lineCap: .round))
      Circle().stroke(.red.gradient, lineWidth: 1)
      Circle().stroke(.red, lineWidth: 2, antialiased: false)
      Circle().strokeBorder()
      Circle().strokeBorder(lineWidth: 2)
      Circle().strokeBorder(.red, lineWidth: 2)
      Circle().strokeBorder(Color.red)
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 1))
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [2]))
      Circle().fill(.red).stroke(.blue, lineWidth: 1)
      Circle().fill(.red).strokeBorder(.blue, lineWidth: 1)
      Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 4).rotationEffect(.degrees(-90))
      Circle().trim(from: 0.0, to: CGFloat(min(progress, 1.0))).stroke(style: .init(lineWidth: 4)).foregroundColor(.red)
      Circle().inset(by: 4).fill(.red)
      Circle().rotation(.degrees(30)).scale(0.5).scale(x: 1, y: 2).offset(x: 1, y: 2).offset(
        CGSize(width: 1, height: 1))
      Circle().size(width: 10, height: 10).fill(.red, style: FillStyle(eoFill: true))
    }
    VStack {
      Rectangle().frame(height: 1).foregroundStyle(.gray)
      RoundedRectangle(cornerRadius: 8)
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.red)
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 8))
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8, bottomLeading: 1, bottomTrailing: 2, topTrailing: 3))
      Capsule(style: .continuous).fill(.tint)
      Ellipse().fill(.secondary)
      ContainerRelativeShape().fill(.background)
      Triangle().fill(.red).frame(width: 20, height: 20)
      Wave(phase: 1, strength: 2).stroke(Color.red, lineWidth: 2)
      Arc(startAngle: .zero, endAngle: .degrees(90)).strokeBorder(.red, lineWidth: 2)
      AnyShape(Circle()).fill(.red)
      Circle().union(Rectangle()).fill(.red)
      Circle().subtracting(Rectangle().offset(x: 2)).intersection(Ellipse())
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 10))
      }
      .stroke(Color.blue, style: StrokeStyle(lineWidth: 3))
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)).fill(.red)
      Path(roundedRect: .zero, cornerRadii: .init(topLeading: 2)).fill()
    }
    VStack {
      Text("A").clipShape(Circle())
      Text("A").clipShape(.circle)
      Text("A").clipShape(.capsule)
      Text("A").clipShape(.rect)
      Text("A").clipShape(.rect(cornerRadius: 8))
      Text("A").clipShape(.rect(cornerRadius: 8, style: .circular))
      Text("A").clipShape(.rect(cornerRadii: .init(topLeading: 8, topTrailing: 8)))
      Text("A").clipShape(
        .rect(topLeadingRadius: 8, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: 8))
      Text("A").clipShape(.rect(cornerSize: CGSize(width: 2, height: 2)))
      Text("A").clipShape(.buttonBorder)
      Text("A").clipShape(.containerRelative)
      Text("A").clipShape(.triangle)
      Text("A").clipShape(RoundedRectangle(cornerRadius: 8), style: FillStyle())
      Text("A").clipped(antialiased: true)
      Text("A").cornerRadius(8).cornerRadius(8, antialiased: true).cornerRadius(8, corners: [.topLeft, .topRight])
      Text("A").overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
      Text("A").overlay(Circle().stroke(Color.gray), alignment: .topTrailing)
      Text("A").overlay(alignment: .bottom) { Divider() }
      Text("A").overlay { if isOn { ProgressView() } }
      Text("A").overlay(.red)
      Text("A").overlay(.red.opacity(0.2), in: .rect(cornerRadius: 2))
      Text("A").overlay(isOn ? Color.red : nil)
      Text("A").overlay(Group { if isOn { Text("B") } })
      Text("A").mask(Circle())
      Text("A").mask { RoundedRectangle(cornerRadius: 8) }
      Text("A").mask(alignment: .leading) { Rectangle().frame(width: 10) }
      Text("A").mask(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))
      Text("A").contentShape(Rectangle()).contentShape(.rect).contentShape(.interaction, Circle())
      Text("A").contentShape([.hoverEffect, .contextMenuPreview], .circle).contentShape(
        .accessibility, .rect(cornerRadius: 2))
      Text("A").border(.red).border(Color.red, width: 2).border(.red.gradient, width: 1)
      Text("A").containerShape(.rect(cornerRadius: 8))
    }
  }
}

struct Effects: View {
  var body: some View {
    Text("A")
      .shadow(radius: 4)
      .shadow(color: .black.opacity(0.1), radius: 4)
      .shadow(color: Color.black.opacity(0.1), radius: 4, x: 0, y: 2)
      .shadow(color: Color(.black).opacity(0.2), radius: 5, x: 0, y: 2)
    Text("A")
      .shadow(radius: 3, x: 0, y: 2)
      .blur(radius: 3)
      .blur(radius: 3, opaque: true)
      .brightness(0.1).contrast(1.2).saturation(0.5).grayscale(0.3).hueRotation(.degrees(20))
    Text("A")
      .colorInvert().colorMultiply(.red).luminanceToAlpha().blendMode(.multiply).compositingGroup().drawingGroup()
      .drawingGroup(opaque: false, colorMode: .linear)
      .scaleEffect(1.2)
      .scaleEffect(x: 1, y: -1)
    Text("A")
      .scaleEffect(CGSize(width: 1, height: 2), anchor: .center)
      .scaleEffect(0.9, anchor: .topLeading)
      .scaleEffect(x: 1, y: 2, anchor: .bottom)
      .rotationEffect(.degrees(45))
    Text("A")
      .rotationEffect(Angle(degrees: 45), anchor: .center)
      .rotationEffect(.radians(1))
      .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 0.5)
    Text("A")
      .rotation3DEffect(Angle(degrees: 3), axis: (0, 1, 0))
      .transformEffect(.identity)
      .transformEffect(CGAffineTransform(scaleX: 1, y: 2))
      .projectionEffect(ProjectionTransform(CGAffineTransform.identity))
    Text("A")
      .offset(x: 1)
      .offset(y: -2)
      .offset(x: 1, y: 2)
      .offset(CGSize(width: 1, height: 2))
    Text("A")
      .offset(.zero)
      .position(x: 1, y: 2)
      .position(CGPoint(x: 1, y: 2))
      .opacity(0.5)
    Text("A")
      .zIndex(1)
      .visualEffect { content, proxy in content.offset(x: proxy.size.width).blur(radius: 2).hueRotation(.degrees(3)) }
      .distortionEffect(ShaderLibrary.wave(.float(2)), maxSampleOffset: .zero)
      .colorEffect(ShaderLibrary.tinted(.color(.red)))
    Text("A")
      .flipsForRightToLeftLayoutDirection(true)
      .allowsHitTesting(false)
      .statusBar(hidden: true)
      .statusBarHidden()
    Text("A")
      .hidden()
  }
}

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi), y: 0))
  }
}

struct Drawings: View {
  let points: [CGPoint]

  var body: some View {
    Canvas { context, size in
      let rect = CGRect(origin: .zero, size: size)
      context.fill(Path(ellipseIn: rect), with: .color(.green))
      context.stroke(Path(rect), with: .color(.red), lineWidth: 4)
      context.stroke(
        Path { $0.addLines(points) },
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)),
        style: StrokeStyle(lineWidth: 2))
      context.draw(Text("Hi"), at: CGPoint(x: 10, y: 10))
      context.draw(Text("Hi").font(.title), in: rect)
      context.draw(Image(systemName: "star"), in: rect)
      let resolved = context.resolve(Text("Hi"))
      context.draw(resolved, at: .zero, anchor: .topLeading)
      _ = resolved.measure(in: size)
      context.opacity = 0.5
      context.blendMode = .screen
      context.translateBy(x: 1, y: 2)
      context.rotate(by: .degrees(3))
      context.scaleBy(x: 1, y: 2)
      context.addFilter(.blur(radius: 3))
      context.addFilter(.shadow(color: .black, radius: 2))
      context.clip(to: Path(rect))
      var copy = context
      copy.transform = .identity
      context.drawLayer { layer in layer.fill(Path(rect), with: .style(.tint)) }
      if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero) }
    } symbols: {
      Text("S").tag(0)
    }
    Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: true) { context, _ in
      context.fill(Path(), with: .foreground)
    }
    .frame(width: 100, height: 100)
    TimelineView(.animation) { timeline in
      let seconds = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in draw(in: context, size: size, time: seconds) }
    }
    TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
    TimelineView(.everyMinute) { context in Text("\(context.date.formatted())") }
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { _ in Text("A") }
    TimelineView(.explicit([Date()])) { _ in Text("A") }
  }

  private func draw(in context: GraphicsContext, size: CGSize, time: Double) {
    var context = context
    context.opacity = sin(time)
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
  }
}
