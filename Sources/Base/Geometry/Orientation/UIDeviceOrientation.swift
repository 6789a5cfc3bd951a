/// The way in which a device is held.
///
/// See: R-ORI-2.
public enum UIDeviceOrientation: Int, NamedCase, Hashable, Sendable, Codable {
  /// No orientation known.
  case unknown = 0
  /// Upright, home edge at the bottom.
  case portrait = 1
  /// Upright, home edge at the top.
  case portraitUpsideDown = 2
  /// On its side, home edge at the right.
  case landscapeLeft = 3
  /// On its side, home edge at the left.
  case landscapeRight = 4
  /// Flat, screen upwards.
  case faceUp = 5
  /// Flat, screen downwards.
  case faceDown = 6

  /// The Swift name of the case, without reflection: traces and every start ask for it.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    }
  }

  /// True if the device stands upright, in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True if the device is on its side, in either direction.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// True if an interface can follow: upright or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// Creates the device orientation that an interface follows; unknown for unknown.
  ///
  /// See: R-ORI-2.
  public init(_ interface: UIInterfaceOrientation) {
    switch interface {
    case .unknown: self = .unknown
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    }
  }
}
