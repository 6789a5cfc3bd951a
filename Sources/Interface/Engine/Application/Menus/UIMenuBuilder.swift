public import Foundation

/// A builder with which apps change their menus; Gimbal builds none, because a simulated device has
/// no menu bar.
///
/// Source: Apple, UIMenuBuilder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu system that is built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action and a property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Changes the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before its sibling.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after its sibling.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first child of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last child of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A menu system: the main menu, or context menus.
///
/// Source: Apple, UIMenuSystem.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu.
  public static let main = UIMenuSystem()
  /// The context menu.
  public static let context = UIMenuSystem()

  /// Requests that the menus are built again; none are built.
  open func setNeedsRebuild() {}
  /// Requests that commands are validated again; none are shown.
  open func setNeedsRevalidate() {}
}

/// The identifiers of standard menus.
///
/// Source: Apple, UIMenu.Identifier.
extension UIMenu.Identifier {
  /// The root menu.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The application menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The File menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The Edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The Format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The Window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The Help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The About command.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The preferences.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The Services menu.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The Hide commands.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The Quit command.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The command for a new window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The recently opened documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The Close commands.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The Print commands.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The document commands.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The Undo and Redo commands.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The Cut, Copy and Paste commands.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The Find commands.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The Replace commands.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The Share commands.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The Look Up commands.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The Learn commands.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The spelling commands.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The substitution commands.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The transformation commands.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The speech commands.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The Font menu.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The text size commands.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The text color commands.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The text style commands.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The writing direction commands.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The alignment commands.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The toolbar commands.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The sidebar commands.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The full screen command.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The Minimize and Zoom commands.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The Bring All to Front command.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
