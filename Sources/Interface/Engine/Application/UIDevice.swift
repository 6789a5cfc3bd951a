public import Foundation
public import GimbalGeometry
package import GimbalTraces
public import GimbalTraits

/// The device on which the app runs.
///
/// Source: Apple, UIDevice.
@preconcurrency @MainActor
open class UIDevice: NSObject, Recorded {
  final package let machine: Machine
  /// The identity in the trace; `none` until the first event is recorded.
  final package var receiver = ReceiverID.none
  /// The number among the objects of the class on the device, from 1.
  final package let ordinal = 1
  private var orientationListeners = 0

  /// Creates the device object of a simulated device; `DeviceObjects` calls it once.
  init(machine: Machine) {
    self.machine = machine
    super.init()
  }

  /// The current device, or the default device if none is powered on.
  open class var current: UIDevice { DefaultDevice.required(for: "UIDevice.current").device }

  /// Posted by the device after its orientation has changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The orientation of the device; unknown while orientation notifications are off.
  ///
  /// Source: Apple, UIDevice.orientation.
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications || !machine.power.isOn
      ? machine.deviceOrientation : .unknown
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { machine.hardware.idiom }

  /// The kind of device, such as `iPhone`.
  open var model: String { machine.hardware.model }

  /// The kind of device in the system's language, which is English.
  open var localizedModel: String { model }

  /// The device's name: its marketing name up to iOS 15, its model from iOS 16 on.
  ///
  /// Up to iOS 15 real devices have the name that their owner gave them.
  ///
  /// Source: Apple, UIDevice.name.
  open var name: String { machine.features.namesDeviceByKind ? model : machine.hardware.name }

  /// The system's name: `iOS`, or `iPadOS` on iPads from version 13 on.
  open var systemName: String {
    userInterfaceIdiom == .pad && machine.features.hasPadOS ? "iPadOS" : "iOS"
  }

  /// The system's version, such as `17.0`.
  open var systemVersion: String {
    let system = machine.system
    return "\(system.major).\(system.minor)" + (system.patch > 0 ? ".\(system.patch)" : "")
  }

  /// True if orientation notifications are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool {
    // R-ORI-1.1
    orientationListeners > 0 || machine.showing.keyWindow?.rootViewController != nil
  }

  /// Turns on orientation notifications; each call must be balanced by
  /// `endGeneratingDeviceOrientationNotifications()`.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Ends one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  /// Posts the orientation notification, if it is turned on.
  ///
  /// See: R-ORI-1 (the app's observers are called before the rotation; this is Gimbal's choice,
  /// CHOICE).
  final func postOrientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    send(.orientationDidChangeNotification) {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: self)
    }
  }

  /// Registers the names with the recorder; called before the first event is recorded.
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("device", of: receiver)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of the current device; unspecified while none is powered on.
///
/// Source: Apple, UIDevice.h, deprecated from iOS 13 on.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  Machine.forNewObjects.hardware.idiom
}
