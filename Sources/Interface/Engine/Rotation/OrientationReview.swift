import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// New queries of orientations at the app's request, in the next run-loop turn.
///
/// The device's own orientation does not change.
///
/// Rule: R-ORI-6.
@MainActor
struct OrientationReview {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Rotates the interface to the device's orientation, if that is now allowed (up to iOS 15).
  func attemptRotation() {
    machine.application.recordEvent(.attemptRotationToDeviceOrientation)
    guard machine.features.attemptsRotation else {
      return machine.application.report(.attemptWithoutEffect)
    }
    review(\.awaitsReview) { RotationAndResize($0).followDevice() }
  }

  /// Rotates the interface to an orientation that the controllers now support (from iOS 16 on).
  func reviewSupportedOrientations(of controller: UIViewController) {
    guard controller.isOffered(from: 16, "setNeedsUpdateOfSupportedInterfaceOrientations()") else {
      return
    }
    let animated = machine.animations.areEnabled
    review(\.awaitsReview) { OrientationReview($0).followSupportedOrientations(animated: animated) }
  }

  /// Rotates the interface to the device's orientation in the next run-loop turn.
  func followDeviceSoon() { review(\.awaitsReview) { RotationAndResize($0).followDevice() } }

  /// Rotates the interface to an orientation that the key window's controllers support, after the
  /// key window or its root has changed.
  ///
  /// Up to iOS 15 the interface does not rotate if a controller's `shouldAutorotate` is false.
  ///
  /// Rule: R-ORI-7.
  func queryRootsSoon() {
    guard machine.rotation.followsRoots,
      OrientationNegotiation(machine).orientationRule.queriesControllers
    else { return }
    let animated = machine.animations.areEnabled
    review(\.awaitsQueryOfRoots) { machine in
      guard let deciding = SystemBarReview(machine).decidingController else { return }
      if machine.features.queriesShouldAutorotate,
        !deciding.send(.shouldAutorotate, .none, { deciding.shouldAutorotate })
      {
        return
      }
      OrientationReview(machine).followSupportedOrientations(animated: animated)
    }
  }

  /// Runs `action` once in the next run-loop turn, however often it is requested.
  private func review(
    _ awaits: ReferenceWritableKeyPath<RotationState, Bool>,
    _ action: @escaping @MainActor (Machine) -> Void
  ) {
    guard !machine.rotation[keyPath: awaits] else { return }
    machine.rotation[keyPath: awaits] = true
    machine.afterCommit.append { [unowned machine] in
      machine.rotation[keyPath: awaits] = false
      action(machine)
    }
  }

  private func followSupportedOrientations(animated: Bool) {
    if RotationAndResize(machine).waitsForSetup({
      OrientationReview($0).followSupportedOrientations(animated: animated)
    }) {
      return
    }
    guard let deciding = SystemBarReview(machine).decidingController,
      let expected = OrientationNegotiation(machine).bestOrientation(
        in: OrientationNegotiation(machine).allowedOrientations(deciding)),
      expected != machine.interfaceOrientation
    else { return }
    RotationAndResize(machine).rotateInterface(
      to: expected, animated: animated,
      staying: RotationAndResize(machine).windowsThatStay(in: expected))
  }

  /// Rotates the interface to one of the given orientations, if that is allowed (from iOS 16 on).
  ///
  /// The scene calls it. The request and the call of the error handler are recorded as events of
  /// the scene. If the interface already has one of the orientations, it does not rotate.
  ///
  /// The messages of the errors are those of LiteAVSDK/Player_Flutter#116 and
  /// getsentry/SnapshotPreviews#161.
  ///
  /// See: R-ORI-6.
  func requestGeometry(
    _ orientations: UIInterfaceOrientationMask, for requester: any Recorded,
    errorHandler: ((any Error) -> Void)?
  ) {
    guard requester.isOffered(from: 16, "requestGeometryUpdate(_:errorHandler:)") else { return }
    requester.recordEvent(
      .requestGeometryUpdate, machine.arguments(TraceArgument(nil, .text(orientations.text))))
    let animated = machine.animations.areEnabled
    machine.afterCommit.append { [unowned machine] in
      OrientationReview(machine).followRequest(
        orientations, for: requester, animated: animated, errorHandler)
    }
  }

  private func followRequest(
    _ orientations: UIInterfaceOrientationMask, for requester: any Recorded, animated: Bool,
    _ errorHandler: ((any Error) -> Void)?
  ) {
    if RotationAndResize(machine).waitsForSetup({
      OrientationReview($0).followRequest(
        orientations, for: requester, animated: animated, errorHandler)
    }) {
      return
    }
    func refuse(_ text: String) {
      RotationAndResize(machine).recordRefusedRotation(text)
      guard let errorHandler else { return }
      requester.send(.geometryErrorHandler) {
        errorHandler(UISceneError(.geometryRequestDenied, text))
      }
    }
    guard let deciding = SystemBarReview(machine).decidingController else {
      return refuse("no root controller")
    }
    if OrientationNegotiation(machine).orientationRule == .multitasking
      || OrientationNegotiation(machine).orientationRule == .innerDisplay
    {
      return refuse(
        "The current windowing mode does not allow for programmatic changes to interface orientation."
      )
    }
    let allowed = OrientationNegotiation(machine).allowedOrientations(deciding)
    guard
      let expected = OrientationNegotiation(machine).bestOrientation(
        in: allowed.intersection(orientations), prefersCurrentOrientation: true)
    else {
      return refuse(
        "None of the requested orientations are supported by the view controller. "
          + "Requested: \(orientations.text); Supported: \(allowed.text)")
    }
    if expected != machine.interfaceOrientation {
      RotationAndResize(machine).rotateInterface(to: expected, animated: animated)
    }
  }
}

extension UIWindowScene {
  /// Requests another interface orientation for the next run-loop turn (from iOS 16 on).
  ///
  /// The device's orientation does not change.
  ///
  /// The handler is called with an error if the interface may not rotate to any of them.
  ///
  /// See: R-ORI-6.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let expected = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations ?? []
    OrientationReview(machine).requestGeometry(expected, for: self, errorHandler: errorHandler)
  }
}
