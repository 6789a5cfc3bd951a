public import Foundation
import GimbalTraces

/// The notification about a new target of `showDetailViewController(_:sender:)`.
extension UIViewController {
  /// Posted by a split view, the notification's object, after it has collapsed or expanded.
  ///
  /// Controllers that show a detail can then find another target.
  ///
  /// Source: Apple, showDetailTargetDidChangeNotification.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

/// Showing of a controller by the nearest container.
extension UIViewController {
  /// Calls `show` of the nearest navigation or split view controller around this one; without one,
  /// presents the controller.
  ///
  /// Called by the default `show(_:sender:)`.
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

  /// Returns the nearest controller that performs an action: this one or an ancestor.
  ///
  /// Called by the default `targetViewController(forAction:sender:)`.
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

  /// Calls `showDetailViewController` of the split view controller around this one; without one,
  /// presents the controller.
  func showDetailByContainer(_ controller: UIViewController, _ sender: Any?) {
    guard let split: UISplitViewController = nearestParent() else {
      return present(controller, animated: true)
    }
    split.send(.showDetailViewController, machine.argument(nil, controller)) {
      split.showDetailViewController(controller, sender: sender)
    }
  }
}
