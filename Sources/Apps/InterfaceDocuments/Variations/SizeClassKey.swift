package import Foundation

/// The traits by which a document varies: size classes and the idiom.
package struct InterfaceTraits: Equatable, Sendable {
  /// A size class; a canvas without a device has none, and matches no key with one.
  package enum SizeClass: String, Sendable {
    /// Compact.
    case compact
    /// Regular.
    case regular
  }

  /// The horizontal size class.
  package var width: SizeClass?
  /// The vertical size class.
  package var height: SizeClass?
  /// The idiom, such as `phone` or `pad`; nil for any.
  package var idiom: String?

  /// Creates traits.
  package init(width: SizeClass?, height: SizeClass?, idiom: String? = nil) {
    self.width = width
    self.height = height
    self.idiom = idiom
  }
}

/// The key of a variation, such as `heightClass=compact-widthClass=regular`.
package struct SizeClassKey: Equatable, Sendable {
  private var conditions: [(name: String, value: String)] = []

  /// Parses a key; `default` has no conditions.
  package init(_ text: String) {
    guard text != "default" else { return }
    for part in text.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      conditions.append((sides[0], sides.count > 1 ? sides[1] : ""))
    }
  }

  /// The number of conditions; a key with more has priority.
  package var specificity: Int { conditions.count }

  /// Returns true if all conditions hold for traits; an unknown condition never holds.
  package func matches(_ traits: InterfaceTraits) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.name {
      case "widthClass": traits.width?.rawValue == condition.value
      case "heightClass": traits.height?.rawValue == condition.value
      case "userInterfaceIdiom": traits.idiom == condition.value
      default: false
      }
    }
  }

  /// Returns true if both keys can hold for the same traits.
  package func canHold(with other: SizeClassKey) -> Bool {
    conditions.allSatisfy { condition in
      other.conditions.allSatisfy { $0.name != condition.name || $0.value == condition.value }
    }
  }

  /// Returns true if both keys have the same conditions in the same order.
  package static func == (left: SizeClassKey, right: SizeClassKey) -> Bool {
    left.conditions.elementsEqual(right.conditions, by: ==)
  }
}

/// A value that differs with size classes.
package struct Varied<Value> {
  /// The value without a variation.
  package let base: Value
  private let variations: [(key: SizeClassKey, value: Value)]

  /// Creates a value with its variations, the least specific first.
  init(_ base: Value, _ variations: [(key: SizeClassKey, value: Value)]) {
    self.base = base
    self.variations = variations
  }

  /// True if no variation changes the value.
  package var isConstant: Bool { variations.isEmpty }

  /// Returns the value for traits, of the most specific matching key.
  func chosen(by traits: InterfaceTraits) -> Value {
    variations.isEmpty ? base : variations.last { $0.key.matches(traits) }?.value ?? base
  }
}

// One overload per type, since a generic one would look up types at every call from other modules.

extension Varied where Value == Double {
  /// Returns the number for traits.
  package func value(in traits: InterfaceTraits) -> Double { chosen(by: traits) }
}

extension Varied where Value == Bool {
  /// Returns the flag for traits.
  package func value(in traits: InterfaceTraits) -> Bool { chosen(by: traits) }
}

extension Varied where Value == CGRect? {
  /// Returns the rectangle for traits, or nil.
  package func value(in traits: InterfaceTraits) -> CGRect? { chosen(by: traits) }
}

extension Markup {
  /// The element's variations with their keys, the least specific first.
  var variations: [(key: SizeClassKey, markup: Markup)] {
    guard varies else { return [] }
    let found = children.lazy.filter { $0.name == "variation" }
      .map { (key: SizeClassKey($0["key"] ?? ""), markup: $0) }
    // R-NIB-7.5: the last one that matches has precedence
    return found.enumerated().sorted {
      ($0.element.key.specificity, $0.offset) < ($1.element.key.specificity, $1.offset)
    }.map(\.element)
  }

  /// Returns a value of the element with those of its variations, which are read in the same way.
  package func varied<Value>(_ read: (Markup) -> Value?, default base: Value) -> Varied<Value> {
    let own = read(self) ?? base
    guard varies else { return Varied(own, []) }
    return Varied(
      own, variations.compactMap { entry in read(entry.markup).map { (entry.key, $0) } })
  }

  /// Returns an optional value of the element with those of its variations.
  package func varied<Value>(_ read: (Markup) -> Value?) -> Varied<Value?> {
    let own = read(self)
    guard varies else { return Varied(own, []) }
    return Varied(
      own, variations.compactMap { entry in read(entry.markup).map { (entry.key, $0) } })
  }
}
