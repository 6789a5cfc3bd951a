import Foundation
public import GimbalGeometry
package import GimbalTraces

/// The running app.
///
/// Source: Apple, UIApplication.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  final package let machine: Machine
  final package var receiver = ReceiverID.none
  final package let ordinal = 1

  init(machine: Machine) {
    self.machine = machine
    super.init()
  }

  /// The app that runs on the device that is current.
  ///
  /// - Precondition: a device is powered on.
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

  /// Whether the app is in use.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The object that is told of the app's life.
  public internal(set) var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in use.
  public internal(set) var applicationState = State.inactive

  /// The windows that are shown.
  public var windows: [UIWindow] { machine.windows }

  /// The window that gets what is not meant for a particular place.
  public var keyWindow: UIWindow? { machine.keyWindow }

  /// How the interface is turned.
  public var statusBarOrientation: UIInterfaceOrientation { machine.interfaceOrientation }

  /// Whether the status bar is hidden, as the controllers have it.
  public var isStatusBarHidden: Bool { machine.systemBars.hidesStatusBar }

  /// How the status bar looks, as the controllers have it.
  public var statusBarStyle: UIStatusBarStyle { machine.systemBars.statusBarStyle }

  /// The app's delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication: Recorded {
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("app", of: receiver)
  }
}
