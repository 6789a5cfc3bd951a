import Foundation
import GimbalEngine
import GimbalInterfaceDocuments
import GimbalLists

/// Makes the contents of tables, collections and cells.
extension ViewBuilder {
  /// Visits the views that are made with a view: its content, the parts of a list, its subviews.
  ///
  /// On a canvas headers and cells are laid out separately.
  func forEachInner(of description: ViewDescription, _ visit: (ViewDescription) -> Void) {
    if let content = description.content { visit(content) }
    if purpose == .app, let list = description.list { list.views.forEach(visit) }
    description.subviews.forEach(visit)
  }

  /// Adopts the labels and the image view that a cell with a system style makes itself.
  func adoptStrings(of view: UIView, _ markup: Markup) {
    guard let cell = view as? UITableViewCell, markup["style"] != nil else { return }
    if let id = markup["textLabel"] { adopted[id] = cell.textLabel }
    if let id = markup["detailTextLabel"] { adopted[id] = cell.detailTextLabel }
    if let id = markup["imageView"] { adopted[id] = cell.imageView }
  }

  /// Adds the header, footer and background views of a list, and registers its cells.
  ///
  /// Rule: R-NIB-8.
  func addParts(of list: ListDescription, to view: UIView) {
    switch view {
    case let table as UITableView:
      // R-NIB-8.1
      table.backgroundView = list.background.map(tree)
      table.tableHeaderView = list.header.map(tree)
      table.tableFooterView = list.footer.map(tree)
      // R-NIB-8.3
      for cell in list.prototypes {
        guard let identifier = identifier(of: cell), let maker = maker(of: cell) else { continue }
        table.registerCells(identifier) {
          maker() as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        }
      }
    case let collection as UICollectionView:
      // R-NIB-8.1
      collection.backgroundView = list.background.map(tree)
      // R-NIB-8.3
      for cell in list.prototypes { register(cell, nil, in: collection) }
      for part in list.supplements {
        let kind =
          part.isHeader
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        register(part.view, kind, in: collection)
      }
    default: break
    }
  }

  private func register(_ view: ViewDescription, _ kind: String?, in collection: UICollectionView) {
    guard let identifier = identifier(of: view), let maker = maker(of: view) else { return }
    collection.registerMaker(kind, identifier) { maker() as? UICollectionReusableView }
  }

  private func maker(of view: ViewDescription) -> (() -> UIView)? {
    guard let maker = makePrototype?(view) else { return nil }
    prototypes.append(maker)
    return maker
  }

  private func identifier(of view: ViewDescription) -> String? {
    if let name = view.markup["reuseIdentifier"], !name.isEmpty { return name }
    omit(view.markup, .noIdentifier)
    return nil
  }

  /// Makes the static sections of a table, with a cell for each row.
  func sections(of list: ListDescription) -> [StaticSection] {
    // R-NIB-8.2
    list.sections.map { section in
      StaticSection(
        header: section.header, footer: section.footer,
        rows: section.cells.compactMap { cell in
          (tree(cell) as? UITableViewCell).map {
            StaticSection.Row($0, height: cell.markup.number("rowHeight").map { CGFloat($0) })
          }
        })
    }
  }
}
