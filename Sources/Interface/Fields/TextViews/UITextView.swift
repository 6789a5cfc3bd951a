public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText

/// A view with a text of any length that people read, or write.
///
/// It scrolls its text, and has no size of its own; one that does not scroll is as high as its text at its width.
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
  /// Posted when a person has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// `text`, which descriptions read too.
  package nonisolated(unsafe) final var textInNames: String?
  final var beganEditing = false
  final var measured: (any TextMeasuring)?
  final var styled: NSAttributedString?
  /// The text for layout managers; nil until it is asked for.
  final var storage: NSTextStorage?
  final var isFollowingStorage = false
  final var editingReceiver: NamedReceiver?
  /// The range that is selected, in UTF-16 units.
  final var selection = NSRange(location: 0, length: 0)
  /// The range that is being composed, in UTF-16 units.
  final var markedRange: NSRange?

  /// The room into which the text is set, as wide as the view.
  public final let textContainer: NSTextContainer

  /// Creates a text view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view with a frame in its future superview's coordinates, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view whose text one or the other of UIKit's ways of setting text lays out; here both are one.
  ///
  /// Source: Apple, UITextView.init(usingTextLayoutManager:).
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Creates a text view from an archive, of which nothing but the defaults is read.
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

  /// The text; it is never nil when it is read.
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

  /// The text with attributes, which is plain once something is typed.
  ///
  /// Letters without a font have the view's.
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

  /// The font; nil stands for the system's at 12 points.
  @Settable open var font: UIFont? { didSet { contentDidChange() } }

  /// The color of the text; nil is black.
  @Settable open var textColor: UIColor?
  /// On which side the lines stand; `natural` is the side on which each paragraph begins.
  ///
  /// See: L-TEXT-13.
  @Settable open var textAlignment = NSTextAlignment.natural {
    didSet { textContainer.naturalAlignment = textAlignment }
  }
  /// The attributes of what is typed; kept, and of no effect.
  @Settable open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; kept, and of no effect.
  @Settable open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// True if a font of a text style follows the text size that the user has set.
  open var adjustsFontForContentSizeCategory: Bool {
    get { node.pointee.flags.contains(.followsTextSize) }
    set {
      set(.followsTextSize, newValue)
      if newValue { textSizeDidChange() }
    }
  }

  /// The room around the text, in points.
  @Settable open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if !textContainerInset.isFinite { _textContainerInset.wrappedValue = oldValue }
      if textContainerInset != oldValue { contentDidChange() }
    }
  }

  /// True if a finger may scroll the text; one that does not has a size of its own.
  ///
  /// See: L-SIZE-13.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

  // MARK: Editing

  /// The object that has a say in editing, and receives what the scroll view tells.
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
  /// The range that is selected, in UTF-16 units; clamped to the text.
  ///
  /// The delegate receives `textViewDidChangeSelection(_:)` for another one.
  ///
  /// See: R-EDIT-8.
  open var selectedRange: NSRange {
    get { selection.isNone ? selection : selection.clamped(to: (textInNames ?? "").utf16.count) }
    set { select(newValue) }
  }

  /// The part that is selected, empty where a caret stands.
  ///
  /// See: R-EDIT-8.
  open var selectedTextRange: UITextRange? {
    get { selection.isNone ? nil : CountedRange(selectedRange) }
    set { if let range = (newValue as? CountedRange)?.range { select(range) } }
  }
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

  /// Puts a text in the place of the selection, and announces the change without asking the delegate.
  open func insertText(_ text: String) { replace(insertionRange, by: text) }

  /// Takes away the selection, or what stands before it, and announces the change.
  open func deleteBackward() { replace(deletionRange, by: "") }

  /// The rectangle of the caret at a place, as high as its line.
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

  /// Scrolls until a range is seen.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

  /// Begins editing where a finger goes up that did not scroll.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable, !isFirstResponder { _ = becomeFirstResponder() }
  }

  // MARK: Size

  /// The size of the text with its insets, where the view does not scroll; else none.
  ///
  /// See: L-SIZE-13.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(fitting: 0)
  }

  /// The size of the text with its insets at a size's width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }

  /// Gives the container its size, and the view that of what it scrolls.
  open override func layoutSubviews() {
    super.layoutSubviews()
    positionText()
  }

  package func textSizeDidChange() {
    guard let style = font?.textStyle else { return }
    let adjusted = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if adjusted != font { font = adjusted }
  }

  /// The font of another system may be another.
  package func deviceDidChange() { contentDidChange() }
}
