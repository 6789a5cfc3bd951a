public import Foundation
import GimbalGeometry

/// The style of a paragraph: its lines' heights, indents and breaks, in points.
///
/// Source: Apple, NSParagraphStyle.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  /// The values of a paragraph style, which a copy takes over.
  package struct Values: Equatable {
    /// The value of `alignment`.
    package var alignment = NSTextAlignment.natural
    /// The value of `lineBreakMode`.
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The value of `lineSpacing`, in points.
    package var lineSpacing: CGFloat = 0
    /// The value of `paragraphSpacing`, in points.
    package var paragraphSpacing: CGFloat = 0
    /// The value of `paragraphSpacingBefore`, in points.
    package var paragraphSpacingBefore: CGFloat = 0
    /// The value of `firstLineHeadIndent`, in points.
    package var firstLineHeadIndent: CGFloat = 0
    /// The value of `headIndent`, in points.
    package var headIndent: CGFloat = 0
    /// The value of `tailIndent`, in points.
    package var tailIndent: CGFloat = 0
    /// The value of `minimumLineHeight`, in points.
    package var minimumLineHeight: CGFloat = 0
    /// The value of `maximumLineHeight`, in points.
    package var maximumLineHeight: CGFloat = 0
    /// The value of `lineHeightMultiple`.
    package var lineHeightMultiple: CGFloat = 0
    /// The value of `baseWritingDirection`.
    package var baseWritingDirection = NSWritingDirection.natural
    /// The value of `hyphenationFactor`.
    package var hyphenationFactor: Float = 0
    /// The value of `usesDefaultHyphenation`.
    package var usesDefaultHyphenation = false
    /// The value of `defaultTabInterval`, in points.
    package var defaultTabInterval: CGFloat = 0
    /// The value of `tabStops`.
    package var tabStops = NSTextTab.usual
    /// The value of `allowsDefaultTighteningForTruncation`.
    package var allowsDefaultTighteningForTruncation = false
    /// The value of `lineBreakStrategy`.
    package var lineBreakStrategy: LineBreakStrategy = []
  }

  /// Strategies for ending lines earlier than at the last opportunity.
  ///
  /// Source: Apple, NSParagraphStyle.LineBreakStrategy.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Words are moved to the last line, so that it does not contain a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Words of Hangul stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies that labels have.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values, which subclasses set and copies take over.
  package final var values = Values()

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of a language; nil means the user's.
  ///
  /// Source: Apple, NSParagraphStyle.defaultWritingDirection(forLanguage:).
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The line break mode.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space below each line but the last.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines: a distance from their beginning if above 0, otherwise an offset from the
  /// container's end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line; 0 is none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 is none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The base writing direction; `natural` follows the first letter with a direction.
  ///
  /// See: L-TEXT-13.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The fraction of the line width below which the system hyphenates with its dictionaries, which
  /// are not public.
  ///
  /// It is stored only, and recorded in `Simulator.assumptions`; words are divided only after soft
  /// hyphens.
  ///
  /// See: L-TEXT-12.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// True if the system chooses `hyphenationFactor`; stored only.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The tab stops, in order; the default ones are 28 points apart.
  ///
  /// See: L-TEXT-15.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance between tab stops after the last of `tabStops`, in points; 0 is the default.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// True if characters may be drawn closer together before the text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// The strategies that avoid bad line breaks; stored without effect.
  ///
  /// See: L-TEXT-9.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Returns an immutable copy, which later changes of a mutable style do not affect.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// True if all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of some values.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.alignment)
    hasher.combine(values.lineSpacing)
    hasher.combine(values.lineHeightMultiple)
    return hasher.finalize()
  }
}

/// A mutable paragraph style.
///
/// Source: Apple, NSMutableParagraphStyle.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The line break mode.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space below each line but the last.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space below the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space above the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The end of lines.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line; 0 is none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 is none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of a line's height; 0 counts as 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The base writing direction; `natural` follows the first letter with a direction.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The fraction of a line below which the system hyphenates by its dictionaries; stored only.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// True if the system chooses `hyphenationFactor`; stored only.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// The tab stops, in order; nil means the default ones.
  ///
  /// See: L-TEXT-15.
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue?.sorted { $0.location < $1.location } ?? NSTextTab.usual }
  }
  /// The distance between tab stops after the last of `tabStops`, in points; 0 is the default.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// True if characters may be drawn closer together before the text is truncated.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The strategies that avoid bad line breaks; stored without effect.
  ///
  /// See: L-TEXT-9.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = values.tabStops + [anObject] }

  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
