import Foundation

/// The attributes of a font descriptor.
extension UIFontDescriptor {
  /// The names of attributes.
  ///
  /// Source: Apple, UIFontDescriptor.AttributeName.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates an attribute name from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of a style of the family, such as "Bold".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The visible name; stored only.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A transform of the glyphs; stored only.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must have; stored only.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The descriptors for characters without a glyph in the font; stored only.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits, by their keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The fixed width of all glyphs; stored only.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The features of the font, such as monospaced digits; stored only.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The names of traits.
  ///
  /// Source: Apple, UIFontDescriptor.TraitKey.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a trait key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the glyphs, from -1 to 1; without effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, from -1 to 1: above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The keys of a feature setting.
  ///
  /// Source: Apple, UIFontDescriptor.FeatureKey.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the feature.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The old name of ``type``.
    public static let featureIdentifier = type
    /// The old name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// Creates a descriptor from attributes; missing ones mean the system's font without a size.
  ///
  /// Attributes with values of the wrong type are ignored. Source: Apple, UIFontDescriptor.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Values().applying(attributes), stored: attributes.filter { $0.key.isOnlyStored })
  }

  /// Returns the descriptor with some attributes replaced.
  ///
  /// Source: Apple, UIFontDescriptor.addingAttributes(_:).
  public final func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(
      values.applying(attributes),
      stored: stored.merging(attributes.filter { $0.key.isOnlyStored }) { $1 })
  }

  /// Returns the descriptor with another family.
  public final func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the descriptor with another style of its family, such as "Bold".
  public final func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Family, name, size, traits, and the stored attributes.
  public final var fontAttributes: [AttributeName: Any] {
    var all = stored
    all[.name] = postscriptName
    if values.size > 0 { all[.size] = values.size }
    if let family = values.family { all[.family] = family }
    all[.traits] = [
      TraitKey.weight: values.weight.rawValue, .symbolic: symbolicTraits.rawValue,
      .slant: values.isItalic ? 0.07 : 0,
    ]
    return all
  }

  /// Returns the value of an attribute.
  public final func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
}

extension UIFontDescriptor.AttributeName {
  /// True for an attribute that has no effect.
  fileprivate var isOnlyStored: Bool {
    ![.family, .name, .face, .size, .traits, .textStyle].contains(self)
  }
}

extension UIFontDescriptor.Values {
  /// Returns the values changed by the attributes of a descriptor.
  fileprivate func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Self {
    var values = self
    let style = attributes[.textStyle]
    if let style = style as? UIFont.TextStyle ?? (style as? String).map(UIFont.TextStyle.init) {
      values = UIFont.preferredFont(forTextStyle: style).fontDescriptor.values
    }
    if let name = attributes[.name] as? String,
      let named = InstalledFonts.values(named: name)
    {
      values = named.withSize(values.size)
    }
    if let family = attributes[.family] as? String {
      values.file = nil
      values.family = family
    }
    if let face = attributes[.face] as? String {
      let named = InstalledFonts.style(named: face)
      (values.weight, values.isItalic) = (named.weight, named.isItalic)
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      values.apply(traits)
    }
    if let family = values.family, attributes[.size] == nil || attributes.count > 1,
      let file = RegisteredFonts.file(
        ofFamily: family, isBold: values.weight.rawValue >= UIFont.Weight.semibold.rawValue,
        isItalic: values.isItalic)
    {
      values = Self(file, size: values.size)
    }
    if let size = number(attributes[.size]), size.isFinite {
      values = values.withSize(max(0, size))
    }
    return values
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    let symbolic = traits[.symbolic]
    if let bits = (symbolic as? UIFontDescriptor.SymbolicTraits)?.rawValue
      ?? number(symbolic).map({ UInt32(max(0, min($0, 0xFFFF_FFFF))) })
    {
      let symbols = UIFontDescriptor.SymbolicTraits(rawValue: bits)
      isItalic = symbols.contains(.traitItalic)
      let wasBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
      if symbols.contains(.traitBold) != wasBold { weight = wasBold ? .regular : .bold }
    }
    if let heavy = traits[.weight] as? UIFont.Weight {
      weight = heavy
    } else if let heavy = number(traits[.weight]), heavy.isFinite {
      weight = UIFont.Weight(rawValue: heavy)
    }
    if let slant = number(traits[.slant]) { isItalic = slant > 0 }
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value.isNaN ? nil : value
    case let value as Double: value.isNaN ? nil : CGFloat(value)
    case let value as Float: value.isNaN ? nil : CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
