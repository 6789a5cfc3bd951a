public import Foundation
import GimbalTraces

extension UIViewController {
  /// Posted when a split view, the object, has collapsed or expanded, so that details are shown elsewhere.
  ///
  /// Source: Apple, showDetailTargetDidChangeNotification.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

/// Showing a controller in the way of the containers that one stands in.
extension UIViewController {
  func showByContainer(_ controller: UIViewController, _ sender: Any?) {
    var ancestor = parentController
    while let current = ancestor {
      if current is UINavigationController || current is UISplitViewController {
        return current.send(.show, machine.argument(nil, controller)) {
          current.show(controller, sender: sender)
        }
      }
      ancestor = current.parentController
    }
    present(controller, animated: true)
  }

  func firstTargetController(forAction action: Selector, _ sender: Any?) -> UIViewController? {
    switch (action.name ?? "").prefix(while: { $0 != ":" }) {
    case "show", "showViewController":
      let navigation: UINavigationController? = nearestParent()
      return navigation ?? nearestParent() as UISplitViewController?
    case "showDetailViewController": return nearestParent() as UISplitViewController?
    default:
      var controller: UIViewController? = self
      while let one = controller, !one.canPerformAction(action, withSender: sender) {
        controller = one.parent
      }
      return controller
    }
  }

  func showDetailByContainer(_ controller: UIViewController, _ sender: Any?) {
    guard let split: UISplitViewController = nearestParent() else {
      return present(controller, animated: true)
    }
    split.send(.showDetailViewController, machine.argument(nil, controller)) {
      split.showDetailViewController(controller, sender: sender)
    }
  }
}
