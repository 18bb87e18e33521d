import Foundation
import Testing

/// A whole app of components, written as files in the wild are and compiled without an edit.
struct EverydayTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Everyday")

  private static func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test("Every component is found, by its preview or by its provider of previews")
  func list() throws {
    #expect(
      try Product.everyday.run(["list"]).output == """
        BasketView
        BasketView/Empty
        CheckoutView
        GameBoard
        HabitTracker
        InboxList
        OnboardingFlow/First run
        PermissionCard/Denied
        PhotoGrid/Three photos
        ProductPage/Kettle
        ProductPage/Sold out
        RatingView
        RootView/Everything
        RootView/Something in the basket
        SettingsForm
        ShopView
        StepsChart
        VolumeKnob
        WorkoutTimer/Ten seconds

        """)
  }

  @Test("They are heard as their specs say")
  func check() throws {
    let run = try Product.everyday.run(["check", Self.path("Specs")])
    #expect(run == Product.Run(status: 0, output: "28 specs checked, all green\n", error: ""))
  }

  @Test("Every finding is kept on purpose, with the reason in the baseline")
  func audit() throws {
    let run = try Product.everyday.run([
      "audit", "--states", "10", "--steps", "60", "--timeout", "300", "--baseline", Self.path("Baseline.json"),
    ])
    #expect(run.status == 0, "\(run.output)\(run.error)")
    let text = try String(contentsOf: Self.folder.appending(path: "Baseline.json"), encoding: .utf8)
    let baseline = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let entries = try #require(baseline["entries"] as? [[String: Any]])
    #expect(!entries.isEmpty)
    #expect(entries.allSatisfy { ($0["reason"] as? String)?.isEmpty == false })
  }
}
