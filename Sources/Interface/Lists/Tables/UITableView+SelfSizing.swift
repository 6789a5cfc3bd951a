import GimbalEngine
import GimbalTraits

/// Rows that are measured again.
extension UITableView {
  /// The occasions on which existing rows are measured again.
  public typealias SelfSizingInvalidation = ListSelfSizing

  /// The occasions on which existing rows are measured again automatically (from iOS 16 on).
  ///
  /// See: R-LIST-19.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { state.selfSizing }
    set {
      state.selfSizing = newValue
      if newValue == .enabledIncludingConstraints {
        machine.traversal.pointee.watchesConstraints = true
      }
    }
  }

  /// Measures a row again at the request of its cell.
  ///
  /// Rule: R-LIST-19.
  final func sizeMayHaveChanged(of cell: UITableViewCell) {
    guard state.selfSizing != .disabled, machine.features.remeasuresCells, !state.isQuerying,
      !state.isLayingOut, let location = cell.location, state.cell(at: location) === cell
    else { return }
    forgetHeight(of: location)
    setNeedsLayout()
  }

  /// Measures a row again after its constraints changed, if `selfSizingInvalidation` is
  /// `enabledIncludingConstraints`.
  ///
  /// See: R-LIST-19.
  final func constraintsDidChange(in cell: UITableViewCell) {
    guard state.selfSizing == .enabledIncludingConstraints, !state.isQuerying, !state.isLayingOut
    else { return }
    cell.invalidateIntrinsicContentSize()
  }

  /// Invalidates the height of a row, unless all heights are fixed.
  final func forgetHeight(of location: RowLocation) {
    guard !hasFixedHeights, location.lies(in: state.geometry) else { return }
    state.geometry.change(location.section) {
      $0.rows.set($0.rows[location.row], at: location.row, isKnown: false)
    }
  }
}
