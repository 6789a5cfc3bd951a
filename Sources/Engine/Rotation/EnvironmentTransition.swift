import Foundation
package import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// Turning the device and resizing the window from iOS 8 on: one transition in four stages.
///
/// Source: §0 of the event order, R-ROT-1, R-ROT-4, R-ROT-5, R-RSZ-1.
extension Machine {
  /// Turns the device as a hand turns it; the interface follows if it may.
  ///
  /// Source: R-ORI-1: the notification goes first.
  package func rotate(to orientation: UIDeviceOrientation) {
    perform {
      guard orientation != deviceOrientation else { return }
      let old = deviceOrientation
      deviceOrientation = orientation
      if recorder.isRecording {
        recorder.noteStimulus(
          .orientation, on: device.registered(),
          change(OrientationChange(device: old, orientation)))
      }
      device.postOrientationDidChange()
      followDevice()
    }
  }

  /// Turns the interface to how the device is held, if it may, and records why if it may not.
  func followDevice() {
    switch decideTurn(to: deviceOrientation) {
    case .turn(let orientation):
      if era == .e1 { turnRootView(to: orientation) } else { turn(to: orientation) }
    case .stay(let reason):
      device.note(.turnRefused, arguments(TraceArgument("reason", .text(reason))))
    case .agree:
      break
    }
  }

  private func turn(to orientation: UIInterfaceOrientation) {
    let size = windowSize(orientation)
    let isHalfTurn = size == keyWindow?.bounds.size
    run(
      to: orientation, size: size,
      turn: QuarterTurn.targetTransform(from: interfaceOrientation, to: orientation),
      tellsRoot: !isHalfTurn || switches.notifiesRootOnHalfTurn)
  }

  /// Gives the window another part of the screen, or with nil all of it.
  ///
  /// Source: R-RSZ-1, R-RSZ-2.
  package func resize(to part: ScreenPart?, named name: String) {
    perform {
      self.part = part
      let size = windowSize(interfaceOrientation)
      if recorder.isRecording {
        recorder.noteStimulus(
          .resize, on: device.registered(),
          arguments(TraceArgument(nil, .text(name)), TraceArgument("size", .size(size))))
      }
      guard windowFrame != keyWindow?.frame else { return }
      run(
        to: interfaceOrientation, size: size, turn: .identity,
        tellsRoot: size != keyWindow?.bounds.size)
    }
  }

  /// The four stages.
  ///
  /// The interface's size and orientation are those at its end.
  private func run(
    to orientation: UIInterfaceOrientation, size: CGSize, turn: CGAffineTransform, tellsRoot: Bool
  ) {
    guard let window = keyWindow, let root = window.rootViewController else {
      return changeInterface(to: orientation)
    }
    let coordinator = TransitionCoordinator(
      on: self, window: window, duration: switches.rotationDuration, turn: turn)
    transition = coordinator
    // Setup.
    let newTraits = predictedTraits(orientation: orientation, size: size)
    if newTraits != window.node.pointee.traits { root.announce(newTraits, with: coordinator) }
    if tellsRoot { root.announce(size, with: coordinator) }
    changeInterface(to: orientation)
    window.node.pointee.flags.insert(.needsTraits)
    // Source: D-1: from iOS 17 on views learn of traits in the layout pass.
    if era < .e4 { propagateTraitsEagerly() }
    window.resizeWithScreen()
    // Create animations: the app's blocks, then the layout that is animated with them.
    coordinator.runAnimations()
    updateAll()
    // Run, then clean up.
    clock.schedule(after: coordinator.transitionDuration) { [unowned self] in
      coordinator.complete()
      if self.transition === coordinator { self.transition = nil }
    }
  }

  private func changeInterface(to orientation: UIInterfaceOrientation) {
    guard orientation != interfaceOrientation else { return }
    let old = interfaceOrientation
    interfaceOrientation = orientation
    application.note(.interfaceOrientation, change(OrientationChange(old, orientation)))
    // Safe areas turn with the interface even where no size changes.
    for window in windows where walk.pointee.hasSafeArea { window.node.mark(.needsSafeArea) }
  }

  /// The size of a window that fills its part of the screen, in points.
  func windowSize(_ orientation: UIInterfaceOrientation) -> CGSize {
    if era == .e1 { return hardware.portraitSize }
    return part?.frame(orientation).size ?? hardware.size(orientation)
  }

  /// Where such a window lies on the screen.
  var windowFrame: CGRect {
    part?.frame(interfaceOrientation)
      ?? CGRect(origin: .zero, size: windowSize(interfaceOrientation))
  }

  /// Changes what the person has set for the whole device.
  ///
  /// Views learn of it as of any change of traits; nobody is asked beforehand (CHOICE: the record
  /// says nothing of `willTransition` here).
  package func change(_ settings: UserSettings) {
    guard settings != self.settings else { return }
    perform {
      let old = windowTraits
      self.settings = settings
      let changed = windowTraits
      if recorder.isRecording {
        recorder.noteStimulus(
          .settings, on: device.registered(),
          traits.arguments(from: old, to: changed, in: recorder))
      }
      guard changed != old else { return }
      for window in windows { window.node.mark(.needsTraits) }
      if era < .e4 { propagateTraitsEagerly() }
    }
  }
}
