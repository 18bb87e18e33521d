import SwiftUI

struct TimeoutsView: View {
  @State private var remaining = 60
  @State private var showsWarning = false
  @State private var note: String?
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("People need enough time, and a warning.")
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
          Text("Good Example using an alert")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack {
            Button("Start session") { showsWarning = true }
          }
          .alert("Your session is about to end", isPresented: $showsWarning) {
            Button("Stay signed in") {}
            Button("Sign out", role: .cancel) {}
          }
          // end
          DisclosureGroup("Details") {
            Text("An alert lets people extend the time.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using an alert")
          Text("Good Example using a timer text")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Text("Time left: \(remaining) seconds")
            .accessibilityAddTraits(.updatesFrequently)
            .onReceive(timer) { _ in
              if remaining > 0 { remaining -= 1 }
            }
          // end
          DisclosureGroup("Details") {
            Text("A text that changes often says so.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a timer text")
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
          Text("Bad Example using a message that vanishes")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: status-not-announced
          VStack {
            Button("Copy code") {
              note = "Copied"
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                note = nil
              }
            }
            if let note {
              Text(note)
                .padding()
                .background(.thinMaterial, in: Capsule())
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("It is gone before anybody hears it.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a message that vanishes")
        }
      }
      .padding()
    }
    .navigationTitle("Timeouts")
  }
}

#Preview {
  NavigationStack {
    TimeoutsView()
  }
}
