import GimbalEngine

/// The names of the views in one cell, which other cells of the list have too.
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

/// The stage as a list sees it, for its cells.
@MainActor
protocol CellBuilding: AnyObject {
  /// Gives a cell what the scene has in it; names are the cell's own.
  func fill(_ scope: CellScope, _ contentView: UIView, with content: SceneView)
  /// Sets values on the views of a cell.
  func apply(_ settings: [Setting], in scope: CellScope)
}
