package import Foundation

/// The controllers in the columns of a split view controller.
///
/// The class in the module Engine stores it, and the extensions in the module Containers change it.
@MainActor
package struct SplitColumns {
  /// The children by the raw value of their column.
  ///
  /// They are navigation controllers, except in the classic style and in the compact column.
  private var standing: [UIViewController?] = [nil, nil, nil, nil]
  /// The controllers that the app has set.
  private var given: [UIViewController?] = [nil, nil, nil, nil]
  /// The container; it is never a descendant of a controller that it contains.
  var container: Unretained<UISplitViewController>?
  /// The controller that is shown for all columns while they are collapsed; nil while they are
  /// expanded.
  package var collapsed: UIViewController? {
    didSet {
      collapsed = admitted(collapsed)
      retain(collapsed, insteadOf: oldValue)
    }
  }
  /// The controller that was secondary at the collapse, in the classic style.
  ///
  /// It becomes secondary again if the delegate returns no other controller.
  package var putAside: UIViewController? {
    didSet {
      putAside = admitted(putAside)
      retain(putAside, insteadOf: oldValue)
    }
  }
  /// True between a collapse and the next expansion; `isCollapsed` may still hide it.
  package var isCollapsed = false
  /// The value of `displayMode`.
  package var displayMode = UISplitViewController.DisplayMode.secondaryOnly
  /// The display mode that `automatic` meant when it was last computed.
  package var suited: UISplitViewController.DisplayMode?
  /// The size for which the columns are arranged, in points; nil means the view's own.
  package var size: CGSize?
  /// True if the delegate has changed the proposed display mode at the expansion.
  ///
  /// The size that follows does not change the mode.
  package var preservesDisplayMode = false
  /// The preferences for the width of the primary column.
  package var primaryWidth = ColumnWidth()
  /// The preferences for the width of the supplementary column.
  package var supplementaryWidth = ColumnWidth()

  /// The child of a column; nil if the column is empty.
  package subscript(column: UISplitViewController.Column) -> UIViewController? {
    standing[column.rawValue]
  }

  /// Returns the controller that the app has set for a column; the column's child may be another
  /// one.
  package func given(for column: UISplitViewController.Column) -> UIViewController? {
    given[column.rawValue]
  }

  /// Sets the child of a column; `given` is the app's controller if it is a different one.
  ///
  /// A controller can be in one column only, so it leaves its old column; this is Gimbal's choice
  /// (CHOICE).
  package mutating func put(
    _ child: UIViewController?, in column: UISplitViewController.Column,
    given: UIViewController? = nil
  ) {
    let old = (standing[column.rawValue], self.given[column.rawValue])
    standing[column.rawValue] = admitted(child)
    self.given[column.rawValue] = admitted(given ?? child)
    for other in standing.indices where other != column.rawValue { clear(other, for: column) }
    retain(standing[column.rawValue], insteadOf: old.0)
    retain(self.given[column.rawValue], insteadOf: old.1)
  }

  /// Removes a controller from a column if another column has received it.
  private mutating func clear(_ other: Int, for column: UISplitViewController.Column) {
    let old = given[other]
    if let child = standing[column.rawValue], standing[other] === child {
      standing[other] = nil
      given[other] = nil
    } else if let old, old === given[column.rawValue] {
      // The navigation controller stays, with the other controllers on its stack.
      given[other] = standing[other]
    }
    retain(nil, insteadOf: old)
  }

  /// Returns the controller; nil if the container has meanwhile become a descendant of it.
  ///
  /// App callbacks run between the check of a controller and its assignment.
  private func admitted(_ controller: UIViewController?) -> UIViewController? {
    controller.flatMap { holder?.stands(on: $0) == true ? nil : $0 }
  }

  private var holder: UISplitViewController? { container?.object }

  /// Updates the container that a controller belongs to; the old container releases it.
  private func retain(_ new: UIViewController?, insteadOf old: UIViewController?) {
    if let old, old.keeper === holder, !retains(old) { old.keeper = nil }
    guard let new, new.keeper !== holder else { return }
    new.keeper?.columns.forget(new)
    new.keeper = holder
  }

  private func retains(_ controller: UIViewController) -> Bool {
    everyone.contains { $0 === controller }
  }

  /// True if a controller is in two columns, which violates an invariant.
  package var hasRepeats: Bool { standing.compactMap(\.self).hasRepeats }

  /// All controllers that belong to the container, shown or not; some can be in it twice.
  package var everyone: [UIViewController] {
    (standing + given + [collapsed, putAside]).compactMap(\.self)
  }

  /// Removes a controller that now belongs to another container or parent.
  package mutating func forget(_ controller: UIViewController) {
    standing = standing.map { $0 === controller ? nil : $0 }
    given = given.map { $0 === controller ? nil : $0 }
    if collapsed === controller { collapsed = nil }
    if putAside === controller { putAside = nil }
    if controller.keeper === holder { controller.keeper = nil }
  }

  /// The controllers of the expanded columns, the primary one first.
  package var expanded: [UIViewController] {
    UISplitViewController.Column.standing.compactMap { self[$0] }
  }

  /// Returns the controllers of the columns from the first to `top`, the primary one first.
  package func stack(to top: UISplitViewController.Column) -> [UIViewController] {
    UISplitViewController.Column.standing.prefix { $0.rawValue <= top.rawValue }
      .compactMap { self[$0] }
  }

  /// The column that is shown after a collapse, unless the delegate returns another.
  ///
  /// It is the compact column if that has a controller. Otherwise it is the last column that has
  /// one, which is Gimbal's choice (CHOICE).
  package var proposedTop: UISplitViewController.Column? {
    if self[.compact] != nil { return .compact }
    return UISplitViewController.Column.standing.last { self[$0] != nil }
  }
}

/// The app's preferences for the width of one column.
package struct ColumnWidth {
  /// The fraction of the container's width, from 0 to 1.
  var fraction = UISplitViewController.automaticDimension
  /// The widths in points.
  var preferred = UISplitViewController.automaticDimension
  /// The minimum width in points.
  var minimum = UISplitViewController.automaticDimension
  /// The maximum width in points.
  var maximum = UISplitViewController.automaticDimension

  /// The default fraction of the width.
  ///
  /// Source: CHOICE; public code for iOS 8 names 40 % as the default.
  private static let automaticFraction: CGFloat = 0.4
  /// The default maximum width of a column, in points; there is no default minimum.
  ///
  /// Source: useyourloaf.com, Change the Width of the Master View in a Split View Controller (iOS
  /// 8).
  private static let automaticMaximum: CGFloat = 320

  /// Returns the width of the column for a width of the container, in points.
  ///
  /// It is the preferred width, limited to the minimum and maximum.
  ///
  /// Source: Apple, preferredPrimaryColumnWidthFraction and related properties.
  package func points(in width: CGFloat) -> CGFloat {
    let preferredWidth = given(preferred) ?? (given(fraction) ?? Self.automaticFraction) * width
    let most = given(maximum) ?? Self.automaticMaximum
    return min(max(min(preferredWidth, most), given(minimum) ?? 0), max(width, 0))
  }

  private func given(_ value: CGFloat) -> CGFloat? {
    value == UISplitViewController.automaticDimension || !value.isFinite ? nil : max(value, 0)
  }
}

extension UISplitViewController {
  /// Lays out the columns again, if the view is loaded.
  func columnWidthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Sets one preference for a column's width, and lays out the columns again.
  func setWidth(_ width: WritableKeyPath<SplitColumns, CGFloat>, _ value: CGFloat) {
    columns[keyPath: width] = value
    columnWidthsDidChange()
  }
}

extension UISplitViewController.Column {
  /// The columns that are next to each other, starting at the primary edge.
  package static let standing: [Self] = [.primary, .supplementary, .secondary]
}
