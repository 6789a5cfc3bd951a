import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// The stack as a split view controller that collapses and expands uses it.
///
/// It may hold navigation controllers, which an app may not push. Appearing and disappearing follow from
/// the views' moves, and the delegate receives no call (CHOICE).
///
/// See: R-COLL-1, R-COLL-2.
extension UINavigationController {
  /// Puts the columns that are collapsed on the stack, each above the one before it.
  func stackColumns(_ columns: [UIViewController]) {
    finishChange()
    restack(stack + columns.without(stack))
  }

  /// Takes columns off the stack, wherever on it they are; the caller gives them a parent.
  func unstack(_ columns: [UIViewController]) {
    finishChange()
    restack(stack.without(columns))
  }

  /// Puts another column in the place of one; one that has a place on the stack leaves that.
  func exchange(_ old: UIViewController, for new: UIViewController?) {
    finishChange()
    var changed = stack.without(new.map { [$0] } ?? [])
    guard let index = changed.firstIndex(where: { $0 === old }) else { return }
    changed.replaceSubrange(index...index, with: new.map { [$0] } ?? [])
    restack(changed)
    release(old)
  }

  /// The columns that are on the stack, in its order.
  func columns(among columns: [UIViewController]) -> [UIViewController] {
    stack.filter { controller in columns.contains { $0 === controller } }
  }

  /// Pops the columns that cover another one, or the first of them if it is this one.
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
    // A callback may have taken one elsewhere.
    stack = new.filter { $0.parentController === self }
    showItems()
    if isViewLoaded { showTop() }
    for controller in added where controller.parentController === self {
      controller.sendDidMove(toParent: self)
    }
  }
}
