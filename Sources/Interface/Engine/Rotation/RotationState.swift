package import Foundation
package import GimbalGeometry
import GimbalTraces

/// The state of rotations and resizes in progress.
package final class RotationState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .rotation }
  /// The rotation of the interface that is being set up.
  package var underWay: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  /// The new size of the windows that fill their part of the screen, in points, while callbacks
  /// announce it.
  package var announcedSize: CGSize?
  /// True if the orientations will be queried again in the next run-loop turn.
  var awaitsReview = false
  /// True if the root controllers of windows will be queried for orientations in the next run-loop
  /// turn.
  var awaitsQueryOfRoots = false
  /// True once the app has launched; until then the launch itself rotates the interface for the
  /// root controller.
  var followsRoots = false
  /// The recorded arguments of rotations, each stored once.
  var rotationArguments: [OrientationChange: ArgumentsID] = [:]

  /// Creates the state of a device; called at its first use.
  package init() {}

  /// Resets the state of rotations in progress; called when the app ends.
  func reset() {
    underWay = nil
    announcedSize = nil
    awaitsReview = false
    awaitsQueryOfRoots = false
    followsRoots = false
  }
}

extension Machine {
  /// The state of rotations of this device, created at the first use.
  package var rotation: RotationState { state() }
}
