import Foundation
public import GimbalDevices
import GimbalGeometry
public import GimbalTraits

/// The devices and systems that share a golden file: equal screens with equal safe areas, in one era.
public struct GoldenClass: Hashable, Sendable {
  /// The class in the names of files.
  public var name: String
  /// The class in words.
  public var phrase: String

  /// The class of a device by its slug, with a system; without a record of the device it is one of its own.
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

  /// The class of a device with a system.
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
