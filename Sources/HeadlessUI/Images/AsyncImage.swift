public import Foundation
import Semantics

/// An image that is loaded from an address; nothing is ever loaded here, so that its placeholder is what is shown.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
  let content: () -> Content

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    Content._evaluate(view.content(), at: identity, in: environment, into: &evaluation)
  }

  /// Shows a grey surface until the image is there.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = { Image(.decorative, source: nil) }
  }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { _ConditionalContent(storage: .falseContent(placeholder())) }
  }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = { content(.empty) }
  }
}

/// How far an image is that is loaded from an address; always empty here.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
