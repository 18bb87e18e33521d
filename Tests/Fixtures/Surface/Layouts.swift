import SwiftUI

extension HorizontalAlignment {
  private enum Midline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }
  static let midline = HorizontalAlignment(Midline.self)
}

extension VerticalAlignment {
  struct Custom: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
  }
  static let custom = VerticalAlignment(Custom.self)
}

extension Alignment {
  static let custom = Alignment(horizontal: .midline, vertical: .custom)
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] = [] }

  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let height = subviews.map { $0.sizeThatFits(.init(width: width, height: nil)).height }.reduce(0, +)
    return CGSize(width: proposal.width ?? .infinity, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let size = cache.sizes[index]
      subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: ProposedViewSize(size))
      x += size.width + spacing + subview.spacing.distance(to: subviews[0].spacing, along: .horizontal)
      _ = subview.priority
      _ = subview.dimensions(in: .unspecified)[.leading]
      _ = subview[RankKey.self]
    }
    for index in subviews.indices {
      subviews[index].place(at: .zero, proposal: .unspecified)
    }
  }
}

struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, anchor: .center, proposal: .infinity) }
  }
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

private struct RankKey: LayoutValueKey { static let defaultValue: Int = 0 }

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

struct FrameKey: PreferenceKey {
  typealias Value = [Int: CGRect]
  static let defaultValue: [Int: CGRect] = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { $1 } }
}

struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value.append(contentsOf: nextValue())
  }
}

extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizeKey.self, value: proxy.size)
      }
    )
    .onPreferenceChange(SizeKey.self, perform: onChange)
  }

  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }

  func eraseToAnyView() -> AnyView { AnyView(self) }
}

struct Layouts: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.sizeCategory) private var category
  @Environment(\.layoutDirection) private var direction
  @Environment(\.pixelLength) private var pixel
  @State private var size = CGSize.zero
  @State private var frames: [Int: CGRect] = [:]
  @Namespace private var space

  private var layout: AnyLayout {
    sizeClass == .compact ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout())
  }

  var body: some View {
    let dynamic = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(alignment: .top))
    VStack(alignment: .custom_, spacing: nil) {
      dynamic {
        Text("A"); Text("B")
      }
      layout { Text("A") }
      FlowLayout(spacing: 3) {
        Text("A"); Text("B").layoutValue(key: RankKey.self, value: 2)
      }
      FlowLayout { ForEach(0..<3) { Text("\($0)") } }
      RadialLayout { Text("A") }
      ZStackLayout(alignment: .top) { Text("A") }
      GridLayout(alignment: .leading) { Text("A") }
      ViewThatFits {
        Text("Long"); Text("S")
      }
      ViewThatFits(in: .horizontal) {
        HStack { Text("A") }; VStack { Text("A") }
      }
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("A"); Spacer(); Text("B"); Spacer(minLength: 0)
      }
      HStack(alignment: .lastTextBaseline) { Divider() }
      HStack(alignment: .custom) { Text("A").alignmentGuide(.custom) { d in d[VerticalAlignment.center] } }
      ZStack(alignment: .custom) { Text("A").alignmentGuide(HorizontalAlignment.midline) { $0[.leading] } }
      ZStack(alignment: Alignment(horizontal: .trailing, vertical: .bottom)) { Text("A") }
      LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders, .sectionFooters]) { Text("A") }
      LazyHStack(alignment: .top, spacing: 8) { Text("A") }
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          Text("A"); Text("B")
        }
        GridRow(alignment: .top) { Text("A").gridCellColumns(2).gridCellAnchor(.center) }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { Text("A").gridColumnAlignment(.trailing) }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("A") }
      LazyVGrid(
        columns: [GridItem(.flexible()), GridItem(.fixed(20), spacing: 3, alignment: .top)], alignment: .leading,
        spacing: 8, pinnedViews: [.sectionHeaders]
      ) {
        Section(header: Text("H")) { Text("A") }
      }
      LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 4), count: 3), spacing: 4) { Text("A") }
      LazyHGrid(rows: [GridItem(.flexible(minimum: 10, maximum: 20))], spacing: 4) { Text("A") }
    }
    VStack {
      Text("A").padding()
      Text("A").padding(8)
      Text("A").padding(.horizontal)
      Text("A").padding(.horizontal, 8)
      Text("A").padding([.top, .bottom], 8)
      Text("A").padding([.leading])
      Text("A").padding(.vertical, nil)
      Text("A").padding(.all, 3)
      Text("A").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("A").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("A").padding(.bottom, typeSize > .large ? 8 : 4)
      Text("A").frame(width: 1).frame(height: 2).frame(width: 1, height: 2).frame(
        width: 1, height: 2, alignment: .leading)
      Text("A").frame(maxWidth: .infinity).frame(maxWidth: .infinity, alignment: .leading)
      Text("A").frame(
        minWidth: 0, idealWidth: 1, maxWidth: .infinity, minHeight: 0, idealHeight: 3, maxHeight: .infinity,
        alignment: .center)
      Text("A").frame(maxWidth: sizeClass == .regular ? 400 : .infinity)
      Text("A").frame(width: UIScreen.main.bounds.width, height: nil)
      Text("A").frame(width: size.width * 0.5, height: pixel)
      Text("A").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
      Text("A").aspectRatio(1, contentMode: .fit).aspectRatio(contentMode: .fill).aspectRatio(nil, contentMode: .fit)
      Text("A").scaledToFit().scaledToFill()
      Text("A").ignoresSafeArea().ignoresSafeArea(.keyboard).ignoresSafeArea(edges: .top).ignoresSafeArea(
        .container, edges: .bottom)
      Text("A").edgesIgnoringSafeArea(.all).edgesIgnoringSafeArea([.top, .bottom])
      Text("A").safeAreaInset(edge: .bottom) { Text("B") }
      Text("A").safeAreaInset(edge: .top, spacing: 0) { Text("B") }
      Text("A").safeAreaInset(edge: .leading, alignment: .top, spacing: 2) { Text("B") }
      Text("A").safeAreaPadding().safeAreaPadding(8).safeAreaPadding(.horizontal, 3).safeAreaPadding(.bottom)
      Text("A").contentMargins(8).contentMargins(.horizontal, 3).contentMargins(.vertical, 3, for: .scrollContent)
      Text("A").containerRelativeFrame(.horizontal)
      Text("A").containerRelativeFrame(.horizontal, count: 3, spacing: 4)
      Text("A").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 4, alignment: .center)
      Text("A").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .vertical ? length : length / 2
      }
      Text("A").coordinateSpace(name: "stack").coordinateSpace(.named("other"))
      Text("A").readSize { size = $0 }
      Text("A").if(sizeClass == .compact) { $0.padding() }
      Text("A").eraseToAnyView()
      Text("A").environment(\.layoutDirection, .rightToLeft).environment(\.sizeCategory, .accessibilityLarge)
      Text(category.isAccessibilityCategory ? "Big" : "Small")
    }
    .onPreferenceChange(FrameKey.self) { frames = $0 }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count, id: \.self) { Color.red.frame(width: proxy[anchors[$0]].width) }
      }
    }
    .backgroundPreferenceValue(FrameKey.self) { _ in Color.clear }
    .transformPreference(FrameKey.self) { $0[1] = .zero }
    .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
  }
}

extension HorizontalAlignment { fileprivate static let custom_ = HorizontalAlignment.midline }

struct Geometries: View {
  @State private var width: CGFloat = 0
  @State private var position: Int?
  @State private var scrolled = ScrollPosition(edge: .top)
  @Environment(\.layoutDirection) var direction

  var body: some View {
    GeometryReader { geometry in
      let frame = geometry.frame(in: .named("scroll"))
      VStack {
        Text("A").frame(width: geometry.size.width * 0.5, height: geometry.size.height / 3)
        Text("\(frame.minY)")
        Text("\(geometry.frame(in: .global).midX)")
        Text("\(geometry.frame(in: .local).origin.x)")
        Text("\(geometry.safeAreaInsets.top)")
        Text("\(Int(geometry.bounds(of: .scrollView)?.width ?? 0))")
      }
    }
    GeometryReader { (proxy: GeometryProxy) -> AnyView in AnyView(Text("\(proxy.size.width)")) }
    GeometryReader { geo in
      if geo.size.width > 100 { Text("Wide") } else { Text("Narrow") }
    }
    ScrollView { Text("A") }
    ScrollView(.horizontal) { Text("A") }
    ScrollView(.horizontal, showsIndicators: false) { LazyHStack { Text("A") }.scrollTargetLayout() }
      .scrollTargetBehavior(.viewAligned)
      .scrollTargetBehavior(.paging)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(id: $position)
      .scrollPosition(id: $position, anchor: .center)
      .scrollPosition($scrolled)
      .scrollClipDisabled()
      .scrollBounceBehavior(.basedOnSize)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .scrollIndicators(.hidden)
      .scrollIndicators(.never, axes: .vertical)
      .scrollIndicatorsFlash(onAppear: true)
      .scrollDisabled(true)
      .scrollDismissesKeyboard(.interactively)
      .scrollContentBackground(.hidden)
      .defaultScrollAnchor(.bottom)
    ScrollView([.horizontal, .vertical], showsIndicators: true) { Text("A") }
    scrolling
  }

  @ViewBuilder private var scrolling: some View {
    ScrollView(direction == .leftToRight ? .horizontal : .vertical) { Text("A") }
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { old, new in
        width = new - old
      }
      .onScrollGeometryChange(for: Bool.self, of: { $0.contentSize.height > $0.containerSize.height }) { _, _ in }
    Text("A")
      .onScrollPhaseChange { oldPhase, newPhase in if newPhase == .idle || newPhase.isScrolling { width = 0 } }
      .onScrollPhaseChange { _, phase, context in width = context.geometry.visibleRect.width }
      .onScrollVisibilityChange(threshold: 0.2) { visible in width = visible ? 1 : 0 }
    Text("A")
      .onScrollTargetVisibilityChange(idType: Int.self) { ids in position = ids.first }
    ScrollViewReader { proxy in
      ScrollView {
        ForEach(0..<10) { i in
          Text("\(i)").id(i)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.value).offset(y: phase.value * 2)
            }
            .scrollTransition(.animated.threshold(.visible(0.9)), axis: .horizontal) {
              $0.blur(radius: $1.isIdentity ? 0 : 3)
            }
            .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { view, _ in view }
        }
      }
      Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
      Button("End") {
        proxy.scrollTo(9); scrolled.scrollTo(edge: .bottom); scrolled.scrollTo(id: 3, anchor: .top)
      }
    }
    Text("A")
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .onGeometryChange(for: CGRect.self) { proxy in
        proxy.frame(in: .scrollView)
      } action: { old, new in
        width = new.width - old.width
      }
  }
}

/// Layout closures in a view: they read its state.
struct GuidedLayouts: View {
  @State private var inset: CGFloat = 0
  var body: some View {
    VStack(alignment: .custom_) {
      Text("A").alignmentGuide(.leading) { dimensions in dimensions[.trailing] + inset }
      Text("B").alignmentGuide(.top) { $0.height / 2 - inset }
    }
    ScrollView(.horizontal) {
      Text("A").containerRelativeFrame(.horizontal) { length, axis in axis == .horizontal ? length - inset : length }
    }
    .scrollTargetBehavior(.viewAligned(anchor: .center))
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .leading))
  }
}
