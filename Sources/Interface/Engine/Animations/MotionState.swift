/// The running animation blocks of a device.
package final class MotionState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .motion }
  /// The blocks, each nested in the one before.
  var blocks: [AnimationBlock] = []
  /// The number of nested simulator calls whose caller observes the middle of changes.
  package var watchDepth = 0

  /// Creates the state of a device; called at its first use.
  package init() {}
}

extension Machine {
  /// The open animation blocks of this device, created at the first use.
  package var motion: MotionState { state() }

  /// Turns animations of views on or off, as `UIView.setAnimationsEnabled(_:)` does.
  func setAnimations(enabled: Bool) {
    animations.areEnabled = enabled
    AnimationBlocks(self).reviewCapture()
  }
}
