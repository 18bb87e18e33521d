import SwiftUI

struct PreviewedView: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("On", isOn: $isOn) }
}

#Preview { PreviewedView(isOn: .constant(true)) }

#Preview("Named") { PreviewedView(isOn: .constant(false)).padding() }

#Preview("Traits", traits: .sizeThatFitsLayout) { Text("A") }
#Preview(traits: .fixedLayout(width: 100, height: 100), .landscapeLeft) { Text("A") }
#Preview("Modified", traits: .modifier(SampleData())) { Text("A") }

#Preview {
  @Previewable @State var isOn = false
  @Previewable @FocusState var focus: Bool
  PreviewedView(isOn: $isOn).focused($focus)
}

#Preview("Several") {
  let title = "Title"
  Text(title)
  Text("Other")
}

#Preview {
  struct Wrapper: View {
    @State private var isOn = true
    var body: some View { PreviewedView(isOn: $isOn) }
  }
  return Wrapper()
}

struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> Profile { Profile() }
  func body(content: Content, context: Profile) -> some View { content.environment(context) }
}

struct PreviewedView_Previews: PreviewProvider {
  @State static var isOn = true
  static var items = Item.samples
  static var previews: some View {
    Group {
      PreviewedView(isOn: .constant(true)).previewDisplayName("On").previewLayout(.sizeThatFits)
      PreviewedView(isOn: $isOn).previewLayout(.fixed(width: 100, height: 50)).previewDevice("iPhone 15")
        .preferredColorScheme(.dark)
      PreviewedView(isOn: .constant(true)).previewDevice(PreviewDevice(rawValue: "iPad")).previewInterfaceOrientation(
        .landscapeLeft)
    }
    ForEach(ColorScheme.allCases, id: \.self) { scheme in
      PreviewedView(isOn: .constant(true)).preferredColorScheme(scheme).previewDisplayName("\(scheme)")
    }
    ForEach(DynamicTypeSize.allCases, id: \.self) { Text("A").dynamicTypeSize($0) }
    ForEach(ContentSizeCategory.allCases, id: \.self) { Text("A").environment(\.sizeCategory, $0) }
    ForEach(["en", "de"], id: \.self) { Text("A").environment(\.locale, .init(identifier: $0)) }
  }
}

struct PreviewApp: App {
  @StateObject private var model = CounterModel()
  @State private var profile = Profile()
  @Environment(\.scenePhase) private var phase
  @AppStorage("dark") private var isDark = false

  var body: some Scene {
    WindowGroup {
      Text("A").environmentObject(model).environment(profile).preferredColorScheme(isDark ? .dark : .light)
    }
    .onChange(of: phase) { _, new in print(new) }
    .commands {
      CommandGroup(replacing: .newItem) {}; CommandMenu("M") { Button("A") {} }
    }
    WindowGroup("Second", id: "second") { Text("B") }.defaultSize(width: 1, height: 2).windowResizability(.contentSize)
    WindowGroup(for: UUID.self) { $id in Text(id?.uuidString ?? "") }
  }
}
