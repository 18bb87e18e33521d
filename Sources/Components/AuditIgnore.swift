#if !os(Linux)
  import SwiftUI

  /// The rules that components here break on purpose; where there is no audit, the marks mean nothing.
  enum RuleID {
    case adjustInconsistent, colourOnly, focusLost, hapticOnlyFeedback, nameBareNumber, nameContainsValue, rangeInverted
    case stepUnreachable, stepperRedundantStops, stepperSplitUnnamedSubject
  }

  extension View {
    func auditIgnore(_ rules: RuleID..., reason: String) -> Self { self }
  }
#endif
