public import Foundation
public import GimbalEngine
public import GimbalFields
public import GimbalGraphics

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIImage.pngData()`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIImage.jpegData(compressionQuality:)`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CGRect.inset(by:)`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIEdgeInsets.init(top:left:bottom:right:)`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIOffset.init(horizontal:vertical:)`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibility.isVoiceOverRunning`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibility.isReduceMotionEnabled`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibility.isReduceTransparencyEnabled`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceTransparencyEnabled")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibility.isBoldTextEnabled`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isBoldTextEnabled")
@preconcurrency @MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibility.post(notification:argument:)`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

extension UIView {
  /// `bringSubviewToFront(_:)`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// `sendSubviewToBack(_:)`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// `children`, as Swift 4 names them.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// `addChild(_:)`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// `removeFromParent()`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// `isMovingToParent`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// `isMovingFromParent`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }

  /// `willMove(toParent:)`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// `didMove(toParent:)`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// True if the controller cannot be dismissed by a swipe: deprecated from iOS 13 on for
  /// `isModalInPresentation`.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
}

extension UIActivityIndicatorView {
  /// `init(style:)`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// `style`, as Swift 4 names it.
  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIAccessibilityTraits {
  /// Returns the union, as Swift 4 writes an option set.
  @available(swift, obsoleted: 4.2, message: "use union(_:)")
  public static func | (left: Self, right: Self) -> Self { left.union(right) }

  /// Forms the union, as Swift 4 writes an option set.
  @available(swift, obsoleted: 4.2, message: "use formUnion(_:)")
  public static func |= (left: inout Self, right: Self) { left.formUnion(right) }
}
