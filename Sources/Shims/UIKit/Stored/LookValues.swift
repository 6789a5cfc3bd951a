public import Foundation
public import FoundationNetworking
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalTraits

extension UIBarAppearance {
  /// Creates the usual look on an idiom, which is the same on all.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
}

/// Values of a connection that are kept: the system decides upon no network here.
extension URLSessionConfiguration {
  /// True if networks that cost are used; kept.
  public var allowsExpensiveNetworkAccess: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if networks that a person has asked to spare are used; kept.
  public var allowsConstrainedNetworkAccess: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
}

extension UIApplication {
  /// The key of the idiom among what is kept for the next launch.
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// The key of the app's version among that.
  public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
  /// The key of the time among that.
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
  /// The key of the system's version among that.
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersion"
}

extension UIScene {
  /// The options with which another scene is asked for; one is there at a time here.
  ///
  /// Source: Apple, UIScene.ActivationRequestOptions.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    @Settable open var requestingScene: UIScene?
  }
}

/// Several scenes are not simulated: a request for one is refused.
extension UIApplication {
  /// Refuses another scene, as a device does that shows one; the handler is called with UIKit's error.
  ///
  /// Source: Apple, UIApplication.requestSceneSessionActivation; UISceneError.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(NSError(domain: "UISceneErrorDomain", code: 0))
  }

  /// Has a session forgotten: there is none but the one that is shown, which stays.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(NSError(domain: "UISceneErrorDomain", code: 0)) }

  /// Has a session's picture drawn anew: no pictures are kept.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// The options with which a session is forgotten.
///
/// Source: Apple, UISceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The options with which a window's session is forgotten.
///
/// Source: Apple, UIWindowSceneDestructionRequestOptions.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The way in which the window goes; kept.
  @Settable open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// The ways in which a window goes.
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
  /// A button of the system's look with a picture and a method.
  ///
  /// Source: Apple, UIButton.systemButton(with:target:action:).
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
