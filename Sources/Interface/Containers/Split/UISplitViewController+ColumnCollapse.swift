import GimbalEngine
import GimbalTraces

/// Collapsing and expanding in the styles with columns (from iOS 14 on).
///
/// While collapsed, only the compact column is shown. Without it, the first column is shown, with
/// the others on its navigation controller's stack.
///
/// See: R-COLL-1, R-COLL-2.
/// Source: Apple, UISplitViewController.Column.compact.
extension UISplitViewController {
  /// Collapses a split view with columns.
  ///
  /// See: R-COLL-1.
  func collapseColumns() {
    let proposed = columns.proposedTop ?? .primary
    let expected =
      notifyDelegate(.topColumnForCollapsing) {
        $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      } ?? proposed
    let top = columns[expected] == nil ? columns.proposedTop : expected
    columns.isCollapsed = true
    let stacked = top == .compact ? [] : top.map { columns.stack(to: $0) } ?? []
    columns.collapsed = top == .compact ? columns[.compact] : stacked.first
    (stacked.first as? UINavigationController)?.stackColumns(Array(stacked.dropFirst()))
    for child in columns.expanded where child !== columns.collapsed { release(child) }
    if let collapsed = columns.collapsed { take(collapsed) }
    showColumns()
    notifyDelegate(.splitViewControllerDidCollapse) { $0.splitViewControllerDidCollapse(self) }
  }

  /// Expands a split view with columns.
  ///
  /// See: R-COLL-2.
  func expandColumns() {
    let proposed = expectedDisplayMode
    let answer =
      notifyDelegate(.displayModeForExpanding) {
        $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      } ?? proposed
    let mode = answer == .automatic ? proposed : allowed(answer)
    let collapsed = columns.collapsed
    (collapsed as? UINavigationController)?.unstack(columns.expanded)
    if let collapsed, collapsed === columns[.compact] { release(collapsed) }
    columns.isCollapsed = false
    columns.collapsed = nil
    for child in columns.expanded { take(child) }
    columns.suited = suitingDisplayMode
    change(to: mode)
    columns.preservesDisplayMode = mode != proposed
    showColumns()
    notifyDelegate(.splitViewControllerDidExpand) { $0.splitViewControllerDidExpand(self) }
  }

  /// The controller in front while the columns are collapsed.
  var topOfCollapsed: UIViewController? {
    guard let navigation = columns.collapsed as? UINavigationController else {
      return columns.collapsed
    }
    return navigation.stack.last { controller in
      columns.expanded.contains { $0 === controller }
    } ?? navigation
  }

  /// Replaces the old controller of a column while the columns are collapsed.
  func exchangeInCollapsed(_ old: UIViewController, for new: UIViewController?) {
    guard old === columns.collapsed else {
      guard let navigation = columns.collapsed as? UINavigationController else { return }
      return navigation.exchange(old, for: new === navigation ? nil : new)
    }
    let above = (old as? UINavigationController)?.columns(among: columns.expanded) ?? []
    (old as? UINavigationController)?.unstack(above)
    let base = new ?? above.first ?? columns.expanded.first
    (base as? UINavigationController)?.stackColumns(above.filter { $0 !== base })
    exchangeCollapsed(for: base)
  }

  /// Shows a column while the split view is collapsed.
  ///
  /// Source: Apple, show(_:) while collapsed: pushes the column and those before it, or pops what
  /// covers it.
  func revealCollapsed(_ column: Column) {
    guard let navigation = columns.collapsed as? UINavigationController,
      let expected = columns[column], columns.collapsed !== columns[.compact]
    else { return }
    guard topOfCollapsed !== expected else { return }
    notifyOfColumn(.splitWillShow, column)
    let isThere = expected === navigation || navigation.stack.contains { $0 === expected }
    if isThere {
      navigation.popColumns(above: expected, among: columns.expanded)
    } else {
      let missing = columns.stack(to: column).filter { controller in
        controller !== navigation && !navigation.stack.contains { $0 === controller }
      }
      navigation.pushColumns(missing, animated: true)
    }
  }

  /// Hides a column while the split view is collapsed.
  ///
  /// Source: Apple, hide(_:) while collapsed: pops the column if it is in front; the first stays.
  func concealCollapsed(_ column: Column) {
    guard let navigation = columns.collapsed as? UINavigationController,
      let controller = columns[column], navigation.stack.last === controller
    else { return }
    _ = navigation.pop(to: navigation.stack.dropLast().last, animated: true)
  }
}
