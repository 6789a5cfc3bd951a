package import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The decision about a turn: the orientation, or why the interface stays.
enum RotationDecision {
  /// The windows that stay as they are go with it.
  case rotation(UIInterfaceOrientation, staying: [UIWindow] = [])
  case stay(reason: String)
  /// The interface is as the device is held.
  case agree
}

/// The turn of the interface for a controller that is about to be presented.
package enum PresentationRotation: Equatable {
  case stay
  case rotation(UIInterfaceOrientation)
  case refuse
}

extension Machine {
  /// Decides whether the interface follows the way in which the device is held.
  ///
  /// Where controllers are queried: first the ruling controller for `shouldAutorotate` (iOS 6 to 15), then the
  /// app delegate and the ruling controller for the orientations that they support.
  ///
  /// Rule: R-ORI-4.
  /// See: R-ORI-3, R-ROT-7 (up to iOS 5).
  func decideRotation(to held: UIDeviceOrientation) -> RotationDecision {
    guard let expected = hardware.interface(for: held) else {
      return .stay(reason: "\(held.name) maps to no interface orientation")
    }
    guard expected != interfaceOrientation || holdsWindows else { return .agree }
    if expected == .portraitUpsideDown, !hardware.supportsUpsideDown {
      return .stay(reason: "the device does not turn the interface upside down")
    }
    if hasPhoneWindow {
      return .stay(reason: "the interface of a resizable window on a phone stays in portrait")
    }
    if locksOrientation { return .stay(reason: "a controller locks the orientation") }
    if rotatesWindowsByRoot { return decideByWindow(expected) }
    guard let root = decidingController else { return .stay(reason: "no root controller") }
    switch orientationRule {
    case .multitasking, .innerDisplay: return .rotation(expected)
    case .rootAlone:
      return root.allows(expected)
        ? .rotation(expected)
        : .stay(reason: "root.shouldAutorotate(to:) is false for \(expected.name)")
    case .commonOrientations, .controllerFirst:
      let refusal = refusal(by: root, of: expected, in: showing.keyWindow)
      return refusal.map { .stay(reason: $0) } ?? .rotation(expected)
    }
  }

  /// Returns why a controller keeps its window from an orientation; nil where it does not.
  ///
  /// See: R-ORI-4.
  func refusal(
    by root: UIViewController, of expected: UIInterfaceOrientation, in window: UIWindow?
  ) -> String? {
    if features.queriesShouldAutorotate,
      !root.send(.shouldAutorotate, .none, { root.shouldAutorotate })
    {
      return "root.shouldAutorotate is false"
    }
    let declared = applicationOrientations(for: window)
    let supported = root.querySupportedOrientations()
    if declared.isDisjoint(with: supported) {
      if orientationRule == .commonOrientations {
        root.report(.noCommonOrientation(of: root))
        return "root and app have no orientation in common"
      }
      return supported.allows(expected) ? nil : "root supports \(supported.extent)"
    }
    if !declared.allows(expected) { return "the app supports \(declared.extent)" }
    if !supported.allows(expected) { return "root supports \(supported.extent)" }
    return nil
  }

  /// The orientations in which the interface may be, by the row of the table that counts.
  ///
  /// See: R-ORI-4.
  package func allowedOrientations(_ deciding: UIViewController) -> UIInterfaceOrientationMask {
    guard orientationRule.queriesControllers else {
      return hardware.supportsUpsideDown ? .all : .allButUpsideDown
    }
    return orientations(in: applicationOrientations(), and: deciding.querySupportedOrientations())
  }

  private func orientations(
    in declared: UIInterfaceOrientationMask, and supported: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    var allowed = declared.intersection(supported)
    if allowed.isEmpty, orientationRule == .controllerFirst { allowed = supported }
    if !hardware.supportsUpsideDown { allowed.remove(.portraitUpsideDown) }
    return allowed
  }

  /// The first that is allowed: as the device is held, as the interface is, then upright before both
  /// sides before upside down (CHOICE).
  package func bestOrientation(
    in allowed: UIInterfaceOrientationMask, prefersCurrentOrientation: Bool = false
  ) -> UIInterfaceOrientation? {
    let held = hardware.interface(for: deviceOrientation) ?? .unknown
    let order: [UIInterfaceOrientation] = [
      prefersCurrentOrientation ? interfaceOrientation : held, held, interfaceOrientation,
      .portrait,
      .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return order.first { $0 != .unknown && allowed.allows($0) }
  }

  /// Returns the rotation of the interface that a controller needs which is presented full screen.
  ///
  /// Called by the presenter, for this style alone. A controller that overrides its preferred orientation is
  /// presented in that one; another keeps the interface where its mask allows it, and else rotates the
  /// interface to an orientation that it and the app support. An overridden preference outside the mask is
  /// an exception, as is a mask without an orientation in common with the app's up to iOS 12; then nothing
  /// is rotated or presented.
  ///
  /// Rule: R-ORI-5.
  package func rotation(toPresent controller: UIViewController) -> PresentationRotation {
    guard orientationRule.queriesControllers else { return .stay }
    let declared = applicationOrientations()
    let supported = controller.querySupportedOrientations()
    let (preferred, isImplemented) = callOptional(
      .event(.preferredInterfaceOrientationForPresentation), of: controller
    ) {
      controller.send(.preferredInterfaceOrientationForPresentation) {
        controller.preferredInterfaceOrientationForPresentation
      }
    }
    // An override that calls `super` and answers otherwise is one too.
    let isOverridden = isImplemented || preferred != interfaceOrientation
    if isOverridden, !supported.allows(preferred) {
      controller.report(.unsupportedPreference(preferred, supported, on: features))
      return .refuse
    }
    let allowed = orientations(in: declared, and: supported)
    if allowed.allows(preferred) {
      return preferred == interfaceOrientation ? .stay : .rotation(preferred)
    }
    if allowed.isEmpty, orientationRule == .commonOrientations {
      controller.report(.noCommonOrientation(of: controller))
      return .refuse
    }
    guard !isOverridden, let nearest = bestOrientation(in: allowed) else { return .stay }
    return .rotation(nearest)
  }

  /// The orientations that the app supports: what the delegate of its window scene says from iOS 27 on, else what its
  /// own delegate says, else what it declares.
  ///
  /// Rule: R-ORI-9.
  func applicationOrientations(for window: UIWindow? = nil) -> UIInterfaceOrientationMask {
    if features.queriesSceneDelegates, let scene = scenes.current,
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    {
      let answer = sceneDelegateReceiver.sendOptional(
        .windowSceneSupportedInterfaceOrientations, to: delegate
      ) { delegate.supportedInterfaceOrientations(for: scene) }
      if let answer { return answer }
    }
    let declared = app.orientations(for: hardware.idiom)
    guard let delegate = application.delegate else { return declared }
    return appDelegateReceiver.sendOptional(
      .applicationSupportedInterfaceOrientations, to: delegate
    ) {
      delegate.application(
        application, supportedInterfaceOrientationsFor: window ?? showing.keyWindow)
    } ?? declared
  }

  /// The interface orientation in which an app starts on a device held in some way.
  ///
  /// Rule: R-LAUNCH-9.
  /// See: R-LAUNCH-7 (up to iOS 10 a phone starts upright).
  func launchOrientation() -> UIInterfaceOrientation {
    let declared = app.orientations(for: hardware.idiom)
    let held = hardware.interface(for: deviceOrientation)
    if hardware.isInner { return held ?? hardware.nativeOrientation }
    let startsInPortrait = features.launchesInPortrait && hardware.idiom != .pad
    if let held, !startsInPortrait, declared.allows(held),
      held != .portraitUpsideDown || hardware.supportsUpsideDown
    {
      return held
    }
    let order: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return order.first { declared.allows($0) } ?? .portrait
  }
}

extension UIViewController {
  fileprivate func querySupportedOrientations() -> UIInterfaceOrientationMask {
    send(.supportedInterfaceOrientations) { supportedInterfaceOrientations }
  }

  /// The answer of a container's delegate about orientations, which is asked from iOS 7 on.
  ///
  /// Source: Apple, navigationControllerSupportedInterfaceOrientations(_:) and its kin.
  package func delegatesAnswer<Answer>(_ answer: @autoclosure () -> Answer?) -> Answer? {
    machine.features.queriesContainerDelegates ? answer() : nil
  }

  /// True if the controller rotates to `orientation`.
  ///
  /// See: R-ROT-7 (up to iOS 5).
  func canRotate(to orientation: UIInterfaceOrientation) -> Bool {
    send(
      .shouldAutorotateToInterfaceOrientation,
      machine.recorder.arguments([TraceArgument("to", .text(orientation.name))])
    ) { shouldAutorotate(to: orientation) }
  }
}

extension UIInterfaceOrientationMask {
  /// The orientations in words: `portrait only`, or `no orientation`.
  var extent: String { orientations.isEmpty ? text : "\(text) only" }

  /// The names of the orientations, in the order of their bits: `portrait, landscapeLeft`.
  var text: String {
    let names = UIInterfaceOrientation.allCases.filter { $0 != .unknown && allows($0) }.map(\.name)
    return names.isEmpty ? "no orientation" : names.joined(separator: ", ")
  }
}
