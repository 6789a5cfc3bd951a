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
  public var description: String { "the figures of multitasking" }
}

extension Typography: CustomStringConvertible {
  /// A short description.
  public var description: String { "the figures of text" }
}

extension SystemFont: CustomStringConvertible {
  /// A short description.
  public var description: String { "the figures of the system's font" }
}

extension KnownSystems: CustomStringConvertible {
  /// A short description.
  public var description: String { "the known systems" }
}
