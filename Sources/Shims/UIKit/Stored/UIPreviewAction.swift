public import Foundation
public import GimbalEngine

/// A thing to do under a preview, up to iOS 12; previews are never shown.
///
/// Source: Apple, UIPreviewActionItem.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The words.
  var title: String { get }
}

/// A thing to do under a preview.
///
/// Source: Apple, UIPreviewAction.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The looks of a thing to do.
  public enum Style: Int, Sendable {
    case `default` = 0
    case selected = 1
    case destructive = 2
  }

  /// The words.
  public final let title: String
  /// The closure that is called for the action.
  public final let handler: (any UIPreviewActionItem, UIViewController) -> Void
  /// The look.
  public final let style: Style

  /// Creates a thing to do.
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

/// Several of them under one name.
///
/// Source: Apple, UIPreviewActionGroup.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The words.
  public final let title: String

  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
  }
}
