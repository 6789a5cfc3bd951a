import GimbalGraphics
import GimbalTraits

/// True if the simulated system is of a version, or newer: what `#available(iOS 15, *)` asks.
///
/// Any thread may ask. Where no device is on, all versions are there.
public func isSystemAvailable(_ major: Int, _ minor: Int) -> Bool {
  guard let system = Machine.currentGraphics?.system else { return true }
  return system >= .iOS(major, minor)
}
