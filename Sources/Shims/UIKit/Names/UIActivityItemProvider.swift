public import Foundation
public import GimbalAlerts

/// An item that is made when it is shared: never here, as nothing is.
///
/// Source: Apple, UIActivityItemProvider.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// The stand-in for the item.
  public final let placeholderItem: Any?
  /// The kind of act for which the item is made; nil, as there is none.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The item: its stand-in, unless a class makes another.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Creates a provider with a stand-in of the item's class.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The stand-in.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// The item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
