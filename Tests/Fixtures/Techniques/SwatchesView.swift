import SwiftUI

/// A shape that can be pressed says what it is.
struct SwatchesView: View {
  @State private var ink = 0
  @State private var paper = 0
  @State private var cover = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)
  private let names = ["Red", "Blue"]
  private let colours = [Color.red, Color.blue]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A shape that can be pressed says what it is.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          HStack {
            ForEach(names.indices, id: \.self) { index in
              Circle()
                .fill(colours[index])
                .frame(width: 44, height: 44)
                .onTapGesture { ink = index }
                .accessibilityElement()
                .accessibilityLabel(names[index])
                .accessibilityAddTraits(ink == index ? [.isButton, .isSelected] : .isButton)
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("A shape with a name, the trait of a button and its state.")
          }
          .padding(.bottom)
          // good
          HStack {
            ForEach(names.indices, id: \.self) { index in
              Button {
                paper = index
              } label: {
                Circle().fill(colours[index]).frame(width: 44, height: 44)
              }
              .accessibilityLabel("\(names[index]) paper")
              .accessibilityAddTraits(paper == index ? .isSelected : [])
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("A button around a shape.")
          }
          .padding(.bottom)
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // bad: trait-missing
          HStack {
            Circle().fill(Color.green).frame(width: 44, height: 44).onTapGesture { ink = 2 }
            Circle().fill(Color.orange).frame(width: 44, height: 44).onTapGesture { ink = 3 }
          }
          // end
          DisclosureGroup("Details") {
            Text("A shape that is tapped is nothing to a listener.")
          }
          .padding(.bottom)
          // bad: trait-missing
          ZStack(alignment: cover ? .trailing : .leading) {
            Capsule().fill(cover ? Color.green : Color.gray).frame(width: 52, height: 32)
            Circle().fill(Color.white).frame(width: 28, height: 28)
          }
          .onTapGesture { cover.toggle() }
          // end
          DisclosureGroup("Details") {
            Text("A switch of shapes.")
          }
          .padding(.bottom)
          // bad: name-missing
          Button {
            ink = 4
          } label: {
            Circle().fill(Color.purple).frame(width: 44, height: 44)
          }
          // end
          DisclosureGroup("Details") {
            Text("Buttons of shapes without a name.")
          }
          .padding(.bottom)
          // bad: gesture-only
          Capsule().fill(Color.gray).frame(width: 60, height: 44).gesture(DragGesture().onEnded { _ in ink = 5 })
          // end
          DisclosureGroup("Details") {
            Text("A handle that can only be dragged.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Swatches")
  }
}

#Preview {
  NavigationStack {
    SwatchesView()
  }
}
