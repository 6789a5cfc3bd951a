public import Foundation
public import GimbalTraits

extension UIImage {
  /// The configuration of an image.
  ///
  /// Source: Apple, UIImage.Configuration.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits, or nil for any.
    public final let traitCollection: UITraitCollection?

    /// Creates a configuration for traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns this configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      copy(traitCollection) as! Self
    }

    /// Returns this configuration with the values of another one applied.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      copy(otherConfiguration?.traitCollection ?? traitCollection) as! Self
    }

    /// Returns a configuration of the same class with other traits; subclasses retain their
    /// attributes.
    func copy(_ traits: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traits)
    }
  }

  /// The weight of a symbol's lines.
  ///
  /// Source: Apple, UIImage.SymbolWeight, with its raw values.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// Not set.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin
    /// Light.
    case light
    /// The usual weight.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// The heaviest.
    case black
  }

  /// The scale of a symbol relative to its point size.
  ///
  /// Source: Apple, UIImage.SymbolScale, with its raw values.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default scale.
    case `default` = -1
    /// Not set.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium, the default.
    case medium
    /// Large.
    case large
  }

  /// The configuration of a symbol: size, weight, scale, colors.
  ///
  /// Weight and colors are stored only, and do not change the size.
  ///
  /// Source: Apple, UIImage.SymbolConfiguration.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The values that were specified.
    final var attributes = Attributes()

    /// The values of a symbol configuration; unspecified ones do not replace others.
    struct Attributes: Hashable {
      /// The size in points; nil for none.
      var pointSize: CGFloat?
      /// The weight of the lines.
      var weight = SymbolWeight.unspecified
      /// The scale relative to the text.
      var scale = SymbolScale.unspecified
      /// The colors of a hierarchical or palette configuration; empty for none.
      var colors: [UIColor] = []
      /// True if the symbol shows its own colors.
      var isMulticolor = false
    }

    private init(_ attributes: Attributes, _ traits: UITraitCollection? = nil) {
      super.init(traitCollection: traits)
      self.attributes = attributes
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) { self.init(Attributes(pointSize: pointSize)) }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Attributes(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Attributes(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Attributes(weight: weight)) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Attributes(scale: scale)) }

    /// Creates a configuration with shades of a color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Attributes(colors: [hierarchicalColor]))
    }

    /// Creates a configuration with several colors.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Attributes(colors: paletteColors))
    }

    /// Returns a configuration with the symbol's own colors.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Attributes(isMulticolor: true))
    }

    /// Returns a configuration with one color.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Attributes())
    }

    /// The empty configuration.
    public static let unspecified = SymbolConfiguration(Attributes())

    /// Returns this configuration with the values of another one applied.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      let traits = otherConfiguration?.traitCollection ?? traitCollection
      guard let other = (otherConfiguration as? SymbolConfiguration)?.attributes else {
        return copy(traits) as! Self
      }
      var attributes = attributes
      if other.pointSize != nil { attributes.pointSize = other.pointSize }
      if other.weight != .unspecified { attributes.weight = other.weight }
      if other.scale != .unspecified { attributes.scale = other.scale }
      if !other.colors.isEmpty { attributes.colors = other.colors }
      attributes.isMulticolor = attributes.isMulticolor || other.isMulticolor
      return SymbolConfiguration(attributes, traits) as! Self
    }

    /// Returns a configuration with the same attributes and other traits.
    override func copy(_ traits: UITraitCollection?) -> Configuration {
      SymbolConfiguration(attributes, traits)
    }

    /// Returns true for configurations with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration).map { $0.attributes == attributes } ?? false
    }

    /// A hash of the values.
    open override var hash: Int { attributes.hashValue }
  }
}
