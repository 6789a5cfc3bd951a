public import Foundation
public import FoundationNetworking
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalTraits

extension UIBarAppearance {
  /// Creates the default appearance, which is the same for all idioms.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
}

/// Values of a session configuration that are stored: network access is not restricted here.
extension URLSessionConfiguration {
  /// True if expensive networks are used; stored without effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if networks in Low Data Mode are used; stored without effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
}

extension UIApplication {
  /// The key of the idiom in the restoration state.
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// The key of the app's version in the restoration state.
  public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
  /// The key of the time in the restoration state.
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
  /// The key of the system's version in the restoration state.
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersion"
}

extension UIScene {
  /// The options of a request for another scene; there is one scene at a time here.
  ///
  /// Source: Apple, UIScene.ActivationRequestOptions.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The requesting scene.
    @Settable open var requestingScene: UIScene?
  }
}

/// Requests for another scene, which fail, because only one scene is simulated.
extension UIApplication {
  /// Calls the handler with UIKit's error, as a device with one scene does.
  ///
  /// Source: Apple, UIApplication.requestSceneSessionActivation; UISceneError.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(NSError(domain: "UISceneErrorDomain", code: 0))
  }

  /// Calls the handler with an error, because the only session is connected and stays.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(NSError(domain: "UISceneErrorDomain", code: 0)) }

  /// Does nothing: sessions have no snapshots.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// The options for discarding a session.
///
/// Source: Apple, UISceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The options for discarding a window's session.
///
/// Source: Apple, UIWindowSceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of the dismissal; stored without effect.
  @Settable open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// The animations of a scene's dismissal.
  ///
  /// Source: Apple, UIWindowScene.DismissalAnimation.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }
}

/// The closure that an action calls.
///
/// Source: Apple, UIActionHandler.
public typealias UIActionHandler = (UIAction) -> Void

extension UIButton {
  /// Returns a button with the system appearance, with an image and an action.
  ///
  /// Source: Apple, UIButton.systemButton(with:target:action:).
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
