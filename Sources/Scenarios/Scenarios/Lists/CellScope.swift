import GimbalEngine

/// The names of the views in one cell; other cells of the list have the same names.
@MainActor
final class CellScope {
  private struct Bearer {
    weak var view: UIView?
  }

  weak var cell: UIView?
  weak var list: UIView?
  private var views: [String: Bearer] = [:]

  init(_ cell: UIView, in list: UIView?) {
    self.cell = cell
    self.list = list
  }

  func bear(_ name: String, _ view: UIView) { views[name] = Bearer(view: view) }

  func view(_ name: String) -> UIView? { views[name]?.view }
}

/// The scene builder as a list uses it for its cells.
@MainActor
protocol CellBuilding: AnyObject {
  /// Adds the scene's content to a cell, whose names are local to it.
  func fill(_ scope: CellScope, _ contentView: UIView, with content: SceneView)
  /// Sets values on the views of a cell.
  func apply(_ settings: [Setting], in scope: CellScope)
}
