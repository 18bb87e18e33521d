import Catalog
import SwiftUI

/// A program whose components do what components must not.
@main struct Broken: ComponentCatalog {
  static var stories: [Story] {
    [
      Story("::error::forged\n\u{1B}[31m") { Text("Name") }
    ]
  }
}

#Preview("Fine") {
  Text("Fine")
}

#Preview("Traps") {
  let numbers: [Int] = []
  Text("\(numbers[numbers.count])")
}

#Preview("Never returns") {
  NeverReturning()
}

#Preview("Tells and never returns") {
  let _ = FileHandle.standardError.write(Data("begun\n".utf8))
  NeverReturning()
}

#Preview("Never settles") {
  NeverSettling()
}

#Preview("Never settles after a tap") {
  NeverSettlingAfterTap()
}

#Preview("Calls itself") {
  CallingItself()
}

#Preview("Exits") {
  Exiting()
}

#Preview("Café") {
  Text("Café")
}

#Preview("Twins") {
  HStack {
    Button("Twin") {}
    Button("Twin") {}
  }
}

#Preview("Prints") {
  let _ = print("::error::printed")
  Text("Printed")
}

#Preview("Labels") {
  VStack {
    Text("::error::no")
    Text(" ::error::no")
    Text("a ##[error]no")
    Text("a\n\u{1B}[31mred\u{202E}turned")
  }
}

struct NeverReturning: View {
  var body: some View {
    while true {}
    return Text("Unreached")
  }
}

struct NeverSettling: View {
  @State private var count = 0

  var body: some View {
    Text("Count").onChange(of: count, initial: true) { count += 1 }
  }
}

struct NeverSettlingAfterTap: View {
  @State private var isRunning = false
  @State private var count = 0

  var body: some View {
    Button("Run") { isRunning = true }
      .onChange(of: isRunning) { count += 1 }
      .onChange(of: count) { count += 1 }
  }
}

struct CallingItself: View {
  var body: some View { AnyView(CallingItself()) }
}

struct Exiting: View {
  init() { exit(0) }

  var body: some View { Text("Unreached") }
}
