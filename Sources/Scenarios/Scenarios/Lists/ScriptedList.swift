import Foundation
import GimbalDocuments
import GimbalEngine
import GimbalLists

/// The data source and delegate of a scene's list, with the scene's rows.
@MainActor
final class ScriptedList: ScriptedScrollDelegate {
  private unowned let builtScene: any CellBuilding
  /// The table or the collection view with the data.
  private(set) weak var view: UIScrollView?
  /// The current sections, whose rows name their cells; steps change them.
  private(set) var sections: [Section] = []
  private var contents: [String: SceneView] = [:]
  private var scopes: [ObjectIdentifier: CellScope] = [:]

  /// A section as the list has it at present.
  struct Section {
    /// The part above the rows; nil for none.
    var header: SceneSectionPart?
    /// The part below the rows; nil for none.
    var footer: SceneSectionPart?
    /// The names of the contents of header and footer.
    var headerName: String?
    /// The name of the footer's content.
    var footerName: String?
    /// The individual rows, each with a name for its content.
    var rows: [SceneRow]
  }

  /// Creates the data of a list; names are given to contents without one.
  init(_ list: SceneList, builtScene: any CellBuilding) {
    self.builtScene = builtScene
    super.init()
    for cell in list.cells { contents[cell.name.text] = cell.content }
    sections = list.sections.map(section)
    recordMetrics()
  }

  // MARK: Data

  private func section(_ source: SceneSection) -> Section {
    var section = Section(
      header: source.header, footer: source.footer,
      rows: source.runs.flatMap { run in
        [SceneRow](repeating: named(run.row), count: run.count)
      })
    section.headerName = source.header?.content.map { name($0) }
    section.footerName = source.footer?.content.map { name($0) }
    return section
  }

  /// Returns the row with a name for its content, which cell identifiers require.
  private func named(_ row: SceneRow) -> SceneRow {
    guard case .fragment(let content) = row.content else { return row }
    var named = row
    named.content = .cell(
      Target(kind: .view, name: name(content), position: content.position), [])
    return named
  }

  private func name(_ content: SceneView) -> String {
    let name = "content \(contents.count)"
    contents[name] = content
    return name
  }

  /// Returns the row at an index path.
  func row(_ path: IndexPath) -> SceneRow { sections[path[0]].rows[path[1]] }

  /// Returns the sections after changes, without applying them.
  func changed(by update: ListUpdate, _ target: Target) throws(SceneError) -> [Section] {
    var new = sections
    let refuse = { (what: String) in
      SceneError(
        position: target.position,
        message: "\(QuotedText.of(target.name)) has no \(what) that the step names")
    }
    var taken: [SceneRowPath: SceneRow] = [:]
    for path in (update.deleted + update.moved.map(\.from)) {
      guard new.indices.contains(path.section), new[path.section].rows.indices.contains(path.row)
      else { throw refuse("row \(path.text)") }
      taken[path] = new[path.section].rows[path.row]
    }
    for path in taken.keys.sorted(by: { ($0.section, $0.row) > ($1.section, $1.row) }) {
      new[path.section].rows.remove(at: path.row)
    }
    for section in Set(update.deletedSections).sorted(by: >) {
      guard new.indices.contains(section) else { throw refuse("section \(section)") }
      new.remove(at: section)
    }
    for (at, source) in update.insertedSections.sorted(by: { $0.at < $1.at }) {
      guard at <= new.count else { throw refuse("section \(at)") }
      new.insert(section(source), at: at)
    }
    let arrivals =
      update.inserted.map { ($0.at, named($0.row)) }
      + update.moved.map { ($0.to, taken[$0.from]!) }
    for (at, row) in arrivals.sorted(by: { ($0.0.section, $0.0.row) < ($1.0.section, $1.0.row) }) {
      guard new.indices.contains(at.section), at.row <= new[at.section].rows.count else {
        throw refuse("index path \(at.text)")
      }
      if case .cell(let cell, _) = row.content, contents[cell.name] == nil {
        throw SceneError(
          position: cell.position,
          message: "the list has no cell \(QuotedText.of(cell.name))")
      }
      new[at.section].rows.insert(row, at: at.row)
    }
    return new
  }

  /// Replaces all sections; steps call it with the result of `changed(by:_:)`.
  func take(_ sections: [Section]) {
    self.sections = sections
    recordMetrics()
    register()
  }

  /// Removes a row; the caller notifies the table of the deletion.
  func removeRow(_ path: IndexPath) { sections[path[0]].rows.remove(at: path[1]) }

  /// Moves a row in the data, as the table requests after the user moved it.
  func moveRow(_ from: IndexPath, _ to: IndexPath) {
    let row = sections[from[0]].rows.remove(at: from[1])
    sections[to[0]].rows.insert(row, at: min(to[1], sections[to[0]].rows.count))
  }

  /// True if any row has a height or a size from the delegate.
  private(set) var givesHeights = false
  /// True if any item has a size from the delegate; otherwise the layout's item size counts.
  private(set) var givesSizes = false

  private func recordMetrics() {
    givesHeights = sections.contains { $0.rows.contains { $0.height != nil } }
    givesSizes = sections.contains { $0.rows.contains { $0.size != nil } }
  }

  // MARK: Views

  /// Becomes the data source and the delegate of a table, and registers the cells.
  func join(_ table: UITableView) {
    view = table
    register()
    table.dataSource = self
    table.delegate = self
  }

  /// Becomes the data source and the delegate of a collection view, and registers the cells.
  func join(_ collection: UICollectionView) {
    view = collection
    register()
    collection.dataSource = self
    collection.delegate = self
  }

  /// Registers cells for the names that are new.
  private var known: Set<String> = []

  private func register() {
    let new = contents.filter { known.insert($0.key).inserted }
    if let table = view as? UITableView {
      for style in SceneCellStyle.allCases where known.insert(style.rawValue).inserted {
        table.registerCells(style.rawValue) {
          UITableViewCell(style: style.style, reuseIdentifier: style.rawValue)
        }
      }
      for (name, content) in new {
        table.registerCells(name) { [unowned self] in
          let cell = UITableViewCell(style: .default, reuseIdentifier: name)
          fill(cell, cell.contentView, content)
          return cell
        }
        table.registerHeaders(name) { [unowned self] in
          let header = UITableViewHeaderFooterView(reuseIdentifier: name)
          fill(header, header.contentView, content)
          return header
        }
      }
    } else if let collection = view as? UICollectionView {
      if known.insert(Self.textCell).inserted {
        collection.registerMaker(nil, Self.textCell) { UICollectionViewListCell() }
        for kind in Self.kinds {
          collection.registerMaker(kind, Self.textCell) { UICollectionReusableView() }
        }
      }
      for (name, content) in new {
        collection.registerMaker(nil, name) { [unowned self] in
          let cell = UICollectionViewCell()
          fill(cell, cell.contentView, content)
          return cell
        }
        for kind in Self.kinds {
          collection.registerMaker(kind, name) { [unowned self] in
            let part = UICollectionReusableView()
            fill(part, part, content)
            return part
          }
        }
      }
    }
  }

  /// The reuse identifier of cells and headers that show only a text.
  static let textCell = "text"
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// Adds the scene's content to a cell, whose names are local to it.
  private func fill(_ cell: UIView, _ contentView: UIView, _ content: SceneView) {
    let scope = CellScope(cell, in: view)
    scopes[ObjectIdentifier(cell)] = scope
    builtScene.fill(scope, contentView, with: content)
  }

  /// Applies a row's settings to the views of a cell.
  func apply(_ settings: [Setting], to cell: UIView) {
    guard !settings.isEmpty, let scope = scopes[ObjectIdentifier(cell)] else { return }
    builtScene.apply(settings, in: scope)
  }

  /// Returns a view in a cell by its name.
  func view(_ name: String, in cell: UIView) -> UIView? {
    guard let scope = scopes[ObjectIdentifier(cell)], scope.cell === cell else { return nil }
    return scope.view(name)
  }
}

extension SceneCellStyle {
  fileprivate var style: UITableViewCell.CellStyle {
    switch self {
    case .basic: .default
    case .subtitle: .subtitle
    case .value1: .value1
    case .value2: .value2
    }
  }
}
