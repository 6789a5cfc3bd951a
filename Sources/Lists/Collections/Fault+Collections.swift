import Foundation
import GimbalEngine

/// What apps do wrong with collection views.
extension Fault {
  /// Attributes or a content size that are NaN or infinite.
  static func attributesNotFinite(_ text: String) -> Fault {
    Fault(
      .listAttributesNotFinite, .invalidGeometry, .gimbal,
      "a collection view's layout gave numbers that are not finite: \(text)")
  }

  static func tooManyAttributes(_ count: Int, limit: Int) -> Fault {
    Fault(
      .listTooManyAttributes, .limit, .gimbal,
      "a collection view's layout gave \(count) elements for one rectangle; \(limit) are the most")
  }

  /// A place of which the layout says nothing.
  static func attributesMissing(_ path: IndexPath) -> Fault {
    Fault(
      .listAttributesMissing, .internalInconsistency, .uikit,
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        + "<NSIndexPath: \(path[0])-\(path[1])>")
  }

  static func viewNotDequeued(_ question: String) -> Fault {
    Fault(
      .listViewNotDequeued, .internalInconsistency, .uikit,
      "the cell returned from \(question) does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  /// Items or sections of a snapshot that are there twice.
  static func identifiersRepeat(_ what: String, _ identifiers: String) -> Fault {
    Fault(
      .listIdentifiersRepeat, .internalInconsistency, .uikit,
      "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: {(\n    "
        + "\(identifiers)\n)}")
  }

  /// A scroll to an item that is not there.
  static func itemOutOfRange(_ path: IndexPath, counts: [Int], in view: UIView) -> Fault {
    let section = path.first ?? 0
    let count = counts.indices.contains(section) ? counts[section] : 0
    return Fault(
      .listPlaceOutOfRange, .range, .uikit,
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.last ?? 0)) when "
        + "there are only \(count) items in section \(section). Collection view: "
        + view.description)
  }

  /// Source: RSKGrowingTextView and many other logs of flow layouts.
  static func itemTooWide(isWidth: Bool) -> Fault {
    Fault(
      .listItemTooWide, nil, .uikit,
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item "
        + (isWidth
          ? "width must be less than the width of the UICollectionView minus the section insets "
            + "left and right values, minus the content insets left and right values."
          : "height must be less than the height of the UICollectionView minus the section insets "
            + "top and bottom values, minus the content insets top and bottom values."))
  }
}
