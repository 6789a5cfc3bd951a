public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText
import GimbalTraces

/// A control with a line of text that people write.
///
/// A tap makes it the first responder, with the keyboard; what a person types comes by `insertText(_:)`. It is as
/// wide as its text, or without one as its placeholder.
///
/// See: L-SIZE-11, R-EDIT-1, R-EDIT-2, R-EDIT-3, R-KEY-2.
/// Source: Apple, UITextField.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UITextInput, TypedInto, DescribedByText,
  TextShowing, UIContentSizeCategoryAdjusting
{
  /// `text`, which descriptions read too.
  package nonisolated(unsafe) final var textInNames: String?
  final var beganEditing = false
  final var measuredText: (any TextMeasuring)?
  final var measuredPlaceholder: (any TextMeasuring)?
  // Apart from the properties that can be overridden: reading those of themselves would be checked.
  private final var storedLeftView: UIView?
  private final var storedRightView: UIView?
  /// The text with attributes; it counts while its letters are those of the text.
  final var styledText: NSAttributedString?
  final var styledPlaceholder: NSAttributedString?
  /// The range of the text that is selected, in UTF-16 units.
  final var selection = NSRange(location: 0, length: 0)
  /// The range that is being composed, in UTF-16 units.
  final var markedRange: NSRange?
  /// The text on its line, once places in it have been asked for.
  final var laidLine: LaidText?
  final var delegateReceiver: NamedReceiver?

  /// Creates a text field with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  /// Creates a text field from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  // MARK: Text

  /// The text; it is never nil when it is read.
  open var text: String? {
    get { textInNames ?? "" }
    set {
      let new = newValue ?? ""
      selection = NSRange(location: new.utf16.count, length: 0)
      markedRange = nil
      guard new != textInNames ?? "" || styledText != nil else { return }
      styledText = nil
      textInNames = new
      contentDidChange()
    }
  }

  /// The text with attributes, which is plain once something is typed.
  ///
  /// Letters without a font have the field's.
  ///
  /// See: L-TEXT-1.
  open var attributedText: NSAttributedString? {
    get { styled(text, styledText) ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
  }

  /// The text that is shown while there is none.
  @Settable open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      contentDidChange()
    }
  }

  /// That text with attributes; letters without a font have the field's.
  ///
  /// See: L-TEXT-1.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
  }

  /// The font; nil sets the system's at 17 points.
  @Settable open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { _font.wrappedValue = .systemFont(ofSize: UIFont.labelFontSize) }
      contentDidChange()
    }
  }

  /// The color of the text; nil sets the system's.
  ///
  /// See: L-COL-9.
  open var textColor: UIColor? {
    get { ownTextColor ?? textColorBySystem }
    set { ownTextColor = newValue }
  }

  private var ownTextColor: UIColor?
  /// On which side the text stands.
  @Settable open var textAlignment = NSTextAlignment.natural
  /// True if a text that is too long is drawn smaller; the size does not follow.
  @Settable open var adjustsFontSizeToFitWidth = false
  /// The least size of a text that is drawn smaller, in points.
  @Settable open var minimumFontSize: CGFloat = 0
  /// The attributes that the text gets where it has none; kept, and of no effect.
  @Settable open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is typed; kept, and of no effect.
  @Settable open var typingAttributes: [NSAttributedString.Key: Any]?

  /// True if a font of a text style follows the text size that the user has set.
  open var adjustsFontForContentSizeCategory: Bool {
    get { node.pointee.flags.contains(.followsTextSize) }
    set {
      set(.followsTextSize, newValue)
      if newValue { textSizeDidChange() }
    }
  }

  // MARK: Look

  /// The border.
  @Settable open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }
  /// The picture behind the text, where there is no rounded border.
  @Settable open var background: UIImage?
  /// The picture behind the text of a field that cannot be used.
  @Settable open var disabledBackground: UIImage?

  // MARK: Editing

  /// The object that has a say in editing.
  open var delegate: (any UITextFieldDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UITextFieldDelegate)?
  /// True while the text is edited.
  open var isEditing: Bool { beganEditing && isFirstResponder }
  /// True if editing begins without the text that was there.
  @Settable open var clearsOnBeginEditing = false
  /// True if what is typed takes the place of the whole text.
  @Settable open var clearsOnInsertion = false
  /// True if attributes may be changed by a person; it has no effect.
  @Settable open var allowsEditingTextAttributes = false

  /// The view that comes up in the place of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?

  /// The view that comes up above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedAccessoryView: UIView?

  /// The keys that are asked for.
  @Settable open var keyboardType = UIKeyboardType.default
  /// The brightness of the keyboard.
  @Settable open var keyboardAppearance = UIKeyboardAppearance.default
  /// The name of the key that ends a line.
  @Settable open var returnKeyType = UIReturnKeyType.default
  /// True if the return key can be used with a text only; it always can.
  @Settable open var enablesReturnKeyAutomatically = false
  /// True if what is written is not shown.
  @Settable open var isSecureTextEntry = false
  /// The meaning of the text.
  @Settable open var textContentType: UITextContentType!
  /// The letters that are made capitals; none is.
  @Settable open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The correction of typed text; none is made.
  @Settable open var autocorrectionType = UITextAutocorrectionType.default
  /// The checking of spelling.
  @Settable open var spellCheckingType = UITextSpellCheckingType.default
  /// The replacement of quotation marks by typographic ones; none is made.
  @Settable open var smartQuotesType = UITextSmartQuotesType.default
  /// The replacement of hyphens by dashes; none is made.
  @Settable open var smartDashesType = UITextSmartDashesType.default
  /// The adjustment of spaces around pasted text.
  @Settable open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// True if the field is enabled and its delegate lets editing begin.
  ///
  /// See: R-EDIT-1.
  open override var canBecomeFirstResponder: Bool { mayBeginEditing }

  /// Begins editing.
  ///
  /// See: R-EDIT-1.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// True if the delegate lets editing end.
  open override var canResignFirstResponder: Bool { mayEndEditing }

  /// Ends editing.
  ///
  /// See: R-EDIT-3.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// True if there is a text.
  open var hasText: Bool { !(textInNames ?? "").isEmpty }

  /// Puts a text in the place of the selection, and announces the change without asking the delegate.
  ///
  /// See: R-EDIT-2.
  open func insertText(_ text: String) { replace(insertionRange, by: text) }

  /// Takes away the selection, or what stands before it, and announces the change.
  open func deleteBackward() { replace(deletionRange, by: "") }

  /// The part that is selected, empty where a caret stands; nil unless the text is edited.
  ///
  /// The delegate receives `textFieldDidChangeSelection(_:)` for another one.
  ///
  /// See: R-EDIT-8.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? CountedRange(selection.clamped(to: (textInNames ?? "").utf16.count)) : nil }
    set { if let range = (newValue as? CountedRange)?.range { select(range) } }
  }

  /// The rectangle of the caret at a place, in the middle of the height.
  ///
  /// See: R-EDIT-8.
  open func caretRect(for position: UITextPosition) -> CGRect {
    laidText.caret(at: position.counted)
  }

  /// The rectangle of the letters of a part's first line.
  open func firstRect(for range: UITextRange) -> CGRect {
    (textInNames ?? "").part(range).map { laidText.firstRect(of: $0) } ?? .zero
  }

  /// The rectangles of a part, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    (textInNames ?? "").part(range).map { laidText.selection(of: $0) } ?? []
  }

  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    CountedPosition(laidText.offset(nearest: point))
  }

  /// The system's object for changes; kept, and called where code changes the selection.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { _inputDelegate }
    set { _inputDelegate = newValue }
  }
  private final weak var _inputDelegate: (any UITextInputDelegate)?
  /// The object that knows words, sentences and lines.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self)
  /// The attributes of what is being composed; kept, and of no effect.
  @Settable open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Begins editing where the finger goes up.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, !isFirstResponder else { return }
    _ = becomeFirstResponder()
  }

  // MARK: Views at the sides

  /// The view on the leading side, before the text.
  open var leftView: UIView? {
    get { storedLeftView }
    set {
      if refuses(content: newValue) { return }
      let old = storedLeftView
      storedLeftView = newValue
      sideViewDidChange(from: old, to: newValue)
    }
  }
  /// The time at which it is shown.
  @Settable open var leftViewMode = ViewMode.never { didSet { sidesDidChange() } }
  /// The view on the trailing side, behind the text.
  open var rightView: UIView? {
    get { storedRightView }
    set {
      if refuses(content: newValue) { return }
      let old = storedRightView
      storedRightView = newValue
      sideViewDidChange(from: old, to: newValue)
    }
  }
  /// The time at which it is shown.
  @Settable open var rightViewMode = ViewMode.never { didSet { sidesDidChange() } }
  /// The time at which the button to clear the text is shown.
  @Settable open var clearButtonMode = ViewMode.never { didSet { sidesDidChange() } }

  // MARK: Rectangles

  /// The rectangle of the border, for the field's bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text, for the field's bounds.
  ///
  /// See: L-SIZE-12.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

  /// The rectangle of the placeholder, for the field's bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the text while it is edited, for the field's bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

  /// The rectangle of the button to clear the text, for the field's bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(bounds) }

  /// The rectangle of the view before the text, for the field's bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, isBefore: true, bounds)
  }

  /// The rectangle of the view behind the text, for the field's bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, isBefore: false, bounds)
  }

  /// Called to draw the text; nothing is drawn.
  open func drawText(in rect: CGRect) {}

  /// Called to draw the placeholder; nothing is drawn.
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Size

  /// The size of the text, or without one of the placeholder, with the border, in points.
  ///
  /// See: L-SIZE-11.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The size of the text, or without one of the placeholder, with the border, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  /// Gives the views at the sides their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    positionSideViews()
  }

  package func textSizeDidChange() {
    guard let style = font?.textStyle else { return }
    let adjusted = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if adjusted != font { font = adjusted }
  }

  /// The font of another system may be another.
  package func deviceDidChange() { contentDidChange() }
}
