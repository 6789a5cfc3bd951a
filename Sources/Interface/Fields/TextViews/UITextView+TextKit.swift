import Foundation
import GimbalEngine
import GimbalGeometry
public import GimbalText

/// A text view as the end of a stack of TextKit: storage, layout manager, container, view.
///
/// See: R-TEXTKIT-1, R-TEXTKIT-2.
extension UITextView {
  /// The text for layout managers, made when it is first asked for; what is changed in it is changed in the view.
  public var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(string: "")
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    made.addLayoutManager(manager)
    made.setAttributedString(storedText)
    store(made)
    return made
  }

  /// The manager that lays the text out in the view's container.
  public var layoutManager: NSLayoutManager { textStorage.layoutManagers[0] }

  /// Takes the text of a storage that was there before the view.
  final func adopt(_ own: NSTextStorage) {
    store(own)
    followStorage()
  }

  private func store(_ own: NSTextStorage) {
    storage = own
    own.onEdit = { [weak self] in MainActor.assumeIsolated { self?.followStorage() } }
  }

  private func followStorage() {
    guard let storage, !isFollowingStorage else { return }
    isFollowingStorage = true
    defer { isFollowingStorage = false }
    attributedText = storage
  }

  /// Tells the storage of another text or font.
  final func updateStorage() {
    guard let storage, !isFollowingStorage else { return }
    isFollowingStorage = true
    defer { isFollowingStorage = false }
    storage.setAttributedString(storedText)
  }

  /// The text in which every letter has a font.
  private var storedText: NSAttributedString {
    let font: [NSAttributedString.Key: Any] = [.font: shownFont]
    guard let styled else { return NSAttributedString(string: textInNames ?? "", attributes: font) }
    let text = NSMutableAttributedString(attributedString: styled)
    let whole = NSRange(location: 0, length: text.length)
    styled.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      if attributes[.font] == nil { text.addAttribute(.font, value: shownFont, range: range) }
    }
    return text
  }

  /// The size of the lines beside what is excluded, in whole pixels; nil where nothing is.
  final func sizeNextToExclusions(_ space: CGFloat) -> CGSize? {
    guard !textContainer.excluded.isEmpty else { return nil }
    let container = NSTextContainer(
      size: CGSize(
        width: space > 0 ? space + 2 * textContainer.lineFragmentPadding : 0, height: 0))
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    container.excluded = textContainer.excluded
    let manager = NSLayoutManager()
    manager.textStorage = textStorage
    manager.addTextContainer(container)
    let used = manager.usedRect(for: container)
    let grid = machine.pixelGrid
    return CGSize(
      width: grid.roundUp(max(0, used.maxX - 2 * container.lineFragmentPadding)),
      height: grid.roundUp(used.maxY))
  }
}
