import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// Amounts that are drawn by shapes.
@MainActor
struct DrawnAmountTests {
  private struct Ring: View {
    var fraction = 0.35
    var isMended = false
    var isNumbered = true
    static let line = #line
    var body: some View {
      if isMended {
        ring.accessibilityElement(children: .ignore)
          .accessibilityLabel("Step goal")
          .accessibilityValue("35 percent")
      } else {
        ring
      }
    }

    private var ring: some View {
      ZStack {
        Circle().stroke(.gray, lineWidth: 12)
        Circle()
          .trim(from: 0, to: fraction)
          .stroke(.blue, lineWidth: 12)
          .rotationEffect(.degrees(-90))
        if isNumbered { Text("35%") }
      }
    }
  }

  @Test func aRingSaysWhatItIsOf() {
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: Ring(), from: Ring.line) == [
        "fail +18: shapes show how far something is, and “35%” does not say of what"
      ])
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: Ring(isNumbered: false), from: Ring.line) == [
        "fail +15: shapes show how far something is, and nothing says it"
      ])
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Ring(isMended: true)))
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Ring(isMended: true, isNumbered: false)))
  }

  private struct Bar: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      VStack {
        Text("Upload").accessibilityAddTraits(.isHeader)
        ZStack(alignment: .leading) {
          Capsule().fill(.gray).frame(width: 200, height: 8)
          Capsule().fill(.blue).frame(width: 130, height: 8)
        }
        if isMended { Text("65% uploaded") }
      }
    }
  }

  @Test func aBarIsToldInItOrBesideIt() {
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: Bar(isMended: false), from: Bar.line) == [
        "fail +4: shapes show how far something is, and nothing says it"
      ])
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Bar(isMended: true)))
  }

  private struct EdgeBar: View {
    var alignment = Alignment.leading
    var isMended = false
    var isCard = false
    static let line = #line
    var body: some View {
      Text("Upload").accessibilityAddTraits(.isHeader)
      let bar = GeometryReader { proxy in
        ZStack(alignment: alignment) {
          Capsule().fill(.gray)
          Capsule().fill(.blue).frame(width: proxy.size.width * 0.4)
          if isCard { Text("Uploaded") }
        }
      }
      if isMended {
        bar.accessibilityElement().accessibilityLabel("Upload").accessibilityValue("40 percent")
      } else {
        bar
      }
    }
  }

  @Test func aShapeAtTheEdgeOfAnotherIsALevel() {
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: EdgeBar(), from: EdgeBar.line) == [
        "fail +4: shapes show how far something is, and nothing says it"
      ])
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, EdgeBar(isMended: true)))
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, EdgeBar(alignment: .center)))
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, EdgeBar(isCard: true)))
  }

  private struct Bars: View {
    let isMended: Bool
    static let line = #line
    var body: some View {
      HStack(alignment: .bottom) {
        ForEach([(day: "Mon", steps: 4000), (day: "Tue", steps: 6500), (day: "Wed", steps: 5200)], id: \.day) { it in
          let bar = VStack {
            Rectangle().fill(.blue).frame(width: 28, height: CGFloat(it.steps) / 60)
            Text(it.day)
          }
          if isMended {
            bar.accessibilityElement().accessibilityLabel(it.day).accessibilityValue("\(it.steps) steps")
          } else {
            bar
          }
        }
      }
    }
  }

  @Test func barsSideBySideSayHowLongTheyAre() {
    #expect(
      JudgedScreen.lines(.visibleNotSpoken, in: Bars(isMended: false), from: Bars.line) == [
        "fail +6: bars of several lengths stand beside “Mon”, and nothing says how long they are"
      ])
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Bars(isMended: true)))
  }

  private struct Decoration: View {
    var body: some View {
      ZStack {
        Circle().fill(.blue).frame(width: 60, height: 60)
        Circle().fill(.white).frame(width: 20, height: 20)
      }
      ZStack {
        Circle().stroke(.gray)
        Circle().trim(from: 0, to: 1).stroke(.blue)
      }
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.gray).frame(width: 300, height: 120)
        RoundedRectangle(cornerRadius: 8).fill(.white).frame(width: 280, height: 120)
        Text("Welcome")
      }
      HStack {
        Rectangle().frame(width: 4, height: 20)
        Rectangle().frame(width: 4, height: 20)
        Rectangle().frame(width: 4, height: 20)
        Text("Three"); Text("alike")
      }
    }
  }

  @Test func decorationIsLeftAlone() {
    #expect(JudgedScreen.isClean(of: .visibleNotSpoken, Decoration()))
  }
}
