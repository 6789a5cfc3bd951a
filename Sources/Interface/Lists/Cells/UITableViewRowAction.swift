public import Foundation
public import GimbalControls
public import GimbalGeometry
public import GimbalGraphics

/// An action of a swipe on a row, as it was before `UIContextualAction`.
///
/// See: R-LIST-14.
/// Source: Apple, UITableViewRowAction, deprecated from iOS 13 on.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// As `default`.
    public static let destructive = Style.default
  }

  /// The looks.
  public final let style: Style
  /// The title.
  @Settable open var title: String?
  /// The color behind it.
  @Settable open var backgroundColor: UIColor?
  /// The effect behind it.
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

  /// The same as an action of today for the row of a cell; the app itself has the row go back.
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
