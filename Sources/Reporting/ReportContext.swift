public import Foundation

/// What a report is written with, beside what was found.
public struct ReportContext: Sendable {
  /// How much goes into a format that has both.
  public enum Profile: String, Sendable, Hashable, CaseIterable {
    /// Everything that is known.
    case full
    /// What GitHub's code scanning shows, and nothing that it would show wrongly.
    case github
  }

  /// The folder that places in reports are relative to.
  public let root: String
  /// Whether passes and what is behind a review are written too; false by default.
  public var isVerbose = false
  /// Whether a terminal that shows colours reads along; false by default.
  public var usesColour = false
  /// `full` by default.
  public var profile = Profile.full
  /// The name of the program.
  public var tool = "aloud"
  /// The version of the program; nil where it has none.
  public var version: String?
  /// When the audit was made; nil, the default, leaves every date out.
  public var date: Date?

  let paths: RelativePaths

  /// - Parameter root: The folder of the package or the repository, as an absolute path.
  public init(root: String) {
    self.root = root
    paths = RelativePaths(root: root)
  }

  /// The path of a source file as reports write it: relative to the root where it is inside.
  public func relative(_ path: String) -> String { paths.relative(path) }
}
