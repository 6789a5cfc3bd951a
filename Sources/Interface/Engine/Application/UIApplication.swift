public import Foundation
public import GimbalGeometry
package import GimbalTraces
public import GimbalTraits

/// The running app.
///
/// Source: Apple, UIApplication.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  final package let machine: Machine
  /// The identity in the trace; `none` until the first event is recorded.
  final package var receiver = ReceiverID.none
  /// The number among the objects of the class on the device, from 1.
  final package let ordinal = 1

  /// Creates the application object, as `UIApplicationMain` does; creating a second one raises an
  /// exception.
  ///
  /// Source: Apple, UIApplicationMain; the exception: NativeScript/NativeScript#1007 (2015).
  public override init() {
    let starting = PrincipalClass.starting
    machine = starting ?? DefaultDevice.required(for: "UIApplication()")
    super.init()
    if starting == nil { machine.application.report(.secondApplication) }
  }

  /// The app on the current device, or on the default device if none is powered on.
  public class var shared: UIApplication {
    DefaultDevice.required(for: "UIApplication.shared").application
  }

  /// The keys of an app's launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The state of the app: active, inactive or in the background.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Posted by the app after `application(_:didFinishLaunchingWithOptions:)`.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted by the app after it has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted by the app before it resigns active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted by the app after it has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted by the app before it enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted by the app before it terminates.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted by the app on a memory warning, before controllers receive it.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The object that receives the app's life cycle.
  public internal(set) var delegate: (any UIApplicationDelegate)?

  /// The state of the app: active, inactive or in the background.
  public internal(set) var applicationState = State.inactive

  /// True if the device must not sleep while it is idle.
  ///
  /// It is stored and has no effect, because a simulated device does not sleep.
  @Settable open var isIdleTimerDisabled = false

  /// The connected scenes: one from iOS 13 on, none before.
  public var connectedScenes: Set<UIScene> { Set([machine.scenes.current].compactMap(\.self)) }

  /// The sessions of scenes: that of the connected scene.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// True if the app may have several scenes; a simulated app has one.
  public var supportsMultipleScenes: Bool { false }

  /// The text size that the user has set.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    machine.settings.contentSizeCategory
  }

  /// The layout direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    machine.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the orientations of the app's Info.plist, unless its delegate overrides them.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    machine.app.orientations(for: machine.hardware.idiom)
  }

  /// The shown windows, back to front: by level, and within a level in display order.
  public var windows: [UIWindow] { machine.showing.windows }

  /// The window that receives events without a location, such as keys.
  public var keyWindow: UIWindow? { machine.showing.keyWindow }

  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { machine.interfaceOrientation }

  /// True if the status bar is hidden; setting it has no effect, because controllers decide.
  public var isStatusBarHidden: Bool {
    get { machine.barSource.systemBars.hidesStatusBar }
    set {}
  }

  /// The current style of the status bar; setting it has no effect, because controllers decide.
  public var statusBarStyle: UIStatusBarStyle {
    get { machine.barSource.systemBars.statusBarStyle }
    set {}
  }

  /// The frame of the status bar in the screen's coordinates, in points; empty while it is hidden.
  public var statusBarFrame: CGRect { machine.barSource.statusBarFrame }

  /// Forwards an event to the windows of its touches.
  ///
  /// See: R-TOUCH-1.
  open func sendEvent(_ event: UIEvent) { passOn(event) }

  /// Calls an action method on a target.
  ///
  /// Without a target it calls the first object in the responder chain that implements the method:
  /// from the first responder upwards, otherwise from the sender upwards. Returns false if there is
  /// none.
  ///
  /// See: R-CTRL-5.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    carryOut(action, to: target, from: sender, for: event)
  }

  /// The app's delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication: Recorded {
  /// Registers the names with the recorder; called before the first event is recorded.
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("app", of: receiver)
  }
}

extension Recorded {
  /// Posts a notification from the object, and records it with what observers do.
  func post(_ event: EventName, _ name: Notification.Name) {
    send(event) { NotificationCenter.default.post(name: name, object: self) }
  }
}
