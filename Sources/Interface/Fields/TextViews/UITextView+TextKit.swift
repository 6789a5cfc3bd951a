import Foundation
import GimbalEngine
import GimbalGeometry
public import GimbalText

/// A text view as part of a TextKit stack: storage, layout manager, container, view.
///
/// See: R-TEXTKIT-1, R-TEXTKIT-2.
extension UITextView {
  /// The text storage, made on the first read; its changes change the view.
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

  /// The layout manager of the view's container.
  public var layoutManager: NSLayoutManager { textStorage.layoutManagers[0] }

  /// Adopts the text of a storage that existed before the view.
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

  /// Updates the storage after a change of text or font.
  final func updateStorage() {
    guard let storage, !isFollowingStorage else { return }
    isFollowingStorage = true
    defer { isFollowingStorage = false }
    storage.setAttributedString(storedText)
  }

  /// The text with a font for every character.
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

  /// Returns the size of the lines next to exclusions, in whole pixels; nil without exclusions.
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
