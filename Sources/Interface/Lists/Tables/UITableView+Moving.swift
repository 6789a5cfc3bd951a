import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// A row that a touch moves by its reorder control.
struct MovedRow {
  /// The cell of the row.
  let cell: UITableViewCell
  /// The position of the row at the beginning of the touch.
  let from: RowLocation
  /// The position that the row takes if the touch ends now.
  var to: RowLocation
  /// The row over which the touch holds the moved row.
  var proposed: RowLocation
  /// The distance of the row from the top of the content, in points.
  var y: CGFloat
  /// The distance of the touch from the top of the row.
  let grip: CGFloat

  /// Returns the frame of a row during the move; rows between the old and the new position shift to
  /// make space.
  @MainActor func frame(of row: ShownRow, at frame: CGRect) -> CGRect {
    var frame = frame
    let height = cell.bounds.height
    if row.cell === cell {
      frame.origin.y = y
    } else if from < row.location, row.location <= to {
      frame.origin.y -= height
    } else if to <= row.location, row.location < from {
      frame.origin.y += height
    }
    return frame
  }
}

/// Rows that a touch moves.
extension UITableView {
  /// Moves a row with a touch.
  ///
  /// The row takes the position of the row over which it is held.
  ///
  /// Rule: R-LIST-15.
  final func moves(_ cell: UITableViewCell, with touch: UITouch) -> Bool {
    guard state.isEditing, let location = cell.location, location.lies(in: state.geometry) else {
      return false
    }
    let y = touch.location(in: self).y
    var moved: MovedRow
    if let under = state.moved {
      guard under.cell === cell else { return false }
      moved = under
    } else {
      rowSwipe.close()
      let top = state.geometry.span(of: location).y
      // The touch may have moved before the reorder control receives it.
      let grip = touch.window.map { convert(touch.firstPoint, from: $0).y - top } ?? y - top
      moved = MovedRow(
        cell: cell, from: location, to: location, proposed: location, y: top, grip: grip)
    }
    let height = cell.bounds.height
    let end = state.geometry.height - state.geometry.bottom
    moved.y = min(max(y - moved.grip, state.geometry.top), max(state.geometry.top, end - height))
    let middle = moved.y + height / 2
    if let over = state.geometry.firstRow(endingBeyond: middle), over != moved.proposed {
      moved.proposed = over
      moved.to = target(of: moved.from, over: over)
    }
    state.moved = moved
    positionRows()
    return true
  }

  private func target(of from: RowLocation, over proposed: RowLocation) -> RowLocation {
    let answer = queryDelegate(
      .tableMoveTarget,
      machine.arguments(
        TraceArgument("targetIndexPathForMoveFromRowAt", .text(PathText.of(from.path))),
        TraceArgument("toProposedIndexPath", .text(PathText.of(proposed.path))))
    ) {
      $0.tableView(
        self, targetIndexPathForMoveFromRowAt: from.path, toProposedIndexPath: proposed.path)
    }
    guard let location = answer.flatMap(RowLocation.init),
      state.geometry.sections.indices.contains(location.section)
    else { return proposed }
    return location
  }

  /// Ends a move: the data source's `moveRowAt` is called and the row takes its new position, or
  /// the row returns.
  ///
  /// See: R-LIST-15.
  final func letsGo(of cell: UITableViewCell, cancelled: Bool) {
    guard let moved = state.moved, moved.cell === cell else { return }
    state.moved = nil
    if cancelled || moved.to == moved.from { return positionRows() }
    move(from: moved.from.path, to: moved.to.path)
  }
}
