public import Foundation
public import GimbalGeometry
public import GimbalLists

/// A row that is shown until the items of a drop are loaded.
///
/// Source: Apple, UITableViewPlaceholder.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The index path at which it is inserted.
  public final let insertionIndexPath: IndexPath
  /// The reuse identifier of the cell.
  public final let reuseIdentifier: String
  /// The row's height, in points.
  public final let rowHeight: CGFloat
  /// Configures the cell; never called, since nothing is dropped.
  @Settable open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates an instance.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
  }
}

/// A placeholder row with the preview parameters of the dropped item.
///
/// Source: Apple, UITableViewDropPlaceholder.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The preview parameters; never called.
  @Settable open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context that replaces a placeholder by the dropped row, or deletes it.
///
/// Source: Apple, UITableViewDropPlaceholderContext.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the row.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A collection item that is shown until the items of a drop are loaded.
///
/// Source: Apple, UICollectionViewPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The index path at which it is inserted.
  public final let insertionIndexPath: IndexPath
  /// The reuse identifier of the cell.
  public final let reuseIdentifier: String
  /// Configures the cell; never called, since nothing is dropped.
  @Settable open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates an instance.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// A placeholder item with the preview parameters of the dropped item.
///
/// Source: Apple, UICollectionViewDropPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The preview parameters; never called.
  @Settable open var previewParametersProvider:
    ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context that replaces a placeholder by the dropped item, or deletes it.
///
/// Source: Apple, UICollectionViewDropPlaceholderContext.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the item.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Configures the cell again.
  func setNeedsCellUpdate()
}
