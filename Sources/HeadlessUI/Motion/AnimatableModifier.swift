/// A modifier whose change can be shown in steps.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
