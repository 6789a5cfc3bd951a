public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText

/// A view with a text of any length, which may be editable.
///
/// It scrolls its text and has no intrinsic size. Without scrolling it is as high as its text at
/// its width.
///
/// See: L-SIZE-13, R-EDIT-5, R-KEY-2.
/// Source: Apple, UITextView.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, UITextInput, TypedInto, DescribedByText,
  TextShowing, UIContentSizeCategoryAdjusting
{
  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// A copy of `text` for descriptions.
  package nonisolated(unsafe) final var textInNames: String?
  /// True from the beginning of editing to its end.
  final var beganEditing = false
  /// The measured text; nil until layout needs its size.
  final var measured: (any TextMeasuring)?
  /// The attributed text that the app has set; nil for a plain one.
  final var styled: NSAttributedString?
  /// The text storage; nil until it is first read.
  final var storage: NSTextStorage?
  /// True while the view takes a change of its text storage.
  final var isFollowingStorage = false
  /// The receiver of delegate calls in the trace; nil before the first.
  final var editingReceiver: NamedReceiver?
  /// The selected range, in UTF-16 units.
  final var selection = NSRange(location: 0, length: 0)
  /// The marked range, in UTF-16 units.
  final var markedRange: NSRange?

  /// The container of the text, as wide as the view.
  public final let textContainer: NSTextContainer

  /// Creates a text view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view with a frame in its future superview's coordinates, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view with TextKit 1 or 2; here both are the same.
  ///
  /// Source: Apple, UITextView.init(usingTextLayoutManager:).
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Creates a text view from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    textContainer.widthTracksTextView = true
    textContainer.onChange = { [weak self] in self?.contentDidChange() }
    if let own = textContainer.layoutManager?.textStorage { adopt(own) }
    contentDidChange()
  }

  // MARK: Text

  /// The text; never nil when it is read.
  open var text: String! {
    get { textInNames ?? "" }
    set {
      let new = newValue ?? ""
      let isSame = new == textInNames ?? "" && styled == nil
      textInNames = new
      selection = NSRange(location: new.utf16.count, length: 0)
      markedRange = nil
      if isSame { return }
      styled = nil
      contentDidChange()
    }
  }

  /// The attributed text; the first typed character makes it plain.
  ///
  /// Characters without a font attribute have the view's font.
  ///
  /// See: L-TEXT-1.
  open var attributedText: NSAttributedString! {
    get { styled ?? NSAttributedString(string: textInNames ?? "") }
    set {
      text = newValue?.string
      styled = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
  }

  /// The font; nil means the system font of 12 points.
  @Settable open var font: UIFont? { didSet { contentDidChange() } }

  /// The color of the text; nil is black.
  @Settable open var textColor: UIColor?
  /// The alignment of the lines; `natural` is the side on which each paragraph begins.
  ///
  /// See: L-TEXT-13.
  @Settable open var textAlignment = NSTextAlignment.natural {
    didSet { textContainer.naturalAlignment = textAlignment }
  }
  /// The attributes of typed text; stored without effect.
  @Settable open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; stored without effect.
  @Settable open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// True if a font of a text style follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { node.pointee.flags.contains(.followsTextSize) }
    set {
      set(.followsTextSize, newValue)
      if newValue { textSizeDidChange() }
    }
  }

  /// The insets around the text, in points.
  @Settable open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if !textContainerInset.isFinite { _textContainerInset.wrappedValue = oldValue }
      if textContainerInset != oldValue { contentDidChange() }
    }
  }

  /// True if touches scroll the text; a view that does not scroll has an intrinsic size.
  ///
  /// See: L-SIZE-13.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

  // MARK: Editing

  /// The object that decides about editing, and receives the scroll view's callbacks.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UITextViewDelegate)? {
    didSet { (self as UIScrollView).delegate = delegate }
  }

  /// True if the text can be edited.
  @Settable open var isEditable = true
  /// True if parts of the text can be selected.
  @Settable open var isSelectable = true
  /// The selected range, in UTF-16 units, clamped to the text.
  ///
  /// A change calls the delegate's `textViewDidChangeSelection(_:)`.
  ///
  /// See: R-EDIT-8.
  open var selectedRange: NSRange {
    get { selection.isNone ? selection : selection.clamped(to: (textInNames ?? "").utf16.count) }
    set { select(newValue) }
  }

  /// The selected range, empty for a caret.
  ///
  /// See: R-EDIT-8.
  open var selectedTextRange: UITextRange? {
    get { selection.isNone ? nil : CountedRange(selectedRange) }
    set { if let range = (newValue as? CountedRange)?.range { select(range) } }
  }
  /// True if the first text that is typed replaces the whole text.
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
  /// True if the return key requires a text; here it is always enabled.
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

  /// True if the text can be edited or selected, and the delegate lets editing begin.
  ///
  /// See: R-EDIT-5.
  open override var canBecomeFirstResponder: Bool { mayBeginEditing }

  /// Begins editing.
  ///
  /// See: R-EDIT-5.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// True if the delegate lets editing end.
  open override var canResignFirstResponder: Bool { mayEndEditing }

  /// Ends editing.
  ///
  /// See: R-EDIT-5.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// True if there is a text.
  open var hasText: Bool { !(textInNames ?? "").isEmpty }

  /// Replaces the selection by a text, and posts the change without calling the delegate.
  open func insertText(_ text: String) { replace(insertionRange, by: text) }

  /// Deletes the selection or the character before it, and posts the change.
  open func deleteBackward() { replace(deletionRange, by: "") }

  /// Returns the rectangle of the caret at a position, as high as its line.
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

  /// Scrolls a range to the visible part.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

  /// Begins editing of an editable view when a touch ends that has not scrolled it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable, !isFirstResponder { _ = becomeFirstResponder() }
  }

  // MARK: Size

  /// The size of the text with its insets, in points; none on either axis if the view scrolls.
  ///
  /// See: L-SIZE-13.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(fitting: 0)
  }

  /// Returns the size of the text with its insets at a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }

  /// Sets the size of the container, and the content size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    positionText()
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
