public import Foundation
public import GimbalControls
public import GimbalGeometry
public import GimbalGraphics

/// An action of a swipe on a row, the predecessor of `UIContextualAction`.
///
/// See: R-LIST-14.
/// Source: Apple, UITableViewRowAction, deprecated from iOS 13 on.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The styles.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// The same as `default`.
    public static let destructive = Style.default
  }

  /// The style.
  public final let style: Style
  /// The title.
  @Settable open var title: String?
  /// The background color.
  @Settable open var backgroundColor: UIColor?
  /// The background effect.
  @Settable open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Returns an equivalent `UIContextualAction` for the row of a cell.
  ///
  /// The app's handler closes the row, because a `UITableViewRowAction` has no completion to call.
  final func action(of cell: UITableViewCell) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { [self, weak cell] _, _, _ in
      if let path = cell?.location?.path { handler(self, path) }
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
