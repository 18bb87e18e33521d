import SwiftUI

struct LiveProgressView: View {
  @State private var isLoading = false
  @State private var isSaving = false
  @State private var done = 0.3
  @State private var badLoading = false
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Progress is told when it begins, and when it ends.")
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
          Text("Good Example using an announcement")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack {
            Button("Load more") {
              isLoading = true
              UIAccessibility.post(notification: .announcement, argument: "Loading more results")
            }
            if isLoading {
              ProgressView("Loading more results")
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Progress is announced.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using an announcement")
          Text("Good Example using a label")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          ProgressView(value: done) {
            Text("Uploading photos")
          } currentValueLabel: {
            Text("30 percent")
          }
          // end
          DisclosureGroup("Details") {
            Text("The bar has a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a label")
          Text("Good Example using `Gauge`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Gauge(value: done, in: 0...1) {
            Text("Battery")
          } currentValueLabel: {
            Text(done, format: .percent)
          }
          .gaugeStyle(.accessoryCircular)
          // end
          DisclosureGroup("Details") {
            Text("The gauge has a name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `Gauge`")
          Text("Good Example using `.onChange`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Button {
            isSaving = true
          } label: {
            if isSaving {
              ProgressView()
                .accessibilityLabel("Saving")
            } else {
              Text("Save changes")
            }
          }
          .onChange(of: isSaving) { _, saving in
            if saving { AccessibilityNotification.Announcement("Saving changes").post() }
          }
          // end
          DisclosureGroup("Details") {
            Text("The button tells what it does.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.onChange`")
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
          Text("Bad Example using a spinner with no name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: status-not-announced
          VStack {
            Button("Refresh prices") { badLoading = true }
            if badLoading {
              ProgressView()
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("A spinner appears in silence.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a spinner with no name")
          Text("Bad Example using a bar made by hand")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          ZStack(alignment: .leading) {
            Capsule().fill(Color.gray.opacity(0.3))
            Capsule().fill(Color.blue).frame(width: 90)
          }
          .frame(width: 300, height: 8)
          .onTapGesture { done += 0.1 }
          // end
          DisclosureGroup("Details") {
            Text("A bar of shapes is nothing to a listener.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a bar made by hand")
          Text("Bad Example using a gauge with no name")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: name-missing
          Gauge(value: 0.5) {
            EmptyView()
          }
          // end
          DisclosureGroup("Details") {
            Text("The gauge has no name.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a gauge with no name")
        }
      }
      .padding()
    }
    .navigationTitle("Progress")
  }
}

#Preview {
  NavigationStack {
    LiveProgressView()
  }
}
