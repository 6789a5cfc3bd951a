import Foundation

/// A constraint of a document: first.attribute (relation) multiplier × second.attribute + constant.
package struct ConstraintDescription {
  /// An attribute by its name in documents.
  package enum Attribute: String, CaseIterable, Sendable {
    case leading, trailing, left, right, top, bottom, centerX, centerY, width, height
    case baseline, firstBaseline, lastBaseline
    case leadingMargin, trailingMargin, leftMargin, rightMargin, topMargin, bottomMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute

    /// Returns the attribute with a name, or nil.
    static func named(_ name: String) -> Attribute? { names[name] }

    private static let names = NameTable(
      Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }))
  }

  /// A relation by its name in documents; the default is equal.
  package enum Relation: String, CaseIterable, Sendable {
    case equal, greaterThanOrEqual, lessThanOrEqual

    /// Returns the relation with a name, or nil.
    static func named(_ name: String) -> Relation? { names[name] }

    private static let names = NameTable(
      Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }))
  }

  /// The element.
  package let markup: Markup
  /// The constraint's id.
  package let id: String
  /// The id of the first item; nil for the view that holds the constraint.
  package let firstItem: String?
  /// The attribute of the first item.
  package let firstAttribute: Attribute
  /// The relation.
  package let relation: Relation
  /// The id of the second item; nil for a constant size.
  package let secondItem: String?
  /// The attribute of the second item.
  package let secondAttribute: Attribute?
  /// The factor of the second item.
  package let multiplier: Double
  /// The constant, in points.
  package let constant: Varied<Double>
  /// The priority.
  package let priority: Varied<Double>
  /// The identifier for debugging.
  package let identifier: String?
  /// True if the constraint is a placeholder for design time, which is removed when the document is
  /// loaded.
  package let isPlaceholder: Bool

  init(_ markup: Markup) {
    self.markup = markup
    id = markup.id ?? ""
    firstItem = markup["firstItem"]
    firstAttribute = markup["firstAttribute"].flatMap(Attribute.named) ?? .notAnAttribute
    relation = markup["relation"].flatMap(Relation.named) ?? .equal
    secondItem = markup["secondItem"]
    secondAttribute = markup["secondAttribute"].flatMap(Attribute.named)
    multiplier = markup["multiplier"].flatMap(ConstraintDescription.multiplier) ?? 1
    constant = markup.varied({ $0.number("constant") }, default: 0)
    priority = markup.varied({ $0.number("priority") }, default: 1000)
    identifier = markup["identifier"]
    isPlaceholder = markup.flag("placeholder") ?? false
  }

  /// Returns a multiplier: a number, `16:9`, `16 : 9`, `16/9` or `35%`; nil for anything else.
  ///
  /// Source: Interface Builder documents: of 549 aspect ratios 542 hold as the first number divided
  /// by the second.
  package static func multiplier(_ text: String) -> Double? {
    if let number = ShortNumber.read(text) {
      return number.isFinite && number.magnitude < 1e9 ? number : nil
    }
    if text.hasSuffix("%") { return multiplier(String(text.dropLast())).map { $0 / 100 } }
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == parts.count, let first = numbers.first else { return nil }
    let value = numbers.count == 2 ? first / numbers[1] : first
    return value.isFinite && value.magnitude < 1e9 ? value : nil
  }
}
