import Foundation
import GimbalDocuments

/// The schemas of rows and layouts of tables and collection views, and of steps on them.
enum ListSchemas {
  // MARK: Rows

  /// The number of a row or a section, from 0.
  static let rowIndex = ValueSchema<Int>.integer(in: 0...SceneList.rowLimit)
  private static let viewReference = Schema.reference(to: "view")
  private static let title = ValueSchema<String>.text

  /// The content of a cell or a header: a view without class, name and frame.
  private static let fragment = ValueSchema<SceneView>(viewReference) {
    (value) throws(DocumentError) in
    let view = try SceneSchemas.view.read(value)
    if view.viewClass != .view {
      throw value.error(
        "the content of a cell is a UIView with the others as its 'subviews'")
    }
    if let name = view.name {
      throw DocumentError(
        file: value.file, position: name.position,
        issue: "the content of a cell has the name of its cell, such as 'feed[0, 3]'")
    }
    for key in [ViewProperty.frame.key, ViewProperty.center.key, ViewProperty.bounds.key]
    where view.values.keys.contains(key) {
      throw value.error("the content of a cell fills it; '\(key)' is for the views in it")
    }
    return view
  }

  private static let actions = ValueSchema<[String]>.list(of: .name, limit: 20)
  private static let settings = ValueSchema<[Setting]>.oneOrMore(
    of: ConstraintSchemas.setting, limit: Scene.objectLimit)

  private static let rowTable = ObjectTable(
    "row", "A row of a table, or an item of a collection view.",
    [
      MemberEntry("title", title, "The text, in a system cell."),
      MemberEntry("subtitle", title, "With 'title': the second text."),
      MemberEntry("style", Keywords.cellStyle, "With 'title'; default: 'basic', or 'subtitle'."),
      MemberEntry(
        "cell", .any([ValueSchema.name.schema, viewReference]),
        "The name of one of the list's 'cells', or the content of a cell."),
      MemberEntry(
        "set", settings,
        "With the name of a cell: properties of views of the cell in this row."),
      MemberEntry("accessory", Keywords.accessory, "Default: 'none'."),
      MemberEntry(
        "height", .number(in: 0...100_000), "Of a UITableView: the height from the delegate."),
      MemberEntry(
        "size", ValueSchemas.fixedSize,
        "Of a UICollectionView with a flow layout: the size from the delegate."),
      MemberEntry("repeat", .integer(in: 1...SceneList.rowLimit), "Default: 1."),
      MemberEntry("actions", actions, "The titles of the actions of a swipe, from the edge on."),
      MemberEntry("leadingActions", actions, "Those of a swipe from the leading edge."),
    ],
    rules: .oneKey(of: ["title", "cell"])
      + .dependencies([("subtitle", ["title"]), ("style", ["title"]), ("set", ["cell"])]))

  /// A row, or several equal ones, in the list of a section's rows.
  static let run = ValueSchema<(row: SceneRow, count: Int)>(
    .any([title.schema, rowTable.schema])
  ) { (value) throws(DocumentError) in
    if case .string(let text) = value.node.value {
      return (SceneRow(content: .strings(title: text, subtitle: nil, .basic)), 1)
    }
    let reader = try value.object(rowTable.shape)
    var row = SceneRow(content: try content(reader))
    row.accessory = try reader.optional("accessory", Keywords.accessory) ?? .none
    row.height = try reader.optional("height", .number(in: 0...100_000))
    row.size = try reader.optional("size", ValueSchemas.fixedSize)
    row.trailingActions = try reader.optional("actions", actions) ?? []
    row.leadingActions = try reader.optional("leadingActions", actions) ?? []
    let count = try reader.given("repeat")?.integer(in: 1...SceneList.rowLimit) ?? 1
    return (row, count)
  }

  private static func content(_ reader: ObjectReader) throws(DocumentError) -> SceneRow.Content {
    let (key, value) = try reader.only(of: ["title", "cell"], "a row")
    if key == "title" {
      try reader.refuse("set", without: "cell")
      let subtitle = try reader.optional("subtitle", title)
      let style = try reader.optional("style", Keywords.cellStyle)
      return .strings(
        title: try title.read(value), subtitle: subtitle,
        style ?? (subtitle == nil ? .basic : .subtitle))
    }
    for key in ["subtitle", "style"] { try reader.refuse(key, without: "title") }
    guard case .string = value.node.value else {
      if let set = reader.given("set") {
        throw set.error(
          "'set' is for a row with the name of a cell; this row contains the cell itself")
      }
      return .fragment(try fragment.read(value))
    }
    return .cell(try value.target(.view), try reader.optional("set", settings) ?? [])
  }

  private static let rows = ValueSchema<[(row: SceneRow, count: Int)]>(.array(of: run.schema)) {
    (value) throws(DocumentError) in
    try ValueSchema.array(of: run, limit: Scene.objectLimit).read(value)
  }

  private static let part = ValueSchema<SceneSectionPart>(
    .any([title.schema, viewReference])
  ) { (value) throws(DocumentError) in
    if case .string = value.node.value { return .title(try value.string()) }
    return .view(try fragment.read(value))
  }

  /// A section with its header, rows and footer.
  static let section = ValueSchema<SceneSection>(
    ObjectTable(
      "section", nil,
      [
        MemberEntry("header", part, "A title, or the content of the view above the rows."),
        MemberEntry("footer", part, "A title, or the content of the view below the rows."),
        MemberEntry("rows", rows, isRequired: true),
      ])
  ) { (reader) throws(DocumentError) in
    SceneSection(
      header: try reader.optional("header", part), footer: try reader.optional("footer", part),
      runs: try rows.read(reader["rows"]))
  }
  private static let sections = ValueSchema<[SceneSection]>.array(
    of: section, limit: Scene.objectLimit)

  /// The keys of tables and collection views in addition to their properties.
  static let members = [
    MemberEntry("tableStyle", Keywords.tableStyle, "Of a UITableView; default: 'plain'."),
    MemberEntry("cells", .map(to: viewReference), "Of a list: contents of cells, by names."),
    MemberEntry("rows", rows, "Of a list: the rows of its only section."),
    MemberEntry("sections", sections, "Of a list; not with 'rows'."),
  ]

  /// Reads the data of a list; nil for views of other classes.
  static func list(
    _ reader: ObjectReader, of viewClass: SceneViewClass
  ) throws(DocumentError) -> SceneList? {
    guard viewClass == .tableView || viewClass == .collectionView else { return nil }
    var list = SceneList()
    list.tableStyle = try reader.optional("tableStyle", Keywords.tableStyle) ?? .plain
    if let cells = reader.given("cells") {
      for (name, content) in try cells.members() {
        list.cells.append(
          (SceneName(text: name, position: content.node.position), try fragment.read(content)))
      }
    }
    if let rows = reader.given("rows") {
      if let sections = reader.given("sections") {
        throw sections.error("'sections' is not allowed with 'rows', which is the only section")
      }
      list.sections = [SceneSection(runs: try Self.rows.read(rows))]
    } else {
      list.sections = try reader.optional("sections", sections) ?? []
    }
    let count = list.sections.reduce(0) { $1.runs.reduce($0) { $0 + $1.count } }
    guard count <= SceneList.rowLimit else {
      throw reader.value.error(
        "the list has \(count) rows; allowed are \(SceneList.rowLimit)")
    }
    try check(list, file: reader.value.file)
    return list
  }

  /// Throws an error for rows with cells that the list does not define.
  private static func check(_ list: SceneList, file: String) throws(DocumentError) {
    let names = Set(list.cells.map(\.name.text))
    for run in list.sections.lazy.flatMap(\.runs) {
      guard case .cell(let cell, _) = run.row.content, !names.contains(cell.name) else { continue }
      throw DocumentError(
        file: file, position: cell.position,
        issue: "the list has no cell \(QuotedText.of(cell.name))"
          + NearestWord.hintOrAll(for: cell.name, among: list.cells.map(\.name.text)))
    }
  }

  // MARK: Layouts

  /// A length, or -1 for the automatic one.
  static let automaticLength = ValueSchema<Double>(
    .any([ValueSchema<Double>.number(in: 0...100_000).schema, .keywords(["automatic"])])
  ) { (value) throws(DocumentError) in
    if case .string = value.node.value {
      _ = try value.word(of: ["automatic"])
      return -1
    }
    return try value.number(in: 0...100_000)
  }

  private static let length = ValueSchema<Double>.number(in: 0...100_000)

  private static let estimatedSize = ValueSchema<CGSize>(
    .any([ValueSchemas.fixedSize.schema, .keywords(["automatic"])])
  ) { (value) throws(DocumentError) in
    guard case .string = value.node.value else { return try ValueSchemas.fixedSize.read(value) }
    _ = try value.word(of: ["automatic"])
    return CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  /// The values of a flow layout, and of what its delegate returns.
  static let flow = ValueSchema<SceneFlow>.fields(
    "flow", "A flow layout; lengths are in points.", of: SceneFlow(),
    [
      Field("direction", Keywords.isHorizontal, \.isHorizontal, "Default: 'vertical'."),
      Field("itemSize", ValueSchemas.fixedSize, \.itemSize),
      Field(
        "estimatedItemSize", estimatedSize, \.estimatedItemSize,
        "A size, or 'automatic': items then size themselves."),
      Field("minimumLineSpacing", length, \.minimumLineSpacing),
      Field("minimumInteritemSpacing", length, \.minimumInteritemSpacing),
      Field("sectionInset", ValueSchemas.numericInsets, \.sectionInset),
      Field("sectionInsetReference", Keywords.insetReference, \.sectionInsetReference),
      Field("headerReferenceSize", ValueSchemas.fixedSize, \.headerReferenceSize),
      Field("footerReferenceSize", ValueSchemas.fixedSize, \.footerReferenceSize),
      Field("sectionHeadersPinToVisibleBounds", .bool, \.pinsHeaders),
      Field("sectionFootersPinToVisibleBounds", .bool, \.pinsFooters),
    ])
}
