public import Foundation
package import GimbalFontFiles
import GimbalGeometry

/// The descriptor of a font: its family, weight, slant and size.
///
/// Source: Apple, UIFontDescriptor.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  /// Traits of a font.
  ///
  /// Source: Apple, UIFontDescriptor.SymbolicTraits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Expanded; without effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Condensed; without effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced; without effect.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system's font.
  ///
  /// Source: Apple, UIFontDescriptor.SystemDesign.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a design from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The values of a descriptor, which determine a font.
  package struct Values: Equatable {
    /// The weight.
    package var weight = UIFont.Weight.regular
    /// True for the italic font.
    package var isItalic = false
    /// The size in points; 0 if the descriptor sets none.
    package var size: CGFloat = 0
    /// The extra space between lines of a text style at that size, in points.
    package var leading: CGFloat = 0
    /// The name of the family; nil if the descriptor sets none.
    package var family: String?
    /// The app's own font, which determines family and weight.
    package var file: FontFile?

    /// Returns the values at a size in points; for another size, the leading of a text style is
    /// dropped.
    func withSize(_ size: CGFloat) -> Values {
      guard size != self.size else { return self }
      var values = self
      (values.size, values.leading) = (size, 0)
      return values
    }
  }

  /// The values that have an effect.
  package final let values: Values
  /// The attributes that have no effect.
  final let stored: [AttributeName: Any]

  /// Creates a descriptor; `stored` has the attributes without an effect.
  package init(_ values: Values, stored: [AttributeName: Any] = [:]) {
    self.values = values
    self.stored = stored
    super.init()
  }

  /// Creates a descriptor from a font's name and a size in points; an unknown name means the
  /// system's font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init((InstalledFonts.values(named: fontName) ?? Values()).withSize(size))
  }

  /// Returns the descriptor of a text style at the preferred text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The size, in points; 0 if it is not set.
  open var pointSize: CGFloat { values.size }

  /// The font's name.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The italic and bold traits.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if values.isItalic { traits.insert(.traitItalic) }
    if values.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }

  /// Returns the descriptor with other bold and italic traits; nil if an app's own family has no
  /// such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var values = values
    if values.file != nil {
      return RegisteredFonts.file(
        ofFamily: values.family ?? "", isBold: symbolicTraits.contains(.traitBold),
        isItalic: symbolicTraits.contains(.traitItalic)
      ).map { UIFontDescriptor(Values($0, size: values.size)) }
    }
    values.isItalic = symbolicTraits.contains(.traitItalic)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != wasBold {
      values.weight = wasBold ? .regular : .bold
    }
    return UIFontDescriptor(values)
  }

  /// Returns the descriptor with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(values.withSize(newPointSize))
  }

  /// Returns the descriptor with another design, which has the widths of the default one.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var values = values
    values.file = nil
    values.family = design == .default ? nil : ".AppleSystemUIFont" + design.name
    return UIFontDescriptor(values)
  }

  /// True if all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  /// A hash of weight and size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.weight)
    hasher.combine(values.size)
    return hasher.finalize()
  }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var name: String {
    switch self {
    case .rounded: "Rounded"
    case .serif: "Serif"
    case .monospaced: "Monospaced"
    default: ""
    }
  }
}

extension UIFontDescriptor.Values {
  /// Creates the values of an app's own font.
  init(_ file: FontFile, size: CGFloat = 0) {
    let weights: [UIFont.Weight] = [
      .ultraLight, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self.init(
      weight: weights[min((file.metrics.weightClass + 50) / 100, weights.count - 1)],
      isItalic: file.metrics.isItalic, size: size, family: file.names.family, file: file)
  }
}

/// The system's other fonts, of which only the names are known, not the metrics.
///
/// Source: Apple, "Fonts included with iOS".
enum InstalledFonts {
  /// Families, and the separator between family and style in the names of their fonts.
  static let families = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
    "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "Damascus", "DIN Alternate", "DIN Condensed", "Devanagari Sangam MN", "Didot",
    "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
    "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Helvetica", "Helvetica Neue",
    "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text",
    "Impact", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
    "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN",
    "Malayalam Sangam MN", "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee",
    "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Optima", "Palatino", "Papyrus",
    "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET",
    "Sinhala Sangam MN", "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol",
    "Tamil Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats",
    "Zapfino",
  ]

  /// Returns the family, weight and slant of a font name; nil for an unknown name.
  ///
  /// The system font's names begin with `.SFUI` and `.AppleSystemUIFont`.
  static func values(named name: String) -> UIFontDescriptor.Values? {
    if let file = RegisteredFonts.file(named: name) { return UIFontDescriptor.Values(file) }
    var values = UIFontDescriptor.Values()
    let family = families.filter { plain(name).hasPrefix(plain($0)) }.max { $0.count < $1.count }
    let isSystem = [".SFUI", ".AppleSystemUIFont", "SFPro", "SFUI"].contains {
      name.hasPrefix($0)
    }
    guard family != nil || isSystem else { return nil }
    values.family = family
    (values.weight, values.isItalic) = style(named: name)
    return values
  }

  /// Returns the weight and the slant that a name contains.
  static func style(named name: String) -> (weight: UIFont.Weight, isItalic: Bool) {
    let style = name.filter { $0 != " " && $0 != "-" }
    let weights: [(String, UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("Thin", .thin),
      ("Semibold", .semibold), ("DemiBold", .semibold), ("Light", .light), ("Medium", .medium),
      ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
    ]
    return (
      weights.first { style.contains($0.0) }?.1 ?? .regular,
      style.contains("Italic") || style.contains("Oblique")
    )
  }

  private static func plain(_ name: String) -> String {
    name.filter { $0 != " " && $0 != "-" }.lowercased()
  }
}
