import Auditing
import Testing

/// The runs that every format is tried with, by names that a log can show.
enum SampleRun: String, CaseIterable, CustomTestStringConvertible {
  case small, rich, hostile, empty

  var report: AuditReport {
    switch self {
    case .small: Sample.report
    case .rich: Sample.rich
    case .hostile: Hostile.report
    case .empty: Sample.empty
    }
  }

  var testDescription: String { rawValue }
}
