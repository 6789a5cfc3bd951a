public import Foundation
public import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// The device that the app runs on.
///
/// Source: Apple, UIDevice.
@preconcurrency @MainActor
public final class UIDevice: NSObject, Recorded {
  unowned let machine: Machine
  var receiver = ReceiverID.none
  let ordinal = 1
  private var orientationListeners = 0

  init(machine: Machine) {
    self.machine = machine
    super.init()
  }

  /// The device that is current.
  ///
  /// - Precondition: a device is powered on.
  public class var current: UIDevice { Machine.required(for: "UIDevice.current").device }

  /// Posted, on the device, after it was turned by hand.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held.
  public var orientation: UIDeviceOrientation { machine.deviceOrientation }

  /// Which kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { machine.hardware.idiom }

  /// The system's version, such as `17.0`.
  public var systemVersion: String { machine.system.description }

  /// Whether turns are notified of.
  public var isGeneratingDeviceOrientationNotifications: Bool {
    orientationListeners > 0 || machine.keyWindow?.rootViewController != nil
  }

  /// Asks for notifications of turns; each call wants its end.
  public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Ends one call of `beginGeneratingDeviceOrientationNotifications()`.
  public func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Source: R-ORI-1: the app's observers go before the turn (CHOICE).
  func postOrientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    send(.orientationDidChangeNotification) {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: self)
    }
  }

  func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("device", of: receiver)
  }
}
