import Foundation
import GimbalEngine
import GimbalInterfaceDocuments

/// Makes buttons and items of bars from elements.
@MainActor
enum BarItemReading {
  /// Makes the bar button item of an element, without its action.
  static func item(_ markup: Markup, _ document: InterfaceDocument) -> UIBarButtonItem {
    let item: UIBarButtonItem =
      if let name = markup["systemItem"] {
        systemItems[name].map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem(title: nil)
      } else {
        UIBarButtonItem(title: markup["title"])
      }
    if markup["style"] == "done" { item.style = .done }
    if let width = markup.number("width") { item.width = CGFloat(width) }
    if let image = InterfaceImage.image(of: markup, in: document) { item.image = image }
    if let flag = markup.flag("enabled") { item.isEnabled = flag }
    return item
  }

  /// Returns the tab bar item of an element.
  static func tab(_ markup: Markup, _ document: InterfaceDocument) -> UITabBarItem {
    UITabBarItem(
      title: markup["title"], image: InterfaceImage.image(of: markup, in: document), tag: 0)
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]
}
