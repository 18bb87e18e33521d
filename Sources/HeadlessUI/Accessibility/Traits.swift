import Semantics

/// What a view is to an assistive technology, as its author declares it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  var traits: Traits

  public init() { traits = [] }
  init(_ traits: Traits) { self.traits = traits }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits(.modal)
  public static let isToggle = AccessibilityTraits(.toggle)
  public static let isTabBar = AccessibilityTraits(.tabBar)

  public func union(_ other: Self) -> Self { Self(traits.union(other.traits)) }
  public func intersection(_ other: Self) -> Self { Self(traits.intersection(other.traits)) }
  public func symmetricDifference(_ other: Self) -> Self { Self(traits.symmetricDifference(other.traits)) }
  public mutating func formUnion(_ other: Self) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: Self) { traits.formIntersection(other.traits) }
  public mutating func formSymmetricDifference(_ other: Self) { traits.formSymmetricDifference(other.traits) }
  public func contains(_ member: Self) -> Bool { traits.isSuperset(of: member.traits) }
  public func isSubset(of other: Self) -> Bool { traits.isSubset(of: other.traits) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    traits.subtract(member.traits)
    return member
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? { insert(newMember).inserted ? nil : newMember }
}

extension View {
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attach { element in
      element.node.traits.formUnion(traits.traits)
      element.takeTraits()
    }
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    attach { element in
      element.node.traits.subtract(traits.traits)
      element.giveUpRole()
      element.takeTraits()
    }
  }

  /// Gives a heading its level; only a view with the header trait is spoken as one.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    attach { $0.node.headingLevel = level.number }
  }
}

extension Element {
  /// Gives up a role that is nothing but a trait, once that trait was removed.
  fileprivate mutating func giveUpRole() {
    let roles: [(role: Role, trait: Traits)] = [
      (.button, .button), (.link, .link), (.searchField, .searchField), (.image, .image),
    ]
    guard let own = roles.first(where: { $0.role == node.role }), !node.traits.contains(own.trait) else { return }
    node.role = roles.first { node.traits.contains($0.trait) }?.role ?? .element
  }

  /// Follows what traits say of a container and of a home-made switch.
  fileprivate mutating func takeTraits() {
    if node.container != nil {
      node.container = node.traits.contains(.modal) ? .modal : node.traits.contains(.tabBar) ? .tabBar : .semanticGroup
    }
    guard node.role != .toggle else { return }
    if node.traits.contains(.toggle) {
      node.toggle = node.traits.contains(.selected) ? .on : .off
    } else if node.hasRareFacets, node.toggle != nil {
      node.toggle = nil
    }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}
