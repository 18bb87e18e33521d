import SwiftUI

struct AlertsView: View {
  @State private var showsAlert = false
  @State private var showsDialog = false
  @State private var showsFakeAlert = false
  @State private var showsBanner = false
  @State private var showsNameless = false
  @State private var draft = ""
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Alerts tell people something important and ask for a decision.")
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
          Text("Good Example using `.alert`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button("Delete Account") { showsAlert = true }
            .alert("Delete your account?", isPresented: $showsAlert) {
              Button("Delete", role: .destructive) {}
              Button("Cancel", role: .cancel) {}
            } message: {
              Text("This cannot be undone.")
            }
          // end
          DisclosureGroup("Details") {
            Text("A native alert.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.alert`")
          Text("Good Example using `.confirmationDialog`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button("Change Plan", action: { showsDialog = true })
            .confirmationDialog("Change Plan", isPresented: $showsDialog, titleVisibility: .visible) {
              Button("Monthly") {}
              Button("Yearly") {}
              Button("Keep current plan", role: .cancel) {}
            } message: {
              Text("Choose how often to pay.")
            }
          // end
          DisclosureGroup("Details") {
            Text("A native dialog.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.confirmationDialog`")
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
          Text("Bad Example using a ZStack")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: status-not-announced
          ZStack {
            Button("Sign Out") { showsFakeAlert = true }
            if showsFakeAlert {
              Color.black.opacity(0.4)
              VStack(spacing: 12) {
                Text("Sign out?").bold()
                Text("You will need your password to come back.")
                HStack {
                  Button("Stay") { showsFakeAlert = false }
                  Button("Leave") { showsFakeAlert = false }
                }
              }
              .padding()
              .background(Color(.systemBackground))
              .cornerRadius(12)
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("A drawn alert is no modal.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a ZStack")
          Text("Bad Example using a message that is not announced")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: status-not-announced
          VStack {
            Button("Save Draft") { showsBanner = true }
            if showsBanner {
              Label("Draft saved", systemImage: "checkmark.circle")
                .padding()
                .background(Capsule().stroke())
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("The banner appears in silence.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a message that is not announced")
          Text("Bad Example using an alert with no title")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-missing
          Button("Empty Cart") { showsNameless = true }
            .alert("", isPresented: $showsNameless) {
              Button("OK") {}
            }
          // end
          DisclosureGroup("Details") {
            Text("The alert has no title.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using an alert with no title")
        }
      }
      .padding()
    }
    .navigationTitle("Alerts")
  }
}

#Preview {
  NavigationStack {
    AlertsView()
  }
}
