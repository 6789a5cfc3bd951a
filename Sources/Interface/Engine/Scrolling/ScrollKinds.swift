public import Foundation
import GimbalGeometry

extension UIScrollView {
  /// The part of the safe area that is added to the content insets.
  ///
  /// See: L-SCROLL-3.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below too for the first scroll view of a controller inside a
    /// navigation or tab bar controller that has `automaticallyAdjustsScrollViewInsets`.
    case automatic = 0
    /// On the axes along which the view scrolls.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// The share of its speed that content which scrolls by itself keeps in a millisecond.
  ///
  /// See: L-SCROLL-9.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate from its share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of the marks that show how far a view is scrolled.
  ///
  /// Source: Apple, UIScrollView.IndicatorStyle.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border; black; white.
    case `default`, black, white
  }

  /// The way in which a drag puts the keyboard away.
  ///
  /// Source: Apple, UIScrollView.KeyboardDismissMode.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// As soon as the drag begins.
    case onDrag
    /// Once the finger has gone down onto the keyboard; the two with the accessory view.
    case interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

/// The fingers on a scroll view's content, which the room above follows.
@preconcurrency @MainActor
package protocol ScrollTouches: AnyObject {
  /// True if a finger is on the content.
  var areOnContent: Bool { get }
  /// True if fingers scroll the content.
  var areScrolling: Bool { get }
}

/// A control above the content's upper edge that a pull refreshes: the room above.
@preconcurrency @MainActor
package protocol ScrollRefresher: AnyObject {
  /// The content has moved, by fingers if `isDragged`.
  func scrollViewDidMove(_ scrollView: UIScrollView, isDragged: Bool)
  /// The fingers have gone, and the content is about to come to rest.
  func scrollViewWillRest(_ scrollView: UIScrollView)
}

/// The figures to which the offset of a scroll view is fitted.
struct ScrollFit: Equatable {
  var size = CGSize.zero
  var contentSize = CGSize.zero
  /// The adjusted inset, and the part of it that is the system's.
  var inset = UIEdgeInsets.zero
  var systemInset = UIEdgeInsets.zero
  var alignment = CGPoint.zero

  init() {}

  @MainActor
  init(of scrollView: UIScrollView) {
    size = scrollView.bounds.size
    contentSize = scrollView.contentSize
    systemInset = scrollView.insetOfSafeArea
    inset = scrollView.adjustedContentInset
    alignment = scrollView.contentAlignmentPoint
  }
}
