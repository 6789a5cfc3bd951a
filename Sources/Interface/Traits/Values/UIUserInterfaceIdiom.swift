public import GimbalGeometry

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// iPhone and iPod touch.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// Mac.
  case mac = 5
  /// Apple Vision.
  case vision = 6

  /// The Swift name of the case, such as `carPlay`.
  public var name: String {
    // Written out because every start of the tool reads it. The first reflection of an
    // enumeration's cases takes a process nearly as long as everything else that it does to print a
    // device.
    switch self {
    case .unspecified: "unspecified"
    case .phone: "phone"
    case .pad: "pad"
    case .tv: "tv"
    case .carPlay: "carPlay"
    case .mac: "mac"
    case .vision: "vision"
    }
  }
}
