import SwiftUI

struct FilledButtonStyle: ButtonStyle {
  var color: Color = .indigo
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity, minHeight: 44)
      .padding(.horizontal)
      .foregroundStyle(.white)
      .background(isEnabled ? color : Color(white: 0.35), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
      .scaleEffect(configuration.isPressed && !reduceMotion ? 0.97 : 1)
      .animation(reduceMotion ? nil : .easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == FilledButtonStyle {
  static var filled: FilledButtonStyle { .init() }

  static func filled(_ color: Color) -> FilledButtonStyle { .init(color: color) }
}

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
          .accessibilityHidden(true)
      }
      .frame(minHeight: 44)
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  static var checkbox: Self { .init() }
}

struct VerticalLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
        .font(.caption)
      configuration.content
    }
    .accessibilityElement(children: .combine)
  }
}
