public import Foundation

/// An attributed text that notifies its layout managers of each change.
///
/// Source: Apple, NSTextStorage.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes.
  ///
  /// Source: Apple, NSTextStorage.EditActions.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Actions of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The managers that lay the text out.
  public private(set) final var layoutManagers: [NSLayoutManager] = []
  /// The object that receives changes.
  open var delegate: (any NSTextStorageDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any NSTextStorageDelegate)?
  /// The kinds of the current changes so far.
  open private(set) var editedMask: EditActions = []
  /// The characters that the current changes affect, after them.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the text's length in the current changes.
  open private(set) var changeInLength = 0

  /// Called after each change, for the view that shows the text.
  package final var onEdit: (() -> Void)?
  private var editingDepth = 0

  /// Creates an empty text.
  public init() { super.init(string: "") }

  /// Creates a text.
  public override init(string str: String) { super.init(string: str) }

  /// Creates an attributed text.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a copy of a text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Reads a text from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Changes

  /// Begins a group of changes; managers and delegate are notified once, at its end.
  open override func beginEditing() { editingDepth += 1 }

  /// Ends a group of changes, and notifies managers and delegate after the outermost group.
  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    if editingDepth == 0 { processEditing() }
  }

  /// Records a change of a range before the change, and the change in length.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let (length, isTooLong) = editedRange.length.addingReportingOverflow(delta)
    let now = NSRange(location: editedRange.location, length: max(0, length))
    guard !isTooLong, 0...Int.max / 4 ~= now.location, now.length <= Int.max / 4 else {
      return TextEnvironment.raiseRange(RangeUse.replacing.rawValue)
    }
    self.editedMask.formUnion(editedMask)
    self.editedRange =
      self.editedRange.location == NSNotFound ? now : NSUnionRange(self.editedRange, now)
    changeInLength &+= delta
    if editingDepth == 0 { processEditing() }
  }

  /// Notifies the delegate, which may change attributes, and the managers.
  ///
  /// Rule: R-TEXTKIT-1.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    editingDepth += 1
    delegate?.textStorage(
      self, willProcessEditing: mask, range: range, changeInLength: change)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
    editingDepth -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.forgetLayout() }
    onEdit?()
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    guard covers(range, .replacing) else { return }
    change(.editedCharacters, range) {
      guard let whole = charactersAround(range) else {
        return super.replaceCharacters(in: range, with: str)
      }
      let old = range.length > 0 ? range : whole
      let attributes = attributes(at: old.location, effectiveRange: nil)
      super.replaceCharacters(
        in: whole,
        with: replaced(
          range, in: whole, with: NSAttributedString(string: str, attributes: attributes)))
    }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard covers(range, .replacing) else { return }
    change([.editedCharacters, .editedAttributes], range) {
      guard let whole = charactersAround(range) else {
        return super.replaceCharacters(in: range, with: attrString)
      }
      super.replaceCharacters(in: whole, with: replaced(range, in: whole, with: attrString))
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard covers(range, .replacing) else { return }
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    guard covers(range, .replacing) else { return }
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) {
    guard covers(range, .replacing) else { return }
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard covers(range, .replacing) else { return }
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }

  open override func append(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
      super.append(attrString)
    }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  // MARK: Reading

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    has(location) ? super.attributes(at: location, effectiveRange: range) : [:]
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard has(location), covers(rangeLimit, .reading) else { return [:] }
    return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    has(location) ? super.attribute(attrName, at: location, effectiveRange: range) : nil
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    guard has(location), covers(rangeLimit, .reading) else { return nil }
    return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    covers(range, .reading)
      ? super.attributedSubstring(from: range) : NSAttributedString(string: "")
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard covers(enumerationRange, .reading) else { return }
    super.enumerateAttributes(in: enumerationRange, options: options, using: block)
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard covers(enumerationRange, .reading) else { return }
    super.enumerateAttribute(attrName, in: enumerationRange, options: options, using: block)
  }

  /// Returns the whole characters around a range that begins or ends inside one; nil for other
  /// ranges.
  ///
  /// Foundation replaces only whole characters. For other ranges it would keep the replaced units,
  /// and attributes would be at wrong positions.
  ///
  /// Rule: R-TEXTKIT-3.
  private func charactersAround(_ range: NSRange) -> NSRange? {
    let text = string
    let count = text.utf16.count
    guard range.location >= 0, range.length >= 0, range.location <= count - range.length else {
      return nil
    }
    let start = String.Index(utf16Offset: range.location, in: text)
    let end = String.Index(utf16Offset: range.location + range.length, in: text)
    let isWhole = { String.Index($0, within: text) != nil }
    if isWhole(start), isWhole(end) { return nil }
    let first = isWhole(start) ? start : text.index(before: text.index(after: start))
    let last = isWhole(end) ? end : text.index(after: end)
    return NSRange(first..<last, in: text)
  }

  /// Returns whole characters around a range, with the range inside them replaced.
  ///
  /// Their units are joined before they are decoded, because both halves of a character may come
  /// from different strings.
  private func replaced(
    _ range: NSRange, in whole: NSRange, with new: NSAttributedString
  ) -> NSAttributedString {
    let units = Array(string.utf16)
    let (end, wholeEnd) = (range.location + range.length, whole.location + whole.length)
    let before = units[whole.location..<range.location]
    let text = NSMutableAttributedString(
      string: String(
        decoding: before + Array(new.string.utf16) + units[end..<wholeEnd], as: UTF16.self))
    let set = { (start: Int, length: Int, old: Int) in
      guard length > 0 else { return }
      text.setAttributes(
        self.attributes(at: old, effectiveRange: nil),
        range: NSRange(location: start, length: length))
    }
    set(0, before.count, whole.location)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, part, _ in
      text.setAttributes(
        attributes, range: NSRange(location: before.count + part.location, length: part.length))
    }
    set(before.count + new.length, wholeEnd - end, end)
    return text
  }

  private var isChanging = false

  /// Performs a change.
  ///
  /// Foundation's members call each other, so only the outermost call records the change.
  private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
    guard !isChanging else { return body() }
    isChanging = true
    let before = length
    body()
    isChanging = false
    edited(mask, range: range, changeInLength: length - before)
  }
}

/// The object that receives the changes of a text.
///
/// Source: Apple, NSTextStorageDelegate.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before the layout managers are notified; characters and attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called before the layout managers are notified; attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing if the delegate does not implement the method.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing if the delegate does not implement the method.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
