import Semantics

extension Appearance {
  /// The looks with some changed.
  func with(_ change: (inout Appearance) -> Void) -> Appearance {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Appearance.Color {
  /// A colour of 8 bits a component, such as `0x767676`.
  init(hex: UInt32, opacity: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: opacity)
  }
}
