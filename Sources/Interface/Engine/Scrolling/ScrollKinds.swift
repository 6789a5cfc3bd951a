public import Foundation
import GimbalGeometry

/// The enumerations of a scroll view.
extension UIScrollView {
  /// The part of the safe area that is added to the content insets.
  ///
  /// See: L-SCROLL-3.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, with one exception where top and bottom are added even if the view
    /// does not scroll.
    ///
    /// The exception is the first scroll view of a controller with
    /// `automaticallyAdjustsScrollViewInsets` in
    /// a navigation or tab bar controller.
    case automatic = 0
    /// The safe area is added on the axes on which the view scrolls.
    case scrollableAxes = 1
    /// The safe area is not added.
    case never = 2
    /// The safe area is added on all sides.
    case always = 3
  }

  /// The factor by which the velocity of decelerating content decreases per millisecond.
  ///
  /// See: L-SCROLL-9.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The style of the scroll indicators.
  ///
  /// Source: Apple, UIScrollView.IndicatorStyle.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, black, and white.
    case `default`, black, white
  }

  /// The way in which dragging the content dismisses the keyboard.
  ///
  /// Source: Apple, UIScrollView.KeyboardDismissMode.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging does not dismiss the keyboard.
    case none
    /// The keyboard is dismissed when the drag begins.
    case onDrag
    /// The touch moves the keyboard down with it; and both ways with the keyboard's accessory view.
    case interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

/// The touches on a scroll view's content; the Gestures module implements it.
@preconcurrency @MainActor
package protocol ScrollTouches: AnyObject {
  /// True if a touch is on the content.
  var areOnContent: Bool { get }
  /// True from the recognition of the pan gesture until it ends; a touch alone does not count.
  var areScrolling: Bool { get }
}

/// The refresh control above the content's top edge; a higher module implements it.
@preconcurrency @MainActor
package protocol ScrollRefresher: AnyObject {
  /// Called when the content has moved, by touches if `isDragged`.
  func scrollViewDidMove(_ scrollView: UIScrollView, isDragged: Bool)
  /// Called when the touches have ended and the content is about to stop or decelerate.
  func scrollViewWillRest(_ scrollView: UIScrollView)
}

/// The values from which the offset of a scroll view was last adjusted.
struct ScrollFit: Equatable {
  /// The size of the scroll view's bounds, in points.
  var size = CGSize.zero
  /// The size of the content, in points.
  var contentSize = CGSize.zero
  /// The adjusted inset, and the part of it that comes from the safe area.
  var inset = UIEdgeInsets.zero
  /// The part of `inset` that comes from the safe area.
  var systemInset = UIEdgeInsets.zero
  /// The value of `contentAlignmentPoint`.
  var alignment = CGPoint.zero

  init() {}

  /// Reads the current values of a scroll view.
  @MainActor
  init(of scrollView: UIScrollView) {
    size = scrollView.bounds.size
    contentSize = scrollView.contentSize
    systemInset = scrollView.insetOfSafeArea
    inset = scrollView.adjustedContentInset
    alignment = scrollView.contentAlignmentPoint
  }
}
