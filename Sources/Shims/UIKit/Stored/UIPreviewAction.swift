public import Foundation
public import GimbalEngine

/// An action under a preview, up to iOS 12; previews are never shown.
///
/// Source: Apple, UIPreviewActionItem.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The text.
  var title: String { get }
}

/// An action under a preview.
///
/// Source: Apple, UIPreviewAction.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    case `default` = 0
    case selected = 1
    case destructive = 2
  }

  /// The text.
  public final let title: String
  /// The handler of the action.
  public final let handler: (any UIPreviewActionItem, UIViewController) -> Void
  /// The style.
  public final let style: Style

  /// Creates an action.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }
}

/// Several actions under one title.
///
/// Source: Apple, UIPreviewActionGroup.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The text.
  public final let title: String

  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
  }
}
