import Foundation
import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// The wheels of a time of day: those that its button opens, and those that stand on the screen.
@MainActor
struct OpenedDateTests {
  private struct Reminder: View {
    @State var time = Date(timeIntervalSinceReferenceDate: 0)
    let isWheel: Bool
    static let line = #line
    var body: some View {
      let picker = DatePicker("Reminder", selection: $time, displayedComponents: .hourAndMinute)
      if isWheel { picker.datePickerStyle(.wheel).labelsHidden() } else { picker }
    }
  }

  @Test func theWheelsThatAButtonOpensAreOfWhatWasTapped() {
    #expect(JudgedScreen.isClean(of: .nameMissing, Reminder(isWheel: false)))
    #expect(!JudgedScreen.isClean(of: .nameMissing, Reminder(isWheel: true)))
  }
}
