import SwiftUI

// Files of the Swift 5 years ask UIKit from wherever they stand, which only Swift 6 forbids.
let globalScreen = UIScreen.main.bounds
let globalName = UIDevice.current.name
private let generator = UIImpactFeedbackGenerator(style: .light)

enum GlobalSizes {
  static let width = UIScreen.main.bounds.size.width
  static let pasted = UIPasteboard.general.string
}

func withOptionalAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  if UIAccessibility.isReduceMotionEnabled { return try body() }
  generator.impactOccurred()
  return try withAnimation(animation, body)
}
