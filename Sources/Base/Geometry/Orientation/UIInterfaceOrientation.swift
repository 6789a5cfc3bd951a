/// The way in which an interface is turned; the name tells where the home edge of the device is.
///
/// Rule: R-ORI-2 (raw values and the exchange of the two landscapes).
public enum UIInterfaceOrientation: Int, NamedCase, Hashable, Sendable, Codable {
  /// No orientation known.
  case unknown = 0
  /// Home edge at the bottom.
  case portrait = 1
  /// Home edge at the top.
  case portraitUpsideDown = 2
  /// Home edge at the right: the device is turned to `UIDeviceOrientation.landscapeLeft`.
  case landscapeRight = 3
  /// Home edge at the left: the device is turned to `UIDeviceOrientation.landscapeRight`.
  case landscapeLeft = 4

  /// The Swift name of the case, without reflection: traces and every start ask for it.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }

  /// True if the interface stands upright, in either direction.
  @inlinable
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True if the interface lies on its side, in either direction.
  @inlinable
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Creates the interface orientation that follows a device; nil when it lies flat or is unknown.
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
