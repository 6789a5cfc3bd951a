package import Gimbal
package import GimbalEngine

/// The controllers of an app that are shown or in a container.
package enum ControllerTree {
  /// Returns the root of the key window and all contained and presented controllers, parents first.
  @MainActor
  package static func all(on simulator: Simulator) -> [UIViewController] {
    simulator.window?.rootViewController.map(below) ?? []
  }

  /// Returns a controller, its descendants and the controllers that it presents itself.
  @MainActor
  static func below(_ controller: UIViewController) -> [UIViewController] {
    var found = [controller]
    for child in controller.children { found += below(child) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      found += below(presented)
    }
    return found
  }
}
