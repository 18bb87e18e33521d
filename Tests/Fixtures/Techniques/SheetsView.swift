import SwiftUI

struct SheetsView: View {
  @State private var showsGood = false
  @State private var showsGoodItem: SheetTopic?
  @State private var showsBad = false
  @State private var showsDrawer = false
  @AccessibilityFocusState private var isTriggerFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Sheets cover the screen and are dismissed with a button or by escaping.")
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
          Text("Good Example using `.sheet`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button("Show License Agreement") {
            showsGood = true
          }
          .accessibilityFocused($isTriggerFocused)
          .sheet(isPresented: $showsGood, onDismiss: { isTriggerFocused = true }) {
            NavigationStack {
              ScrollView {
                Text("You may use this app for as long as you like.")
                  .padding()
              }
              .navigationTitle("License Agreement")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Close") { showsGood = false }
                }
              }
            }
            .presentationDetents([.medium, .large])
          }
          // end
          DisclosureGroup("Details") {
            Text("A sheet keeps the focus inside and gives it back.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.sheet`")
          Text("Good Example using `.sheet(item:)`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button {
            showsGoodItem = SheetTopic(id: 1, name: "Privacy")
          } label: {
            Text("Show Privacy Policy")
          }
          .sheet(item: $showsGoodItem) { topic in
            SheetTopicView(topic: topic)
          }
          // end
          DisclosureGroup("Details") {
            Text("The sheet has a heading and a close button.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.sheet(item:)`")
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
          Text("Bad Example using a close button with no name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          Button("Show Terms of Use") { showsBad = true }
            .sheet(isPresented: $showsBad) {
              VStack {
                Text("Terms of Use").font(.title)
                Text("Be kind.")
                Image("close")
                  .onTapGesture { showsBad = false }
              }
            }
          // end
          DisclosureGroup("Details") {
            Text("The close image has neither a name nor a trait.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a close button with no name")
          Text("Bad Example using an overlay")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: status-not-announced
          VStack {
            Button("Show Filters") { showsDrawer.toggle() }
            if showsDrawer {
              VStack {
                Text("Filters").font(.headline)
                Button("Apply") { showsDrawer = false }
              }
              .frame(maxWidth: .infinity)
              .background(Color(.secondarySystemBackground))
              .transition(.move(edge: .bottom))
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("A sheet made by hand traps no focus and moves none.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using an overlay")
        }
      }
      .padding()
    }
    .navigationTitle("Sheets")
  }
}

struct SheetTopic: Identifiable {
  let id: Int
  let name: String
}

struct SheetTopicView: View {
  let topic: SheetTopic
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text(topic.name)
          .font(.title)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill")
            .imageScale(.large)
            .accessibilityLabel("Close \(topic.name)")
        }
      }
      Text("We sell nothing.")
    }
    .padding()
  }
}

#Preview {
  NavigationStack {
    SheetsView()
  }
}
