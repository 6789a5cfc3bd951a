import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry

/// The edit control at the leading edge of a row in editing mode: it deletes the row, inserts one,
/// or shows the selection.
///
/// See: R-LIST-5, R-LIST-10.
final class UITableViewCellEditControl: UIControl {
  private weak var cell: UITableViewCell?

  /// Creates the control of a cell; a tap is passed to the cell's table.
  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }

  /// Returns nil: the system creates this view only in code.
  required init?(coder: NSCoder) { nil }

  /// A row that can only be selected, not deleted or inserted, receives the touch instead of the
  /// control.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let cell, cell.editingStyle != .none, !(cell.table?.selectsWhileEditing ?? false) else {
      return nil
    }
    return super.hitTest(point, with: event)
  }

  /// Passes a touch that ends inside to the table, which shows the row's actions or inserts a row.
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let cell, let touch, bounds.contains(touch.location(in: self)) else { return }
    cell.table?.takesEditControl(of: cell)
  }
}

/// The reorder control at the trailing edge of a row in editing mode; dragging it moves the row.
///
/// See: R-LIST-5, R-LIST-15.
final class UITableViewCellReorderControl: UIControl {
  private weak var cell: UITableViewCell?

  /// Creates the control of a cell.
  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }

  /// Returns nil: the system creates this view only in code.
  required init?(coder: NSCoder) { nil }

  /// No pan or swipe recognizer begins for a touch on the reorder control.
  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Begins to move the row; returns false if the table does not allow it.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch) }

  /// Moves the row along with the touch.
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch) }

  private func follow(_ touch: UITouch) -> Bool {
    guard let cell else { return false }
    return cell.table?.moves(cell, with: touch) ?? false
  }

  /// Ends the move, so that the row takes its new position.
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { letGo(cancelled: false) }

  /// Ends the move, so that the row returns.
  override func cancelTracking(with event: UIEvent?) { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    guard let cell else { return }
    cell.table?.letsGo(of: cell, cancelled: cancelled)
  }
}
