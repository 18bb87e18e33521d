// What a property wrapper keeps is guarded by the view that it belongs to; it may be handed along where its value may.
extension Binding: @unchecked Sendable where Value: Sendable {}
extension State: @unchecked Sendable where Value: Sendable {}
extension Environment: @unchecked Sendable where Value: Sendable {}
extension Bindable: @unchecked Sendable where Value: Sendable {}
extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}
