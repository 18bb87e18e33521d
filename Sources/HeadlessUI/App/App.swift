import Foundation

/// The structure and behaviour of a whole app.
///
/// There is no screen to run it on. What its windows show is found by its previews; `main` says so and ends.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() {
    let text = "\(Self.self): there is no screen to run an app on; its previews are what can be heard.\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(2)
  }
}

/// A part of an app's interface with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that the system makes.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds one scene of those that stand in a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _ScenesOfApp()
  }

  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> Content? { scene }
  public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { _ScenesOfApp() }
}

extension Optional: Scene where Wrapped: Scene {
  public var body: Never { return fatalError("Optional has no body") }
}

/// Several scenes.
nonisolated public struct _ScenesOfApp: PrimitiveScene {}
