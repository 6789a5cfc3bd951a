public import Foundation
public import GimbalAlerts
public import GimbalEngine
public import GimbalGeometry

/// An item that is dragged; stored, because no touch drags it.
///
/// Source: Apple, UIDragItem.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of its value.
  open private(set) var itemProvider: NSItemProvider
  /// An object that the app attaches.
  @Settable open var localObject: Any?
  /// Creates the preview under the touch.
  @Settable open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with a provider.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The preview under the dragging touch; stored, not drawn.
///
/// Source: Apple, UIDragPreview.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// The outline and background of the preview.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// Creates a preview of a view with default parameters.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The outline and the background of a drag preview; stored without effect.
///
/// Source: Apple, UIDragPreviewParameters.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The target of a preview: a container view, a center and a transform.
///
/// Source: Apple, UIPreviewTarget.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The container view.
  public final let container: UIView
  /// The centre, in the coordinates of the container, in points.
  public final let center: CGPoint
  /// The transform.
  public final let transform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// The target of a drag preview.
///
/// Source: Apple, UIDragPreviewTarget.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

extension UITargetedPreview {
  /// The target of the preview: that of the view, unless another was given; stored without effect.
  public var target: UIPreviewTarget {
    stored(UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view that moves to a target.
  public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.init(view: view, parameters: parameters)
    store(target, "target")
  }

  /// Returns the same preview with another target.
  public func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A preview of a view that is dragged or dropped; stored without effect.
///
/// Source: Apple, UITargetedDragPreview.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the same preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Animations along with a drag.
///
/// Source: Apple, UIDragAnimating.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
