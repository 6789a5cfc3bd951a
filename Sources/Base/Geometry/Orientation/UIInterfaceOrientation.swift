/// The orientation of an interface, named by the home edge of the device.
///
/// Rule: R-ORI-2 (raw values and the exchange of the two landscapes).
public enum UIInterfaceOrientation: Int, NamedCase, Hashable, Sendable, Codable {
  /// An unknown orientation.
  case unknown = 0
  /// Home edge at the bottom.
  case portrait = 1
  /// Home edge at the top.
  case portraitUpsideDown = 2
  /// Home edge at the right: the device is in `UIDeviceOrientation.landscapeLeft`.
  case landscapeRight = 3
  /// Home edge at the left: the device is in `UIDeviceOrientation.landscapeRight`.
  case landscapeLeft = 4

  /// The Swift name of the case, without reflection, since traces and every launch use it.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }

  /// True for both portrait orientations.
  @inlinable
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True for both landscape orientations.
  @inlinable
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Creates the interface orientation of a device orientation; nil for a flat or unknown one.
  ///
  /// Rule: R-ORI-3.
  /// See: R-ORI-2.
  public init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }
}
