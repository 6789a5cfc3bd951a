/// One element of a document.
///
/// It does not change after the document is read.
package final class Markup {
  /// The element's name, such as `constraint`.
  package let name: String
  /// The attributes of all elements; `locations` are the indices of this one's.
  let table: AttributeTable
  let locations: Range<Int32>
  /// The attributes whose values were replaced.
  @exclusivity(unchecked) private var changed: [String: String]?
  /// The child elements in order; complete once the element has ended.
  @exclusivity(unchecked) package private(set) var children: [Markup] = []
  /// The text of a `string` element; empty for all others.
  @exclusivity(unchecked) package internal(set) var text = ""
  /// The number of the top-level object of the scene or file that contains the element; 0 outside.
  @exclusivity(unchecked) var tree = 0
  /// The index of the element in document order.
  package let ordinal: Int

  let nameTag: AttributeTable.Tag
  private let keyTag: AttributeTable.Tag?
  /// True if the element has variations by traits.
  @exclusivity(unchecked) package private(set) var varies = false
  /// The kinds of contents at any depth inside the element.
  @exclusivity(unchecked) private var inside: Contents = []

  /// Elements that are searched in whole trees, most of which have none.
  package struct Contents: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Outlets, actions and segues.
    package static let connections = Contents(rawValue: 1)
    /// User-defined runtime attributes.
    package static let attributes = Contents(rawValue: 2)
    /// Elements that differ with size classes.
    package static let variations = Contents(rawValue: 4)
  }

  /// Returns true if the element has some of the contents, at any depth.
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

  /// Replaces the value of an attribute, while the document is read.
  func set(_ name: String, to value: String) {
    changed = changed ?? [:]
    changed?[name] = value
  }

  /// Sets the child elements once, when the element ends.
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

  /// The written value of an attribute; nil if it is absent.
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
  /// The role of the element in its parent, such as `frame`.
  package let key: String?

  /// Returns the first child element with a key.
  package func child(key: String) -> Markup? {
    let tag = AttributeTable.Tag(key)
    return children.first { $0.keyTag == tag && $0.key == key }
  }

  /// Returns the first child element with a name.
  package func child(_ name: String) -> Markup? {
    let tag = AttributeTable.Tag(name)
    return children.first { $0.nameTag == tag && $0.name == name }
  }

  /// Returns the children of the first child with a name; none without that child.
  package func list(_ name: String) -> [Markup] { child(name)?.children ?? [] }

  /// Returns the value of an attribute `YES` or `NO`; nil if it is absent.
  package func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// Returns the number of an attribute; nil if it is absent.
  ///
  /// The document's check has verified its format.
  package func number(_ name: String) -> Double? { self[name].flatMap(ShortNumber.read) }

  /// Returns the integer of an attribute; nil if it is absent.
  package func integer(_ name: String) -> Int? {
    number(name).flatMap { $0.magnitude < 1e15 ? Int($0) : nil }
  }
}
