public import Foundation
import GimbalFontFiles
import GimbalGeometry
public import GimbalTraits

/// A font: its weight, its size and what follows from them, in points.
///
/// The system's font is known, upright and italic; its figures are measured for the weights from
/// regular to bold and from 8 to 40 points. An app's own fonts are read from their files. What lies beyond is derived and stands among the
/// simulator's assumptions when a text is measured with it.
///
/// Source: Apple, UIFont.
open class UIFont: NSObject, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  package final let face: FontFace
  private let values: UIFontDescriptor.Values
  /// The style by which the font was asked for.
  package final let textStyle: TextStyle?

  private var weight: Weight { values.weight }
  private var isItalic: Bool { values.isItalic }
  /// The family, where it is not the system's.
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

  /// Creates the font of a name at a size in points; nil for a name that no font has.
  ///
  /// An app's own fonts, once registered, come by their PostScript, full and family names. Those of the
  /// system's families are not measured: they are taken to be as wide as the system's own, which is noted.
  ///
  /// Rule: L-TEXT-5.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let values = InstalledFonts.values(named: fontName) else { return nil }
    self.init(values.withSize(fontSize))
  }

  /// Creates the font of a descriptor; a size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.values.withSize(pointSize) : descriptor.values)
  }

  /// The description of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

  /// The system's font with digits of equal widths, which are taken to be as wide as the usual ones.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(weight, size: fontSize, family: ".AppleSystemUIFont")
  }

  /// The system's font of equal widths, which is taken to be as wide as the usual one.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(weight, size: fontSize, family: ".AppleSystemUIFontMonospaced")
  }

  /// The families that the system has beside its own, as far as they are known by name, and the app's own.
  open class var familyNames: [String] {
    InstalledFonts.families + RegisteredFonts.families
  }

  /// The names of a family's fonts: of the system's families the regular and the bold one.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = RegisteredFonts.names(ofFamily: familyName)
    guard own.isEmpty, InstalledFonts.families.contains(familyName) else { return own }
    let name = familyName.filter { $0 != " " }
    return [name, name + "-Bold"]
  }

  /// The size clamped to what fonts can have; 0, negative sizes and NaN are the system's size.
  private static func legalSize(_ size: CGFloat) -> Double {
    size > 0 ? min(Double(size), 10_000) : Double(systemFontSize)
  }

  // MARK: Finding

  /// The system's font at a size in points, in the regular weight.
  ///
  /// A size that is not above zero counts as ``systemFontSize``.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.regular, size: fontSize)
  }

  /// The system's font at a size in points and in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(weight, size: fontSize)
  }

  /// The system's bold font at a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.bold, size: fontSize)
  }

  /// The system's italic font at a size in points; taken to be as wide as upright.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.regular, size: fontSize, italic: true)
  }

  /// The font of a text style at the size that the user has set on the current device.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(style, TextEnvironment.contentSizeCategory, on: TextEnvironment.system)
  }

  /// The font of a text style at the text size of some traits; where they say none, as the user set.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    return preferredFont(
      style, category == .unspecified ? TextEnvironment.contentSizeCategory : category,
      on: TextEnvironment.system)
  }

  /// The font of a text style at a text size as a system has it.
  ///
  /// A style that has no size of its own, such as one of later systems, is the body's.
  ///
  /// Rule: L-TEXT-14, L-TEXT-16.
  package static func preferredFont(
    _ style: TextStyle, _ category: UIContentSizeCategory, on system: SystemVersion
  ) -> UIFont {
    let styles = TextMetrics.styles
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

  /// The same font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(values.withSize(fontSize)) }

  // MARK: Sizes

  /// The size of labels that say none: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons that say none: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text of the system's: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(face.pointSize) }
  /// The height of a line, in points; not rounded.
  open var lineHeight: CGFloat { CGFloat(face.lineHeight) }
  /// The height of a line above its baseline, in points.
  open var ascender: CGFloat { CGFloat(face.ascender) }
  /// The depth of a line below its baseline, in points; a negative number.
  open var descender: CGFloat { CGFloat(face.descender) }
  /// The extra space between lines, in points: that of text styles, and what an app's own font says.
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

  /// True if two fonts are of the same weight, size, slant and distance of lines.
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
