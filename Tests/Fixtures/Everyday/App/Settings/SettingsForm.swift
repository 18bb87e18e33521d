import SwiftUI

struct SettingsForm: View {
  @Environment(Preferences.self) private var preferences
  @AppStorage("language") private var language = "en"
  @AppStorage("isPrivate") private var isPrivate = false
  @State private var isConfirmingReset = false
  @FocusState private var isNameFocused: Bool

  private let languages = ["en": "English", "de": "German", "es": "Spanish"]

  var body: some View {
    @Bindable var preferences = preferences

    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $preferences.name)
            .textContentType(.name)
            .textInputAutocapitalization(.words)
            .submitLabel(.done)
            .focused($isNameFocused)
            .onSubmit { isNameFocused = false }
            .accessibilityLabel("Name")
          Toggle("Private profile", isOn: $isPrivate)
            .toggleStyle(.checkbox)
        }

        Section {
          Toggle(isOn: $preferences.notifications.animation()) {
            Label("Notifications", systemImage: "bell.badge")
          }
          if preferences.notifications {
            Toggle("Sounds", isOn: $preferences.sounds)
            Slider(value: $preferences.volume, in: 0...1, step: 0.1) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3")
            }
            .disabled(!preferences.sounds)
            DatePicker("Daily reminder", selection: $preferences.reminder, displayedComponents: .hourAndMinute)
              .accessibilityLabel("Daily reminder")
          }
        } header: {
          Text("Alerts")
        } footer: {
          Text("Alerts are off while you sleep.")
        }

        Section("Looks") {
          Picker("Appearance", selection: $preferences.appearance) {
            ForEach(Preferences.Appearance.allCases) { appearance in
              Text(appearance.title).tag(appearance)
            }
          }
          .pickerStyle(.segmented)
          ColorPicker("Accent", selection: $preferences.accent, supportsOpacity: false)
          Picker("Language", selection: $language) {
            ForEach(languages.sorted(by: { $0.value < $1.value }), id: \.key) { code, name in
              Text(name).tag(code)
            }
          }
        }

        Section {
          Stepper(value: $preferences.servings, in: 1...12) {
            Text("Servings: \(preferences.servings)")
          }
          NavigationLink("About") {
            AboutView()
          }
        }

        Section {
          Button("Reset All Settings", role: .destructive) {
            isConfirmingReset = true
          }
          .confirmationDialog(
            "Reset all settings?", isPresented: $isConfirmingReset, titleVisibility: .visible
          ) {
            Button("Reset", role: .destructive, action: preferences.reset)
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("Your orders stay.")
          }
        }
      }
      .navigationTitle("Settings")
      .scrollDismissesKeyboard(.interactively)
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isNameFocused = false }
        }
      }
    }
  }
}

private struct AboutView: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    List {
      LabeledContent("Version", value: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0")
      Link("Website", destination: URL(string: "https://example.com")!)
      Button {
        openURL(URL(string: "mailto:hello@example.com")!)
      } label: {
        Label("Write to us", systemImage: "envelope")
      }
    }
    .navigationTitle("About")
  }
}

#Preview {
  SettingsForm()
    .environment(Preferences())
}
