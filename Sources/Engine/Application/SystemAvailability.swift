import GimbalGraphics
import GimbalTraits

/// True if the simulated system is of a version, or newer: what `#available(iOS 15, *)` asks.
///
/// Any thread may ask. Where no device is on, it is the newest system, as for views that are made without one.
public func isSystemAvailable(_ major: Int, _ minor: Int) -> Bool {
  (Machine.currentGraphics?.system ?? .iOS(26)) >= .iOS(major, minor)
}
