import Foundation
import GimbalControls
import GimbalEngine
import GimbalLists

/// The data source and delegate of a table with a scene's rows.
///
/// Methods without effect exist so that the trace records their calls.
extension ScriptedList: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching
{
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = row(indexPath)
    let cell: UITableViewCell
    switch row.content {
    case .strings(let title, let subtitle, let style):
      cell = tableView.dequeueReusableCell(withIdentifier: style.rawValue, for: indexPath)
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = subtitle
    case .cell(let name, let settings):
      cell = tableView.dequeueReusableCell(withIdentifier: name.name, for: indexPath)
      apply(settings, to: cell)
    case .fragment: preconditionFailure("rows of a list name their contents")
    }
    cell.accessoryType = row.accessory.type
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(section, \.header)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    title(section, \.footer)
  }

  /// Returns a title, if any section has one.
  private func title(
    _ section: Int, _ part: KeyPath<Section, SceneSectionPart?>, _ member: StaticString = #function
  ) -> String? {
    let titles = sections.map { section -> String? in
      if case .title(let title) = section[keyPath: part] { title } else { nil }
    }
    guard titles.contains(where: { $0 != nil }) else {
      return OptionalCalls.byDefault(nil, self, member)
    }
    return titles[section]
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(section, \.headerName, in: tableView)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(section, \.footerName, in: tableView)
  }

  private func view(
    _ section: Int, _ name: KeyPath<Section, String?>, in tableView: UITableView,
    _ member: StaticString = #function
  ) -> UIView? {
    guard sections.contains(where: { $0[keyPath: name] != nil }) else {
      return OptionalCalls.byDefault(nil, self, member)
    }
    return sections[section][keyPath: name].flatMap {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: $0)
    }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard givesHeights else { return OptionalCalls.byDefault(UITableView.automaticDimension, self) }
    return row(indexPath).height.map { CGFloat($0) } ?? tableView.rowHeight
  }

  // MARK: Showing and selecting

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  // MARK: Editing

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    removeRow(indexPath)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moveRow(sourceIndexPath, destinationIndexPath) }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    actions(row(indexPath).leadingActions, indexPath, tableView)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    actions(row(indexPath).trailingActions, indexPath, tableView)
  }

  /// Returns actions with these titles; `Delete` deletes the row.
  private func actions(
    _ titles: [String], _ path: IndexPath, _ table: UITableView
  ) -> UISwipeActionsConfiguration? {
    // A row without actions offers none to a swipe, but its delete button works.
    if titles.isEmpty, table.isEditing { return nil }
    return UISwipeActionsConfiguration(
      actions: titles.map { title in
        let deletes = title == "Delete"
        return UIContextualAction(style: deletes ? .destructive : .normal, title: title) {
          [weak self, weak table] _, _, completion in
          if deletes, let self, let table {
            self.removeRow(path)
            table.deleteRows(at: [path], with: .automatic)
          }
          completion(true)
        }
      })
  }

  // MARK: Prefetching

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension SceneAccessory {
  /// The accessory of UIKit with the same name.
  var type: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}
