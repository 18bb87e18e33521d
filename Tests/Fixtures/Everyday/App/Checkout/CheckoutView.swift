import SwiftUI

@Observable
@MainActor
final class CheckoutModel {
  enum Step: Int, CaseIterable, Comparable {
    case address, payment, review

    static func < (lhs: Step, rhs: Step) -> Bool { lhs.rawValue < rhs.rawValue }

    var title: String {
      switch self {
      case .address: return "Address"
      case .payment: return "Payment"
      case .review: return "Review"
      }
    }
  }

  enum Failure: LocalizedError {
    case declined

    var errorDescription: String? { "Your card was declined." }
    var recoverySuggestion: String? { "Try another card." }
  }

  var step = Step.address
  var name = ""
  var street = ""
  var card = ""
  var wantsReceipt = true
  var isPaying = false
  var failure: Failure?
  var isDone = false

  var canContinue: Bool {
    switch step {
    case .address: return !name.isEmpty && !street.isEmpty
    case .payment: return card.count >= 4
    case .review: return !isPaying
    }
  }

  func advance() {
    guard let next = Step(rawValue: step.rawValue + 1) else { return }
    step = next
  }

  func pay() async {
    isPaying = true
    defer { isPaying = false }
    try? await Task.sleep(for: .milliseconds(1500))
    if card.hasPrefix("0000") {
      failure = .declined
    } else {
      isDone = true
    }
  }
}

struct CheckoutView: View {
  private enum Field: Hashable {
    case name, street, card
  }

  @State private var model = CheckoutModel()
  @State private var isShowingHelp = false
  @FocusState private var field: Field?
  @AccessibilityFocusState private var isTitleFocused: Bool
  @AccessibilityFocusState private var isHelpFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        progress
        Form {
          switch model.step {
          case .address: address
          case .payment: payment
          case .review: review
          }
        }
        .disabled(model.isPaying)
      }
      .safeAreaInset(edge: .bottom) { continueButton }
      .navigationTitle("Checkout")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Help", systemImage: "questionmark.circle") { isShowingHelp.toggle() }
            .accessibilityFocused($isHelpFocused)
        }
      }
      .sheet(isPresented: $isShowingHelp, onDismiss: { isHelpFocused = true }) {
        HelpSheet()
      }
      .alert(isPresented: .constant(model.failure != nil), error: model.failure) { _ in
        Button("OK") { model.failure = nil }
      } message: { failure in
        Text(failure.recoverySuggestion ?? "")
      }
      .alert("Thank you!", isPresented: $model.isDone) {
        Button("Close") { dismiss() }
      } message: {
        Text("Your order is on its way.")
      }
    }
    .interactiveDismissDisabled(model.step > .address)
  }

  private var progress: some View {
    VStack(alignment: .leading) {
      Text(model.step.title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
        .accessibilityFocused($isTitleFocused)
      ProgressView(value: Double(model.step.rawValue + 1), total: Double(CheckoutModel.Step.allCases.count))
        .accessibilityLabel("Checkout progress")
        .accessibilityValue("Step \(model.step.rawValue + 1) of \(CheckoutModel.Step.allCases.count)")
    }
    .padding()
  }

  private var address: some View {
    Section("Ship to") {
      TextField("Full name", text: $model.name)
        .textContentType(.name)
        .focused($field, equals: .name)
        .submitLabel(.next)
        .onSubmit { field = .street }
        .accessibilityLabel("Full name")
      TextField("Street", text: $model.street, axis: .vertical)
        .textContentType(.streetAddressLine1)
        .focused($field, equals: .street)
        .onSubmit { field = nil }
        .accessibilityLabel("Street")
    }
  }

  @ViewBuilder
  private var payment: some View {
    Section {
      SecureField("Card number", text: $model.card)
        .keyboardType(.numberPad)
        .focused($field, equals: .card)
        .accessibilityLabel("Card number")
    } footer: {
      Text("We never store it.")
    }
    Section {
      Toggle("Email me a receipt", isOn: $model.wantsReceipt)
    }
  }

  private var review: some View {
    Section("Your order") {
      LabeledContent("Name", value: model.name)
      LabeledContent("Street", value: model.street)
        .labeledContentStyle(VerticalLabeledContentStyle())
    }
  }

  private var continueButton: some View {
    Button {
      if model.step == .review {
        Task { await model.pay() }
      } else {
        withAnimation { model.advance() }
        isTitleFocused = true
      }
    } label: {
      if model.isPaying {
        ProgressView()
          .tint(.white)
          .accessibilityLabel("Paying")
      } else {
        Text(model.step == .review ? "Pay Now" : "Continue")
      }
    }
    .buttonStyle(.filled)
    .disabled(!model.canContinue)
    .padding()
  }
}

private struct HelpSheet: View {
  @Environment(\.dismiss) var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Need a hand?")
        .font(.title2.weight(.semibold))
        .accessibilityAddTraits(.isHeader)
      Text("Write to us, and we answer within a day.")
        .multilineTextAlignment(.center)
      Button("Close", action: dismiss.callAsFunction)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding()
    .presentationDetents([.fraction(0.3)])
  }
}

#Preview {
  CheckoutView()
}
