import SwiftUI

extension Color {
  static let brand = Color("Brand")
  static let brandRed = Color(red: 0.9, green: 0.1, blue: 0.2)
  static var card: Color { Color(UIColor.secondarySystemBackground) }
  static let theme = Theme()

  struct Theme {
    let accent = Color("AccentColor")
    let background = Color(.systemBackground)
  }

  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: alpha)
  }

  init(hex string: String) {
    let hex = string.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var int: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&int)
    self.init(red: Double(int >> 16) / 255, green: Double(int >> 8 & 0xff) / 255, blue: Double(int & 0xff) / 255)
  }

  init(light: Color, dark: Color) {
    self.init(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
  }
}

extension ShapeStyle where Self == Color {
  static var brandGreen: Color { Color(hue: 0.3, saturation: 0.8, brightness: 0.7) }
}

extension UIColor {
  static let warning = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  convenience init(hex: Int) {
    self.init(
      red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
      alpha: 1)
  }
}

struct Colors: View {
  let name: String
  @Environment(\.self) private var environment
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast

  private var components: Color.Resolved { Color.red.resolve(in: environment) }

  var body: some View {
    VStack {
      Color.red
      Color(.systemBackground)
      Color(.systemGray6)
      Color(.label)
      Color(.secondarySystemGroupedBackground)
      Color(UIColor.systemGray6)
      Color(uiColor: .systemGray5)
      Color(uiColor: UIColor.label.withAlphaComponent(0.5))
      Color(name)
      Color("Brand", bundle: .main)
      Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
      Color(white: 0.5)
      Color(white: 0.5, opacity: 0.2)
      Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
      Color(.displayP3, red: 1, green: 0, blue: 0)
      Color(.sRGB, white: 0.2, opacity: 1)
      Color(hue: 0.1, saturation: 0.2, brightness: 0.3, opacity: 0.4)
      Color(hex: 0xff0000)
      Color(hex: "#ff0000")
      Color(components)
      Color.red.mix(with: .blue, by: 0.5)
      Color.accentColor.opacity(0.3)
      Color.primary.ignoresSafeArea()
      Color.theme.accent
      Color(light: .white, dark: .black)
      Color(.warning)
    }
    VStack {
      Text("A").foregroundColor(.red)
      Text("A").foregroundColor(nil)
      Text("A").foregroundColor(scheme == .dark ? .white : .black)
      Text("A").foregroundColor(Color(UIColor.secondaryLabel))
      Text("A").foregroundStyle(.secondary)
      Text("A").foregroundStyle(.red)
      Text("A").foregroundStyle(.brandGreen)
      Text("A").foregroundStyle(Color.brand)
      Text("A").foregroundStyle(.red.opacity(0.5))
      Text("A").foregroundStyle(.red.gradient)
      Text("A").foregroundStyle(.primary, .secondary)
      Text("A").foregroundStyle(.primary, .secondary, .tertiary)
      Text("A").foregroundStyle(.tint)
      Text("A").foregroundStyle(.placeholder)
      Text("A").foregroundStyle(.quaternary)
      Text("A").foregroundStyle(.quinary)
      Text("A").foregroundStyle(.link)
      Text("A").foregroundStyle(scheme == .dark ? Color.white : Color.black)
      Text("A").foregroundStyle(scheme == .dark ? .white : .black)
      Text("A").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("A").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("A").foregroundStyle(.red.shadow(.drop(radius: 2)))
      Text("A").foregroundStyle(.blue.shadow(.inner(color: .black, radius: 2, x: 1, y: 1)))
      Text("A").foregroundStyle(.tint.opacity(0.2))
      Text("A").foregroundStyle(contrast == .increased ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      Text("A").foregroundStyle(AnyShapeStyle(.red.gradient))
      Text("A").foregroundStyle(.foreground)
      Text("A").foregroundStyle(Color.red.secondary)
    }
    VStack {
      Text("A").tint(.red)
      Text("A").tint(.red.gradient)
      Text("A").tint(nil)
      Text("A").accentColor(.green)
      Text("A").background(.red)
      Text("A").background(Color.red)
      Text("A").background(Color(.systemBackground).cornerRadius(8))
      Text("A").background(.ultraThinMaterial)
      Text("A").background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
      Text("A").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
      Text("A").background(.regularMaterial, in: Capsule())
      Text("A").background(.thinMaterial, in: .capsule)
      Text("A").background(.thickMaterial).background(.ultraThickMaterial).background(.bar)
      Text("A").background(.background)
      Text("A").background(.background.secondary)
      Text("A").background(.fill.tertiary, in: .rect(cornerRadius: 8))
      Text("A").background(.windowBackground)
      Text("A").background(.quaternary, in: .circle)
      Text("A").background(.tint, in: .ellipse)
      Text("A").background(Capsule().fill(.blue))
      Text("A").background(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
      Text("A").background(Circle().foregroundColor(.red))
      Text("A").background(Color.red, in: Circle())
      Text("A").background(Color.red, ignoresSafeAreaEdges: .all)
      Text("A").background { Color.red }
      Text("A").background(alignment: .leading) { Circle() }
      Text("A").background(Image("asset"), alignment: .top)
      Text("A").background(in: .rect)
      Text("A").background(in: RoundedRectangle(cornerRadius: 4)).backgroundStyle(.red)
      Text("A").background(scheme == .dark ? Color.black : Color.white)
      Text("A").background(scheme == .dark ? .black : .white)
      Text("A").background(.red.opacity(0.2), in: .rect(cornerRadius: 4, style: .continuous))
      Text("A").background(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
      Text("A").background(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    }
    .preferredColorScheme(.dark)
    .preferredColorScheme(nil)
    .environment(\.colorScheme, .light)
    .colorScheme(.dark)
  }
}

struct Gradients: View {
  var body: some View {
    VStack {
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing)
      LinearGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]),
        startPoint: .init(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 1))
      LinearGradient(stops: [.init(color: .clear, location: 0)], startPoint: .top, endPoint: .bottom)
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 100)
      RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 100)
      AngularGradient(colors: [.red, .blue], center: .center)
      AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .degrees(90))
      AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(360))
      EllipticalGradient(colors: [.red, .blue])
      EllipticalGradient(colors: [.red], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
      MeshGradient(
        width: 2, height: 2, points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)],
        colors: [.red, .green, .blue, .yellow], background: .clear, smoothsColors: true)
      Rectangle().fill(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9))
      Rectangle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(9)))
      Rectangle().fill(.conicGradient(colors: [.red], center: .center))
      Rectangle().fill(.ellipticalGradient(colors: [.red]))
      Rectangle().fill(Color.red.gradient)
      Rectangle().fill(ImagePaint(image: Image("asset"), scale: 0.2))
      Rectangle().fill(.image(Image("asset")))
      Rectangle().fill(Gradient(colors: [.red, .blue]))
      Rectangle().fill(.linearGradient(Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
    }
  }
}
