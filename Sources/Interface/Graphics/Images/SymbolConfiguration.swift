public import Foundation
public import GimbalTraits

extension UIImage {
  /// The circumstances for which a picture is made.
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

    /// This configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      copy(traitCollection) as! Self
    }

    /// This configuration with all that another one says.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      copy(otherConfiguration?.traitCollection ?? traitCollection) as! Self
    }

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

  /// The size of a symbol beside text of its point size.
  ///
  /// Source: Apple, UIImage.SymbolScale, with its raw values.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The usual scale.
    case `default` = -1
    /// Not set.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium, the usual one.
    case medium
    /// Large.
    case large
  }

  /// The form of a symbol: size, weight, scale, colors.
  ///
  /// Weight and colors are stored and change no size.
  ///
  /// Source: Apple, UIImage.SymbolConfiguration.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    final var attributes = Attributes()

    struct Attributes: Hashable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []
      var isMulticolor = false
    }

    private init(_ attributes: Attributes, _ traits: UITraitCollection? = nil) {
      super.init(traitCollection: traits)
      self.attributes = attributes
    }

    /// Creates a form of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(Attributes(pointSize: pointSize)) }

    /// Creates a form of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Attributes(pointSize: pointSize, weight: weight))
    }

    /// Creates a form of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Attributes(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a form of a weight.
    public convenience init(weight: SymbolWeight) { self.init(Attributes(weight: weight)) }

    /// Creates a form of a scale.
    public convenience init(scale: SymbolScale) { self.init(Attributes(scale: scale)) }

    /// Creates a form in shades of a color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Attributes(colors: [hierarchicalColor]))
    }

    /// Creates a form in several colors.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Attributes(colors: paletteColors))
    }

    /// The form in the symbol's own colors.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Attributes(isMulticolor: true))
    }

    /// The form in one color.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Attributes())
    }

    /// The form that says nothing.
    public static let unspecified = SymbolConfiguration(Attributes())

    /// This form with all that another one says.
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

    override func copy(_ traits: UITraitCollection?) -> Configuration {
      SymbolConfiguration(attributes, traits)
    }

    /// True if two forms say the same.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration).map { $0.attributes == attributes } ?? false
    }

    /// A hash of what the form says.
    open override var hash: Int { attributes.hashValue }
  }
}
