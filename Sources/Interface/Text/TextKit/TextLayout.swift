public import Foundation
public import GimbalGeometry

/// Lays a text out in containers: computes the line and the position of each character.
///
/// A glyph is a UTF-16 unit here, so glyph and character indices are equal. Rectangles are in the
/// coordinates of the containers, in points, and not rounded. Layout happens on the first query.
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
  /// The containers, which are filled in order.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate; stored, and never called.
  open var delegate: (any NSLayoutManagerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any NSLayoutManagerDelegate)?
  /// True if the fonts' leading counts: below each line, including the last one.
  ///
  /// See: L-TEXT-14.
  @Settable open var usesFontLeading = true { didSet { forgetLayout() } }
  /// The fraction of a line below which the system hyphenates; stored only.
  ///
  /// See: L-TEXT-12.
  @Settable open var hyphenationFactor: Float = 0
  /// True if the system chooses `hyphenationFactor`; stored only.
  @Settable open var usesDefaultHyphenation = false
  /// True if layout may be lazy; it always is.
  @Settable open var allowsNonContiguousLayout = false
  /// True if invisible characters are drawn; nothing is drawn.
  @Settable open var showsInvisibleCharacters = false
  /// True if control characters are drawn; nothing is drawn.
  @Settable open var showsControlCharacters = false

  private var setting: (text: StyledText, fragments: [LineFragment])?

  /// Creates a manager without a text and without containers.
  public override init() { super.init() }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container before others.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard 0...textContainers.count ~= index else {
      return raiseRange("insertObject:atIndex:", index)
    }
    textContainers.insert(container, at: index)
    container.layoutManager = self
    forgetLayout()
  }

  /// Removes a container.
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

  /// Invalidates the layout, which is computed on the next query.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }

  /// Lays out the whole text now.
  open func ensureLayout(for container: NSTextContainer) { _ = fragments }

  /// Lays out the whole text now.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments }

  /// The measured text and its lines; laid out on the first query after a change.
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

  /// The assumptions that were made to lay out the text.
  package final var assumptions: TextAssumptions {
    let hyphenates = hyphenationFactor > 0 || usesDefaultHyphenation
    return laidOut.text.assumptions.union(hyphenates ? .hyphenation : [])
  }

  // MARK: Glyphs

  /// The number of glyphs of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the glyph index of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character index of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph range of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the character range of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let own = fragments(in: container)
    guard let first = own.first, let last = own.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  /// Returns the container of a glyph, and the range of its glyphs; nil if no container has space.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let fragment = fragment(at: glyphIndex) else { return nil }
    let container = textContainers[fragment.container]
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Returns the container of a glyph; everything is laid out at once, so the last argument has no
  /// effect.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// Called to draw the background of glyphs; never called here, because views draw their text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Called to draw glyphs; never called here, because views draw their text.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: Rectangles

  /// Returns the rectangle that the lines of a container use, with the padding at their sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let own = fragments(in: container).map(\.used)
    let extra = container === textContainers.last ? extraLineFragmentUsedRect : .zero
    let all = extra == .zero ? own : own + [extra]
    guard let first = all.first else { return .zero }
    return all.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns the rectangle of the line that contains a glyph, and the range of the line's glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = fragment.range
    return fragment.rect
  }

  /// Returns the used part of a glyph's line, and the range of the line's glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = fragment.range
    return fragment.used
  }

  /// The empty line after a line end at the end, or of an empty text; otherwise empty.
  open var extraLineFragmentRect: CGRect {
    guard let storage = textStorage, let container = textContainers.last else { return .zero }
    let used = extraLineFragmentUsedRect
    guard used != .zero || storage.length == 0 else { return .zero }
    return CGRect(
      x: 0, y: used.minY, width: container.size.width > 0 ? container.size.width : used.width,
      height: used.height)
  }

  /// The used part of the empty line.
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

  /// Returns the position of a glyph in its line's rectangle: its left end on the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    return CGPoint(
      x: sides(of: glyphIndex, in: fragment).left - fragment.rect.minX,
      y: CGFloat(fragment.line.ascent))
  }

  /// Returns the rectangle around glyphs in a container.
  ///
  /// Across several lines it is as wide as the lines; in a line with several directions it spans
  /// all of the glyphs.
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

  /// Returns the leftmost and the rightmost edge of glyphs of a line, in points.
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

  /// Gets the insertion points of a line, as distances from the left of its rectangle, and their
  /// characters; returns their number.
  ///
  /// Where two directions meet, an insertion point is at the side at which its character begins.
  /// With `alternatePositions` it is at the side at which the previous character ends.
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

  /// Calls a closure with the lines of glyphs: rectangle, used part, container, glyphs, and whether
  /// to stop.
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

  /// Returns the glyph at a point, or the nearest one, and the fraction of it before the point.
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

  /// Returns the character at a point, or the nearest one, and the fraction of it before the point.
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

  /// Returns the line of a glyph.
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

  /// Returns the left and the right edge of a glyph in its container, in points.
  private func sides(of glyph: Int, in fragment: LineFragment) -> (left: CGFloat, right: CGFloat) {
    let span = laidOut.text.span(of: glyph, in: fragment.line, fragment.order)
    return (fragment.start + CGFloat(span.left), fragment.start + CGFloat(span.right))
  }
}

/// The delegate of a layout manager; it has no methods here.
///
/// Source: Apple, NSLayoutManagerDelegate.
public protocol NSLayoutManagerDelegate: AnyObject {}
