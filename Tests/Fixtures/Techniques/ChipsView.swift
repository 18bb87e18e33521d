import SwiftUI

struct ChipsView: View {
  @Environment(\.colorScheme) var colorScheme
  private var darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private var darkRed = Color(red: 220 / 255, green: 20 / 255, blue: 60 / 255)
  private let filters = ["Open now", "Drive-thru", "24 hours", "Vaccines"]
  @State private var selected: Set<String> = ["Open now"]
  @State private var selectedBad: Set<String> = ["Open now"]
  @State private var tags = ["Allergy", "Cold and flu", "Vitamins"]
  @State private var tagsBad = ["Allergy", "Cold and flu", "Vitamins"]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Filter chips must speak their selected state, and the button which removes a tag must have a name.")
          .padding([.bottom])
        Text("Good Examples")
          .font(.title3.bold())
          .foregroundStyle(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityHeading(.h2)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2)
          .overlay(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom, 8)
        Text("Good Example Using `.isSelected`")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // good
        ScrollView(.horizontal, showsIndicators: false) {
          HStack {
            ForEach(filters, id: \.self) { filter in
              let isOn = selected.contains(filter)
              Button {
                if isOn { selected.remove(filter) } else { selected.insert(filter) }
              } label: {
                HStack {
                  if isOn {
                    Image(systemName: "checkmark")
                      .accessibilityHidden(true)
                  }
                  Text(filter)
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 12)
                .background(Capsule().stroke(Color.primary))
              }
              .accessibilityAddTraits(isOn ? .isSelected : [])
            }
          }
        }
        // end
        DisclosureGroup("Details") {
          Text("The good chips have the selected trait.")
        }.padding().accessibilityHint("Good Example Using `.isSelected`")
        Text("Good Example Removable tags")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // good
        ForEach(tags, id: \.self) { tag in
          HStack {
            Text(tag)
            Button(action: { tags.removeAll { $0 == tag } }) {
              Image(systemName: "xmark.circle.fill")
                .frame(width: 44, height: 44)
            }
            .accessibilityLabel("Remove \(tag)")
          }
          .padding(.leading)
          .background(Capsule().fill(Color(.systemGray5)))
        }
        // end
        DisclosureGroup("Details") {
          Text("Each remove button has a unique name.")
        }.padding().accessibilityHint("Good Example Removable tags")
        Text("Bad Examples")
          .font(.title3.bold())
          .foregroundStyle(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .accessibilityHeading(.h2)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2)
          .overlay(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom, 8)
        Text("Bad Example No selected trait")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // bad: colour-only
        HStack {
          ForEach(filters, id: \.self) { filter in
            Button(filter) {
              if selectedBad.contains(filter) {
                selectedBad.remove(filter)
              } else {
                selectedBad.insert(filter)
              }
            }
            .padding(8)
            .background(selectedBad.contains(filter) ? Color.blue : Color(.systemGray5))
            .foregroundColor(selectedBad.contains(filter) ? .white : .primary)
            .clipShape(Capsule())
          }
        }
        // end
        DisclosureGroup("Details") {
          Text("The bad chips show the selected state with colour only.")
        }.padding().accessibilityHint("Bad Example No selected trait")
        Text("Bad Example Removable tags")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        // bad: name-duplicate
        ForEach(tagsBad, id: \.self) { tag in
          HStack {
            Text(tag)
            Button(action: { tagsBad.removeAll { $0 == tag } }) {
              Image(systemName: "xmark")
            }
          }
          .padding(8)
          .background(Capsule().fill(Color(.systemGray5)))
        }
        // end
        DisclosureGroup("Details") {
          Text("Each remove button is spoken as Close.")
        }.padding().accessibilityHint("Bad Example Removable tags")
      }
      .padding(.horizontal)
      .navigationBarTitle("Chips")
    }
  }
}

struct ChipsView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ChipsView()
    }
  }
}
