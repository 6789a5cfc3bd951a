public import Foundation
import GimbalFontFiles
import GimbalGeometry
public import GimbalTraits

/// A font: its weight, its size and the metrics that follow from them, in points.
///
/// The system's font is known, regular and italic; it was measured for the weights from regular to
/// bold and from 8 to 40 points. An app's own fonts are read from their files. Other metrics are
/// derived. A text that is measured with derived metrics adds an entry to the simulator's
/// assumptions.
///
/// Source: Apple, UIFont.
open class UIFont: NSObject, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  /// The metrics of the font, which equal fonts share.
  package final let face: FontFace
  private let values: UIFontDescriptor.Values
  /// The text style for which the font was requested.
  package final let textStyle: TextStyle?

  private var weight: Weight { values.weight }
  private var isItalic: Bool { values.isItalic }
  /// The family, if it is not the system's.
  private var family: String? { values.family }

  private init(_ values: UIFontDescriptor.Values, style: TextStyle? = nil) {
    let values = values.withSize(CGFloat(UIFont.legalSize(values.size)))
    self.values = values
    textStyle = style
    face = .face(
      FontFace.Key(
        weight: values.weight.legal, size: Double(values.size), isItalic: values.isItalic,
        leading: Double(values.leading), isForeign: values.family != nil, file: values.file))
    super.init()
  }

  private convenience init(
    _ weight: Weight, size: CGFloat, italic: Bool = false, family: String? = nil
  ) {
    self.init(
      UIFontDescriptor.Values(weight: weight, isItalic: italic, size: size, family: family))
  }

  /// Creates the font of a name at a size in points; nil for an unknown name.
  ///
  /// Registered fonts of an app are found by their PostScript, full and family names. Fonts of
  /// other system families are not measured. They have the widths of the system's font, and an
  /// assumption is recorded.
  ///
  /// Rule: L-TEXT-5.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let values = InstalledFonts.values(named: fontName) else { return nil }
    self.init(values.withSize(fontSize))
  }

  /// Creates the font of a descriptor; a size of 0 means the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.values.withSize(pointSize) : descriptor.values)
  }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

  /// Returns the system's font with monospaced digits; Gimbal uses the widths of the proportional
  /// digits.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(weight, size: fontSize, family: ".AppleSystemUIFont")
  }

  /// Returns the system's monospaced font; Gimbal uses the widths of the proportional font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(weight, size: fontSize, family: ".AppleSystemUIFontMonospaced")
  }

  /// The names of known system families, and of the families that the app has registered.
  open class var familyNames: [String] {
    InstalledFonts.families + RegisteredFonts.families
  }

  /// Returns the names of a family's fonts; for system families the regular and the bold one.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = RegisteredFonts.names(ofFamily: familyName)
    guard own.isEmpty, InstalledFonts.families.contains(familyName) else { return own }
    let name = familyName.filter { $0 != " " }
    return [name, name + "-Bold"]
  }

  /// Returns the size clamped to the valid range; 0, negative sizes and NaN become the system's
  /// size.
  private static func legalSize(_ size: CGFloat) -> Double {
    size > 0 ? min(Double(size), 10_000) : Double(systemFontSize)
  }

  // MARK: Finding

  /// Returns the system's font at a size in points, in the regular weight.
  ///
  /// A size that is not above zero counts as ``systemFontSize``.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.regular, size: fontSize)
  }

  /// Returns the system's font at a size in points and in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(weight, size: fontSize)
  }

  /// Returns the system's bold font at a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.bold, size: fontSize)
  }

  /// Returns the system's italic font at a size in points; it has the widths of the regular one.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.regular, size: fontSize, italic: true)
  }

  /// Returns the font of a text style at the user's preferred text size on the current device.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(style, TextEnvironment.contentSizeCategory, on: TextEnvironment.system)
  }

  /// Returns the font of a text style at the text size of some traits, or at the user's if they
  /// specify none.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    return preferredFont(
      style, category == .unspecified ? TextEnvironment.contentSizeCategory : category,
      on: TextEnvironment.system)
  }

  /// Returns the font of a text style at a text size on a system version.
  ///
  /// A style without known sizes, such as a style of later systems, has the sizes of the body
  /// style.
  ///
  /// Rule: L-TEXT-14, L-TEXT-16.
  package static func preferredFont(
    _ style: TextStyle, _ category: UIContentSizeCategory, on system: SystemVersion
  ) -> UIFont {
    let styles = TextMetrics.styles
    if let points = extraLargeTitles[style],
      let titles = styles[TextStyle.largeTitle.rawValue]?.sizes, let usual = titles[.large]
    {
      let growth = (titles[category] ?? usual).points - usual.points
      return UIFont(
        UIFontDescriptor.Values(weight: .bold, size: points + CGFloat(growth), leading: 0),
        style: style)
    }
    guard let row = styles[style.rawValue] ?? styles[TextStyle.body.rawValue],
      let size = row.sizes[category] ?? row.sizes[.large]
    else { preconditionFailure("no sizes for the text style '\(style.rawValue)'") }
    let name = system < .iOS(11) ? row.weightBefore11 ?? row.weight : row.weight
    let known = TextMetrics.typeface.weights.first { $0.name == name }
    let weight = known.map { Weight(rawValue: CGFloat($0.value)) } ?? .regular
    let line = size.points / SystemTypeface.unitsPerEm * TextMetrics.typeface.lineHeight
    return UIFont(
      UIFontDescriptor.Values(
        weight: weight, size: CGFloat(size.points),
        leading: CGFloat(max(0, size.lineDistance - line))),
      style: style)
  }

  /// The default sizes of the styles since iOS 17, whose text is bold.
  ///
  /// In other content size categories they are assumed to differ as much as large titles.
  ///
  /// Source: github.com/zacwest/iosfontsizes.com.
  private static let extraLargeTitles: [TextStyle: CGFloat] = [
    .extraLargeTitle: 36, .extraLargeTitle2: 28,
  ]

  /// Returns the same font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(values.withSize(fontSize)) }

  // MARK: Sizes

  /// The default size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The default size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The default size of the system's font: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(face.pointSize) }
  /// The height of a line, in points; not rounded.
  open var lineHeight: CGFloat { CGFloat(face.lineHeight) }
  /// The height of a line above its baseline, in points.
  open var ascender: CGFloat { CGFloat(face.ascender) }
  /// The depth of a line below its baseline, in points; a negative number.
  open var descender: CGFloat { CGFloat(face.descender) }
  /// The extra space between lines, in points; 0 except for text styles and an app's own fonts.
  open var leading: CGFloat { CGFloat(face.leading) }
  /// The height of a capital, in points.
  open var capHeight: CGFloat { CGFloat(face.capHeight) }
  /// The height of an x, in points.
  open var xHeight: CGFloat { CGFloat(face.xHeight) }

  // MARK: Names

  /// The family's name.
  open var familyName: String { family ?? ".AppleSystemUIFont" }

  /// The font's name, such as `.SFUI-Semibold`.
  open var fontName: String {
    if let file = values.file { return file.names.postScript }
    return (family.map { $0.filter { $0 != " " } + "-" } ?? ".SFUI-")
      + (isItalic && weight == .regular ? "RegularItalic" : weight.styleName)
  }

  /// Returns true for fonts of the same weight, size, slant and line distance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (face === other.face && family == other.family)
      || (family == other.family && weight == other.weight && isItalic == other.isItalic
        && pointSize == other.pointSize && leading == other.leading)
  }

  /// A hash of weight, size and slant.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
