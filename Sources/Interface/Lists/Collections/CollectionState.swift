import Foundation
import GimbalEngine
import GimbalGeometry

/// An element of a collection view: an item, or a view of a kind.
struct ElementKey: Hashable, Comparable {
  let kind: String?
  let location: RowLocation

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
  let key: ElementKey
  private let zIndex: Int

  init(_ key: ElementKey, zIndex: Int) {
    self.key = key
    self.zIndex = zIndex
  }

  static func < (left: ElementLayer, right: ElementLayer) -> Bool {
    (left.zIndex, left.key.kind == nil ? 0 : 1, left.key.location)
      < (right.zIndex, right.key.kind == nil ? 0 : 1, right.key.location)
  }
}

/// The state of a collection view.
@MainActor
struct CollectionState {
  /// The number of items of each section; nil where they are not known.
  var counts: [Int]?
  var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The items that have a cell, in order.
  var shownItems: [RowLocation] = []
  var pools: [String?: ReusePool<UICollectionReusableView>] = [:]
  /// The scroll views of orthogonally scrolling sections, by section.
  var scrollers: [Int: OrthogonalScrollView] = [:]
  var scrolled: [Int: CGFloat] = [:]
  var selected: Set<RowLocation> = []
  var touched: RowLocation?
  var prefetched: Set<RowLocation> = []
  var changes = ListChanges()
  var changeDepth = 0
  /// The number of nested changes that are being carried out.
  var nesting = 0
  /// True after a loop of nested changes has been reported, until the outermost change ends.
  var dropsChanges = false
  var bounds = CGRect.null
  var isQuerying = false
  var isLoading = false
  var isLayingOut = false
  /// True from an animated change of size until the elements are laid out for it.
  var animatesBounds = false
  /// The attributes of the element whose view the data source is making.
  var requested: UICollectionViewLayoutAttributes?
  var selfSizing = ListSelfSizing.enabled
  var unanswered: Set<CollectionQuestion> = []
  var reconfigured: UICollectionViewCell?
  /// The trace's receiver for a delegate without a name of its own; made at its first call.
  var delegateReceiver: NamedReceiver?
  /// The same for the data source.
  var sourceReceiver: NamedReceiver?
  /// The same for the prefetching data source.
  var prefetchReceiver: NamedReceiver?

  func positions(of kind: String) -> [RowLocation] {
    shown.keys.filter { $0.kind == kind }.map(\.location).sorted()
  }
}

/// The optional methods for which a collection view remembers that they are not implemented.
enum CollectionQuestion {
  case itemSize
  case inset
  case lineSpacing
  case itemSpacing
  case headerSize
  case footerSize
}
