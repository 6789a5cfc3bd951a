import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Looking at the orientations anew because the app asks for it: in the next turn of the run loop.
///
/// The device's own orientation is untouched.
///
/// Rule: R-ORI-6.
extension Machine {
  /// Turns the interface to how the device is held, if that is allowed by now (up to iOS 15).
  func attemptRotation() {
    application.recordEvent(.attemptRotationToDeviceOrientation)
    guard features.attemptsRotation else { return application.report(.attemptWithoutEffect) }
    review(\.awaitsReview) { $0.followDevice() }
  }

  /// Turns the interface where it is to be by what the controllers support now (from iOS 16 on).
  func reviewSupportedOrientations(of controller: UIViewController) {
    guard controller.isOffered(from: 16, "setNeedsUpdateOfSupportedInterfaceOrientations()") else {
      return
    }
    let animated = animations.areEnabled
    review(\.awaitsReview) { $0.followSupportedOrientations(animated: animated) }
  }

  /// Turns the interface to how the device is held, when nothing keeps it any more.
  func followDeviceSoon() { review(\.awaitsReview) { $0.followDevice() } }

  /// Rotates the interface to what the key window's controllers support, after another root or another key
  /// window has come.
  ///
  /// Up to iOS 15 a controller whose `shouldAutorotate` is false keeps the interface as it is.
  ///
  /// Rule: R-ORI-7.
  func queryRootsSoon() {
    guard rotation.followsRoots, orientationRule.queriesControllers else { return }
    let animated = animations.areEnabled
    review(\.awaitsQueryOfRoots) { machine in
      guard let deciding = machine.decidingController else { return }
      if machine.features.queriesShouldAutorotate,
        !deciding.send(.shouldAutorotate, .none, { deciding.shouldAutorotate })
      {
        return
      }
      machine.followSupportedOrientations(animated: animated)
    }
  }

  /// However often it is asked for, the next turn of the run loop does it once.
  private func review(
    _ awaits: ReferenceWritableKeyPath<RotationState, Bool>,
    _ action: @escaping @MainActor (Machine) -> Void
  ) {
    guard !rotation[keyPath: awaits] else { return }
    rotation[keyPath: awaits] = true
    afterCommit.append { [unowned self] in
      rotation[keyPath: awaits] = false
      action(self)
    }
  }

  private func followSupportedOrientations(animated: Bool) {
    if waitsForSetup({ $0.followSupportedOrientations(animated: animated) }) { return }
    guard let deciding = decidingController,
      let expected = bestOrientation(in: allowedOrientations(deciding)),
      expected != interfaceOrientation
    else { return }
    rotateInterface(to: expected, animated: animated, staying: windowsThatStay(in: expected))
  }

  /// Turns the interface to one of some orientations, if that is allowed (from iOS 16 on).
  ///
  /// Called by the scene, in whose name the request and the call of the handler are recorded. An
  /// interface that is in one of the orientations stays.
  ///
  /// The texts of the errors are those of LiteAVSDK/Player_Flutter#116 and
  /// getsentry/SnapshotPreviews#161.
  ///
  /// See: R-ORI-6.
  func requestGeometry(
    _ orientations: UIInterfaceOrientationMask, for requester: any Recorded,
    errorHandler: ((any Error) -> Void)?
  ) {
    guard requester.isOffered(from: 16, "requestGeometryUpdate(_:errorHandler:)") else { return }
    requester.recordEvent(
      .requestGeometryUpdate, arguments(TraceArgument(nil, .text(orientations.text))))
    let animated = animations.areEnabled
    afterCommit.append { [unowned self] in
      followRequest(orientations, for: requester, animated: animated, errorHandler)
    }
  }

  private func followRequest(
    _ orientations: UIInterfaceOrientationMask, for requester: any Recorded, animated: Bool,
    _ errorHandler: ((any Error) -> Void)?
  ) {
    if waitsForSetup({
      $0.followRequest(orientations, for: requester, animated: animated, errorHandler)
    }) {
      return
    }
    func refuse(_ text: String) {
      recordRefusedRotation(text)
      guard let errorHandler else { return }
      requester.send(.geometryErrorHandler) {
        errorHandler(UISceneError(.geometryRequestDenied, text))
      }
    }
    guard let deciding = decidingController else { return refuse("no root controller") }
    if orientationRule == .multitasking || orientationRule == .innerDisplay {
      return refuse(
        "The current windowing mode does not allow for programmatic changes to interface orientation."
      )
    }
    let allowed = allowedOrientations(deciding)
    guard
      let expected = bestOrientation(
        in: allowed.intersection(orientations), prefersCurrentOrientation: true)
    else {
      return refuse(
        "None of the requested orientations are supported by the view controller. "
          + "Requested: \(orientations.text); Supported: \(allowed.text)")
    }
    if expected != interfaceOrientation { rotateInterface(to: expected, animated: animated) }
  }
}

extension UIWindowScene {
  /// Asks for another turn of the interface (from iOS 16 on), which follows in the next turn of the run
  /// loop; the device keeps its orientation.
  ///
  /// The handler is called when the interface may not turn so.
  ///
  /// See: R-ORI-6.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let expected = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations ?? []
    machine.requestGeometry(expected, for: self, errorHandler: errorHandler)
  }
}
