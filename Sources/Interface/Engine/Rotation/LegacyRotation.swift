import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Rotation of the interface up to iOS 7: the window keeps its bounds, and a transform rotates the
/// root view.
///
/// Rule: R-ROT-7.
/// See: R-COORD-3, D-8.
extension Machine {
  /// Runs one rotation with its callbacks; the layout precedes `willAnimateRotation` (Gimbal's
  /// CHOICE).
  ///
  /// The deciding controllers and their children receive the callbacks, unless `notifies` is false.
  /// On iOS 7 the windows in `staying` keep their orientation; up to iOS 6 only the key window
  /// rotates.
  func rotateRootView(
    to orientation: UIInterfaceOrientation, notifies: Bool = true, staying: [UIWindow] = []
  ) {
    guard let key = showing.keyWindow, decidingController != nil else {
      interfaceOrientation = orientation
      return
    }
    transitions.isSettingUp = true
    let duration = switches.rotationDuration
    let old = interfaceOrientation
    let windows = rotatesWindowsByRoot ? hold(staying, whileOthersRotateTo: orientation) : [key]
    let roots = windows.compactMap { decidingController(of: $0) }
    rotation.underWay = old == orientation ? nil : (old, orientation)
    keyboardMayChange()
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
      willRotateStatusBar(to: orientation)
      interfaceOrientation = orientation
      application.recordEvent(.interfaceOrientation, change(OrientationChange(old, orientation)))
      didRotateStatusBar(from: old)
    }
    release(butNot: staying)
    let block = notifies ? systemBlock(duration: duration) : nil
    animating(block) { for window in windows { window.positionRootView() } }
    keyboardMayChange()
    rotation.underWay = nil
    animating(block) { updateAll() }
    defer { transitions.isSettingUp = false }
    // R-ROT-7.4
    guard notifies else { return }
    animating(block) {
      for root in roots {
        root.send(.willAnimateRotation, legacyArguments(orientation, duration)) {
          root.willAnimateRotation(to: orientation, duration: duration)
        }
      }
    }
    block?.close(after: duration)
    clock.schedule(after: duration) { [unowned self] in
      for root in roots {
        root.send(.didRotate, legacyArguments(old, nil)) { root.didRotate(from: old) }
      }
    }
  }

  fileprivate func legacyArguments(
    _ orientation: UIInterfaceOrientation, _ duration: Double?
  ) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    var list = [TraceArgument(duration == nil ? "from" : "to", .text(orientation.name))]
    if let duration { list.append(TraceArgument("duration", .number(duration))) }
    return recorder.arguments(list)
  }
}

/// Default implementations of the rotation callbacks, which forward to children whose views are
/// shown.
///
/// See: R-ROT-7.
extension UIViewController {
  func forwardWillRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    for child in rotatingChildren {
      child.send(.willRotate, machine.legacyArguments(orientation, duration)) {
        child.willRotate(to: orientation, duration: duration)
      }
    }
  }

  func forwardWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    for child in rotatingChildren {
      child.send(.willAnimateRotation, machine.legacyArguments(orientation, duration)) {
        child.willAnimateRotation(to: orientation, duration: duration)
      }
    }
  }

  func forwardDidRotate(from orientation: UIInterfaceOrientation) {
    for child in rotatingChildren {
      child.send(.didRotate, machine.legacyArguments(orientation, nil)) {
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
    send(.willRotate, machine.legacyArguments(new, duration)) {
      willRotate(to: new, duration: duration)
    }
    coordinator.animate(
      alongsideTransition: { _ in
        self.send(.willAnimateRotation, self.machine.legacyArguments(new, duration)) {
          self.willAnimateRotation(to: new, duration: duration)
        }
      },
      completion: { _ in
        self.send(.didRotate, self.machine.legacyArguments(old, nil)) {
          self.didRotate(from: old)
        }
      })
  }

  private var rotatingChildren: [UIViewController] {
    machine.callbackTiming == .rotatedRootView
      ? childControllers.filter { $0.loadedView?.node.pointee.window != nil } : []
  }
}
