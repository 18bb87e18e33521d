import SwiftUI

private struct Tenth: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 10 }
}

// The delegate that most apps have: a class that may be inherited from.
class RareDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token: String?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

class RareResponder: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

struct RareNote: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct RareApp: App {
  @UIApplicationDelegateAdaptor(RareDelegate.self) private var delegate
  @UIApplicationDelegateAdaptor private var responder: RareResponder

  var body: some Scene {
    DocumentGroup(newDocument: RareNote()) { TextEditor(text: $0.$document.text) }
    DocumentGroup(viewing: RareNote.self) { Text($0.document.text) }
    WindowGroup("Item", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
    WindowGroup(Text("Item"), id: "item", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
    WindowGroup(id: "number", for: Int.self) {
      Text("\($0.wrappedValue)")
    } defaultValue: {
      1
    }
    WindowGroup { Text("Sheet").presentationDetents([.custom(Tenth.self)]) }
  }
}
