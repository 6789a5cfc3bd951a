public import Foundation
public import GimbalGeometry
package import GimbalTraces

/// One instance of an app's interface, with its own life cycle (from iOS 13 on).
///
/// The system creates it. An app without a scene delegate has a scene too, but receives no scene
/// callbacks.
///
/// Source: Apple, UIScene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  final package let machine: Machine
  /// The identity in the trace; `none` until the first event is recorded.
  final package var receiver = ReceiverID.none
  /// The number among the objects of the class on the device, from 1.
  final package let ordinal = 1

  /// Creates a scene of a session; called when the scene connects.
  init(session: UISceneSession, machine: Machine) {
    self.session = session
    self.machine = machine
    super.init()
  }

  /// The state of a scene's life cycle.
  ///
  /// Source: Apple, UIScene.ActivationState.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The options with which the system connects a scene; always empty in Gimbal.
  ///
  /// Source: Apple, UIScene.ConnectionOptions.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override init() { super.init() }

    /// The app that requests the scene; always nil.
    open var sourceApplication: String? { nil }

    /// The activity type of a handoff; always nil.
    open var handoffUserActivityType: String? { nil }

    /// The URLs that the scene must open; always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  /// Posted by the scene when it is connected to the app.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted by the scene after it was disconnected from the app.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted by the scene after it has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted by the scene before it resigns active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted by the scene before it enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted by the scene after it has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// The session, which outlives the scene.
  public let session: UISceneSession

  /// The object that receives the scene's life cycle callbacks; nil in an app without a scene
  /// delegate.
  @Settable open var delegate: (any UISceneDelegate)?

  /// The state of the scene's life cycle.
  public internal(set) var activationState = ActivationState.unattached

  /// The title of the scene in the system's list of scenes.
  @Settable open var title: String?

  /// The application.
  open override var next: UIResponder? { machine.application }
}

extension UIScene: Recorded {
  /// Registers the names with the recorder; called before the first event is recorded.
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("scene", of: receiver)
  }
}
