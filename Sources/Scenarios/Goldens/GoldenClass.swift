import Foundation
public import GimbalDevices
import GimbalGeometry
public import GimbalTraits

/// The devices and systems that share a golden file: equal screens, safe areas and callback timing.
public struct GoldenClass: Hashable, Sendable {
  /// The class in file names.
  public var name: String
  /// The class as text.
  public var phrase: String

  /// Creates the class of a device's slug and a system; an unknown device has its own class.
  public init(device slug: String, system: String) {
    let system = SystemVersion(system)
    if let system, let device = try? DeviceCatalog.standard.device(slug) {
      self.init(device, system)
    } else {
      let name = slug.isEmpty ? "unknown" : slug
      let callbackTiming = system.map { "-e\($0.callbackTiming.rawValue)" } ?? ""
      self.init(name: name + callbackTiming, phrase: "the device \(name)")
    }
  }

  private init(name: String, phrase: String) {
    self.name = name
    self.phrase = phrase
  }

  /// Creates the class of a device with a system.
  public init(_ device: DeviceProfile, _ system: SystemVersion) {
    let size = device.screen.pointsPortrait
    let scale = MeasureText.number(device.screen.scale)
    let insets = device.safeArea(system: system, orientation: .portrait).value
    let (width, height) = (MeasureText.number(size.width), MeasureText.number(size.height))
    let top = MeasureText.number(insets.top)
    name =
      "\(device.idiom.name)-\(width)x\(height)@\(scale)x-\(top)-e\(system.callbackTiming.rawValue)"
    phrase =
      "\(device.idiom.name) with \(width) × \(height) points @\(scale)x, safe area "
      + "\(MeasureText.insets(insets)), era \(system.callbackTiming.rawValue)"
  }
}
