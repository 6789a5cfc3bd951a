import Foundation
public import GimbalTraits

/// A group of devices with a keyword.
public enum DeviceFamily: String, CaseIterable, Hashable, Sendable {
  /// iPhones and iPods.
  case phones
  /// iPads.
  case ipads
  /// Every device.
  case all

  /// Returns true if the device belongs to the family.
  public func contains(_ device: DeviceProfile) -> Bool { contains(pad: device.kind == .pad) }

  /// Returns true if the family includes iPads, or the other devices.
  func contains(pad: Bool) -> Bool {
    switch self {
    case .phones: !pad
    case .ipads: pad
    case .all: true
    }
  }
}

/// Conditions on a device; nil is no condition.
public struct DeviceFilter: Hashable, Sendable {
  /// The earliest year of release.
  public var minYear: Int?
  /// The latest year of release.
  public var maxYear: Int?
  /// The idiom.
  public var idiom: UIUserInterfaceIdiom?
  /// A horizontal size class that the full screen has in one of its orientations.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// A vertical size class that the full screen has in one of its orientations.
  public var verticalSizeClass: UIUserInterfaceSizeClass?
  /// The least width in portrait, in points.
  public var minWidth: Double?
  /// The greatest width in portrait, in points.
  public var maxWidth: Double?

  /// Creates a filter that admits every device.
  public init() {}

  /// Returns true if all conditions hold.
  public func admits(_ device: DeviceProfile) -> Bool {
    let classes = [device.portraitSizeClasses, device.landscapeSizeClasses]
    let width = device.screen.pointsPortrait.width
    return minYear.map { device.year >= $0 } ?? true
      && maxYear.map { device.year <= $0 } ?? true
      && idiom.map { device.idiom == $0 } ?? true
      && horizontalSizeClass.map { expected in classes.contains { $0.horizontal == expected } }
        ?? true
      && verticalSizeClass.map { expected in classes.contains { $0.vertical == expected } } ?? true
      && minWidth.map { width >= $0 } ?? true
      && maxWidth.map { width <= $0 } ?? true
  }
}

extension DeviceCatalog {
  /// iPhones and iPods; reads the whole catalog.
  public var phones: [DeviceProfile] { devices(in: .phones) }

  /// iPads; reads the whole catalog.
  public var ipads: [DeviceProfile] { devices(in: .ipads) }

  /// Returns the devices that a filter admits, in the order of ``slugs``.
  ///
  /// - Complexity: linear in the number of devices.
  public func devices(matching filter: DeviceFilter) -> [DeviceProfile] {
    devices.filter { filter.admits($0) }
  }

  /// Returns the devices that slugs and families name, each once.
  ///
  /// They are in the order of the keywords; a family's are in the order of ``slugs``. For an
  /// unknown keyword the error names the nearest one.
  ///
  /// - Throws: an error with the nearest keyword, if one is neither a slug nor a family.
  /// - Complexity: linear in the number of keywords and devices.
  public func select(_ keywords: [String]) throws(DeviceCatalogError) -> [DeviceProfile] {
    try catalogDevices(keywords).map(\.profile)
  }

  /// Returns the same devices without reading embedded files.
  ///
  /// - Throws: an error with the nearest keyword, if one is neither a slug nor a family.
  /// - Complexity: linear in the number of keywords and devices.
  package func catalogDevices(
    _ keywords: [String]
  ) throws(DeviceCatalogError) -> [CatalogDevice] {
    var selected: [CatalogDevice] = []
    var taken: Set<String> = []
    for word in keywords {
      for device in try devices(named: word) where taken.insert(device.slug).inserted {
        selected.append(device)
      }
    }
    return selected
  }

  private func devices(named word: String) throws(DeviceCatalogError) -> [CatalogDevice] {
    if let family = DeviceFamily(rawValue: word) { return catalogDevices(in: family) }
    if let (name, posture) = try postured(word), let family = DeviceFamily(rawValue: name) {
      return catalogDevices(in: family).map { device in
        (try? device.profile.at(posture)).map { CatalogDevice($0) } ?? device
      }
    }
    do {
      return [try catalogDevice(word)]
    } catch {
      guard case .unknown = error else { throw error }
      throw unknown(word, among: DeviceFamily.allCases.map(\.rawValue) + slugs)
    }
  }
}
