import Foundation
import GimbalEngine
import GimbalGeometry

/// An element of a collection view: an item, or a view of a kind.
struct ElementKey: Hashable, Comparable {
  /// The kind of a supplementary or decoration view; nil for a cell.
  let kind: String?
  /// The position of the element.
  let location: RowLocation

  /// Creates the key of a cell (nil) or of a view of a kind.
  init(_ kind: String?, _ location: RowLocation) {
    self.kind = kind
    self.location = location
  }

  /// Compares by the order in which elements are made.
  static func < (left: ElementKey, right: ElementKey) -> Bool {
    left.location == right.location
      ? (left.kind ?? "") < (right.kind ?? "") : left.location < right.location
  }
}

/// The position of an element in the order from back to front.
struct ElementLayer: Comparable {
  /// The element.
  let key: ElementKey
  private let zIndex: Int

  /// Creates the position of an element with the z-index of its layout attributes.
  init(_ key: ElementKey, zIndex: Int) {
    self.key = key
    self.zIndex = zIndex
  }

  /// Compares by z-index; with equal ones, cells are behind other views.
  static func < (left: ElementLayer, right: ElementLayer) -> Bool {
    (left.zIndex, left.key.kind == nil ? 0 : 1, left.key.location)
      < (right.zIndex, right.key.kind == nil ? 0 : 1, right.key.location)
  }
}

/// The state of a collection view, which only its extensions change.
@MainActor
struct CollectionState {
  /// The number of items of each section; nil where they are not known.
  var counts: [Int]?
  /// The views of the elements that are shown.
  var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The items that have a cell, in order.
  var shownItems: [RowLocation] = []
  /// The views for reuse, by kind; nil for cells.
  var pools: [String?: ReusePool<UICollectionReusableView>] = [:]
  /// The scroll views of orthogonally scrolling sections, by section.
  var scrollers: [Int: OrthogonalScrollView] = [:]
  /// The offsets of orthogonally scrolling sections in points, by section.
  var scrolled: [Int: CGFloat] = [:]
  /// The selected items.
  var selected: Set<RowLocation> = []
  /// The item that a touch highlights; nil if there is none.
  var touched: RowLocation?
  /// The items that were passed to the prefetching data source and are not yet visible or
  /// cancelled.
  var prefetched: Set<RowLocation> = []
  /// The changes of the batch update in progress.
  var changes = ListChanges()
  /// The nesting depth of batch updates in progress.
  var changeDepth = 0
  /// The number of nested changes that are being carried out.
  var nesting = 0
  /// True after a loop of nested changes has been reported, until the outermost change ends.
  var dropsChanges = false
  /// The bounds at the last check of the layout; null before the first one.
  var bounds = CGRect.null
  /// True while the data source is queried for a view.
  var isQuerying = false
  /// True while the data source is queried for the numbers of sections and items.
  var isLoading = false
  /// True during the layout of the visible elements.
  var isLayingOut = false
  /// True from an animated change of size until the elements are laid out for it.
  var animatesBounds = false
  /// The attributes of the element whose view the data source is making.
  var requested: UICollectionViewLayoutAttributes?
  /// The value of `selfSizingInvalidation`.
  var selfSizing = ListSelfSizing.enabled
  /// The optional methods that the delegate does not implement.
  var unanswered: Set<CollectionQuestion> = []
  /// The existing cell that `dequeueReusableCell` returns while an item is reconfigured.
  var reconfigured: UICollectionViewCell?
  /// The trace's receiver for a delegate without a name of its own; made at its first call.
  var delegateReceiver: NamedReceiver?
  /// The same for the data source, as the receiver of the calls of its methods.
  var sourceReceiver: NamedReceiver?
  /// The same for the prefetching data source, as the receiver of the calls of its methods.
  var prefetchReceiver: NamedReceiver?

  /// Returns the positions of the shown views of a kind, in order.
  func positions(of kind: String) -> [RowLocation] {
    shown.keys.filter { $0.kind == kind }.map(\.location).sorted()
  }
}

/// The optional methods for which a collection view remembers that they are not implemented.
enum CollectionQuestion {
  /// The delegate's size of an item.
  case itemSize
  /// The delegate's insets of a section.
  case inset
  /// The delegate's least spacing of lines.
  case lineSpacing
  /// The delegate's least spacing of items in a line.
  case itemSpacing
  /// The delegate's size of a header.
  case headerSize
  /// The delegate's size of a footer.
  case footerSize
}
