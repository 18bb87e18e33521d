/// What the sheet of a share link shows of an item, which is another program's and not here.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  nonisolated fileprivate init(shown: Void) {}
}

extension SharePreview {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(shown: ()) }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) { self.init(shown: ()) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(shown: ()) }
}

extension SharePreview where Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(shown: ()) }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(shown: ()) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init(shown: ()) }
}

extension SharePreview where Image == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(shown: ()) }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(shown: ()) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(shown: ()) }
}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(shown: ()) }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) { self.init(shown: ()) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init(shown: ()) }
}
