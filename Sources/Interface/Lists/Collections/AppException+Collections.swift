import Foundation
import GimbalEngine

/// Exceptions that UIKit raises for misuse of collection views.
extension AppException {
  /// Layout attributes or a content size with NaN or infinity.
  static func attributesNotFinite(_ text: String) -> AppException {
    AppException(
      .listAttributesNotFinite, .invalidGeometry, .gimbal,
      "a collection view's layout gave numbers that are not finite: \(text)")
  }

  /// The exception for a layout that returns more attributes for one rectangle than the limit.
  static func tooManyAttributes(_ count: Int, limit: Int) -> AppException {
    AppException(
      .listTooManyAttributes, .limit, .gimbal,
      "a collection view's layout gave \(count) elements for one rectangle; \(limit) are the most")
  }

  /// An index path for which the layout has no attributes.
  static func attributesMissing(_ path: IndexPath) -> AppException {
    AppException(
      .listAttributesMissing, .internalInconsistency, .uikit,
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        + "<NSIndexPath: \(path[0])-\(path[1])>")
  }

  /// The exception for a data source that returns a view which was not dequeued.
  static func viewNotDequeued(_ question: String) -> AppException {
    AppException(
      .listViewNotDequeued, .internalInconsistency, .uikit,
      "the cell returned from \(question) does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  /// The log line for a flow layout with an item that is too large across the scroll direction.
  ///
  /// Source: RSKGrowingTextView and many other logs of flow layouts.
  static func itemTooWide(isWidth: Bool) -> AppException {
    AppException(
      .listItemTooWide, nil, .uikit,
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item "
        + (isWidth
          ? "width must be less than the width of the UICollectionView minus the section insets "
            + "left and right values, minus the content insets left and right values."
          : "height must be less than the height of the UICollectionView minus the section insets "
            + "top and bottom values, minus the content insets top and bottom values."))
  }
}
