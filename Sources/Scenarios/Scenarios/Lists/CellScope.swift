import GimbalEngine

/// The names of the views in one cell; other cells of the list have the same names.
@MainActor
final class CellScope {
  /// A weak reference to a view of the cell.
  private struct Bearer {
    /// The view; nil after it was released.
    weak var view: UIView?
  }

  /// The cell, header or footer with these names.
  weak var cell: UIView?
  /// The table or the collection view of the cell.
  weak var list: UIView?
  private var views: [String: Bearer] = [:]

  /// Creates an empty scope for a new cell.
  init(_ cell: UIView, in list: UIView?) {
    self.cell = cell
    self.list = list
  }

  /// Gives a view of the cell its name.
  func bear(_ name: String, _ view: UIView) { views[name] = Bearer(view: view) }

  /// Returns the view with a name in the cell; nil without one.
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
