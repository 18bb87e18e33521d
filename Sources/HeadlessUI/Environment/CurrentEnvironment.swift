import Foundation

/// The environment of the view or handler that runs now, for code that has no other way to ask: a bare `formatted()`.
enum CurrentEnvironment {
  @TaskLocal static var locale: Locale = Locale(identifier: "en_US")

  /// Runs a piece of a component with its environment at hand.
  @MainActor
  static func with<Result>(_ environment: EnvironmentValues, _ body: @MainActor () -> Result) -> Result {
    let wanted = environment.locale
    if wanted == locale { return body() }
    return $locale.withValue(wanted) { body() }
  }
}
