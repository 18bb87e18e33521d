import SwiftUI

struct PopoversView: View {
  @State private var showsTip = false
  @State private var showsHandMenu = false
  @State private var sortsByName = true
  @State private var sort = "Name"
  @State private var pinned = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Popovers and menus hold more choices.")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom)
        VStack {
          Text("Good Example using `.popover`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button {
            showsTip.toggle()
          } label: {
            Label("About fees", systemImage: "info.circle")
              .labelStyle(.iconOnly)
          }
          .popover(isPresented: $showsTip) {
            VStack(alignment: .leading) {
              Text("About fees").font(.headline).accessibilityAddTraits(.isHeader)
              Text("We take 2 percent.")
              Button("Got it") { showsTip = false }
            }
            .padding()
          }
          // end
          DisclosureGroup("Details") {
            Text("A native popover.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.popover`")
          Text("Good Example using `Menu`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Menu("Sort by") {
            Button("Name") { sort = "Name" }
            Button("Date") { sort = "Date" }
            Divider()
            Toggle("Pinned first", isOn: $pinned)
          }
          .accessibilityValue(sort)
          // end
          DisclosureGroup("Details") {
            Text("A native menu with its value.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `Menu`")
          Text("Good Example using `Menu` with an icon")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Menu {
            Button("Duplicate", systemImage: "plus.square.on.square") {}
            Button("Move", systemImage: "folder") {}
            Button(role: .destructive, action: {}) { Label("Remove", systemImage: "trash") }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
          .accessibilityLabel("Invoice options")
          // end
          DisclosureGroup("Details") {
            Text("The icon has a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `Menu` with an icon")
          Text("Good Example using `.contextMenu` with actions")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Text("Report.pdf")
            .padding()
            .contextMenu {
              Button("Rename") {}
              Button("Share") {}
            }
            .accessibilityAction(named: "Rename") {}
            .accessibilityAction(named: "Share") {}
          // end
          DisclosureGroup("Details") {
            Text("The actions are in the rotor, too.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.contextMenu` with actions")
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom)
        VStack {
          Text("Bad Example using an icon with no name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-is-asset
          Menu {
            Button("Print") {}
            Button("Fax") {}
          } label: {
            Image("dots")
          }
          // end
          DisclosureGroup("Details") {
            Text("The menu has no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using an icon with no name")
          Text("Bad Example using a menu made by hand")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          VStack(alignment: .leading) {
            HStack {
              Text("Currency")
              Image(systemName: "chevron.down")
            }
            .onTapGesture { showsHandMenu.toggle() }
            if showsHandMenu {
              Text("Euro").onTapGesture { showsHandMenu = false }
              Text("Franc").onTapGesture { showsHandMenu = false }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Neither a button nor expanded.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a menu made by hand")
          Text("Bad Example using a long press only")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: gesture-only
          Text("Photo.heic")
            .padding()
            .onLongPressGesture { sortsByName.toggle() }
          // end
          DisclosureGroup("Details") {
            Text("A long press has no alternative.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a long press only")
        }
      }
      .padding()
    }
    .navigationTitle("Popovers and Menus")
  }
}

#Preview {
  NavigationStack {
    PopoversView()
  }
}
