public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// An action of a swipe on a row.
///
/// Source: Apple, UIContextualAction.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// The default.
    case normal = 0
    /// The action deletes something.
    case destructive = 1
  }

  /// The code of an action; it must call its last argument when it has finished.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  public let style: Style
  /// The code that runs when the action is chosen.
  public let handler: Handler
  /// The title.
  @Settable open var title: String?
  /// The background color.
  @Settable open var backgroundColor: UIColor! = .gray
  /// The image.
  @Settable open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions of a swipe on a row.
///
/// Source: Apple, UISwipeActionsConfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inwards.
  public let actions: [UIContextualAction]
  /// True if a full swipe performs the first action.
  @Settable open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
