public import Foundation
import Semantics

/// A control that opens an address; it carries the traits of a button and of a link, as on a device.
public struct Link<Label: View> {
  let label: Label
  let destination: URL
  let source: SourceLocation?

  nonisolated init(label: Label, destination: URL, source: SourceLocation?) {
    self.label = label
    self.destination = destination
    self.source = source
  }
}

extension Link: View {
  public var body: Never { fatalError("Link has no body") }

  nonisolated public init(
    destination: URL, file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let children = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    var element = evaluation.control(
      .link, traits: [.button, .link], label: children, at: identity, in: environment, source: view.source)
    let openURL = environment.openURL
    let destination = view.destination
    element.offer(.activate) { _ in openURL(destination) }
    evaluation.elements.append(element)
  }
}

extension Link where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: URL, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(titleKey), destination: destination, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, destination: URL, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(titleResource), destination: destination, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: URL, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(title), destination: destination, source: SourceLocation(file: file, line: line))
  }
}

/// Opens an address; nothing is opened here, so that a handler of the component is all that runs.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result() }
  }

  private let handler: @MainActor (URL) -> Result

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    _ = handler(url)
    completion(true)
  }
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction {
      OpenURLAction { url in
        AnnouncementQueue.current?.emit(.opened(address: url.absoluteString))
        return .systemAction
      }
    }
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
