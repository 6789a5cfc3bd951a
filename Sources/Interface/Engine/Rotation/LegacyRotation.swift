import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Rotation of the interface up to iOS 7: the window keeps its bounds, and a transform rotates the
/// root view.
///
/// Rule: R-ROT-7.
/// See: R-COORD-3, D-8.
extension RotationAndResize {
  /// Runs one rotation with its callbacks; the layout precedes `willAnimateRotation` (Gimbal's
  /// CHOICE).
  ///
  /// The deciding controllers and their children receive the callbacks, unless `notifies` is false.
  /// On iOS 7 the windows in `staying` keep their orientation; up to iOS 6 only the key window
  /// rotates.
  func rotateRootView(
    to orientation: UIInterfaceOrientation, notifies: Bool = true, staying: [UIWindow] = []
  ) {
    guard let key = machine.showing.keyWindow, SystemBarReview(machine).decidingController != nil
    else {
      machine.interfaceOrientation = orientation
      return
    }
    machine.transitions.isSettingUp = true
    let duration = machine.switches.rotationDuration
    let old = machine.interfaceOrientation
    let windows = rotatesWindowsByRoot ? hold(staying, whileOthersRotateTo: orientation) : [key]
    let roots = windows.compactMap { SystemBarReview(machine).decidingController(of: $0) }
    machine.rotation.underWay = old == orientation ? nil : (old, orientation)
    machine.keyboardMayChange()
    // R-ROT-7.2
    if notifies {
      for root in roots {
        root.send(.willRotate, legacyArguments(orientation, duration)) {
          root.willRotate(to: orientation, duration: duration)
        }
      }
    }
    // R-ROT-7.3
    if old != orientation {
      SystemBarReview(machine).willRotateStatusBar(to: orientation)
      machine.interfaceOrientation = orientation
      machine.application.recordEvent(
        .interfaceOrientation, change(OrientationChange(old, orientation)))
      SystemBarReview(machine).didRotateStatusBar(from: old)
    }
    release(butNot: staying)
    let block = notifies ? AnimationBlocks(machine).systemBlock(duration: duration) : nil
    AnimationBlocks(machine).animating(block) {
      for window in windows { window.positionRootView() }
    }
    machine.keyboardMayChange()
    machine.rotation.underWay = nil
    AnimationBlocks(machine).animating(block) { UpdateCycle(machine).updateAll() }
    defer { machine.transitions.isSettingUp = false }
    // R-ROT-7.4
    guard notifies else { return }
    AnimationBlocks(machine).animating(block) {
      for root in roots {
        root.send(.willAnimateRotation, legacyArguments(orientation, duration)) {
          root.willAnimateRotation(to: orientation, duration: duration)
        }
      }
    }
    block?.close(after: duration)
    machine.clock.schedule(after: duration) { [unowned machine] in
      for root in roots {
        root.send(.didRotate, RotationAndResize(machine).legacyArguments(old, nil)) {
          root.didRotate(from: old)
        }
      }
    }
  }

  fileprivate func legacyArguments(
    _ orientation: UIInterfaceOrientation, _ duration: Double?
  ) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    var list = [TraceArgument(duration == nil ? "from" : "to", .text(orientation.name))]
    if let duration { list.append(TraceArgument("duration", .number(duration))) }
    return machine.recorder.arguments(list)
  }
}

/// Default implementations of the rotation callbacks, which forward to children whose views are
/// shown.
///
/// See: R-ROT-7.
extension UIViewController {
  /// Sends `willRotate(to:duration:)` to the children; called by the default implementation up to
  /// iOS 7.
  func forwardWillRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    for child in rotatingChildren {
      child.send(.willRotate, RotationAndResize(machine).legacyArguments(orientation, duration)) {
        child.willRotate(to: orientation, duration: duration)
      }
    }
  }

  /// Sends `willAnimateRotation(to:duration:)` to the children; called by the default
  /// implementation up to iOS 7.
  func forwardWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    for child in rotatingChildren {
      child.send(
        .willAnimateRotation, RotationAndResize(machine).legacyArguments(orientation, duration)
      ) {
        child.willAnimateRotation(to: orientation, duration: duration)
      }
    }
  }

  /// Sends `didRotate(from:)` to the children; called by the default implementation up to iOS 7.
  func forwardDidRotate(from orientation: UIInterfaceOrientation) {
    for child in rotatingChildren {
      child.send(.didRotate, RotationAndResize(machine).legacyArguments(orientation, nil)) {
        child.didRotate(from: orientation)
      }
    }
  }

  /// Sends the legacy rotation callbacks, from iOS 8 on, to a class that still receives them.
  ///
  /// This is part of the default `viewWillTransition(to:with:)`. A class whose override does not
  /// call `super` receives none of the legacy callbacks.
  ///
  /// Rule: R-ROT-6.
  /// See: D-9.
  func passOnLegacyRotation(along coordinator: any UIViewControllerTransitionCoordinator) {
    guard receivesLegacyRotationCallbacks, let (old, new) = machine.rotation.underWay else {
      return
    }
    let duration = coordinator.transitionDuration
    send(.willRotate, RotationAndResize(machine).legacyArguments(new, duration)) {
      willRotate(to: new, duration: duration)
    }
    coordinator.animate(
      alongsideTransition: { _ in
        self.send(
          .willAnimateRotation, RotationAndResize(self.machine).legacyArguments(new, duration)
        ) {
          self.willAnimateRotation(to: new, duration: duration)
        }
      },
      completion: { _ in
        self.send(.didRotate, RotationAndResize(self.machine).legacyArguments(old, nil)) {
          self.didRotate(from: old)
        }
      })
  }

  private var rotatingChildren: [UIViewController] {
    machine.callbackTiming == .rotatedRootView
      ? childControllers.filter { $0.loadedView?.node.pointee.window != nil } : []
  }
}
