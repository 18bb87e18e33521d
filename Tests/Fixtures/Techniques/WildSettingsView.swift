import SwiftUI

/// A page of settings as it is often written.
struct WildSettingsView: View {
  @State private var push = true
  @State private var sounds = false
  @State private var volume = 0.6
  @State private var language = "en"
  @State private var name = "Ada"
  @State private var size = 14.0
  @State private var expanded = false
  @AppStorage("theme") private var theme = 0
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("A page of settings as it is often written.").padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .accessibilityAddTraits(.isHeader)
        Divider()
        VStack(alignment: .leading) {
          // good
          Form {
            Section("Notifications") {
              Toggle("Push messages", isOn: $push)
              Toggle(isOn: $sounds) {
                Label("Sounds", systemImage: "speaker.wave.2")
              }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Sections of a form.")
          }
          .padding(.bottom)
          // good
          Slider(value: $volume, in: 0...1) {
            Text("Volume of sounds")
          } minimumValueLabel: {
            Image(systemName: "speaker.fill").accessibilityHidden(true)
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill").accessibilityHidden(true)
          }
          // end
          DisclosureGroup("Details") {
            Text("A slider with icons at its ends.")
          }
          .padding(.bottom)
          // good
          Picker(selection: $language) {
            Text("English").tag("en")
            Text("Spanish").tag("es")
          } label: {
            Text("Language")
          }
          // end
          DisclosureGroup("Details") {
            Text("A picker in a row.")
          }
          .padding(.bottom)
          // good
          LabeledContent("Version", value: "4.1")
          // end
          DisclosureGroup("Details") {
            Text("Labelled values.")
          }
          .padding(.bottom)
          // good
          row("Storage", detail: "12 gigabytes free")
          // end
          DisclosureGroup("Details") {
            Text("A row with a helper and a computed label.")
          }
          .padding(.bottom)
          // good
          HStack {
            Image(systemName: "person.crop.circle").font(.largeTitle).accessibilityHidden(true)
            VStack(alignment: .leading) {
              Text("Ada Byron").font(.headline)
              Text("Member since 1833").font(.subheadline).foregroundStyle(.secondary)
            }
          }
          .accessibilityElement(children: .combine)
          // end
          DisclosureGroup("Details") {
            Text("A stack with a divider, a spacer and a subtitle.")
          }
          .padding(.bottom)
          // good
          Button("Delete account", role: .destructive) {}
          // end
          DisclosureGroup("Details") {
            Text("A button that deletes.")
          }
          .padding(.bottom)
          // good
          Button {
            withAnimation { expanded.toggle() }
          } label: {
            HStack {
              Text("Advanced")
              Spacer()
              Image(systemName: "chevron.right").rotationEffect(.degrees(expanded ? 90 : 0))
            }
          }
          .accessibilityValue(expanded ? "Expanded" : "Collapsed")
          if expanded {
            Text("Reset all network settings.")
          }
          // end
          DisclosureGroup("Details") {
            Text("A button that shows and hides, and says so.")
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
          // bad: name-missing
          HStack {
            Label("Vibration", systemImage: "iphone.radiowaves.left.and.right")
            Spacer()
            Toggle("", isOn: $push).labelsHidden()
          }
          // end
          DisclosureGroup("Details") {
            Text("A toggle in a row beside its title.")
          }
          .padding(.bottom)
          // bad: name-missing
          VStack(alignment: .leading) {
            Text("Text size: \(Int(size))")
            Slider(value: $size, in: 10...30, step: 1)
          }
          // end
          DisclosureGroup("Details") {
            Text("A slider under its title.")
          }
          .padding(.bottom)
          // bad: colour-only
          HStack {
            ForEach(0..<3) { index in
              Button {
                theme = index
              } label: {
                RoundedRectangle(cornerRadius: 12)
                  .fill([Color.white, Color.black, Color.brown][index])
                  .frame(width: 60, height: 60)
                  .overlay(
                    RoundedRectangle(cornerRadius: 12).stroke(theme == index ? Color.blue : Color.clear, lineWidth: 3))
              }
              .accessibilityLabel(["Light", "Dark", "Sepia"][index])
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("A theme that is told by its border.")
          }
          .padding(.bottom)
        }
      }
      .padding()
    }
    .navigationTitle("Wild Settings")
  }
}

extension WildSettingsView {
  fileprivate func row(_ title: String, detail: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(detail).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  NavigationStack {
    WildSettingsView()
  }
}
