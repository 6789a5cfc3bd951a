public import Foundation
import GimbalGeometry
import GimbalTraces

/// The side of a popover from which its arrow points.
///
/// Source: Apple, UIPopoverArrowDirection.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Takes bits as they are.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover is below its source.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards: the popover is above its source.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left: the popover is on the right of its source.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right: the popover is on the left of its source.
  public static let right = Self(rawValue: 1 << 3)
  /// In any direction.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = Self(rawValue: .max)
}

/// The object that has a say in popovers.
///
/// Source: Apple, UIPopoverPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Not implemented.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { Machine.reachDefault() }
}

/// The presentation controller of popovers.
///
/// Source: Apple, UIPopoverPresentationController.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover points.
  open weak var sourceView: UIView?
  /// The rectangle to which it points, in the source view's coordinates; null for its bounds.
  open var sourceRect = CGRect.null
  /// The button to which it points.
  open weak var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Tells the delegate before a popover is shown as one.
  func prepare() {
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else { return }
    tellDelegate(.prepareForPopoverPresentation) { _ in
      delegate.prepareForPopoverPresentation(self)
    }
  }
}
