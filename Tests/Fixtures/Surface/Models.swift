import Combine
import Observation
import SwiftUI

class CounterModel: ObservableObject {
  @Published var count = 0
  @Published private(set) var items: [Item] = []
  @Published var error: Error?
  private var cancellables = Set<AnyCancellable>()
  var timer: Timer?
  static let shared = CounterModel()

  init() {
    $count.sink { [weak self] value in self?.log(value) }.store(in: &cancellables)
    $count.dropFirst().removeDuplicates().debounce(for: .seconds(0.3), scheduler: RunLoop.main)
      .map { $0 * 2 }.filter { $0 > 1 }.receive(on: DispatchQueue.main).sink { print($0) }.store(in: &cancellables)
  }

  func load() {
    DispatchQueue.global().async {
      let loaded = [Item(name: "A")]
      DispatchQueue.main.async { self.items = loaded }
    }
    Task { await fetch() }
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 1)
      await MainActor.run { self?.count += 1 }
    }
  }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.count += 1 }
    objectWillChange.send()
  }

  @MainActor func fetch() async { items = await Task { [Item(name: "B")] }.value }
  private func log(_ value: Int) {}
}

@MainActor final class IsolatedModel: ObservableObject {
  @Published var name = ""
  @Published var isLoading: Bool = false
  func load() async throws {
    isLoading = true
    defer { isLoading = false }
    try await Task.sleep(for: .milliseconds(1))
    name = "Loaded"
  }
}

@Observable class Profile {
  var name = ""
  var tags: Set<String> = []
  @ObservationIgnored var cache: [String: Int] = [:]
  var isEmpty: Bool { name.isEmpty }
  func rename(_ new: String) { name = new }
}

@Observable @MainActor final class Session {
  var user: String?
  var items: [Item] = Item.samples
  func signIn() async { user = "A" }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Color.red }
struct ActionKey: EnvironmentKey { static let defaultValue: (String) -> Void = { _ in } }

extension EnvironmentValues {
  var theme: Color {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  var report: (String) -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
  @Entry var spacing: CGFloat = 8
  @Entry var owner: Profile?
  @Entry var titleFont: Font = .title
}

extension View {
  func theme(_ color: Color) -> some View { environment(\.theme, color) }
}

struct Models: View {
  @StateObject private var model = CounterModel()
  @StateObject var isolated = IsolatedModel()
  @ObservedObject var shared = CounterModel.shared
  @ObservedObject private var passed: CounterModel
  @EnvironmentObject var injected: CounterModel
  @State private var profile = Profile()
  @State private var session = Session()
  @Environment(Profile.self) private var environmentProfile
  @Environment(Session.self) private var optionalSession: Session?
  @Environment(\.theme) private var theme
  @Environment(\.report) var report
  @Environment(\.spacing) private var spacing
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.locale) private var locale
  @Environment(\.calendar) var calendar
  @Environment(\.timeZone) var timeZone
  @Environment(\.redactionReasons) private var redaction
  @Environment(\.controlSize) private var controlSize
  @Environment(\.symbolVariants) private var variants
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isFocused) private var isFocused
  @Environment(\.refresh) private var refresh
  @Environment(\.openWindow) private var openWindow
  @Environment(\.displayScale) private var scale
  @AppStorage("count") private var stored = 0
  @AppStorage("name") private var name: String = ""
  @AppStorage("optional") private var optional: String?
  @AppStorage("flavour") private var flavour: Flavour = .vanilla
  @AppStorage("flag", store: .standard) var flag = false
  @AppStorage("date") private var amount: Double = 0
  @SceneStorage("tab") private var tab = 0
  @State private var task: Task<Void, Never>?
  @State private var cancellable: AnyCancellable?
  @State private var values = [1, 2, 3]
  @State private var dictionary: [String: Bool] = [:]
  @State var isOn: Bool
  @State private var now = Date()
  @Binding var selection: Int
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var onFinish: (() -> Void)?
  var onSelect: (Int) -> Void = { _ in }

  init(isOn: Bool = false, selection: Binding<Int>, model: CounterModel = CounterModel()) {
    self._isOn = State(initialValue: isOn)
    _selection = selection
    _model = StateObject(wrappedValue: model)
    self.passed = model
  }

  var body: some View {
    @Bindable var profile = profile
    @Bindable var bound = environmentProfile
    VStack(spacing: spacing) {
      TextField("Name", text: $profile.name)
      TextField("Name", text: $bound.name)
      TextField("Name", text: $isolated.name)
      Stepper("C", value: $model.count)
      Stepper("C", value: $shared.count, in: 0...3)
      Stepper("V", value: $values[0])
      Toggle("D", isOn: binding(for: "a"))
      ForEach($values, id: \.self) { $value in Stepper("\(value)", value: $value) }
      ForEach($session.items) { $item in TextField("", text: $item.name) }
      Child(selection: $selection, profile: profile)
      Child(selection: .constant(3), profile: Profile())
      Picker("F", selection: $flavour) { ForEach(Flavour.allCases) { Text($0.title) } }
      Text("\(stored) \(name) \(optional ?? "") \(tab)").foregroundColor(theme)
      Text(scenePhase == .active ? "Active" : "Not").font(font)
    }
    .environmentObject(model)
    .environment(profile)
    .environment(session)
    .environment(\.theme, .blue)
    .environment(\.locale, Locale(identifier: "de"))
    .environment(\.locale, .init(identifier: "fr"))
    .environment(\.report) { print($0) }
    .environment(\.managedTitle, "A")
    .transformEnvironment(\.spacing) { $0 += 2 }
    .theme(.green)
    .onAppear { model.load() }
    .onAppear(perform: appear)
    .onDisappear {
      task?.cancel(); timer.upstream.connect().cancel()
    }
    .task { await session.signIn() }
    .task(id: selection) { try? await isolated.load() }
    .task(priority: .background) { for await _ in AsyncStream<Int>(unfolding: { nil }) {} }
    .onReceive(timer) { date in now = date }
    .onReceive(model.$count) { stored = $0 }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in isOn = true
    }
    .onReceive(NotificationCenter.default.publisher(for: .refreshed)) { note in print(note) }
    .onReceive(Just(selection)) { _ in }
    .onChange(of: scenePhase) { phase in if phase == .background { stored = 1 } }
    .onChange(of: profile.name) { _, new in name = new }
    .onChange(of: [selection, stored]) { values in print(values) }
    Button("Async") {
      task = Task { @MainActor in
        for i in 0..<3 { try? await Task.sleep(for: .seconds(1)); values.append(i) }
      }
      Task { do { try await isolated.load() } catch { model.error = error } }
      Task.detached { await session.signIn() }
      DispatchQueue.main.async {
        self.isOn = false; model.count += 1
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {
        isOn.toggle(); onFinish?()
      }
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in isOn = true }
      cancellable = Just(1).sink { stored = $0 }
      UserDefaults.standard.set(true, forKey: "a")
      UIPasteboard.general.string = "A"
      UIApplication.shared.open(URL(string: "https://example.org")!)
    }
  }

  private func binding(for key: String) -> Binding<Bool> {
    .init(get: { dictionary[key, default: false] }, set: { dictionary[key] = $0 })
  }
  private func appear() { onSelect(1) }
}

extension Notification.Name { static let refreshed = Notification.Name("refreshed") }
private struct ManagedTitleKey: EnvironmentKey { static var defaultValue: String = "" }
extension EnvironmentValues {
  var managedTitle: String {
    get { self[ManagedTitleKey.self] }
    set { self[ManagedTitleKey.self] = newValue }
  }
}

struct Child: View {
  @Binding var selection: Int
  @Bindable var profile: Profile
  @Environment(\.self) var everything
  var body: some View {
    TextField("N", text: $profile.name)
    Button("\(selection)") {
      selection += 1; $selection.wrappedValue = 2
    }
    Text(profile.isEmpty ? "Empty" : profile.name)
  }
}

extension Array: @retroactive RawRepresentable where Element == UUID {
  public init?(rawValue: String) { self = [] }
  public var rawValue: String { "" }
}

@propertyWrapper struct Clamped: DynamicProperty {
  @State private var value: Int
  init(wrappedValue: Int) { _value = State(initialValue: wrappedValue) }
  var wrappedValue: Int {
    get { value }
    nonmutating set { value = min(max(newValue, 0), 10) }
  }
  var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

struct ClampedCounter: View {
  @Clamped private var count = 3
  var body: some View { Stepper("\(count)", value: $count) }
}

struct EqualRow: View, Equatable {
  let title: String
  static func == (a: EqualRow, b: EqualRow) -> Bool { a.title == b.title }
  var body: some View { Text(title) }
}
