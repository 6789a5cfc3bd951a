public import Foundation
public import GimbalContainers
public import GimbalEngine
public import GimbalGeometry

/// The metrics of a popover background; stored and never called.
///
/// Source: Apple, UIPopoverBackgroundViewMethods.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow, in points.
  static func arrowBase() -> CGFloat
  /// Returns the length of the arrow, in points.
  static func arrowHeight() -> CGFloat
  /// Returns the insets of the content, in points.
  static func contentViewInsets() -> UIEdgeInsets
}

/// A custom popover background, which is never created: popovers have the system's appearance.
///
/// Source: Apple, UIPopoverBackgroundView.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The offset of the arrow from the center of its edge, in points.
  @Settable open var arrowOffset: CGFloat = 0
  /// The edge of the arrow.
  @Settable open var arrowDirection = UIPopoverArrowDirection.unknown
  /// True if the content has the system's appearance.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// Returns the width of the arrow, in points.
  open class func arrowBase() -> CGFloat { 0 }
  /// Returns the length of the arrow, in points.
  open class func arrowHeight() -> CGFloat { 0 }
  /// Returns the insets of the content, in points.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
}

private enum PopoverKeys { nonisolated(unsafe) static var background: UInt8 = 0 }

extension UIPopoverPresentationController {
  /// The class of the background; stored without effect.
  public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    get {
      objc_getAssociatedObject(self, &PopoverKeys.background)
        as? any UIPopoverBackgroundViewMethods.Type
    }
    set {
      objc_setAssociatedObject(self, &PopoverKeys.background, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIPageViewController {
  /// The recognizers of a page curl; none, because pages scroll or change at once.
  ///
  /// Source: Apple, `gestureRecognizers`: "only for page curl".
  public var gestureRecognizers: [UIGestureRecognizer] { [] }
}
