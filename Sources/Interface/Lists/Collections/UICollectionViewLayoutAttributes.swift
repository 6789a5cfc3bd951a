public import Foundation
import GimbalEngine
public import GimbalGeometry

/// The position and appearance of one element of a collection view.
///
/// Source: Apple, UICollectionViewLayoutAttributes.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The kinds of elements.
  public enum ElementCategory: Sendable {
    /// A cell.
    case cell
    /// A header, footer or other view from the data source.
    case supplementaryView
    /// A view that only the layout provides.
    case decorationView
  }

  private struct Values {
    /// The center, in the coordinates of the collection view's content.
    var center = CGPoint.zero
    /// The size in points, before the transform.
    var size = CGSize.zero
    /// The transform around the center.
    var transform = CGAffineTransform.identity
    /// The opacity.
    var alpha: CGFloat = 1
    /// The position among overlapping elements; greater ones are in front.
    var zIndex = 0
    /// True if the element is hidden.
    var isHidden = false
  }
  // Unchecked, because layouts read these values for each element, and exclusivity checks would
  // cost more than the reads.
  @exclusivity(unchecked) private final var values = Values()

  /// The index path of the element.
  @Settable open var indexPath = IndexPath()
  /// The kind of the element.
  open private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a view that is not a cell.
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
  /// A transform about the center.
  open var transform: CGAffineTransform {
    get { values.transform }
    set { values.transform = newValue }
  }
  /// A 3D transform about the center; stored only.
  @Settable open var transform3D = CATransform3DIdentity
  /// The opacity.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// The position of the element in the order from back to front.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// True if the element is not shown.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
  /// The axes on which the element's view may prefer another size.
  final var sizedAxes: UIAxis = []
  /// The orthogonally scrolling section that contains the element, and the frame in its content.
  final var inScroller: (section: Int, frame: CGRect)?

  /// Creates empty attributes.
  public override init() { super.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a header, footer or other supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    represent(elementKind, at: indexPath)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Changes the attributes to those of a supplementary view.
  final func represent(_ kind: String, at path: IndexPath) {
    indexPath = path
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }

  /// The frame without the transform, in points of the content.
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

  /// Returns a copy; subclasses call super and copy what they add.
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

  /// Returns true for equal attributes of the same element.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && representedElementKind == other.representedElementKind
      && center == other.center && size == other.size && transform == other.transform
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// True if no value is NaN or infinite.
  final var isFinite: Bool {
    (center.x + center.y + size.width + size.height).isFinite && alpha.isFinite
  }
}

extension UICollectionView {
  /// The kind of an element.
  public typealias ElementCategory = UICollectionViewLayoutAttributes.ElementCategory
}
