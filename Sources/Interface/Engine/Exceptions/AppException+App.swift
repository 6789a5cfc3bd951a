import GimbalGeometry
import GimbalTraits

/// Exceptions about launch, scenes, orientations and missing features of a system version.
extension AppException {
  /// The exception for creating a second application object.
  ///
  /// Source: NativeScript/NativeScript#1007 (2015).
  static var secondApplication: AppException {
    AppException(
      .secondApplication, .internalInconsistency, .uikit,
      "There can only be one UIApplication instance.")
  }

  /// The report of a window without a root controller: an exception from iOS 9 on, a log line
  /// before.
  ///
  /// See: R-LAUNCH-2.
  static func windowWithoutRoot(on features: SystemFeatures) -> AppException {
    AppException(
      .windowWithoutRoot, features.raisesWindowWithoutRoot ? .internalInconsistency : nil, .uikit,
      "Application windows are expected to have a root view controller at the end of application "
        + "launch")
  }

  /// The launch has ended, and the app shows no window; logged instead of raised.
  static var noWindow: AppException {
    AppException(.noWindow, nil, .gimbal, "no window is shown after launch")
  }

  /// The log line for a window that is shown without a scene.
  ///
  /// Source: Apple, `UIWindow.windowScene`.
  static var windowWithoutScene: AppException {
    AppException(
      .windowWithoutScene, nil, .gimbal, "a window is not shown before it has a windowScene")
  }

  /// The log line for a launch with another class of scene delegate than the configuration names.
  static func otherSceneDelegate(_ configured: AnyClass, _ given: AnyClass) -> AppException {
    AppException(
      .otherSceneDelegate, nil, .gimbal,
      "the configuration names a scene delegate of the class \(configured), and the launch was given "
        + "a \(given)")
  }

  /// The log line for an app without the scene life cycle, from iOS 18.4 on, with another text on
  /// 26.
  ///
  /// With the SDK of 27 the app does not launch.
  ///
  /// Rule: R-SDK-2.
  static func noSceneLifeCycle(on features: SystemFeatures) -> AppException {
    AppException(
      .noSceneLifeCycle, features.requiresSceneLifeCycle ? .trap : nil, .uikit,
      missingSceneLifeCycle(on: features))
  }

  private static func missingSceneLifeCycle(on features: SystemFeatures) -> String {
    if features.requiresSceneLifeCycle {
      return
        "Application failed to launch: UIScene life cycle is required for apps built with this SDK. "
        + "See \"Transitioning to the UIKit scene-based life cycle\" in the UIKit documentation for "
        + "more information on migration."
    }
    return features.saysSceneLifeCycleIsRequiredSoon
      ? "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the future."
      : "This process does not adopt UIScene lifecycle. This will become an assert in a future version."
  }

  /// The exception for an app and a controller without a common orientation.
  ///
  /// See: R-ORI-4 (up to iOS 12).
  static func noCommonOrientation(of controller: UIViewController) -> AppException {
    AppException(
      .noCommonOrientation, .invalidOrientation, .uikit,
      "Supported orientations has no common orientation with the application, and "
        + "[\(type(of: controller)) shouldAutorotate] is returning YES")
  }

  /// The exception for a preferred orientation that the controller does not support.
  ///
  /// Source: Appboy/appboy-ios-sdk#54 (2016), bytedance/Bytedance-UnionAD#105 (iOS 13); that the
  /// later wording begins with iOS 13 is a CHOICE.
  static func unsupportedPreference(
    _ expected: UIInterfaceOrientation, _ supported: UIInterfaceOrientationMask,
    on features: SystemFeatures
  ) -> AppException {
    let order: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    let names = order.filter(supported.allows).map(\.name).joined(separator: ", ")
    return AppException(
      .unsupportedPreference, .invalidOrientation, .uikit,
      features.detailsRefusals
        ? "preferredInterfaceOrientationForPresentation '\(expected.name)' must match a supported "
          + "interface orientation: '\(names)'!"
        : "preferredInterfaceOrientationForPresentation must return a supported interface "
          + "orientation!")
  }

  /// The log line for a call of `attemptRotationToDeviceOrientation()` on a system that ignores it.
  ///
  /// See: R-ORI-6.
  static var attemptWithoutEffect: AppException {
    AppException(
      .attemptWithoutEffect, nil, .gimbal,
      "attemptRotationToDeviceOrientation() has no effect from iOS 16 on")
  }

  /// The exception for a range or an index outside of a text storage.
  ///
  /// See: R-TEXTKIT-4.
  package static func textRange(_ reason: String) -> AppException {
    AppException(.textRange, .range, .uikit, reason)
  }

  /// The log line for a removal by selector that finds only selectors of which it is unknown
  /// whether they are equal.
  package static func selectorMadeApart(_ call: String) -> AppException {
    AppException(
      .selectorMadeApart, nil, .gimbal,
      "\(call) found nothing: selectors from two source locations are equal only by name; "
        + "make both with Selector(of: …, named: \"…\")")
  }
}
