public import GimbalGeometry

/// Slugs of devices with a posture, such as `iphone-duo@open`.
extension DeviceProfile {
  /// Returns the device with a posture at launch, and a slug with it: `iphone-duo@open`.
  ///
  /// - Throws: ``PostureRefusal`` for a device without a hinge.
  public func at(_ posture: Posture) throws(PostureRefusal) -> DeviceProfile {
    guard hinge != nil else { throw PostureRefusal(device: name) }
    var profile = self
    profile.launchPosture = posture
    profile.slug = DeviceProfile.slug(slugWithoutPosture, at: posture)
    return profile
  }

  /// The slug of the device in the catalog: `iphone-duo` for `iphone-duo@open`.
  package var slugWithoutPosture: String { String(slug.prefix { $0 != "@" }) }
}

/// The error that a device without a hinge has no postures.
public struct PostureRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The device's name.
  public let device: String

  /// Creates an error.
  public init(device: String) { self.device = device }

  /// One line that names devices with a hinge; reads the whole catalog.
  ///
  /// - Complexity: O(devices).
  public var description: String {
    let folding = DeviceCatalog.standard.devices.filter { $0.hinge != nil }.map { "'\($0.slug)'" }
    return "\(device) has no hinge and does not fold; " + folding.joined(separator: ", ")
      + (folding.count == 1 ? " does" : " do")
  }
}
