import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// Operations on the stack for a split view controller that collapses or expands.
///
/// Unlike an app, they may put navigation controllers on the stack. Appearance callbacks follow
/// from the moves of the views. The navigation delegate is not called; no source says so, this is
/// Gimbal's choice (CHOICE).
///
/// See: R-COLL-1, R-COLL-2.
extension UINavigationController {
  /// Adds the collapsed columns to the stack, each above the previous one.
  func stackColumns(_ columns: [UIViewController]) {
    finishChange()
    restack(stack + columns.without(stack))
  }

  /// Removes columns from the stack at any index; the caller gives them a parent.
  func unstack(_ columns: [UIViewController]) {
    finishChange()
    restack(stack.without(columns))
  }

  /// Replaces a column by another one, after removing that from its own position on the stack.
  func exchange(_ old: UIViewController, for new: UIViewController?) {
    finishChange()
    var changed = stack.without(new.map { [$0] } ?? [])
    guard let index = changed.firstIndex(where: { $0 === old }) else { return }
    changed.replaceSubrange(index...index, with: new.map { [$0] } ?? [])
    restack(changed)
    release(old)
  }

  /// Returns the columns that are on the stack, in its order.
  func columns(among columns: [UIViewController]) -> [UIViewController] {
    stack.filter { controller in columns.contains { $0 === controller } }
  }

  /// Pops everything above `column`, or the columns themselves if `column` is this navigation
  /// controller.
  func popColumns(above column: UIViewController, among columns: [UIViewController]) {
    var target: UIViewController? = column
    if column === self {
      let index = stack.firstIndex { controller in columns.contains { $0 === controller } }
      target = index.flatMap { $0 > 0 ? stack[$0 - 1] : nil }
    }
    _ = pop(to: target, animated: true)
  }

  private func restack(_ new: [UIViewController]) {
    let added = new.without(stack)
    let gone = stack.without(new)
    for controller in added { addChild(controller) }
    for controller in gone { controller.setBarInsets(.zero) }
    // A callback may have moved a controller to another parent.
    stack = new.filter { $0.parentController === self }
    showItems()
    // Their own bars come or go.
    for controller in added + gone where controller is UINavigationController {
      controller.viewIfLoaded?.setNeedsLayout()
    }
    if isViewLoaded { showTop() }
    for controller in added where controller.parentController === self {
      controller.sendDidMove(toParent: self)
    }
  }
}
