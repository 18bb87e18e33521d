public import Foundation
import Semantics

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how far a progress is when the view is evaluated.
  nonisolated public init(_ progress: Progress, file: String = #filePath, line: Int = #line) {
    self.init(
      label: nil, fraction: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1),
      currentValueLabel: nil, source: SourceLocation(file: file, line: line))
  }
}
