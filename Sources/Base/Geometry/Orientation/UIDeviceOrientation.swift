/// The orientation of a device.
///
/// See: R-ORI-2.
public enum UIDeviceOrientation: Int, NamedCase, Hashable, Sendable, Codable {
  /// An unknown orientation.
  case unknown = 0
  /// Portrait, home edge at the bottom.
  case portrait = 1
  /// Portrait, home edge at the top.
  case portraitUpsideDown = 2
  /// Landscape, home edge at the right.
  case landscapeLeft = 3
  /// Landscape, home edge at the left.
  case landscapeRight = 4
  /// Flat, screen upwards.
  case faceUp = 5
  /// Flat, screen downwards.
  case faceDown = 6

  /// The Swift name of the case, without reflection, since traces and every launch use it.
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

  /// True for both portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True for both landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// True if an interface can have the orientation: portrait or landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// Creates the device orientation of an interface orientation; unknown for unknown.
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
