public import Foundation
import GimbalGeometry

/// The style of a paragraph: its lines' heights, places and breaks, in points.
///
/// Source: Apple, NSParagraphStyle.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  package struct Values: Equatable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var baseWritingDirection = NSWritingDirection.natural
    package var hyphenationFactor: Float = 0
    package var usesDefaultHyphenation = false
    package var defaultTabInterval: CGFloat = 0
    package var tabStops = NSTextTab.usual
    package var allowsDefaultTighteningForTruncation = false
    package var lineBreakStrategy: LineBreakStrategy = []
  }

  /// The ways in which lines are ended better than at the last opportunity.
  ///
  /// Source: Apple, NSParagraphStyle.LineBreakStrategy.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Words are moved to the last line so that it is not left with one alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Words of Hangul stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies that labels have.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  package final var values = Values()

  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which a language is written; nil is the person's.
  ///
  /// Source: Apple, NSParagraphStyle.defaultWritingDirection(forLanguage:).
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// On which side the lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The room below each line but the last.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room above the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The room before the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The room before the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines: from their beginning, or if it is not above 0 from the end of the room.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line; 0 is none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 is none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction of writing; `natural` follows the first letter that has one.
  ///
  /// See: L-TEXT-13.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The share of a line below which the system looks for hyphens in its dictionaries, of which none is public.
  ///
  /// It is kept, and `Simulator.assumptions` names it; words are divided behind soft hyphens alone.
  ///
  /// See: L-TEXT-12.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// True if the system chooses that share; kept as `hyphenationFactor` is.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The places to which tabs lead, from the beginning on; those of a style that states none are 28 points apart.
  ///
  /// See: L-TEXT-15.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance between the stops behind all of those, in points; 0 is the usual one.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// True if letters may be drawn closer together before the text is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// The ways in which lines are ended better; stored, lines end by L-TEXT-9.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// The style, or a copy of one that can be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A copy that can be changed.
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

/// The style of a paragraph, which can be changed.
///
/// Source: Apple, NSMutableParagraphStyle.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// On which side the lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The treatment of lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The room below each line but the last.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The room below the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The room above the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The room before the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The room before the other lines.
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
  /// The direction of writing; `natural` follows the first letter that has one.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The share of a line below which the system looks for hyphens in its dictionaries; kept.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// True if the system chooses that share; kept.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// The places to which tabs lead, from the beginning on; nil is the usual ones.
  ///
  /// See: L-TEXT-15.
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue?.sorted { $0.location < $1.location } ?? NSTextTab.usual }
  }
  /// The distance between the stops behind all of those, in points; 0 is the usual one.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// True if letters may be drawn closer together before the text is cut.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The ways in which lines are ended better; stored, lines end by L-TEXT-9.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Adds a place to which tabs lead.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = values.tabStops + [anObject] }

  /// Takes a place away to which tabs lead.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
