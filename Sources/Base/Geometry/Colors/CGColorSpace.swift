#if !canImport(Darwin)
  import Foundation

  /// The kinds of components that colors have.
  ///
  /// Source: Apple, CGColorSpaceModel, with its raw values.
  public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    /// Any other.
    case unknown = -1
    /// One component, from black to white.
    case monochrome = 0
    /// Red, green, blue.
    case rgb = 1
    /// Cyan, magenta, yellow, black.
    case cmyk = 2
  }

  /// The meaning of a color's components.
  ///
  /// Spaces are equal if their names are. Names are strings here, where CoreGraphics has
  /// `CFString`.
  ///
  /// Source: Apple, CGColorSpace.
  public final class CGColorSpace: Hashable, Sendable {
    /// The space of red, green and blue of most screens, from 0 to 1.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// That space with components below 0 and above 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The space of wide-gamut screens.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Gray, with the curve of sRGB.
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Gray, with a curve of gamma 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// RGB of any device; treated as sRGB.
    static let deviceRGB = "kCGColorSpaceDeviceRGB"
    /// Gray of any device; treated as the gray of sRGB.
    static let deviceGray = "kCGColorSpaceDeviceGray"
    /// CMYK of any device.
    static let deviceCMYK = "kCGColorSpaceDeviceCMYK"

    /// The name.
    public let name: String?
    /// The kind of components.
    public let model: CGColorSpaceModel

    /// Creates a space by its name, or nil for one that is not known.
    public convenience init?(name: String) {
      switch name {
      case Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.deviceRGB:
        self.init(name, .rgb)
      case Self.extendedGray, Self.genericGrayGamma2_2, Self.deviceGray:
        self.init(name, .monochrome)
      case Self.deviceCMYK: self.init(name, .cmyk)
      default: return nil
      }
    }

    private init(_ name: String, _ model: CGColorSpaceModel) {
      self.name = name
      self.model = model
    }

    /// The number of components, without opacity.
    public var numberOfComponents: Int {
      switch model {
      case .monochrome: 1
      case .cmyk: 4
      case .rgb, .unknown: 3
      }
    }

    /// The space `sRGB`, which all its users share.
    package static let ofSRGB = CGColorSpace(sRGB, .rgb)
    /// The space `extendedSRGB`, which all its users share.
    package static let ofExtendedSRGB = CGColorSpace(extendedSRGB, .rgb)
    /// The space `displayP3`, which all its users share.
    package static let ofDisplayP3 = CGColorSpace(displayP3, .rgb)
    /// The space `extendedGray`, which all its users share.
    package static let ofExtendedGray = CGColorSpace(extendedGray, .monochrome)
    /// The space `genericGrayGamma2_2`, which all its users share.
    package static let ofGray = CGColorSpace(genericGrayGamma2_2, .monochrome)

    /// Returns true if two spaces have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
      left.name == right.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Returns red, green, blue of a color of this space in extended sRGB, and its opacity.
    ///
    /// `components` are those of the space, followed by the opacity.
    ///
    /// Rule: L-COL-1.
    func sRGBParts(_ components: [CGFloat]) -> SIMD4<Double> {
      let values = components.map(Double.init)
      switch model {
      case .monochrome: return SIMD4(values[0], values[0], values[0], values[1])
      case .cmyk:
        let light = 1 - values[3]
        return SIMD4(
          (1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light, values[4])
      case .rgb, .unknown:
        let parts = SIMD4(values[0], values[1], values[2], values[3])
        return name == Self.displayP3 ? RGBConversion.toSRGB(displayP3: parts) : parts
      }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the RGB space of any device, which is treated as sRGB.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(name: CGColorSpace.deviceRGB)!
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the gray space of any device, which is treated as the gray of sRGB.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(name: CGColorSpace.deviceGray)!
  }
#endif
