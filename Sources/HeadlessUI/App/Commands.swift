/// Commands of a menu bar or of a keyboard, which a phone has not.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands that the system makes.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds one set of commands of those that stand in a closure.
@resultBuilder
public struct CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
}

extension Optional: Commands where Wrapped: Commands {
  public var body: Never { return fatalError("Optional has no body") }
}

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  public init() {}
}

/// A menu of commands.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands beside or in place of the system's.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Where commands stand among the system's.
nonisolated public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let appVisibility = Self()
  public static let appTermination = Self()
  public static let newItem = Self()
  public static let saveItem = Self()
  public static let importExport = Self()
  public static let printItem = Self()
  public static let undoRedo = Self()
  public static let pasteboard = Self()
  public static let textEditing = Self()
  public static let textFormatting = Self()
  public static let toolbar = Self()
  public static let sidebar = Self()
  public static let windowSize = Self()
  public static let windowArrangement = Self()
  public static let help = Self()
}

// Sets of commands that the system makes.
nonisolated public struct SidebarCommands: PrimitiveCommands { public init() {} }
nonisolated public struct TextEditingCommands: PrimitiveCommands { public init() {} }
nonisolated public struct TextFormattingCommands: PrimitiveCommands { public init() {} }
nonisolated public struct ToolbarCommands: PrimitiveCommands { public init() {} }
nonisolated public struct InspectorCommands: PrimitiveCommands { public init() {} }
nonisolated public struct ImportFromDevicesCommands: PrimitiveCommands { public init() {} }
