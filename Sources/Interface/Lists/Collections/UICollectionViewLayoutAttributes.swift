public import Foundation
import GimbalEngine
public import GimbalGeometry

/// The place and look of one element of a collection view.
///
/// Source: Apple, UICollectionViewLayoutAttributes.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The kinds of elements.
  public enum ElementCategory: Sendable {
    /// A cell.
    case cell
    /// A header, footer or the like, which the data source gives.
    case supplementaryView
    /// A view that the layout alone gives.
    case decorationView
  }

  private struct Values {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
  }
  // Read for each element in every layout: checks of exclusive access cost more than the reads.
  @exclusivity(unchecked) private final var values = Values()

  /// The place of the element in the data.
  @Settable open var indexPath = IndexPath()
  /// The kind of the element.
  open private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a view that is no cell.
  open private(set) var representedElementKind: String?
  /// The center, in points of the content.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }
  /// The size, in points.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }
  /// A map about the center.
  open var transform: CGAffineTransform {
    get { values.transform }
    set { values.transform = newValue }
  }
  /// A map in space about the center; kept.
  @Settable open var transform3D = CATransform3DIdentity
  /// The opacity.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// The place among the elements from back to front.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// True if the element is left out.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
  /// The axes on which the element has a say in its size.
  final var sizedAxes: UIAxis = []
  /// The section that scrolls the element, and the rectangle in what it scrolls.
  final var inScroller: (section: Int, frame: CGRect)?

  /// Attributes of nothing.
  public override init() { super.init() }

  /// The attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// The attributes of a header, footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    represent(elementKind, at: indexPath)
  }

  /// The attributes of a view that the layout gives.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Makes the attributes those of a header, footer or the like.
  final func represent(_ kind: String, at path: IndexPath) {
    indexPath = path
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }

  /// The rectangle, in points of the content; without the map.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The rectangle in the element's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// A copy; subclasses call super and copy what they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = ClassWithInit.make(type(of: self)) as? Self else {
      preconditionFailure("\(type(of: self)) is no NSObject")
    }
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.sizedAxes = sizedAxes
    copy.inScroller = inScroller
    return copy
  }

  /// True for attributes of the same element that say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && representedElementKind == other.representedElementKind
      && center == other.center && size == other.size && transform == other.transform
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  final var isFinite: Bool {
    (center.x + center.y + size.width + size.height).isFinite && alpha.isFinite
  }
}

extension UICollectionView {
  /// The kind of an element.
  public typealias ElementCategory = UICollectionViewLayoutAttributes.ElementCategory
}
