import SwiftUI

struct OnboardingPage: Identifiable, Hashable {
  let id = UUID()
  let title: LocalizedStringKey
  let text: LocalizedStringKey
  let symbol: String

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static let all = [
    OnboardingPage(title: "Welcome", text: "Everything for the trail, *in one place*.", symbol: "mountain.2"),
    OnboardingPage(title: "Find your way", text: "Search by name or by color.", symbol: "magnifyingglass"),
    OnboardingPage(title: "Ready?", text: "Create an account to begin.", symbol: "flag"),
  ]
}

struct OnboardingFlow: View {
  var finish: () -> Void

  @State private var page = 0
  @State private var email = ""
  @State private var password = ""
  @State private var agrees = false
  @State private var error: String?
  @State private var task: Task<Void, Never>?
  @FocusState private var focus: Field?
  @AccessibilityFocusState private var isErrorFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  enum Field { case email, password }

  private var isLast: Bool { page == OnboardingPage.all.count - 1 }

  var body: some View {
    VStack {
      header
      TabView(selection: $page) {
        ForEach(Array(OnboardingPage.all.enumerated()), id: \.offset) { index, page in
          OnboardingPageView(page: page)
            .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))

      if isLast {
        signUp
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      Button(isLast ? "Create Account" : "Next", action: next)
        .buttonStyle(.filled)
        .padding(.horizontal)
    }
    .animation(reduceMotion ? .none : .default, value: page)
    .onDisappear { task?.cancel() }
  }

  private var header: some View {
    HStack {
      Spacer()
      Button("Skip", action: finish)
        .padding()
        .opacity(isLast ? 0 : 1)
    }
  }

  private var signUp: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Email", text: $email, prompt: Text("name@example.com"))
        .textFieldStyle(.roundedBorder)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($focus, equals: .email)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .textContentType(.newPassword)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .password)
        .accessibilityLabel("Password")
        .accessibilityHint("At least eight characters")
      Toggle("I agree to the terms", isOn: $agrees)
        .toggleStyle(CheckboxToggleStyle())
      if let error {
        Label(error, systemImage: "exclamationmark.triangle.fill")
          .foregroundStyle(Color(red: 0.7, green: 0, blue: 0))
          .accessibilityFocused($isErrorFocused)
      }
    }
    .padding()
  }

  private func next() {
    guard isLast else {
      page += 1
      UIAccessibility.post(notification: .pageScrolled, argument: "Page \(page + 1) of \(OnboardingPage.all.count)")
      return
    }
    guard email.contains("@"), password.count >= 8 else {
      error = "Check your email and password."
      task = Task { @MainActor in
        try? await Task.sleep(for: .seconds(0.1))
        isErrorFocused = true
      }
      return
    }
    finish()
  }
}

private struct OnboardingPageView: View {
  let page: OnboardingPage

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol)
        .font(.system(size: 72, weight: .light, design: .rounded))
        .symbolRenderingMode(.hierarchical)
        .accessibilityHidden(true)
      Text(page.title)
        .font(.largeTitle)
        .fontWeight(.bold)
        .accessibilityAddTraits(.isHeader)
      Text(page.text)
        .font(.body)
        .multilineTextAlignment(.center)
    }
    .padding()
  }
}

#Preview("First run") {
  OnboardingFlow(finish: {})
}
