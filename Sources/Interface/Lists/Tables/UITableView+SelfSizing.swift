import GimbalEngine
import GimbalTraits

/// Rows that are measured again.
extension UITableView {
  /// The occasions on which rows that exist are measured again.
  public typealias SelfSizingInvalidation = ListSelfSizing

  /// The occasions on which rows that exist are measured again by themselves (from iOS 16 on).
  ///
  /// See: R-LIST-19.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { state.selfSizing }
    set {
      state.selfSizing = newValue
      if newValue == .enabledIncludingConstraints { machine.watchConstraints() }
    }
  }

  /// Has a row measured again that says so.
  ///
  /// Rule: R-LIST-19.
  final func sizeMayHaveChanged(of cell: UITableViewCell) {
    guard state.selfSizing != .disabled, machine.features.remeasuresCells, !state.isQuerying,
      !state.isLayingOut, let location = cell.location, state.cell(at: location) === cell
    else { return }
    forgetHeight(of: location)
    setNeedsLayout()
  }

  /// Tells a row whose constraints changed that its size may have, where the table follows them.
  ///
  /// See: R-LIST-19.
  final func constraintsDidChange(in cell: UITableViewCell) {
    guard state.selfSizing == .enabledIncludingConstraints, !state.isQuerying, !state.isLayingOut
    else { return }
    cell.invalidateIntrinsicContentSize()
  }

  /// Has the height of a row found anew, unless all of them are known beforehand.
  final func forgetHeight(of location: RowLocation) {
    guard !hasFixedHeights, location.lies(in: state.geometry) else { return }
    state.geometry.change(location.section) {
      $0.rows.set($0.rows[location.row], at: location.row, isKnown: false)
    }
  }
}
