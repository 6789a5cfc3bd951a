/// The animation blocks that are under way on a device.
package final class MotionState: MachineState {
  package static var position: MachineStateSlot { .motion }
  /// The blocks, one inside the other.
  var blocks: [AnimationBlock] = []
  /// The number of calls under way whose caller wants to see the middle of what they begin.
  package var watchDepth = 0

  package init() {}
}

extension Machine {
  package var motion: MotionState { state() }

  func setAnimations(enabled: Bool) {
    animations.areEnabled = enabled
    reviewCapture()
  }
}
