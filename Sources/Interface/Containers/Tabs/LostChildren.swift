import GimbalEngine

/// System containers show only their children, so a child that app code removes is also removed
/// from the stack, tabs or pages.
///
/// The container has already removed controllers that it removes itself. Without this rule a
/// container and the new parent of a controller would retain each other forever.
extension UITabBarController {
  /// Removes a controller from the tabs.
  ///
  /// If it was selected, the first of the others is selected.
  func forget(_ controller: UIViewController) {
    let shown = shownTab
    if selected === controller { selected = nil }
    guard tabs.contains(where: { $0 === controller }) else { return }
    tabs.removeAll { $0 === controller }
    arrangeMore()
    if selected == nil { select(tabs.first { $0 === shown } ?? tabs.first) }
  }
}
