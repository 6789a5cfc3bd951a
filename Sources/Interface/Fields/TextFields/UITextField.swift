public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText
import GimbalTraces

/// A control with a line of editable text.
///
/// A tap makes it the first responder and shows the keyboard; the user's input arrives by
/// `insertText(_:)`. It is as wide as its text, or as its placeholder if the text is empty.
///
/// See: L-SIZE-11, R-EDIT-1, R-EDIT-2, R-EDIT-3, R-KEY-2.
/// Source: Apple, UITextField.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UITextInput, TypedInto, DescribedByText,
  TextShowing, UIContentSizeCategoryAdjusting, SelfContainedView
{
  /// A copy of `text` for descriptions.
  package nonisolated(unsafe) final var textInNames: String?
  /// True from the beginning of editing to its end.
  final var beganEditing = false
  /// The measured text; nil until layout needs its size.
  final var measuredText: (any TextMeasuring)?
  /// The measured placeholder; nil until layout needs its size.
  final var measuredPlaceholder: (any TextMeasuring)?
  // Stored separately from the overridable properties, whose reads would be checked for
  // exclusivity.
  private final var storedLeftView: UIView?
  private final var storedRightView: UIView?
  /// The attributed text; ignored when its string is not the current `text`.
  final var styledText: NSAttributedString?
  /// The attributed placeholder that the app has set; nil for none.
  final var styledPlaceholder: NSAttributedString?
  /// The selected range of the text, in UTF-16 units.
  final var selection = NSRange(location: 0, length: 0)
  /// The marked range, in UTF-16 units.
  final var markedRange: NSRange?
  /// The laid-out text; nil until a position in it is queried.
  final var laidLine: LaidText?
  /// The receiver of delegate calls in the trace; nil before the first.
  final var delegateReceiver: NamedReceiver?

  /// Creates a text field with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  /// Creates a text field from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  // MARK: Text

  /// The text; never nil when it is read.
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

  /// The attributed text; the first typed character makes it plain.
  ///
  /// Characters without a font attribute have the field's font.
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

  /// The placeholder.
  @Settable open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      contentDidChange()
    }
  }

  /// The attributed placeholder; characters without a font attribute have the field's font.
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

  /// The font; setting nil sets the system font of 17 points.
  @Settable open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { _font.wrappedValue = .systemFont(ofSize: UIFont.labelFontSize) }
      contentDidChange()
    }
  }

  /// The color of the text; setting nil sets the system's label color.
  ///
  /// See: L-COL-9.
  open var textColor: UIColor? {
    get { ownTextColor ?? textColorBySystem }
    set { ownTextColor = newValue }
  }

  private var ownTextColor: UIColor?
  /// The alignment of the text.
  @Settable open var textAlignment = NSTextAlignment.natural
  /// True if a text that is too long is drawn smaller; this does not change the field's size.
  @Settable open var adjustsFontSizeToFitWidth = false
  /// The least font size of a text that is drawn smaller, in points.
  @Settable open var minimumFontSize: CGFloat = 0
  /// The default attributes of the text; stored without effect.
  @Settable open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of typed text; stored without effect.
  @Settable open var typingAttributes: [NSAttributedString.Key: Any]?

  /// True if a font of a text style follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { node.pointee.flags.contains(.followsTextSize) }
    set {
      set(.followsTextSize, newValue)
      if newValue { textSizeDidChange() }
    }
  }

  // MARK: Appearance

  /// The border.
  @Settable open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }
  /// The background image of a field without a rounded border.
  @Settable open var background: UIImage?
  /// The background image of a disabled field.
  @Settable open var disabledBackground: UIImage?

  // MARK: Editing

  /// The object that decides about editing.
  open var delegate: (any UITextFieldDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UITextFieldDelegate)?
  /// True while the text is edited.
  open var isEditing: Bool { beganEditing && isFirstResponder }
  /// True if editing begins with an empty text.
  @Settable open var clearsOnBeginEditing = false
  /// True if typed text replaces the whole text.
  @Settable open var clearsOnInsertion = false
  /// True if the user may change attributes; without effect.
  @Settable open var allowsEditingTextAttributes = false

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedAccessoryView: UIView?

  /// The keyboard type.
  @Settable open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard.
  @Settable open var keyboardAppearance = UIKeyboardAppearance.default
  /// The type of the return key.
  @Settable open var returnKeyType = UIReturnKeyType.default
  /// True if an empty text disables the return key; stored without effect.
  @Settable open var enablesReturnKeyAutomatically = false
  /// True if the input is hidden.
  @Settable open var isSecureTextEntry = false
  /// The content type of the text.
  @Settable open var textContentType: UITextContentType!
  /// The automatic capitalization; not performed.
  @Settable open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection; not performed.
  @Settable open var autocorrectionType = UITextAutocorrectionType.default
  /// The checking of spelling.
  @Settable open var spellCheckingType = UITextSpellCheckingType.default
  /// The replacement of quotation marks by typographic ones; not performed.
  @Settable open var smartQuotesType = UITextSmartQuotesType.default
  /// The replacement of hyphens by dashes; not performed.
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

  /// Replaces the selection by a text, and posts the change without calling the delegate.
  ///
  /// See: R-EDIT-2.
  open func insertText(_ text: String) { replace(insertionRange, by: text) }

  /// Deletes the selection or the character before it, and posts the change.
  open func deleteBackward() { replace(deletionRange, by: "") }

  /// The selected range, empty for a caret; nil unless the text is edited.
  ///
  /// A change calls the delegate's `textFieldDidChangeSelection(_:)`.
  ///
  /// See: R-EDIT-8.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? CountedRange(selection.clamped(to: (textInNames ?? "").utf16.count)) : nil }
    set { if let range = (newValue as? CountedRange)?.range { select(range) } }
  }

  /// Returns the rectangle of the caret at a position, vertically centered.
  ///
  /// See: R-EDIT-8.
  open func caretRect(for position: UITextPosition) -> CGRect {
    laidText.caret(at: position.counted)
  }

  /// Returns the rectangle of a range's first line.
  open func firstRect(for range: UITextRange) -> CGRect {
    (textInNames ?? "").part(range).map { laidText.firstRect(of: $0) } ?? .zero
  }

  /// Returns the rectangles of a range, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    (textInNames ?? "").part(range).map { laidText.selection(of: $0) } ?? []
  }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    CountedPosition(laidText.offset(nearest: point))
  }

  /// The system's input delegate; stored, and called when code changes the selection.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { _inputDelegate }
    set { _inputDelegate = newValue }
  }
  private final weak var _inputDelegate: (any UITextInputDelegate)?
  /// The tokenizer of words, sentences and lines.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: self)
  /// The attributes of marked text; stored without effect.
  @Settable open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Begins editing when a tracked touch ends inside the field.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, !isFirstResponder else { return }
    _ = becomeFirstResponder()
  }

  // MARK: Side views

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
  /// When the left view is shown.
  @Settable open var leftViewMode = ViewMode.never { didSet { sidesDidChange() } }
  /// The view on the trailing side, after the text.
  open var rightView: UIView? {
    get { storedRightView }
    set {
      if refuses(content: newValue) { return }
      let old = storedRightView
      storedRightView = newValue
      sideViewDidChange(from: old, to: newValue)
    }
  }
  /// When the right view is shown.
  @Settable open var rightViewMode = ViewMode.never { didSet { sidesDidChange() } }
  /// When the clear button is shown.
  @Settable open var clearButtonMode = ViewMode.never { didSet { sidesDidChange() } }

  // MARK: Rectangles

  /// Returns the rectangle of the border, for the field's bounds; never called here.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text, for the field's bounds.
  ///
  /// See: L-SIZE-12.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

  /// Returns the rectangle of the placeholder, for the field's bounds; never called here.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the text during editing, for the field's bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }

  /// Returns the rectangle of the clear button, for the field's bounds; never called here.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(bounds) }

  /// Returns the rectangle of the view before the text, for the field's bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, isBefore: true, bounds)
  }

  /// Returns the rectangle of the view after the text, for the field's bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, isBefore: false, bounds)
  }

  /// Overridden by apps to draw the text; the base class draws nothing.
  open func drawText(in rect: CGRect) {}

  /// Overridden by apps to draw the placeholder; the base class draws nothing.
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Size

  /// The size with the border, in points: of the text, or of the placeholder if the text is empty.
  ///
  /// See: L-SIZE-11.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Returns the intrinsic size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  package static let frameworkClass: UIView.Type = UITextField.self

  /// Positions the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    positionSideViews()
  }

  /// Replaces a font of a text style by that for the current text size.
  ///
  /// It is called when the text size of the traits changes.
  package func textSizeDidChange() {
    guard let style = font?.textStyle else { return }
    let adjusted = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if adjusted != font { font = adjusted }
  }

  /// Called when the simulated device has changed; measures the text again with its fonts.
  package func deviceDidChange() { contentDidChange() }
}
