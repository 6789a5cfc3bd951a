package import Foundation
package import GimbalContainers
import GimbalEngine
package import GimbalGeometry

/// What a simulator shows of its display, hinge and bars.
extension Simulator {
  /// The side of the divided screen that shows the app's window; nil without one.
  package var paneSide: PaneSide? { machine.part?.side }

  /// The angle of the hinge in degrees, as ``Simulator/setHinge(degrees:)`` sets it.
  ///
  /// The angle that the system reports differs. Without a hinge the value is 0.
  package var hingeDegrees: Double {
    guard let angles = profile.hinge?.reportedAngles, let hinge = machine.hinge else { return 0 }
    let reported = Double(hinge.angle) * 180 / .pi
    if reported <= 0 || reported >= 180 { return reported }
    return (reported - angles.lowerBound) * 180 / (angles.upperBound - angles.lowerBound)
  }

  /// The size of `UIScreen.main`, in points.
  package var mainScreenSize: CGSize { machine.mainScreen.bounds.size }

  /// The buttons of the visible navigation controllers that are not on the side where bars belong.
  ///
  /// - Complexity: O(controllers).
  package var buttonsOffSide: [ButtonOffSide] {
    guard BarSides(machine).barSide != nil, let root = window?.rootViewController else { return [] }
    var found: [ButtonOffSide] = []
    var controllers = [root]
    while let controller = controllers.popLast() {
      guard controller.viewIfLoaded?.window != nil else { continue }
      if let navigation = controller as? UINavigationController {
        found += navigation.buttonsOffSide
      }
      controllers += controller.children
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        controllers.append(presented)
      }
    }
    return found
  }
}
