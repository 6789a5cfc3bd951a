public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// An action that a swipe over a row offers.
///
/// Source: Apple, UIContextualAction.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The kinds of actions, for their looks.
  public enum Style: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// It deletes.
    case destructive = 1
  }

  /// The code of an action; its last argument must be called at the end.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of the action, for its look.
  public let style: Style
  /// The code that runs when the action is chosen.
  public let handler: Handler
  /// The title.
  @Settable open var title: String?
  /// The color behind it.
  @Settable open var backgroundColor: UIColor! = .gray
  /// The picture.
  @Settable open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions that a swipe over a row offers.
///
/// Source: Apple, UISwipeActionsConfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inwards.
  public let actions: [UIContextualAction]
  /// True if a long swipe chooses the first action.
  @Settable open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
