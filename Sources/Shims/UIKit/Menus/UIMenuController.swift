public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// The black edit menu above a selection; stored, and never shown.
///
/// Source: Apple, UIMenuController, deprecated from iOS 16 on.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The directions of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  /// The shared menu.
  public static let shared = UIMenuController()

  /// The menu is about to be shown; not posted.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu is shown; not posted.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The menu is about to be hidden; not posted.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The menu is hidden; not posted.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The frame of the menu has changed; not posted.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// Always false: the menu is never shown.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }
  /// The direction of the menu's arrow; stored without effect.
  @Settable open var arrowDirection = ArrowDirection.default
  /// The app's custom entries; stored without effect.
  @Settable open var menuItems: [UIMenuItem]?
  /// The frame, which is empty: the menu is never shown.
  open var menuFrame: CGRect { .zero }

  /// Does nothing: the menu is never shown.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing: the menu is never shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing: the menu is never shown.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing: no menu is visible.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing: no menu is visible.
  open func hideMenu() {}
  /// Does nothing: no menu is visible.
  open func update() {}
}

/// A custom entry in the edit menu; stored without effect.
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
