public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText
import GimbalTraits

/// A view that shows a text.
///
/// Its size follows from the metrics of its font. A single line is as wide as the sum of its
/// advances and their kerning and as high as the font's line, each rounded up to whole pixels.
/// Several lines are filled word by word, and break after soft hyphens.
///
/// See: L-SIZE-2, L-SIZE-8, L-TEXT-12.
/// Source: Apple, UILabel.
@preconcurrency @MainActor
open class UILabel: UIView, DescribedByText, TextShowing, UIContentSizeCategoryAdjusting,
  SelfContainedView
{
  /// The value of `text`, which descriptions read on any thread.
  package nonisolated(unsafe) final var textInNames: String?
  /// The class of the label's layer in descriptions.
  package final nonisolated var layerInDescription: String { "_UILabelLayer" }
  /// The measurements of the text; nil if it has to be measured again.
  private var measured: (any TextMeasuring)?
  private var styled: NSAttributedString?

  /// Creates a label with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: Text

  /// The text; nil and an empty string are equal.
  open var text: String? {
    get { textInNames }
    set {
      guard newValue != textInNames || styled != nil else { return }
      textInNames = newValue
      styled = nil
      contentDidChange()
    }
  }

  /// The attributed text; characters without a font attribute have the label's font.
  ///
  /// A plain text has the label's font and color. The alignment of the first paragraph style
  /// becomes the label's.
  ///
  /// See: L-TEXT-1, L-TEXT-13.
  open var attributedText: NSAttributedString? {
    get {
      styled
        ?? text.map {
          NSAttributedString(
            string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set {
      styled = newValue.map { NSAttributedString(attributedString: $0) }
      textInNames = newValue?.string
      if let style = styleOfText { textAlignment = style.alignment }
      contentDidChange()
    }
  }

  /// The paragraph style at the beginning of the text; nil for none.
  final var styleOfText: NSParagraphStyle? {
    guard let styled, styled.length > 0 else { return nil }
    return styled.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The font; setting nil sets the system font of 17 points.
  @Settable open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { _font.wrappedValue = .systemFont(ofSize: UIFont.labelFontSize) }
      contentDidChange()
    }
  }

  /// The color of the text; setting nil sets the system's label color.
  ///
  /// See: L-COL-9.
  open var textColor: UIColor! {
    get { ownTextColor ?? textColorBySystem }
    set { ownTextColor = newValue }
  }

  private var ownTextColor: UIColor?

  /// The alignment of the lines; `natural` is the leading side of the layout direction.
  @Settable open var textAlignment = NSTextAlignment.natural

  /// The line break mode.
  ///
  /// Several lines break at words unless the mode breaks at characters.
  @Settable open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentDidChange() }
  }

  /// The strategies that avoid bad line breaks; stored without effect.
  ///
  /// See: L-TEXT-9.
  ///
  /// Source: Apple, UILabel.lineBreakStrategy.
  @Settable open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// The maximum number of lines; 0 for any number.
  ///
  /// A negative number counts as 0.
  @Settable open var numberOfLines = 1 { didSet { contentDidChange() } }

  /// The width at which lines break for the intrinsic size, in points; if 0, layout decides.
  ///
  /// See: L-SIZE-8.
  @Settable open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth.isNaN { _preferredMaxLayoutWidth.wrappedValue = oldValue }
      if preferredMaxLayoutWidth != oldValue { contentDidChange() }
    }
  }

  // MARK: Appearance

  /// True if the text is drawn in the enabled state.
  @Settable open var isEnabled = true
  /// True if the text is drawn in the highlighted color.
  @Settable open var isHighlighted = false
  /// The color of the text while highlighted; if nil, it is the normal color.
  @Settable open var highlightedTextColor: UIColor?
  /// The color of the text's shadow; nil is none.
  @Settable open var shadowColor: UIColor?
  /// The offset of the shadow, in points.
  @Settable open var shadowOffset = CGSize(width: 0, height: -1)
  /// True if a text that is too long is drawn smaller; this does not change the label's size.
  ///
  /// See: L-TEXT-11.
  @Settable open var adjustsFontSizeToFitWidth = false
  /// The least scale factor of the font.
  @Settable open var minimumScaleFactor: CGFloat = 0
  /// True if characters may be drawn closer together before the text is truncated.
  @Settable open var allowsDefaultTighteningForTruncation = false
  /// The vertical position of a text that is drawn smaller.
  @Settable open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// True if a font of a text style follows the text size that the user has set.
  ///
  /// Source: Apple, UIContentSizeCategoryAdjusting.
  open var adjustsFontForContentSizeCategory: Bool {
    get { node.pointee.flags.contains(.followsTextSize) }
    set {
      set(.followsTextSize, newValue)
      if newValue { textSizeDidChange() }
    }
  }

  /// Called when the simulated device has changed; measures the text again with its fonts.
  ///
  /// See: V-50.
  package func deviceDidChange() {
    if let text, !text.isEmpty { contentDidChange() }
  }

  /// Adopts the preferred font of its style for the current text size.
  package func textSizeDidChange() {
    guard let style = font.textStyle else { return }
    let adjusted = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if adjusted != font { font = adjusted }
  }

  // MARK: Drawing

  /// Returns the frame of the text in some bounds with a maximum number of lines, vertically
  /// centered.
  ///
  /// Source: Apple, UILabel.textRect(forBounds:limitedToNumberOfLines:).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let measured = measuredText else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = measured.size(
      fitting: bounds.width, numberOfLines: lineLimit(numberOfLines), machine.pixelGrid)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2,
      width: min(size.width, bounds.width), height: height)
  }

  /// Draws the text in the label's bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Called to draw the text, for overrides; the base class draws nothing.
  ///
  /// Source: Apple, UILabel.drawText(in:).
  open func drawText(in rect: CGRect) {}

  package static let frameworkClass: UIView.Type = UILabel.self

  // MARK: Size

  /// The size of the text, in points: without line breaks, or at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize { textSize }

  /// Returns the size of the text at a width if it may have several lines, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }

  /// The size of the text, for code that lays the label out itself.
  final var textSize: CGSize { textSize(fitting: preferredMaxLayoutWidth) }

  private func textSize(fitting width: CGFloat) -> CGSize {
    guard let measured = measuredText else { return .zero }
    let assumptions = measured.assumptions
    // The union of sets is generic code, which costs more than the size.
    if assumptions.rawValue != 0 { machine.assumptions.text.formUnion(assumptions) }
    return measured.size(fitting: width, numberOfLines: lineLimit(numberOfLines), machine.pixelGrid)
  }

  /// Returns the maximum number of lines that are measured; 0 for any number.
  private func lineLimit(_ lines: Int) -> Int {
    guard lines > 0 else { return 0 }
    return hasOnlyLineFeeds ? lines + 1 : lines
  }

  /// True for a text of line feeds only; then the last line feed begins a line too.
  private var hasOnlyLineFeeds: Bool {
    guard text?.utf8.first == UInt8(ascii: "\n"), let text else { return false }
    return machine.features.endsOnLineFeeds && text.utf8.allSatisfy { $0 == UInt8(ascii: "\n") }
  }

  /// True if the last line feed begins an empty line.
  ///
  /// Rule: L-TEXT-17.
  final var endsWithEmptyLine: Bool {
    guard text?.utf8.last == UInt8(ascii: "\n"), machine.features.endsOnLineFeeds else {
      return false
    }
    return numberOfLines == 0 || hasOnlyLineFeeds
  }

  /// The text with its font, ready to be measured; nil without text.
  final var measuredText: (any TextMeasuring)? {
    if let measured { return measured }
    guard let text, !text.isEmpty else { return nil }
    measured =
      if let styled {
        StyledText(
          endsWithEmptyLine ? repeatingLast(styled) : styled, font: font, on: machine.fontSystem)
      } else {
        MeasuredText(
          endsWithEmptyLine ? text + "\n" : text, font.face.face(on: machine.fontSystem),
          breaksAnywhere: lineBreakMode == .byCharWrapping)
      }
    return measured
  }

  /// Returns the text with its last character repeated.
  private func repeatingLast(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    result.append(
      text.attributedSubstring(from: NSRange(location: text.length - 1, length: 1)))
    return result
  }

  /// The metrics of an empty label, whose baseline is that of its font.
  ///
  /// See: L-CON-3.
  private var emptyBlock: TextBlock {
    MeasuredText("", font.face.face(on: machine.fontSystem))
      .block(numberOfLines: 1, preferredMaxLayoutWidth: 0)
  }

  /// Invalidates the measurements and the layout after a change of text, font or number of lines.
  private func contentDidChange() {
    measured = nil
    textBlock =
      measuredText?.block(
        numberOfLines: lineLimit(numberOfLines), preferredMaxLayoutWidth: preferredMaxLayoutWidth)
      ?? emptyBlock
    invalidateIntrinsicContentSize()
    if type(of: self) != UILabel.self { setNeedsDisplay() }
  }
}
