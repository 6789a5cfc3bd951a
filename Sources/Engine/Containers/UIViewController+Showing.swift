import GimbalTraces

/// Showing a controller in the way of the containers that one stands in.
extension UIViewController {
  func showByContainer(_ controller: UIViewController, _ sender: Any?) {
    var ancestor = parentController
    while let current = ancestor {
      if current is UINavigationController || current is UISplitViewController {
        return current.show(controller, sender: sender)
      }
      ancestor = current.parentController
    }
  }

  func showDetailByContainer(_ controller: UIViewController, _ sender: Any?) {
    let split: UISplitViewController? = nearestParent()
    split?.showDetailViewController(controller, sender: sender)
  }
}
