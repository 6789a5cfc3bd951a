public import Foundation

/// The menus of an app as its responders change them; none are built, since a simulated device shows no menu bar.
///
/// Source: Apple, UIMenuBuilder.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menus that are built.
  var system: UIMenuSystem { get }
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of an action and a value of the app's own.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in another's place.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Changes the entries of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before its sibling.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after its sibling.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu first in another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu last in another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A set of menus: the bar of an app, or that of a long press.
///
/// Source: Apple, UIMenuSystem.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The bar of an app.
  public static let main = UIMenuSystem()
  /// The menu of a long press.
  public static let context = UIMenuSystem()

  /// Builds the menus anew; none are built.
  open func setNeedsRebuild() {}
  /// Looks at the states of entries anew; none are seen.
  open func setNeedsRevalidate() {}
}

/// The names of an app's own menus.
///
/// Source: Apple, UIMenu.Identifier.
extension UIMenu.Identifier {
  /// The whole bar.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu of the app.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of edits.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of formats.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu of views.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The entry about the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The services.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The entries that hide.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The entry that ends the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The entry of a new window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The documents that were opened lately.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The entries that close.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The entries that print.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The entries of the document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The entries that undo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The entries that cut, copy and paste.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The entries that find.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The entries that replace.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The entries that share.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The entries that look up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The entries that learn words.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The entries of spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The entries of substitutions.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The entries that change letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The entries that speak.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The menu of fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The entries of sizes.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The entries of colors.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The entries of styles.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The entries of directions.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The entries of alignments.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The entries of the toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The entries of the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The entry that fills the screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The entries that shrink and grow.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The entry that brings all windows forward.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
