package import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The decision about a rotation: the new orientation, or the reason why the interface does not
/// rotate.
enum RotationDecision {
  /// Rotates the interface; the windows in `staying` keep their orientation.
  case rotation(UIInterfaceOrientation, staying: [UIWindow] = [])
  /// The interface does not rotate; the reason is for reports.
  case stay(reason: String)
  /// The interface already has the device's orientation.
  case agree
}

/// The rotation of the interface for a controller that is about to be presented.
package enum PresentationRotation: Equatable {
  /// The interface does not rotate.
  case stay
  /// The interface rotates to an orientation.
  case rotation(UIInterfaceOrientation)
  /// An exception was raised, and the controller is not presented.
  case refuse
}

/// Decides whether the interface rotates with the device, by device, app and controllers.
///
/// Rotations, folds and presentations create it before they change anything. It calls the app's
/// overrides.
///
/// See: R-ORI-4, R-ORI-5.
@MainActor
package struct OrientationNegotiation {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Decides whether the interface follows the device's orientation.
  ///
  /// Up to iOS 15 the deciding controller is first queried for `shouldAutorotate` (from iOS 6 on).
  /// Then the app delegate and the deciding controller are queried for the orientations that they
  /// support.
  ///
  /// Rule: R-ORI-4.
  /// See: R-ORI-3, R-ROT-7 (up to iOS 5).
  func decideRotation(to held: UIDeviceOrientation) -> RotationDecision {
    guard let expected = machine.hardware.interface(for: held) else {
      return .stay(reason: "\(held.name) maps to no interface orientation")
    }
    guard expected != machine.interfaceOrientation || machine.holdsWindows else { return .agree }
    if expected == .portraitUpsideDown, !machine.hardware.supportsUpsideDown {
      return .stay(reason: "the device does not rotate the interface to upside down")
    }
    if machine.hasPhoneWindow, !machine.hardware.hasMultitasking {
      return .stay(reason: "the interface of a resizable window on a phone stays in portrait")
    }
    if SceneGeometryReview(machine).locksOrientation {
      return .stay(reason: "a controller locks the orientation")
    }
    if RotationAndResize(machine).rotatesWindowsByRoot {
      return RotationAndResize(machine).decideByWindow(expected)
    }
    guard let root = SystemBarReview(machine).decidingController else {
      return .stay(reason: "no root controller")
    }
    switch orientationRule {
    case .multitasking, .innerDisplay: return .rotation(expected)
    case .rootAlone:
      // R-ROT-7.1
      return root.allows(expected)
        ? .rotation(expected)
        : .stay(reason: "root.shouldAutorotate(to:) is false for \(expected.name)")
    case .commonOrientations, .controllerFirst:
      let refusal = refusal(by: root, of: expected, in: machine.showing.keyWindow)
      return refusal.map { .stay(reason: $0) } ?? .rotation(expected)
    }
  }

  /// Returns the reason why a controller does not allow an orientation for its window; nil if it
  /// does.
  ///
  /// See: R-ORI-4.
  func refusal(
    by root: UIViewController, of expected: UIInterfaceOrientation, in window: UIWindow?
  ) -> String? {
    // R-ORI-4.1, R-ROT-7.1
    if machine.features.queriesShouldAutorotate,
      !root.send(.shouldAutorotate, .none, { root.shouldAutorotate })
    {
      return "root.shouldAutorotate is false"
    }
    let declared = applicationOrientations(for: window)
    let supported = root.querySupportedOrientations()
    // R-ORI-4.3: a mask of 0 has nothing in common
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

  /// Returns the orientations that the interface may have, by the applicable row of the decision
  /// table.
  ///
  /// See: R-ORI-4.
  package func allowedOrientations(_ deciding: UIViewController) -> UIInterfaceOrientationMask {
    guard orientationRule.queriesControllers else {
      return machine.hardware.supportsUpsideDown ? .all : .allButUpsideDown
    }
    return orientations(in: applicationOrientations(), and: deciding.querySupportedOrientations())
  }

  private func orientations(
    in declared: UIInterfaceOrientationMask, and supported: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    var allowed = declared.intersection(supported)
    // R-ORI-5.4
    if allowed.isEmpty, orientationRule == .controllerFirst { allowed = supported }
    if !machine.hardware.supportsUpsideDown { allowed.remove(.portraitUpsideDown) }
    return allowed
  }

  /// Returns the best allowed orientation.
  ///
  /// The order of preference is Gimbal's choice (CHOICE): the device's orientation, the
  /// interface's, portrait, both landscape orientations, upside down.
  package func bestOrientation(
    in allowed: UIInterfaceOrientationMask, prefersCurrentOrientation: Bool = false
  ) -> UIInterfaceOrientation? {
    let held = machine.hardware.interface(for: machine.deviceOrientation) ?? .unknown
    let order: [UIInterfaceOrientation] = [
      prefersCurrentOrientation ? machine.interfaceOrientation : held, held,
      machine.interfaceOrientation,
      .portrait,
      .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return order.first { $0 != .unknown && allowed.allows($0) }
  }

  /// Returns the rotation of the interface that a controller needs when it is presented full
  /// screen.
  ///
  /// The presenter calls it for this style only. If the controller overrides its preferred
  /// orientation, it is presented in that orientation. Otherwise the interface does not rotate if
  /// the controller's mask allows its orientation. If the mask does not, it rotates to an
  /// orientation that the controller and the app support.
  ///
  /// A preferred orientation outside the mask raises an exception. Up to iOS 12, a mask that has no
  /// orientation in common with the app's does so too. Then nothing is rotated or presented.
  ///
  /// Rule: R-ORI-5.
  package func rotation(toPresent controller: UIViewController) -> PresentationRotation {
    // R-ORI-5.1
    guard orientationRule.queriesControllers else { return .stay }
    let declared = applicationOrientations()
    let supported = controller.querySupportedOrientations()
    let (preferred, isImplemented) = OptionalCalls(machine).callOptional(
      .event(.preferredInterfaceOrientationForPresentation), of: controller
    ) {
      controller.send(.preferredInterfaceOrientationForPresentation) {
        controller.preferredInterfaceOrientationForPresentation
      }
    }
    // An override that calls `super` and returns another orientation counts as an override too.
    let isOverridden = isImplemented || preferred != machine.interfaceOrientation
    // R-ORI-5.2
    if isOverridden, !supported.allows(preferred) {
      controller.report(.unsupportedPreference(preferred, supported, on: machine.features))
      return .refuse
    }
    let allowed = orientations(in: declared, and: supported)
    // R-ORI-5.2, and R-ORI-5.3 for the orientation that the interface keeps
    if allowed.allows(preferred) {
      return preferred == machine.interfaceOrientation ? .stay : .rotation(preferred)
    }
    // R-ORI-5.4
    if allowed.isEmpty, orientationRule == .commonOrientations {
      controller.report(.noCommonOrientation(of: controller))
      return .refuse
    }
    // R-ORI-5.3
    guard !isOverridden, let nearest = bestOrientation(in: allowed) else { return .stay }
    return .rotation(nearest)
  }

  /// Returns the orientations that the app supports.
  ///
  /// From iOS 27 on the delegate of the window's scene is queried first. Then the app delegate is
  /// queried, and then the app's Info.plist applies.
  ///
  /// Rule: R-ORI-9.
  func applicationOrientations(for window: UIWindow? = nil) -> UIInterfaceOrientationMask {
    if machine.features.queriesSceneDelegates, let scene = machine.scenes.current,
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    {
      let answer = machine.sceneDelegateReceiver.sendOptional(
        .windowSceneSupportedInterfaceOrientations, to: delegate
      ) { delegate.supportedInterfaceOrientations(for: scene) }
      if let answer { return answer }
    }
    // R-ORI-4.2
    let declared = machine.app.orientations(for: machine.hardware.idiom)
    guard let delegate = machine.application.delegate else { return declared }
    return machine.appDelegateReceiver.sendOptional(
      .applicationSupportedInterfaceOrientations, to: delegate
    ) {
      delegate.application(
        machine.application, supportedInterfaceOrientationsFor: window ?? machine.showing.keyWindow)
    } ?? declared
  }

  /// Returns the interface orientation in which an app launches, by the device's orientation.
  ///
  /// Rule: R-LAUNCH-9.
  /// See: R-LAUNCH-7 (up to iOS 10 a phone starts in portrait).
  func launchOrientation() -> UIInterfaceOrientation {
    let declared = machine.app.orientations(for: machine.hardware.idiom)
    let held = machine.hardware.interface(for: machine.deviceOrientation)
    if machine.hardware.isInner { return held ?? machine.hardware.nativeOrientation }
    let startsInPortrait = machine.features.launchesInPortrait && machine.hardware.idiom != .pad
    if let held, !startsInPortrait, declared.allows(held),
      held != .portraitUpsideDown || machine.hardware.supportsUpsideDown
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

  /// Returns the result of a container delegate's method about orientations; nil up to iOS 6, where
  /// it is not called.
  ///
  /// Source: Apple, navigationControllerSupportedInterfaceOrientations(_:) and its kin.
  package func delegatesAnswer<Answer>(_ answer: @autoclosure () -> Answer?) -> Answer? {
    // R-ORI-4.4
    machine.features.queriesContainerDelegates ? answer() : nil
  }

  /// Returns true if the controller rotates to `orientation`.
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
  /// The orientations as text: `portrait only`, or `no orientation`.
  var extent: String { orientations.isEmpty ? text : "\(text) only" }

  /// The names of the orientations, in the order of their bits: `portrait, landscapeLeft`.
  var text: String {
    let names = UIInterfaceOrientation.allCases.filter { $0 != .unknown && allows($0) }.map(\.name)
    return names.isEmpty ? "no orientation" : names.joined(separator: ", ")
  }
}
