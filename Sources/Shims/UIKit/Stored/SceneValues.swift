public import Foundation
public import GimbalAlerts
public import GimbalEngine
public import GimbalGeometry
public import GimbalTraits

extension UISplitViewController {
  /// The layout of the split view controller around a view.
  public typealias LayoutEnvironment = UISplitViewControllerLayoutEnvironment
}

/// The sizes that an app prefers for a scene; stored: a test resizes a window regardless of them.
///
/// Source: Apple, UISceneSizeRestrictions (from iOS 13 on).
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  override init() { super.init() }

  /// The minimum size, in points; stored without effect.
  @Settable open var minimumSize = CGSize.zero
  /// The maximum size, in points; stored without effect.
  @Settable open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// True if the scene may fill the screen; stored (from iOS 16 on, only used on the Mac).
  @Settable open var allowsFullScreen = true
}

/// The buttons of a window; stored: there are none.
///
/// Source: Apple, UISceneWindowingBehaviors (from iOS 16 on).
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  override init() { super.init() }

  /// True if the window has a close button; stored without effect.
  @Settable open var isClosable = true
  /// True if the window has a minimize button; stored without effect.
  @Settable open var isMiniaturizable = true
}

extension UIWindowScene {
  /// The sizes that the app would like the scene to have; nil where windows cannot be resized.
  ///
  /// Windows can be resized on iPads from iOS 26 on. No source gives the value on iOS 13 to 18; nil
  /// is Gimbal's choice (CHOICE).
  public var sizeRestrictions: UISceneSizeRestrictions? {
    guard isOnResizableScreen else { return nil }
    return storedOnce(UISceneSizeRestrictions())
  }

  /// True if the scene fills the screen (from iOS 16 on).
  ///
  /// Source: Apple, UIWindowScene.isFullScreen.
  public var isFullScreen: Bool { coordinateSpace.bounds.size == screen.bounds.size }

  /// The buttons of the scene's window; nil where windows cannot be resized (from iOS 16 on).
  public var windowingBehaviors: UISceneWindowingBehaviors? {
    guard isOnResizableScreen else { return nil }
    return storedOnce(UISceneWindowingBehaviors())
  }

  private var isOnResizableScreen: Bool {
    machine.hardware.hasMultitasking && isSystemAvailable(26, 0)
  }

  private func storedOnce<Value: NSObject>(_ new: Value, _ name: String = #function) -> Value {
    if let old: Value = stored(nil, name) { return old }
    store(new, name)
    return new
  }

  /// The style of the controls of a scene's window.
  ///
  /// A scene delegate's `preferredWindowingControlStyle(for:)` compiles and is not called: the
  /// controls, and the space that they take, are not simulated.
  ///
  /// Source: Apple, UIWindowScene.WindowingControlStyle (from iOS 26 on).
  public final class WindowingControlStyle: NSObject, Sendable {
    private override init() { super.init() }

    /// The system style.
    public static let automatic = WindowingControlStyle()
    /// Controls that take as little space as possible.
    public static let minimal = WindowingControlStyle()
    /// Controls that are a part of the content.
    public static let unified = WindowingControlStyle()
  }

  /// The options with which another window scene is requested.
  ///
  /// Source: Apple, UIWindowScene.ActivationRequestOptions (from iOS 15 on).
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The style in which the scene is to be presented; stored without effect.
    @Settable open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// The styles in which a scene is presented.
  ///
  /// Source: Apple, UIWindowScene.PresentationStyle, with its raw values (from iOS 15 on).
  public enum PresentationStyle: UInt, Sendable {
    case automatic = 0
    case standard = 1
    case prominent = 2
  }

  /// The configuration with which an action or interaction requests another scene; stored without
  /// effect.
  ///
  /// Source: Apple, UIWindowScene.ActivationConfiguration (from iOS 15 on).
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// The activity that the scene is to show.
    public let userActivity: NSUserActivity
    /// The options of the request.
    @Settable open var options: UIWindowScene.ActivationRequestOptions?
    /// The preview from which the scene appears.
    @Settable open var preview: UITargetedPreview?

    /// Creates a configuration for an activity.
    public init(
      userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
      super.init()
    }
  }
}

/// The conditions under which a scene is chosen for content; stored: there is one scene.
///
/// Source: Apple, UISceneActivationConditions (from iOS 13 on).
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Creates the default conditions.
  public override init() { super.init() }

  /// A predicate of content identifiers that the scene can show; stored without effect.
  @Settable open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// A predicate of content identifiers that the scene prefers to show; stored without effect.
  @Settable open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
    value: false)
}

extension UIScene {
  /// The conditions under which the scene is chosen; stored without effect.
  public var activationConditions: UISceneActivationConditions {
    get {
      if let old: UISceneActivationConditions = stored(nil) { return old }
      let new = UISceneActivationConditions()
      store(new)
      return new
    }
    set { store(newValue) }
  }
}

/// A request for another scene, which fails, because there is only one scene.
///
/// Source: Apple, UISceneSessionActivationRequest (from iOS 17 on).
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The session to activate, if one was given.
  public let session: UISceneSession?
  /// The activity that the scene is to show.
  public var userActivity: NSUserActivity?
  /// The options of the request.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a scene with a purpose.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, session) = (role, nil)
    (self.userActivity, self.options) = (userActivity, options)
  }

  /// Creates a request for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (role, self.session) = (session.role, session)
    (self.userActivity, self.options) = (userActivity, options)
  }
}

extension UIApplication {
  /// Calls the handler with UIKit's error, because there is only one scene.
  ///
  /// Source: Apple, UIApplication.activateSceneSession(for:errorHandler:) (from iOS 17 on).
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }
}
