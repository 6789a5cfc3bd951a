package import Foundation
package import GimbalGeometry
package import GimbalTraits

/// A document's script for a controller of any class: it stands where a subclass would
/// override.
///
/// Off Apple's platforms a class can be taught only by deriving from it, and every class anew. What
/// stands here holds for all: answers go before those of the class, acts come after its own.
@preconcurrency @MainActor
package protocol ControllerBehavior: AnyObject {
  /// The orientations that the controller supports, or nil for those of its class.
  var supportedOrientations: UIInterfaceOrientationMask? { get }
  /// The interface orientation in which the controller is presented full screen, or nil for that of its
  /// class.
  var preferredOrientation: UIInterfaceOrientation? { get }
  /// True if the interface may turn, or nil for what the class says.
  var rotates: Bool? { get }
  /// True if the controller wants the messages of rotation of iOS 7.
  var wantsLegacyRotation: Bool { get }
  /// True if the class itself receives `willTransition(to:with:)`.
  var passesTraitsOn: Bool { get }
  /// True if the class itself receives `viewWillTransition(to:with:)`.
  var passesSizesOn: Bool { get }

  /// The view of a controller whose class makes none of its own, or nil for a plain one.
  func makeView(for controller: UIViewController) -> UIView?
  func viewDidLoad(_ controller: UIViewController)
  func traitsDidChange(_ controller: UIViewController)
  func viewWillLayout(_ controller: UIViewController)
  func preferredSizeDidChange(
    of container: any UIContentContainer, in controller: UIViewController)
  func traitsWillChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  func sizeWillChange(
    _ controller: UIViewController, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
  /// Calls `willTransition(to:with:)`, and what the controller's conduct has to say to it.
  func callWillTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if scriptedBehavior?.passesTraitsOn ?? true { willTransition(to: traits, with: coordinator) }
    scriptedBehavior?.traitsWillChange(to: traits, with: coordinator)
  }

  /// Calls `viewWillTransition(to:with:)`, and what the controller's conduct has to say to it.
  package func callViewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if scriptedBehavior?.passesSizesOn ?? true { viewWillTransition(to: size, with: coordinator) }
    scriptedBehavior?.sizeWillChange(self, with: coordinator)
  }
}
