import Foundation

/// Checks a document's elements: formats of values, unique ids and unique identifiers of scenes.
struct DocumentCheck {
  /// The document's text, for the locations of errors.
  let text: DocumentText
  /// The elements by their ids.
  private(set) var ids: [String: Markup] = [:]
  /// The controllers by the storyboard identifiers of their scenes.
  private var scenes: [String: Markup] = [:]
  /// The number of top-level objects of scenes or of the file so far.
  private var trees = 0

  init(_ text: DocumentText) { self.text = text }

  /// The elements that refer to others, which are checked when all ids are known.
  private var referring: [(element: Markup, names: [String])] = []

  /// Checks all elements, and then their references.
  ///
  /// - Throws: ``InterfaceDocumentError`` for the first value with a wrong format, and for the
  ///   first duplicate id or identifier and the first reference to an unknown id.
  /// - Complexity: O(elements).
  mutating func check(_ root: Markup) throws {
    ids.reserveCapacity(root.table.idCount)
    try checkValues(root)
    for (element, names) in referring {
      let isConstraint = element.name == "constraint"
      for name in names {
        guard let id = element[name] else { continue }
        guard let item = ids[id] else {
          // An app has such an action too, which is never sent; a note names it.
          if element.name == "action" { continue }
          throw text.error(
            at: element,
            "\(element.name) has \(name)=\"\(id.clipped)\", an id that no element has")
        }
        // A constraint's items are in the tree of the view that holds it; only guides of
        // controllers are not.
        if isConstraint, item.tree != element.tree {
          throw text.error(
            at: element,
            "constraint has \(name)=\"\(id.clipped)\", which is in another view hierarchy, at \(text.location(of: item))"
          )
        }
      }
    }
    try ContainmentCheck(ids, referring.map(\.element), text).check()
  }

  private mutating func checkValues(_ element: Markup, inObjects: Bool = false) throws {
    if inObjects {
      trees += 1
      element.tree = trees
      try checkIdentifier(of: element)
    }
    let kind = DocumentCheck.kinds[element.name, element.nameTag]
    if kind?.hasFormats ?? true {
      try checkAttributes(of: element, kind?.formats ?? AttributeFormat.byName)
    }
    if let id = element.id, kind?.hasIdentity ?? true {
      if let first = ids.updateValue(element, forKey: id) {
        throw text.error(
          at: element,
          "\(element.name) has the id \(id.clipped) of the \(first.name) at \(text.location(of: first))"
        )
      }
    }
    if let names = kind?.references { referring.append((element, names)) }
    let holdsObjects = element.name == "objects"
    for child in element.children {
      child.tree = element.tree
      try checkValues(child, inObjects: holdsObjects)
    }
  }

  private mutating func checkIdentifier(of element: Markup) throws {
    guard let name = element["storyboardIdentifier"],
      let first = scenes.updateValue(element, forKey: name)
    else { return }
    throw text.error(
      at: element,
      "\(element.name) has the storyboardIdentifier \(name.clipped) of the \(first.name) at \(text.location(of: first))"
    )
  }

  private func checkAttributes(
    of element: Markup, _ formats: NameTable<AttributeFormat>
  ) throws {
    let entries = element.table.entries
    for location in Int(element.locations.lowerBound)..<Int(element.locations.upperBound) {
      let tag = entries[location].tag
      guard formats.mayHave(tag) else { continue }
      let entry = entries[location]
      guard let format = formats[entry.name, tag], !format.accepts(entry.value) else { continue }
      throw text.error(
        at: element,
        "\(element.name) has \(entry.name)=\"\(entry.value.clipped)\", which is not \(format)")
    }
  }

  /// Frequent elements without attributes of a checked format: colors are checked by their own
  /// reader.
  private static let withoutFormats: Set<String> = [
    "outlet", "action", "outletCollection", "segue", "autoresizingMask", "connections", "subviews",
    "constraints", "state", "exclude", "include", "mask", "string", "placeholder", "scene",
    "objects",
  ]

  /// Elements whose `id` is not an id in the document.
  private static let withoutIdentity = ["device", "adaptation"]

  /// The checks of elements with one name.
  private final class Kind: Sendable {
    let hasFormats: Bool
    let hasIdentity: Bool
    /// The formats of attributes; nil if they are those of all elements.
    let formats: NameTable<AttributeFormat>?
    let references: [String]?

    init(_ name: String) {
      hasFormats = !withoutFormats.contains(name)
      hasIdentity = !withoutIdentity.contains(name)
      formats = AttributeFormat.byElement[name].map { own in
        NameTable(own.merging(AttributeFormat.everywhere) { own, _ in own })
      }
      references = DocumentCheck.references[name]
    }
  }

  /// The names of elements with checks of their own.
  private static let kinds: NameTable<Kind> = {
    let names = withoutFormats.union(withoutIdentity).union(references.keys)
      .union(AttributeFormat.byElement.keys)
    return NameTable(Dictionary(uniqueKeysWithValues: names.map { ($0, Kind($0)) }))
  }()

  /// The attributes that refer to other elements.
  private static let references: [String: [String]] = [
    "document": ["initialViewController"],
    "constraint": ["firstItem", "secondItem"],
    "outlet": ["destination"], "action": ["destination"], "outletCollection": ["destination"],
    "segue": ["destination", "popoverAnchorView", "popoverAnchorBarButtonItem"],
  ]
}

/// The required format of an attribute's value.
enum AttributeFormat: CustomStringConvertible {
  case number
  case length
  case priority
  case multiplier
  case boolean
  case relation
  case constraintAttribute

  /// The allowed values in words, for an error message.
  var description: String {
    switch self {
    case .number: "a number"
    case .length: "a length of at most 1000000 points"
    case .priority: "a priority from 0 to 1000"
    case .multiplier: "a number, a ratio of two (16:9) or a percentage (35%)"
    case .boolean: "YES or NO"
    case .relation: "greaterThanOrEqual, lessThanOrEqual or equal"
    case .constraintAttribute: "an attribute of a constraint"
    }
  }

  /// Returns true if an attribute's text is a valid value of this kind.
  func accepts(_ value: String) -> Bool {
    switch self {
    case .number: ShortNumber.read(value)?.isFinite ?? false
    case .length: ShortNumber.read(value).map { $0.magnitude <= 1_000_000 } ?? false
    case .priority: ShortNumber.read(value).map { $0 >= 0 && $0 <= 1000 } ?? false
    case .multiplier: ConstraintDescription.multiplier(value) != nil
    case .boolean: value == "YES" || value == "NO"
    case .relation: ConstraintDescription.Relation.named(value) != nil
    case .constraintAttribute: ConstraintDescription.Attribute.named(value) != nil
    }
  }

  private static let sides: [String: AttributeFormat] = [
    "top": .length, "left": .length, "bottom": .length, "right": .length, "leading": .length,
    "trailing": .length, "minX": .length, "minY": .length, "maxX": .length, "maxY": .length,
  ]
  private static let rectangle: [String: AttributeFormat] = [
    "x": .length, "y": .length, "width": .length, "height": .length,
  ]

  /// The formats of attributes by the names of elements.
  static let byElement: [String: [String: AttributeFormat]] = [
    "rect": rectangle, "size": rectangle, "point": rectangle, "image": rectangle,
    "edgeInsets": sides, "directionalEdgeInsets": sides, "inset": sides,
    "constraint": [
      "constant": .length, "priority": .priority, "multiplier": .multiplier,
      "relation": .relation, "firstAttribute": .constraintAttribute,
      "secondAttribute": .constraintAttribute, "placeholder": .boolean,
    ],
    "fontDescription": ["pointSize": .length],
    "stackView": ["spacing": .length],
  ]

  /// The formats of attributes in all other elements.
  static let byName = NameTable(everywhere)

  /// The same formats by their names.
  static let everywhere: [String: AttributeFormat] = [
    "horizontalHuggingPriority": .priority, "verticalHuggingPriority": .priority,
    "horizontalCompressionResistancePriority": .priority,
    "verticalCompressionResistancePriority": .priority,
    "translatesAutoresizingMaskIntoConstraints": .boolean, "fixedFrame": .boolean,
    "hidden": .boolean, "misplaced": .boolean, "ambiguous": .boolean,
    "preservesSuperviewLayoutMargins": .boolean, "insetsLayoutMarginsFromSafeArea": .boolean,
    "layoutMarginsFollowReadableWidth": .boolean, "alpha": .number, "numberOfLines": .number,
    "preferredMaxLayoutWidth": .length, "tag": .number, "rowHeight": .length,
    "sectionHeaderHeight": .length, "sectionFooterHeight": .length, "useAutolayout": .boolean,
    "useTraitCollections": .boolean, "useSafeAreas": .boolean,
  ]
}

extension String {
  /// The text in messages: at most forty characters, on one line.
  var clipped: String {
    let line = map { $0.isNewline ? " " : $0 }
    return line.count > 40 ? String(line.prefix(40)) + "…" : String(line)
  }
}
