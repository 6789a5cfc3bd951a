public import Foundation
package import GimbalTraces

/// One instance of an app's interface, with a life of its own (from iOS 13 on).
///
/// The system makes it; an app without a scene delegate has one too, which nobody is told of.
///
/// Source: Apple, UIScene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  final package let machine: Machine
  final package var receiver = ReceiverID.none
  final package let ordinal = 1

  init(session: UISceneSession, machine: Machine) {
    self.session = session
    self.machine = machine
    super.init()
  }

  /// How far a scene is in its life.
  ///
  /// Source: Apple, UIScene.ActivationState.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What the system hands over when it connects a scene; here nothing ever comes along.
  ///
  /// Source: Apple, UIScene.ConnectionOptions.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override init() { super.init() }

    /// The app that asked for the scene; nobody does.
    open var sourceApplication: String? { nil }

    /// The kind of activity that is handed over; none is.
    open var handoffUserActivityType: String? { nil }
  }

  /// Posted, on the scene, when it is connected to the app.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted, on the scene, after it was taken away from the app.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted, on the scene, after it has come into use.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted, on the scene, before it goes out of use.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted, on the scene, before it is shown.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted, on the scene, when it is not shown any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// What outlives the scene.
  public let session: UISceneSession

  /// The object that is told of the scene's life; nil in an app without a scene delegate.
  open var delegate: (any UISceneDelegate)?

  /// How far the scene is in its life.
  public internal(set) var activationState = ActivationState.unattached

  /// What the system calls the scene when it lists several.
  open var title: String?

  /// The application.
  open override var next: UIResponder? { machine.application }
}

extension UIScene: Recorded {
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("scene", of: receiver)
  }
}
