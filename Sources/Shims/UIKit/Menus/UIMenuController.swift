public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// The black menu of edits above a selection; kept, and never shown.
///
/// Source: Apple, UIMenuController, deprecated from iOS 16 on.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The sides on which the menu points at what is meant.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  /// The one menu.
  public static let shared = UIMenuController()

  /// The menu is about to be shown; not sent.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu is shown; not sent.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The menu is about to go; not sent.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The menu is gone; not sent.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The place of the menu has changed; not sent.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// False: the menu is never shown.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }
  /// The side on which the menu points at what is meant; kept.
  @Settable open var arrowDirection = ArrowDirection.default
  /// The app's own entries; kept.
  @Settable open var menuItems: [UIMenuItem]?
  /// No room: the menu is never shown.
  open var menuFrame: CGRect { .zero }

  /// Shows the menu; it is not shown.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Says what is meant; the menu is not shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Shows the menu for a part of a view; it is not shown.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Takes the menu away.
  open func hideMenu(from targetView: UIView) {}
  /// Takes the menu away.
  open func hideMenu() {}
  /// Looks at the entries anew; none are seen.
  open func update() {}
}

/// An entry of the app's own in that menu; kept.
///
/// Source: Apple, UIMenuItem.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  @Settable open var title: String
  /// The action.
  @Settable open var action: Selector

  /// Creates an entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
