import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine
import GimbalLists

/// Tables and collection views of scenes.
extension BuiltScene {
  /// Creates a table or a collection view with the data that the scene describes.
  func makeList(_ source: SceneView, _ list: SceneList, frame: CGRect) -> UIView {
    let scripted = ScriptedList(list, builtScene: self)
    let made: UIView
    if source.viewClass == .tableView {
      let styles: [SceneTableStyle: UITableView.Style] = [
        .plain: .plain, .grouped: .grouped, .insetGrouped: .insetGrouped,
      ]
      let table = UITableView(frame: frame, style: styles[list.tableStyle] ?? .plain)
      scripted.join(table)
      made = table
    } else {
      let collection = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      scripted.join(collection)
      made = collection
    }
    lists[ObjectIdentifier(made)] = scripted
    return made
  }

  /// Returns the part of a list with a name, such as `feed[0, 3].photo`.
  func view(_ name: ListPartName) -> UIView? {
    guard let view = view(name.list), let part = BuiltList(view)?.view(name.part) else {
      return nil
    }
    guard let inner = name.inner else { return part }
    if let named = lists[ObjectIdentifier(view)]?.view(inner, in: part) { return named }
    guard inner == "contentView" else { return nil }
    return (part as? UITableViewCell)?.contentView ?? (part as? UICollectionViewCell)?.contentView
      ?? (part as? UITableViewHeaderFooterView)?.contentView
  }
}

extension BuiltScene: CellBuilding {
  /// Creates the views of a cell; called by the scripted data source when a cell is dequeued for
  /// the first time.
  ///
  /// Errors are stored as issues of the scene.
  func fill(_ scope: CellScope, _ contentView: UIView, with content: SceneView) {
    attempt(in: scope) { () throws(SceneError) in
      var lists: [ConstraintList] = []
      try apply(content.values, to: contentView, superview: scope.cell)
      try fill(contentView, from: content, &lists)
      try add(lists)
    }
  }

  /// Sets values on the views of a cell; called when a cell is dequeued for a row.
  ///
  /// Errors are stored as issues of the scene.
  func apply(_ settings: [Setting], in scope: CellScope) {
    attempt(in: scope) { () throws(SceneError) in
      for setting in settings { try apply(setting) }
    }
  }

  private func attempt(in scope: CellScope, _ body: () throws(SceneError) -> Void) {
    do throws(SceneError) {
      try within(scope, body)
    } catch {
      recordError(error)
    }
  }
}
