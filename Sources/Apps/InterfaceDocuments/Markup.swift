/// One element of a document as it stands in the file.
///
/// It does not change once the document is read.
package final class Markup {
  /// The element's name, such as `constraint`.
  package let name: String
  /// The document's attributes, among which the element's stand at `locations`.
  let table: AttributeTable
  let locations: Range<Int32>
  /// The attributes that have another value than they were written with.
  @exclusivity(unchecked) private var changed: [String: String]?
  /// The elements inside, in their order; complete once the element has ended.
  @exclusivity(unchecked) package private(set) var children: [Markup] = []
  /// The text inside a `string` element; empty for all others.
  @exclusivity(unchecked) package internal(set) var text = ""
  /// The number of the object at the top of its scene or file in which the element stands; 0 outside of all.
  @exclusivity(unchecked) var tree = 0
  /// The number of the element in the document's order, from 0 on.
  package let ordinal: Int

  let nameTag: AttributeTable.Tag
  private let keyTag: AttributeTable.Tag?
  /// True if the element has variations by traits.
  @exclusivity(unchecked) package private(set) var varies = false
  /// Contents that stand somewhere inside the element.
  @exclusivity(unchecked) private var inside: Contents = []

  /// Elements that are looked for in whole trees, most of which have none.
  package struct Contents: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Outlets, actions and segues.
    package static let connections = Contents(rawValue: 1)
    /// Runtime attributes that a person defined.
    package static let attributes = Contents(rawValue: 2)
    /// Elements that differ with size classes.
    package static let variations = Contents(rawValue: 4)
  }

  /// True if some of the contents stand inside the element, at any depth.
  package func holds(_ contents: Contents) -> Bool { !inside.isDisjoint(with: contents) }

  init(
    name: String, tag: AttributeTable.Tag, attributes: AttributeTable.Part,
    in table: AttributeTable, ordinal: Int
  ) {
    self.name = name
    nameTag = tag
    self.table = table
    (locations, id, key) = (attributes.locations, attributes.id, attributes.key)
    self.ordinal = ordinal
    keyTag = key.map(AttributeTable.Tag.init)
  }

  /// Gives an attribute another value, while the document is read.
  func set(_ name: String, to value: String) {
    changed = changed ?? [:]
    changed?[name] = value
  }

  /// Takes the elements inside, once, when the element ends.
  func take(_ children: [Markup]) {
    self.children = children
    for child in children {
      inside.formUnion(child.inside)
      switch child.nameTag.length {
      case 9 where child.name == "variation":
        varies = true
        inside.insert(.variations)
      case 11 where child.name == "connections": inside.insert(.connections)
      case 28 where child.name == "userDefinedRuntimeAttributes": inside.insert(.attributes)
      default: break
      }
    }
  }

  /// An attribute as it is written; nil where it is absent.
  package subscript(name: String) -> String? {
    if let value = changed?[name] { return value }
    return table.value(of: name, in: locations)
  }

  /// The names of the element's attributes, in their order.
  package var attributeNames: [String] {
    table.entries[Int(locations.lowerBound)..<Int(locations.upperBound)].map(\.name)
  }

  /// The element's id.
  package let id: String?
  /// The place that the element has in the one around it, such as `frame`.
  package let key: String?

  /// The first element inside with a key.
  package func child(key: String) -> Markup? {
    let tag = AttributeTable.Tag(key)
    return children.first { $0.keyTag == tag && $0.key == key }
  }

  /// The first element inside with a name.
  package func child(_ name: String) -> Markup? {
    let tag = AttributeTable.Tag(name)
    return children.first { $0.nameTag == tag && $0.name == name }
  }

  /// The elements inside the first child of a name; none where there is no such child.
  package func list(_ name: String) -> [Markup] { child(name)?.children ?? [] }

  /// An attribute of the form `YES` or `NO`; nil where it is absent.
  package func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// A number; nil where the attribute is absent.
  ///
  /// The document's check has seen to it that it is one.
  package func number(_ name: String) -> Double? { self[name].flatMap(ShortNumber.read) }

  /// A whole number; nil where the attribute is absent.
  package func integer(_ name: String) -> Int? {
    number(name).flatMap { $0.magnitude < 1e15 ? Int($0) : nil }
  }
}
