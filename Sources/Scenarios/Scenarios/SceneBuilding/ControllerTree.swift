package import Gimbal
package import GimbalEngine

/// The controllers that an app shows, or could show by going back.
package enum ControllerTree {
  /// The root of the key window, what it holds and what is presented, each before what it holds.
  @MainActor
  package static func all(on simulator: Simulator) -> [UIViewController] {
    simulator.window?.rootViewController.map(below) ?? []
  }

  /// A controller, its children and what it presents itself.
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
