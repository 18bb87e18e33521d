import Semantics
import Testing

@testable import Auditing

/// What moves, and what flashes.
@MainActor
struct MotionTests {
  private func moving(_ standard: String, reduced: String) -> [String] {
    let example = Example("screen") { environment in
      SemanticTree(
        environment: environment, nodes: [.text("t", "3")],
        motions: [DeclaredMotion(effect: environment.reduceMotion ? reduced : standard, nodes: ["t"])])
    }
    return Audit(rules: [.motionNoAlternative]).judge(
      Audit.Subject(name: "Screen", source: SourceLocation(file: "Screen.swift", line: 1)) { example.makeHost($0) },
      in: SemanticEnvironment()
    ).findings.map(\.message)
  }

  @Test("A movement with and without another form")
  func alternatives() {
    for effect in ["numericText", "move", "scale+opacity", "phaseAnimator", "keyframeAnimator", "wobble"] {
      #expect(moving(effect, reduced: effect) == ["the movement “\(effect)” of “3” is the same with Reduce Motion"])
      #expect(moving(effect, reduced: "opacity") == [])
      #expect(moving(effect, reduced: "identity") == [])
    }
    for effect in ["opacity", "identity", "interpolate", "symbolEffect", "symbolEffect.bounce", "opacity+identity"] {
      #expect(moving(effect, reduced: effect) == [])
    }
    #expect(moving("opacity", reduced: "move") == ["the movement “move” of “3” is the same with Reduce Motion"])
  }

  private func flashing(_ colors: [Appearance.Color], each seconds: Double, side: Double? = 320) -> [String] {
    let node = SemanticNode(id: "f", role: .image, label: "Alarm").with {
      guard let side else { return }
      $0.appearance = Appearance().with { $0.frame = .init(width: side, height: side) }
    }
    let frames = colors.map { DeclaredMotion.Frame(seconds: seconds, color: $0) }
    return JudgedScreen.lines(
      .flash, [node], motions: [DeclaredMotion(effect: "phaseAnimator", nodes: ["f"], frames: frames)])
  }

  @Test("Flashes by the second, their strength and their size")
  func flashes() {
    #expect(flashing([.black, .white], each: 0.1) == ["fail image[1]: “phaseAnimator” flashes 5.00 times a second"])
    #expect(flashing([.black, .white], each: 1.0 / 6) == [])
    #expect(flashing([.black, .white], each: 0.166).count == 1)
    // Too weak: less than a tenth, or both light.
    #expect(flashing([.init(hex: 0x777777), .init(hex: 0x868686)], each: 0.1) == [])
    #expect(flashing([.init(hex: 0xE8E8E8), .white], each: 0.1) == [])
    #expect(flashing([.init(hex: 0xC0C0C0), .white], each: 0.1).count == 1)
    // Red counts whatever its luminance.
    #expect(flashing([.init(hex: 0xFF0000), .init(hex: 0x7F7F7F)], each: 0.1).count == 1)
    // A quarter of 341 by 256 points.
    #expect(flashing([.black, .white], each: 0.1, side: 147) == [])
    #expect(flashing([.black, .white], each: 0.1, side: 148).count == 1)
    #expect(
      flashing([.black, .white], each: 0.1, side: nil) == [
        """
        review (frame-unknown) image[1]: “phaseAnimator” flashes 5.00 times a second; how large the field is was not \
        declared
        """
      ])
    #expect(flashing([.black, .white], each: 0).first?.contains("30.00 times") == true)
    #expect(
      JudgedScreen.outcome(.flash, [.text("t", "3")], motions: [DeclaredMotion(effect: "phaseAnimator", nodes: ["t"])])
        == .inapplicable)
  }
}
