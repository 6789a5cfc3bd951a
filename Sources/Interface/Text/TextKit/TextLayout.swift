public import Foundation
public import GimbalGeometry

/// Lays a text out in containers: which characters stand on which line, and where.
///
/// A glyph is a character of UTF-16 here, so that both have the same numbers. Rectangles are in the coordinates
/// of the containers, in points, and not rounded. Layout happens when it is first asked for.
///
/// See: R-TEXTKIT-2.
/// Source: Apple, NSLayoutManager.
open class NSLayoutManager: NSObject {
  /// The text.
  open var textStorage: NSTextStorage? {
    get { _textStorage }
    set { _textStorage = newValue }
  }
  private final weak var _textStorage: NSTextStorage? { didSet { forgetLayout() } }
  /// The containers, which are filled one after the other.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that has a say in layout; kept, and not asked.
  open var delegate: (any NSLayoutManagerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any NSLayoutManagerDelegate)?
  /// True if the extra space counts that fonts ask for between lines: below each line, the last one too.
  ///
  /// See: L-TEXT-14.
  @Settable open var usesFontLeading = true { didSet { forgetLayout() } }
  /// The share of a line below which the system looks for hyphens; kept.
  ///
  /// See: L-TEXT-12.
  @Settable open var hyphenationFactor: Float = 0
  /// True if the system chooses that share; kept.
  @Settable open var usesDefaultHyphenation = false
  /// True if layout may wait; it always waits until it is asked for.
  @Settable open var allowsNonContiguousLayout = false
  /// True if signs that are not seen are drawn; nothing is drawn.
  @Settable open var showsInvisibleCharacters = false
  /// True if control characters are drawn; nothing is drawn.
  @Settable open var showsControlCharacters = false

  private var setting: (text: StyledText, fragments: [LineFragment])?

  /// Creates a manager without a text and without containers.
  public override init() { super.init() }

  // MARK: Containers

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container in front of others.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard 0...textContainers.count ~= index else {
      return raiseRange("insertObject:atIndex:", index)
    }
    textContainers.insert(container, at: index)
    container.layoutManager = self
    forgetLayout()
  }

  /// Takes a container away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else {
      return raiseRange("removeObjectAtIndex:", index)
    }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  private func raiseRange(_ message: String, _ index: Int) {
    let last = textContainers.count - 1
    TextEnvironment.raiseRange(
      "*** -[__NSArrayM \(message)]: index \(index) beyond bounds "
        + (last < 0 ? "for empty array" : "[0 .. \(last)]"))
  }

  /// Called when a container has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Layout

  package final func forgetLayout() { setting = nil }

  /// Lays the text out anew when it is next asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }

  /// Lays the whole text out now.
  open func ensureLayout(for container: NSTextContainer) { _ = fragments }

  /// Lays the whole text out now.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments }

  final var laidOut: (text: StyledText, fragments: [LineFragment]) {
    if let setting { return setting }
    let storage = textStorage ?? NSTextStorage(string: "")
    let text = StyledText(
      storage, font: .systemFont(ofSize: 12), on: TextEnvironment.system)
    let made = (
      text: text,
      fragments: FragmentSetter(
        text: text, length: storage.length, containers: textContainers,
        usesFontLeading: usesFontLeading
      ).fragments()
    )
    setting = made
    return made
  }

  final var fragments: [LineFragment] { laidOut.fragments }

  /// The assumptions that were needed to lay the text out.
  package final var assumptions: TextAssumptions {
    let hyphenates = hyphenationFactor > 0 || usesDefaultHyphenation
    return laidOut.text.assumptions.union(hyphenates ? .hyphenation : [])
  }

  // MARK: Glyphs

  /// The number of glyphs of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyph of a character: the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The character of a glyph: the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs of characters: the same numbers.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: the same numbers.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyphs that stand in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let own = fragments(in: container)
    guard let first = own.first, let last = own.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  /// The container in which a glyph stands; nil where none has room for it.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let fragment = fragment(at: glyphIndex) else { return nil }
    let container = textContainers[fragment.container]
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  /// The container of a glyph; all is laid out at once, so that nothing is to be done without.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// Called to draw what is behind glyphs; never called here, as views draw their texts themselves.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Called to draw glyphs; never called here, as views draw their texts themselves.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: Rectangles

  /// The rectangle that the lines of a container use, with the room at their sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let own = fragments(in: container).map(\.used)
    let extra = container === textContainers.last ? extraLineFragmentUsedRect : .zero
    let all = extra == .zero ? own : own + [extra]
    guard let first = all.first else { return .zero }
    return all.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The rectangle of the line in which a glyph stands.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = fragment.range
    return fragment.rect
  }

  /// The part of a glyph's line in which letters stand.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = fragment.range
    return fragment.used
  }

  /// The empty line behind a line end at the end, or of a text without letters; else nothing.
  open var extraLineFragmentRect: CGRect {
    guard let storage = textStorage, let container = textContainers.last else { return .zero }
    let used = extraLineFragmentUsedRect
    guard used != .zero || storage.length == 0 else { return .zero }
    return CGRect(
      x: 0, y: used.minY, width: container.size.width > 0 ? container.size.width : used.width,
      height: used.height)
  }

  /// The part of the empty line in which letters would stand.
  open var extraLineFragmentUsedRect: CGRect {
    guard let storage = textStorage, let container = textContainers.last,
      storage.length == 0 || storage.string.last?.isNewline == true
    else { return .zero }
    let last =
      storage.length > 0
      ? storage.attribute(.font, at: storage.length - 1, effectiveRange: nil) as? UIFont : nil
    let font = last ?? .systemFont(ofSize: 12)
    return CGRect(
      x: 0, y: fragments.last?.rect.maxY ?? 0, width: 2 * container.lineFragmentPadding,
      height: font.lineHeight + (usesFontLeading ? font.leading : 0))
  }

  /// The place of a glyph in its line's rectangle: its left end on the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    return CGPoint(
      x: sides(of: glyphIndex, in: fragment).left - fragment.rect.minX,
      y: CGFloat(fragment.line.ascent))
  }

  /// The rectangle around glyphs in a container: from line to line it is as wide as the lines are, and in a line
  /// of several directions as all of them together.
  ///
  /// - Complexity: O(glyphs).
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let rects = fragments(in: container).compactMap { fragment -> CGRect? in
      let part = NSIntersectionRange(fragment.range, glyphRange)
      guard part.length > 0 else { return nil }
      let (left, right) = extent(of: part, in: fragment)
      return CGRect(
        x: left, y: fragment.rect.minY, width: right - left, height: fragment.rect.height)
    }
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The leftmost and the rightmost side of glyphs of a line, in points.
  final func extent(of part: NSRange, in fragment: LineFragment) -> (CGFloat, CGFloat) {
    let first = sides(of: part.location, in: fragment)
    let last = sides(of: part.location + part.length - 1, in: fragment)
    guard fragment.order != nil else { return (first.left, max(first.left, last.right)) }
    var (left, right) = (min(first.left, last.left), max(first.right, last.right))
    for glyph in part.location..<part.location + part.length {
      let own = sides(of: glyph, in: fragment)
      (left, right) = (min(left, own.left), max(right, own.right))
    }
    return (left, right)
  }

  /// The places where something can be inserted into a line, as distances from the left of its rectangle, and
  /// their characters; returns how many there are.
  ///
  /// Where two directions meet, a place is at the side at which its character begins, or with
  /// `alternatePositions` at the side at which the one before it ends.
  ///
  /// - Complexity: O(n log n) in the glyphs of the line.
  ///
  /// See: L-TEXT-13.
  /// Source: Apple, NSLayoutManager.
  @discardableResult
  open func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let fragment = fragment(at: charIndex) ?? fragments.last else { return 0 }
    let (first, length) = (fragment.range.location, fragment.range.length)
    let endsText = first + length == textStorage?.length ?? 0
    let count = endsText && extraLineFragmentRect == .zero ? length + 1 : length
    var points = (0..<count).map { number -> (character: Int, x: CGFloat) in
      let character = first + number
      let span = laidOut.text.span(of: character, in: fragment.line, fragment.order)
      var x = span.leading
      if aFlag || number == length, number > 0 {
        x = laidOut.text.span(of: character - 1, in: fragment.line, fragment.order).trailing
      }
      return (character, fragment.start + CGFloat(x) - fragment.rect.minX)
    }
    if dFlag { points.sort { ($0.x, $0.character) < ($1.x, $1.character) } }
    for (number, point) in points.enumerated() {
      positions?[number] = point.x
      characterIndexes?[number] = point.character
    }
    return count
  }

  /// Calls a closure with the lines of glyphs: rectangle, used part, container, glyphs, and whether to stop.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    for fragment in fragments
    where NSIntersectionRange(fragment.range, glyphRange).length > 0 && !stops {
      block(
        fragment.rect, fragment.used, textContainers[fragment.container], fragment.range, &stops)
    }
  }

  // MARK: Points

  /// The glyph at a point, or the nearest one, and how far the point lies through it.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    let own = fragments(in: container)
    partialFraction?.pointee = 0
    guard let fragment = own.first(where: { point.y < $0.rect.maxY }) ?? own.last else { return 0 }
    let (first, end) = (fragment.range.location, fragment.range.location + fragment.range.length)
    var nearest = (glyph: first, distance: CGFloat.infinity)
    for index in first..<max(first + 1, end) {
      let (left, right) = sides(of: index, in: fragment)
      if fragment.order == nil {
        nearest.glyph = index
        if point.x < right { break }
        continue
      }
      let distance = point.x < left ? left - point.x : max(0, point.x - right)
      if right > left, distance < nearest.distance { nearest = (index, distance) }
    }
    let span = laidOut.text.span(of: nearest.glyph, in: fragment.line, fragment.order)
    let (leading, trailing) = (
      fragment.start + CGFloat(span.leading), fragment.start + CGFloat(span.trailing)
    )
    if leading != trailing {
      partialFraction?.pointee = min(1, max(0, (point.x - leading) / (trailing - leading)))
    }
    return nearest.glyph
  }

  /// The character at a point, or the nearest one, and how far the point lies between its sides.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  final func fragments(in container: NSTextContainer) -> [LineFragment] {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return [] }
    return fragments.filter { $0.container == index }
  }

  /// The line of a glyph.
  ///
  /// - Complexity: O(log lines).
  final func fragment(at glyph: Int) -> LineFragment? {
    let all = fragments
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.location <= glyph { low = middle + 1 } else { high = middle }
    }
    guard low > 0, NSLocationInRange(glyph, all[low - 1].range) else { return nil }
    return all[low - 1]
  }

  /// The left and the right side of a glyph in its container, in points.
  private func sides(of glyph: Int, in fragment: LineFragment) -> (left: CGFloat, right: CGFloat) {
    let span = laidOut.text.span(of: glyph, in: fragment.line, fragment.order)
    return (fragment.start + CGFloat(span.left), fragment.start + CGFloat(span.right))
  }
}

/// The delegate of a layout manager; it has no methods here.
///
/// Source: Apple, NSLayoutManagerDelegate.
public protocol NSLayoutManagerDelegate: AnyObject {}
