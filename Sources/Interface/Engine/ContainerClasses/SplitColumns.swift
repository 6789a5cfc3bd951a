package import Foundation

/// The controllers in the columns of a split view controller.
@MainActor
package struct SplitColumns {
  /// The children by the raw value of their column: navigation controllers, but for the classic style
  /// and the compact column.
  private var standing: [UIViewController?] = [nil, nil, nil, nil]
  /// The controllers as the app gave them.
  private var given: [UIViewController?] = [nil, nil, nil, nil]
  /// The container; what it holds, child or not, never comes to stand above it.
  var container: Unretained<UISplitViewController>?
  /// The controller that stands for all while they are collapsed; nil while they stand apart.
  package var collapsed: UIViewController? {
    didSet {
      collapsed = admitted(collapsed)
      retain(collapsed, insteadOf: oldValue)
    }
  }
  /// The secondary controller of the classic style when the columns collapsed: it comes back if the delegate gives no
  /// other.
  package var putAside: UIViewController? {
    didSet {
      putAside = admitted(putAside)
      retain(putAside, insteadOf: oldValue)
    }
  }
  package var isCollapsed = false
  package var displayMode = UISplitViewController.DisplayMode.secondaryOnly
  /// The mode that suited the size when the mode was last found by itself.
  package var suited: UISplitViewController.DisplayMode?
  /// The size for which the columns are arranged, in points; nil is the view's own.
  package var size: CGSize?
  /// True if the mode is what the delegate said when the columns expanded, for the size that is about to
  /// come.
  package var preservesDisplayMode = false
  package var primaryWidth = ColumnWidth()
  package var supplementaryWidth = ColumnWidth()

  package subscript(column: UISplitViewController.Column) -> UIViewController? {
    standing[column.rawValue]
  }

  package func given(for column: UISplitViewController.Column) -> UIViewController? {
    given[column.rawValue]
  }

  /// Puts a child into a column; `given` is what the app gave if that is another.
  ///
  /// A controller stands in one column: it leaves the one that it had (CHOICE).
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

  /// Takes from a column what another one has got.
  private mutating func clear(_ other: Int, for column: UISplitViewController.Column) {
    let old = given[other]
    if let child = standing[column.rawValue], standing[other] === child {
      standing[other] = nil
      given[other] = nil
    } else if let old, old === given[column.rawValue] {
      // Its navigation controller stays, with what else it has on its stack.
      given[other] = standing[other]
    }
    retain(nil, insteadOf: old)
  }

  /// A controller, unless the container stands above it by now: callbacks run between the question whether
  /// it can come and its coming.
  private func admitted(_ controller: UIViewController?) -> UIViewController? {
    controller.flatMap { holder?.stands(on: $0) == true ? nil : $0 }
  }

  private var holder: UISplitViewController? { container?.object }

  /// A controller is kept by one container: the one that had it before has it no longer.
  private func retain(_ new: UIViewController?, insteadOf old: UIViewController?) {
    if let old, old.keeper === holder, !retains(old) { old.keeper = nil }
    guard let new, new.keeper !== holder else { return }
    new.keeper?.columns.forget(new)
    new.keeper = holder
  }

  private func retains(_ controller: UIViewController) -> Bool {
    everyone.contains { $0 === controller }
  }

  /// True if a controller stands in two columns, which it never does.
  package var hasRepeats: Bool { standing.compactMap(\.self).hasRepeats }

  /// All controllers that the container keeps.
  package var everyone: [UIViewController] {
    (standing + given + [collapsed, putAside]).compactMap(\.self)
  }

  /// Strikes a controller off, which another container or parent has.
  package mutating func forget(_ controller: UIViewController) {
    standing = standing.map { $0 === controller ? nil : $0 }
    given = given.map { $0 === controller ? nil : $0 }
    if collapsed === controller { collapsed = nil }
    if putAside === controller { putAside = nil }
    if controller.keeper === holder { controller.keeper = nil }
  }

  /// The controllers that stand apart where there is room, the primary one first.
  package var expanded: [UIViewController] {
    UISplitViewController.Column.standing.compactMap { self[$0] }
  }

  /// The columns from the first to another that have a controller, the primary one first.
  package func stack(to top: UISplitViewController.Column) -> [UIViewController] {
    UISplitViewController.Column.standing.prefix { $0.rawValue <= top.rawValue }
      .compactMap { self[$0] }
  }

  /// The column that is in front once the columns are collapsed, unless the delegate wants another:
  /// the compact
  /// one if it has a controller, else the last that has (CHOICE).
  package var proposedTop: UISplitViewController.Column? {
    if self[.compact] != nil { return .compact }
    return UISplitViewController.Column.standing.last { self[$0] != nil }
  }
}

/// The preferred width of a column.
package struct ColumnWidth {
  /// The part of the container's width, from 0 to 1.
  var fraction = UISplitViewController.automaticDimension
  /// The widths in points.
  var preferred = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The part of the width that a column gets by itself.
  ///
  /// Source: CHOICE; public code for iOS 8 calls 40 % the default.
  private static let automaticFraction: CGFloat = 0.4
  /// The greatest width that a column gets by itself, in points; the least is none.
  ///
  /// Source: useyourloaf.com, Change the Width of the Master View in a Split View Controller (iOS 8).
  private static let automaticMaximum: CGFloat = 320

  /// The width in a container of a width, in points: the preferred one, between the least and the
  /// greatest width.
  ///
  /// Source: Apple, preferredPrimaryColumnWidthFraction and its kin.
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
  func columnWidthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  func setWidth(_ width: WritableKeyPath<SplitColumns, CGFloat>, _ value: CGFloat) {
    columns[keyPath: width] = value
    columnWidthsDidChange()
  }
}

extension UISplitViewController.Column {
  /// The columns that stand side by side, from the primary edge on.
  package static let standing: [Self] = [.primary, .supplementary, .secondary]
}
