/// A preview that is linked into the program.
public struct PreviewEntry: Sendable {
  /// The name it was given, or nil.
  public let name: String?
  /// The module and the file, `Module/File.swift`.
  public let fileID: String
  /// The path of the file as the compiler was told it.
  public let filePath: String
  /// The line of `#Preview`, from 1.
  public let line: Int
  /// How it asks to be shown, in the order in which it was written.
  public let traits: [PreviewTrait<Preview.ViewTraits>]
  /// Makes the view, anew each time.
  public let makeView: @MainActor @Sendable () -> AnyView

  /// Makes the entry of a preview; `#Preview` does so for each preview.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., fileID: String, filePath: String, line: Int,
    @ViewBuilder body: @escaping @MainActor @Sendable () -> any View
  ) {
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.traits = traits
    makeView = {
      traits.reversed().reduce(AnyView(body())) { view, trait in
        guard case .modifier(let modification) = trait.kind else { return view }
        return modification.apply(view)
      }
    }
  }
}
