import GimbalDocuments

/// The schemas of steps on tables and collection views.
enum ListStepSchemas {
  /// A row or an item by its section and number.
  static let path = ValueSchema<SceneRowPath>(
    "rowPath", .array(of: ListSchemas.rowIndex.schema, least: 2, most: 2),
    "Section and row, or item, from 0."
  ) { (value) throws(DocumentError) in
    let numbers = try ValueSchema.array(of: ListSchemas.rowIndex, limit: 2).read(value)
    guard numbers.count == 2 else { throw value.mismatch("a row as [section, row]") }
    return SceneRowPath(section: numbers[0], row: numbers[1])
  }
  /// A list of rows or items, such as those that a step deletes.
  static let paths = ValueSchema<[SceneRowPath]>.array(of: path, limit: SceneList.rowLimit)

  private static let list = Member<Target>.required(
    "in", ValueSchemas.target(.view), "The table or collection view.")
  private static let row = Member<SceneRowPath>.required("row", path)
  private static let rowPaths = ValueSchema<[SceneRowPath]>.list(
    of: path, limit: SceneList.rowLimit)
  private static let untold = Member<Bool>.optional(
    "untold", .bool, or: false, "Only the data changes, and the list is not updated.")

  private static let insertion = ValueSchema<(at: SceneRowPath, row: SceneRow)>.object(
    "insertion", nil, .required("at", path, "The index path after all changes."),
    .required("row", ListSchemas.run)
  ) { ($0, $1.row) }
  private static let move = ValueSchema<(from: SceneRowPath, to: SceneRowPath)>.object(
    "rowMove", nil, .required("from", path), .required("to", path)
  ) { ($0, $1) }
  private static let sectionInsertion = ValueSchema<(at: Int, section: SceneSection)>.object(
    "sectionInsertion", nil, .required("at", ListSchemas.rowIndex),
    .required("section", ListSchemas.section)
  ) { ($0, $1) }

  private static func several<Value>(_ valueSchema: ValueSchema<Value>) -> ValueSchema<[Value]> {
    .list(of: valueSchema, limit: SceneList.rowLimit)
  }

  /// The actions by their keys in a step, which `StepSchemas` includes.
  static let all: [(key: String, valueSchema: ValueSchema<ListAct>)] = [
    ("selectRow", selectRow), ("scrollTo", scrollTo), ("pull", pull), ("insert", insert),
    ("delete", delete), ("reload", reload), ("update", update), ("swipeRow", swipeRow),
    ("moveRow", moveRow), ("tapRow", tapRow),
  ]

  private static let selectRow = ValueSchema<ListAct>.object(
    "selectRow", "A row, or an item, is selected.", list, row,
    .optional("by", Keywords.isTap, or: true, "Default: by a tap.")
  ) { ListAct(list: $0, kind: .select($1, byTap: $2)) }

  private static let scrollTo = ValueSchema<ListAct>.object(
    "scrollTo", "A list scrolls to a row by code.", list, row,
    .optional("at", Keywords.scrollPosition, or: .top, "Default: 'top'."),
    .optional("animated", .bool, or: false)
  ) { ListAct(list: $0, kind: .scroll(to: $1, at: $2, animated: $3)) }

  private static let pull = ValueSchema<ListAct>.object(
    "pull", "A drag down at the top of a list, as for pull to refresh.", list,
    .optional("by", .number(in: 1...10_000), or: 200, "Points; default: 200."),
    .optional("seconds", .number(in: 0...60), or: 0.5, "Default: 0.5.")
  ) { ListAct(list: $0, kind: .pull(by: $1, seconds: $2)) }

  private static let insert = ValueSchema<ListAct>.object(
    "insert", "Inserts rows into a list.", list,
    .required("at", path, "The index path of the first row."),
    .required("rows", several(ListSchemas.run)),
    untold
  ) { list, at, runs, isUntold in
    var update = ListUpdate(isUntold: isUntold)
    let rows = SceneSection(runs: runs).rows
    for (index, row) in rows.enumerated() {
      update.inserted.append(
        (SceneRowPath(section: at.section, row: at.row + index), row))
    }
    return ListAct(list: list, kind: .update(update))
  }

  private static let delete = ValueSchema<ListAct>.object(
    "delete", "Rows go from a list.", list, .required("rows", rowPaths), untold
  ) {
    ListAct(list: $0, kind: .update(ListUpdate(deleted: $1, isUntold: $2)))
  }

  private static let reload = ValueSchema<ListAct>.object(
    "reload", "Reloads rows of a list.", list,
    .optional("rows", rowPaths, "Default: all: reloadData().")
  ) { list, rows in
    ListAct(
      list: list, kind: rows.map { .update(ListUpdate(reloaded: $0)) } ?? .reloadData)
  }

  private static let update = ValueSchema<ListAct>.object(
    "update", "Changes of a list that are carried out together.", list,
    .optional("delete", rowPaths, "By index paths before all changes."),
    .optional("insert", several(insertion)), .optional("reload", rowPaths),
    .optional("move", several(move)),
    .optional("deleteSections", several(ListSchemas.rowIndex)),
    .optional("insertSections", several(sectionInsertion)), untold,
    .optional("lie", .bool, or: false, "Only the list is updated, and the data does not change.")
  ) {
    ListAct(
      list: $0,
      kind: .update(
        ListUpdate(
          deleted: $1 ?? [], inserted: $2 ?? [], reloaded: $3 ?? [], moved: $4 ?? [],
          deletedSections: $5 ?? [], insertedSections: $6 ?? [], isUntold: $7, isLie: $8)))
  }

  private static let swipeRow = ValueSchema<ListAct>.object(
    "swipeRow", "A swipe over a row of a table.", list, row,
    .optional("leading", .bool, or: false, "From the leading edge; default: the trailing."),
    .optional("action", .name, "The title of the action that is chosen; default: none.")
  ) { ListAct(list: $0, kind: .swipe($1, fromLeading: $2, action: $3)) }

  private static let moveRow = ValueSchema<ListAct>.object(
    "moveRow", "A drag of a row to another position in an edited table.", list,
    .required("from", path), .required("to", path)
  ) { ListAct(list: $0, kind: .drag($1, to: $2)) }

  private static let tapRow = ValueSchema<ListAct>.object(
    "tapRow", "A tap on the editing control of a table row, or on its button at the end.",
    list, row, .required("control", Keywords.rowControl)
  ) { ListAct(list: $0, kind: .edit($1, $2)) }
}
