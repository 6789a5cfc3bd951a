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
  final package var receiver = ReceiverID.none
  final package let ordinal = 1

  /// Creates the app's object, as `UIApplicationMain` does of the principal class; a second one is an exception.
  ///
  /// Source: Apple, UIApplicationMain; the exception: NativeScript/NativeScript#1007 (2015).
  public override init() {
    let starting = PrincipalClass.starting
    machine = starting ?? Machine.required(for: "UIApplication()")
    super.init()
    if starting == nil { machine.application.report(.secondApplication) }
  }

  /// The app that runs on the device that is current, or on the default device where none is powered on.
  public class var shared: UIApplication {
    Machine.required(for: "UIApplication.shared").application
  }

  /// The keys of what an app is launched with.
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

  /// Posted, on the app, after `application(_:didFinishLaunchingWithOptions:)`.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted, on the app, after it has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted, on the app, before it resigns active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted, on the app, when it is not shown any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted, on the app, before it is shown again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted, on the app, before it ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted, on the app, when memory runs short, before controllers receive the warning.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The object that receives the app's life cycle.
  public internal(set) var delegate: (any UIApplicationDelegate)?

  /// The state of the app: active, inactive or in the background.
  public internal(set) var applicationState = State.inactive

  /// True if the device is to stay awake while it is not touched.
  ///
  /// It is kept and has no effect: a simulated device never sleeps.
  @Settable open var isIdleTimerDisabled = false

  /// The scenes that are connected: one from iOS 13 on, none before.
  public var connectedScenes: Set<UIScene> { Set([machine.scenes.current].compactMap(\.self)) }

  /// The sessions of scenes that can come back: that of the scene that is connected.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// True if the app may have several scenes; a simulated app has one.
  public var supportsMultipleScenes: Bool { false }

  /// The text size that the person has set.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    machine.settings.contentSizeCategory
  }

  /// The direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    machine.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The orientations that the app declares, which it supports unless its delegate says otherwise.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    machine.app.orientations(for: machine.hardware.idiom)
  }

  /// The windows that are shown, back to front: by level, and within a level as they were shown.
  public var windows: [UIWindow] { machine.showing.windows }

  /// The window that gets what is not meant for a particular place.
  public var keyWindow: UIWindow? { machine.showing.keyWindow }

  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { machine.interfaceOrientation }

  /// True if the status bar is hidden, as the controllers have it; setting it does nothing, since they decide.
  public var isStatusBarHidden: Bool {
    get { machine.barSource.systemBars.hidesStatusBar }
    set {}
  }

  /// The style of the status bar that the controllers ask for; setting it does nothing, since they decide.
  public var statusBarStyle: UIStatusBarStyle {
    get { machine.barSource.systemBars.statusBarStyle }
    set {}
  }

  /// The room of the status bar in the screen's coordinates, in points; none while it is hidden.
  public var statusBarFrame: CGRect { machine.barSource.statusBarFrame }

  /// Passes an event on to the windows of its touches.
  ///
  /// See: R-TOUCH-1.
  open func sendEvent(_ event: UIEvent) { passOn(event) }

  /// Calls an action on a target, or without one on the first responder that has it, from the first responder on
  /// up, or else from the sender; false where there is none.
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
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("app", of: receiver)
  }
}

extension Recorded {
  /// Posts a notification of the object, inside of which observers run.
  func post(_ event: EventName, _ name: Notification.Name) {
    send(event) { NotificationCenter.default.post(name: name, object: self) }
  }
}
