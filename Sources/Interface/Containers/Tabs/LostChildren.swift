import GimbalEngine

/// A container of the system's shows its children only: one that app code takes away from it is on its
/// stack, and among its tabs and pages, no longer.
///
/// The container has already struck off children that it removes itself. Without this rule a container and a
/// controller that has become its parent would hold each other for ever.
extension UITabBarController {
  /// Strikes a controller off the tabs; the first of the others is shown in its place, and a controller that is
  /// shown stays.
  func forget(_ controller: UIViewController) {
    let shown = shownTab
    if selected === controller { selected = nil }
    guard tabs.contains(where: { $0 === controller }) else { return }
    tabs.removeAll { $0 === controller }
    arrangeMore()
    if selected == nil { select(tabs.first { $0 === shown } ?? tabs.first) }
  }
}
