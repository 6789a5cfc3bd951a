import Foundation
import GimbalDocuments
import GimbalGeometry
import GimbalTerms

/// The schemas of compositional layouts of collection views.
enum CompositionSchemas {
  private static let length = ValueSchema<Double>.number(in: 0...100_000)
  private static let kinds = ["fractionalWidth", "fractionalHeight", "estimated"]

  private static let dimension = ValueSchema<SceneComposition.Length>(
    "layoutDimension",
    .any([
      length.schema,
      ObjectTable(
        "layoutLength", nil, kinds.map { MemberEntry($0, length) }, rules: .oneKey(of: kinds)
      ).schema,
    ]), "Points, a fraction of the container's width or height, or an estimate in points."
  ) { (value) throws(DocumentError) in
    guard case .object = value.node.value else { return .absolute(try length.read(value)) }
    let reader = try value.object(ObjectShape("layoutLength", required: [], optional: kinds))
    let (key, content) = try reader.only(of: kinds, "a length")
    let number = try length.read(content)
    switch key {
    case "fractionalWidth": return .fractionalWidth(number)
    case "fractionalHeight": return .fractionalHeight(number)
    default: return .estimated(number)
    }
  }

  private static let size = ValueSchema<[SceneComposition.Length]>(
    .array(of: dimension.schema, least: 2, most: 2)
  ) { (value) throws(DocumentError) in
    let sides = try ValueSchema.array(of: dimension, limit: 2).read(value)
    guard sides.count == 2 else { throw value.mismatch("a size as [width, height]") }
    return sides
  }

  private static let items = ValueSchema<[SceneComposition.Item]>(
    .array(of: .reference(to: "layoutItem"), least: 1)
  ) { (value) throws(DocumentError) in try ValueSchema.list(of: item, limit: 1000).read(value) }

  private static let itemTable = ObjectTable(
    "layoutItem", "An item of a compositional layout, or a group of items.",
    [
      MemberEntry("size", size, "Width, height.", isRequired: true),
      MemberEntry("insets", ValueSchemas.directionalInsets, "Top, leading, bottom, trailing."),
      MemberEntry("items", items, "Of a group: its items, repeated while there is space."),
      MemberEntry("axis", Keywords.axis, "Of a group; default: 'horizontal'."),
      MemberEntry("count", .integer(in: 1...10_000), "Of a group: the number of equal items."),
      MemberEntry("spacing", length, "Of a group: between items."),
      MemberEntry("flexible", .bool, "With 'spacing': it takes a share of the remaining space."),
    ], rules: .dependencies(["axis", "count", "spacing", "flexible"].map { ($0, ["items"]) }))

  private static let item: ValueSchema<SceneComposition.Item> = ValueSchema(itemTable) {
    (reader) throws(DocumentError) in
    try reader.value.checkDepth()
    let sides = try size.read(reader["size"])
    var item = SceneComposition.Item(width: sides[0], height: sides[1])
    item.contentInsets = try reader.optional("insets", ValueSchemas.directionalInsets) ?? .zero
    item.items = try reader.optional("items", items)
    if item.items == nil {
      for key in ["axis", "count", "spacing", "flexible"] {
        try reader.refuse(key, without: "items")
      }
    }
    item.isVertical = try reader.optional("axis", Keywords.axis) == .vertical
    item.count = try reader.given("count")?.integer(in: 1...10_000)
    item.spacing = try reader.optional("spacing", length) ?? 0
    item.isFlexible = try reader.optional("flexible", .bool) ?? false
    return item
  }

  private static let part = ValueSchema<SceneComposition.Part>.object(
    "layoutPart", "A view at an edge of a section, which shows the header or footer of its data.",
    .optional("footer", .bool, or: false, "Default: the header."), .required("size", size),
    .optional("alignment", Keywords.rectAlignment, or: .top, "Default: 'top'."),
    .optional("pins", .bool, or: false, "Pinned to the visible bounds; default: false.")
  ) { isFooter, sides, alignment, pins in
    SceneComposition.Part(
      isFooter: isFooter, width: sides[0], height: sides[1], alignment: alignment, pins: pins)
  }

  private static let parts = ValueSchema<[SceneComposition.Part]>.array(of: part, limit: 100)

  private static let section = ValueSchema<SceneComposition.Section>(
    ObjectTable(
      "layoutSection", nil,
      [
        MemberEntry("group", itemTable.schema, "The group that is repeated."),
        MemberEntry("list", Keywords.listAppearance, "Rows as a table has them."),
        MemberEntry("insets", ValueSchemas.directionalInsets, "Top, leading, bottom, trailing."),
        MemberEntry("insetsReference", Keywords.contentInsetsReference),
        MemberEntry("interGroupSpacing", length),
        MemberEntry("scrolls", Keywords.orthogonalScrolling, "Across the layout."),
        MemberEntry("parts", parts),
      ], rules: .oneKey(of: ["group", "list"]))
  ) { (reader) throws(DocumentError) in
    let (key, value) = try reader.only(of: ["group", "list"], "a section")
    var section = SceneComposition.Section()
    if key == "list" {
      section.content = .list(try Keywords.listAppearance.read(value))
    } else {
      let group = try item.read(value)
      if group.items == nil { throw value.lacks("items", "a group") }
      section.content = .group(group)
    }
    section.contentInsets = try reader.optional("insets", ValueSchemas.directionalInsets)
    section.contentInsetsReference =
      try reader.optional("insetsReference", Keywords.contentInsetsReference) ?? .automatic
    section.interGroupSpacing = try reader.optional("interGroupSpacing", length) ?? 0
    section.scrolling = try reader.optional("scrolls", Keywords.orthogonalScrolling) ?? .none
    section.parts = try reader.optional("parts", parts) ?? []
    return section
  }

  /// A compositional layout with its sections.
  static let composition = ValueSchema<SceneComposition>(
    ObjectTable(
      "composition", "A compositional layout; lengths are in points.",
      [
        MemberEntry("direction", Keywords.isHorizontal, "Default: 'vertical'."),
        MemberEntry("interSectionSpacing", length),
        MemberEntry(
          "sections", ValueSchema<[SceneComposition.Section]>.list(of: section, limit: 1000),
          "The last one applies to all further sections.", isRequired: true),
      ])
  ) { (reader) throws(DocumentError) in
    SceneComposition(
      isHorizontal: try reader.optional("direction", Keywords.isHorizontal) ?? false,
      interSectionSpacing: try reader.optional("interSectionSpacing", length) ?? 0,
      sections: try ValueSchema.list(of: section, limit: 1000).read(reader["sections"]))
  }
}
