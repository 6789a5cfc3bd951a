package import Foundation
package import GimbalGeometry
import GimbalTraces

/// The state of turns and resizes under way.
package final class RotationState: MachineState {
  package static var position: MachineStateSlot { .rotation }
  /// The turn of the interface that is being set up.
  package var underWay: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  /// The size of the windows that fill their part of the screen, while it is announced.
  package var announcedSize: CGSize?
  /// True if the orientations will be looked at anew in the next turn of the run loop.
  var awaitsReview = false
  /// True if the roots of windows will be queried for their orientations in the next turn of the run loop.
  var awaitsQueryOfRoots = false
  /// True once the app has launched: until then the launch itself follows the root.
  var followsRoots = false
  /// The recorded arguments of turns, stored once each.
  var rotationArguments: [OrientationChange: ArgumentsID] = [:]

  package init() {}

  /// Forgets what is under way.
  func reset() {
    underWay = nil
    announcedSize = nil
    awaitsReview = false
    awaitsQueryOfRoots = false
    followsRoots = false
  }
}

extension Machine {
  package var rotation: RotationState { state() }
}
