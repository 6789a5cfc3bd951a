import Foundation
import GimbalEngine
import GimbalTraces

/// The controllers of the columns, and which of them are shown.
extension UISplitViewController {
  /// The value of `viewControllers`: the collapsed controller, or the children of the columns.
  var shownControllers: [UIViewController] {
    columns.isCollapsed ? columns.collapsed.map { [$0] } ?? [] : columns.expanded
  }

  /// Sets the controllers of the columns; called by the setter of `viewControllers`.
  ///
  /// Source: Apple, viewControllers: the primary controller first.
  func setControllers(_ controllers: [UIViewController]) {
    let positions: [Column] = style == .tripleColumn ? Column.standing : [.primary, .secondary]
    guard controllers.count <= positions.count else {
      return report(.splitCount(controllers.count, positions: positions.count))
    }
    if let exception = refusal(ofColumns: controllers) { return report(exception) }
    guard style == .unspecified, columns.isCollapsed else {
      for (index, column) in positions.enumerated() {
        put(index < controllers.count ? controllers[index] : nil, in: column)
      }
      return
    }
    exchangeCollapsed(for: controllers.first)
    columns.put(controllers.first, in: .primary)
    columns.putAside = controllers.count > 1 ? controllers[1] : nil
  }

  /// Sets the controller of a column; called by `setViewController(_:for:)`.
  func setController(_ controller: UIViewController?, for column: Column) {
    guard takesColumn(column, in: "setViewController(_:for:)", allowsCompact: true) else { return }
    if let controller, let exception = refusal(ofColumns: [controller]) { return report(exception) }
    put(controller, in: column)
  }

  /// Returns the reason why a controller among the given ones cannot be in a column; nil if all
  /// can.
  ///
  /// Controllers that are already in the container, at any index of a column's stack, are allowed.
  ///
  /// See: D-11.
  func refusal(ofColumns controllers: [UIViewController]) -> AppException? {
    refusal(
      ofChildren: controllers.lazy.filter { controller in
        !(Column.standing + [.compact]).contains { column in
          self.columns[column] === controller || self.columns.given(for: column) === controller
        }
      })
  }

  /// Returns true if the column exists for a call.
  ///
  /// Source: Apple, UISplitViewController, Split view styles.
  func takesColumn(_ column: Column, in call: String, allowsCompact: Bool = false) -> Bool {
    var issue: String?
    if style == .unspecified {
      issue = "is for split view controllers with columns; use init(style:)"
    } else if column == .supplementary, style == .doubleColumn {
      issue = "has no column 'supplementary' in the style 'doubleColumn'"
    } else if column == .compact, !allowsCompact {
      issue = "does not take the column 'compact'"
    }
    guard let issue else { return true }
    report(.noSuchColumn(self, call, issue))
    return false
  }

  /// Sets the controller of a column, and wraps it in a navigation controller except in the compact
  /// column.
  ///
  /// A navigation controller is not wrapped. A controller for a secondary column with a navigation
  /// controller is pushed there.
  ///
  /// Source: Apple, UISplitViewController, Child view controllers; for the secondary column Apple's
  /// answer to FB8640357.
  private func put(_ controller: UIViewController?, in column: Column) {
    guard columns.given(for: column) !== controller else { return }
    finishChange()
    let isBare = controller != nil && !(controller is UINavigationController)
    if style == .unspecified || column == .compact || !isBare {
      return replace(column, by: controller, given: controller)
    }
    guard let controller else { return }
    if column == .secondary, let own = columns[column] as? UINavigationController {
      columns.put(own, in: column, given: controller)
      if own.stack.contains(where: { $0 === controller }) {
        _ = own.pop(to: controller, animated: false)
      } else {
        own.push(controller, animated: false)
      }
    } else {
      replace(column, by: UINavigationController(rootViewController: controller), given: controller)
    }
  }

  /// Sets the child of a column and adds its view if the column is shown.
  func replace(_ column: Column, by child: UIViewController?, given: UIViewController?) {
    let old = columns[column]
    guard !columns.isCollapsed else {
      columns.put(child, in: column, given: given)
      // The compact column is not on any stack.
      if column == .compact, let child {
        (columns.collapsed as? UINavigationController)?.exchange(child, for: nil)
      }
      if let old {
        exchangeInCollapsed(old, for: child)
      } else if columns.collapsed == nil {
        exchangeCollapsed(for: child)
      }
      return
    }
    if let old { release(old) }
    columns.put(child, in: column, given: given)
    if column != .compact, let child { take(child) }
    showColumns()
  }

  /// Replaces the controller that is shown for all collapsed columns.
  ///
  /// Called when a column gets another controller, or none, while the columns are collapsed. The
  /// old controller is no longer a child; `showColumns()` sends the appearance callbacks.
  func exchangeCollapsed(for controller: UIViewController?) {
    guard columns.collapsed !== controller else { return }
    if let old = columns.collapsed { release(old) }
    columns.collapsed = controller
    if let controller { take(controller) }
    showColumns()
  }

  /// Adds the views of the shown columns, and removes those of the others.
  ///
  /// Appearance callbacks follow from it where the container is shown.
  func showColumns() {
    guard let view = viewIfLoaded else { return }
    let shown = shownControllers.filter { controller in
      columns.isCollapsed || Column.standing.contains { columns[$0] === controller && isSeen($0) }
    }
    for child in children where !shown.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    // The stack that a collapse makes moves the view of its top only.
    if columns.isCollapsed {
      for column in columns.expanded where column.parent !== self && column !== topOfCollapsed {
        if let shown = column.viewIfLoaded, shown.superview === view { shown.removeFromSuperview() }
      }
    }
    for controller in shown.reversed() { insert(controller) }
    view.setNeedsLayout()
  }

  /// Adds a child's view; the view of the secondary or collapsed column is behind the others.
  func insert(_ controller: UIViewController) {
    guard controller.parent === self, controller.view.superview !== view else { return }
    if let frame = columnFrame(of: controller, in: columns.size ?? view.bounds.size) {
      controller.view.frame = frame
    }
    if controller === columns[.secondary] || columns.isCollapsed {
      view.insertSubview(controller.view, at: 0)
    } else {
      view.addSubview(controller.view)
    }
  }
}
