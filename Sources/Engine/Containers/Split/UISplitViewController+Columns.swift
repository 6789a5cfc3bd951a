import Foundation
import GimbalTraces
import GimbalTraits

/// Which controllers are there, and which of them are shown.
extension UISplitViewController {
  /// The controllers of `viewControllers`.
  var shownControllers: [UIViewController] {
    columns.isCollapsed ? columns.collapsed.map { [$0] } ?? [] : columns.expanded
  }

  /// Source: Apple, viewControllers: the classic way has a primary and a secondary controller.
  func setClassicControllers(_ controllers: [UIViewController]) {
    guard style == .unspecified else {
      return raise(
        .generic,
        "-[UISplitViewController setViewControllers:] is not supported in a split view controller "
          + "with columns; use setViewController(_:for:)")
    }
    guard controllers.count <= 2 else {
      return raise(
        .invalidArgument,
        "a split view controller has two view controllers, not \(controllers.count)")
    }
    if columns.isCollapsed {
      replaceCollapsed(by: controllers.first)
      columns[.primary] = controllers.first
      columns.putAside = controllers.count > 1 ? controllers[1] : nil
      return
    }
    replace(.primary, by: controllers.first)
    replace(.secondary, by: controllers.count > 1 ? controllers[1] : nil)
  }

  /// Puts a controller into a standing column and brings its view in if the column is shown.
  func replace(_ column: Column, by controller: UIViewController?) {
    let old = columns[column]
    guard old !== controller else { return }
    if let old { release(old) }
    columns[column] = controller
    if let controller { take(controller) }
    showColumns()
  }

  /// Takes a controller in as a child.
  func take(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.sendDidMove(toParent: self)
  }

  /// Lets a child go, its view first.
  func release(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.sendWillMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func replaceCollapsed(by controller: UIViewController?) {
    guard columns.collapsed !== controller else { return }
    if let old = columns.collapsed { release(old) }
    columns.collapsed = controller
    if let controller { take(controller) }
    showColumns()
  }

  /// Brings the views of the columns that are shown in, and those of the others out.
  ///
  /// Appearing and disappearing follow from it where the container is shown.
  func showColumns() {
    guard let view = viewIfLoaded else { return }
    let sides = displayMode.sides(hasSupplementary: columns[.supplementary] != nil)
    var shown: [UIViewController] = []
    if columns.isCollapsed {
      shown = shownControllers
    } else {
      if let secondary = columns[.secondary] { shown.append(secondary) }
      if sides.showsSupplementary, let controller = columns[.supplementary] {
        shown.append(controller)
      }
      if sides.showsPrimary, let controller = columns[.primary] { shown.append(controller) }
    }
    for child in children where !shown.contains(where: { $0 === child }) {
      if child.viewIfLoaded?.superview === view { child.view.removeFromSuperview() }
    }
    for controller in shown where controller.parent === self && controller.view.superview !== view {
      if let frame = columnFrame(of: controller, in: columns.size ?? view.bounds.size) {
        controller.view.frame = frame
      }
      view.addSubview(controller.view)
    }
    view.setNeedsLayout()
  }

  // MARK: Display mode

  /// The mode that holds for the present size: what is wished for, else what suits.
  func updateDisplayMode() {
    guard !columns.isCollapsed, let view = viewIfLoaded else { return }
    let suiting = automaticDisplayMode(for: columns.size ?? view.bounds.size)
    let wished = preferredDisplayMode == .automatic ? suiting : preferredDisplayMode
    change(to: wished)
  }

  private func change(to mode: DisplayMode) {
    guard mode != columns.displayMode else { return }
    _ = tellDelegate(.splitWillChangeTo) { $0.splitViewController(self, willChangeTo: mode) }
    columns.displayMode = mode
    showColumns()
  }

  /// Source: Apple, show(_:): the mode in which the column is seen, over the secondary one where it
  /// would not stand beside it.
  func reveal(_ column: Column) {
    guard !columns.isCollapsed, column == .primary || column == .supplementary else { return }
    let beside =
      automaticDisplayMode(for: view.bounds.size) == .oneBesideSecondary
    let needsTwo = column == .primary && columns[.supplementary] != nil
    if needsTwo {
      change(to: beside ? .twoBesideSecondary : .twoOverSecondary)
    } else {
      change(to: beside ? .oneBesideSecondary : .oneOverSecondary)
    }
  }

  /// Source: Apple, hide(_:).
  func conceal(_ column: Column) {
    guard !columns.isCollapsed, column == .primary || column == .supplementary else { return }
    let keepsSupplementary = column == .primary && columns[.supplementary] != nil
    guard keepsSupplementary else { return change(to: .secondaryOnly) }
    switch displayMode {
    case .twoBesideSecondary, .twoDisplaceSecondary: change(to: .oneBesideSecondary)
    case .twoOverSecondary: change(to: .oneOverSecondary)
    default: break
    }
  }

  // MARK: Showing

  func showPrimary(_ controller: UIViewController, _ sender: Any?) {
    if columns.isCollapsed || columns[.primary] == nil {
      replaceCollapsed(by: controller)
    } else {
      replace(.primary, by: controller)
    }
  }

  func showSecondary(_ controller: UIViewController, _ sender: Any?) {
    if columns.isCollapsed {
      replaceCollapsed(by: controller)
    } else {
      replace(.secondary, by: controller)
    }
  }

  // MARK: The delegate

  /// Calls the delegate and records it; nil when it does not implement the member.
  func tellDelegate<Result>(
    _ name: EventName, _ call: (any UISplitViewControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "splitDelegate", kept: &delegateReceiver)
      .sendOptional(name) { call(delegate) }
  }
}
