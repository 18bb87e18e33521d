import SwiftUI

struct PermissionCard<Icon: View>: View {
  let title: LocalizedStringKey
  let message: LocalizedStringResource
  let allow: @MainActor () async throws -> Void
  @ViewBuilder let icon: () -> Icon

  @State private var isAsking = false
  @State private var failure: (any Error)?
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      icon()
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(title)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Text(message)
      }
      Spacer()
      Button("Allow") {
        isAsking = true
        Task {
          defer { isAsking = false }
          do { try await allow() } catch { failure = error }
        }
      }
      .disabled(isAsking)
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(.indigo)
    }
    .alert(
      "That did not work",
      isPresented: Binding {
        failure != nil
      } set: {
        if !$0 { failure = nil }
      }
    ) {
      Button("OK") {}
    } message: {
      Text(failure?.localizedDescription ?? "")
    }
  }
}

private enum PermissionError: LocalizedError {
  case denied

  var errorDescription: String? { String(localized: "You can allow it in Settings.") }
}

#Preview("Denied") {
  PermissionCard(title: "Location", message: "Finds shops near you.") {
    try await Task.sleep(for: .seconds(1))
    throw PermissionError.denied
  } icon: {
    Image(systemName: "location.fill")
  }
}
