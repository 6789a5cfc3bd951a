extension DeviceProfile: CustomStringConvertible {
  /// The slug.
  public var description: String { slug }
}

extension DeviceFile: CustomStringConvertible {
  /// The device's slug.
  public var description: String { profile.slug }
}

extension DeviceCatalog: CustomStringConvertible {
  /// The number of devices.
  public var description: String { "\(devices.count) device\(devices.count == 1 ? "" : "s")" }
}

extension Multitasking: CustomStringConvertible {
  /// A short description.
  public var description: String { "the multitasking metrics" }
}

extension Typography: CustomStringConvertible {
  /// A short description.
  public var description: String { "the text metrics" }
}

extension SystemFont: CustomStringConvertible {
  /// A short description.
  public var description: String { "the metrics of the system font" }
}

extension KnownSystems: CustomStringConvertible {
  /// A short description.
  public var description: String { "the known systems" }
}
