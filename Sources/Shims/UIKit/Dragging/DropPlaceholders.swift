public import Foundation
public import GimbalGeometry
public import GimbalLists

/// A row that stands in until the things of a drop are loaded.
///
/// Source: Apple, UITableViewPlaceholder.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The row before which it comes.
  public final let insertionIndexPath: IndexPath
  /// The name of the cell's kind.
  public final let reuseIdentifier: String
  /// The row's height, in points.
  public final let rowHeight: CGFloat
  /// Sets the cell up; never called, since nothing is dropped.
  @Settable open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates one.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
  }
}

/// A row that stands in, and the outline of what falls on it.
///
/// Source: Apple, UITableViewDropPlaceholder.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The outline; never asked.
  @Settable open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The way to put the row of a drop in the place of its placeholder, or to take that away.
///
/// Source: Apple, UITableViewDropPlaceholderContext.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Puts the row in its place.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes it away.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// An item that stands in until the things of a drop are loaded.
///
/// Source: Apple, UICollectionViewPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The item before which it comes.
  public final let insertionIndexPath: IndexPath
  /// The name of the cell's kind.
  public final let reuseIdentifier: String
  /// Sets the cell up; never called, since nothing is dropped.
  @Settable open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates one.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// An item that stands in, and the outline of what falls on it.
///
/// Source: Apple, UICollectionViewDropPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The outline; never asked.
  @Settable open var previewParametersProvider:
    ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The way to put the item of a drop in the place of its placeholder, or to take that away.
///
/// Source: Apple, UICollectionViewDropPlaceholderContext.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Puts the item in its place.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes it away.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has the cell set up anew.
  func setNeedsCellUpdate()
}
