public import Foundation
public import GimbalAlerts
public import GimbalEngine
public import GimbalGeometry

/// A thing that is dragged; kept, since no finger drags one.
///
/// Source: Apple, UIDragItem.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The value that goes with it.
  open private(set) var itemProvider: NSItemProvider
  /// An object of the app's own.
  @Settable open var localObject: Any?
  /// Makes the picture under the finger.
  @Settable open var previewProvider: (() -> UIDragPreview?)?

  /// Creates one of a value.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The picture under the finger that drags; kept, not drawn.
///
/// Source: Apple, UIDragPreview.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// Its outline and background.
  public final let parameters: UIDragPreviewParameters

  /// Creates one of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  /// Creates one of a view as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The outline and the background of what is dragged; kept.
///
/// Source: Apple, UIDragPreviewParameters.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place where a preview stands: a view that holds it, a centre and a transform.
///
/// Source: Apple, UIPreviewTarget.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that holds it.
  public final let container: UIView
  /// The centre, in the coordinates of the container, in points.
  public final let center: CGPoint
  /// The transform.
  public final let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// The place of what is dragged.
///
/// Source: Apple, UIDragPreviewTarget.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

extension UITargetedPreview {
  /// The place to which it goes: that of the view, unless another was given; kept.
  public var target: UIPreviewTarget {
    stored(UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates one of a view that goes to a place.
  public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.init(view: view, parameters: parameters)
    store(target, "target")
  }

  /// The same at another place.
  public func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A view that stands out while it is dragged or dropped; kept.
///
/// Source: Apple, UITargetedDragPreview.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Animations that go with a drag.
///
/// Source: Apple, UIDragAnimating.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that go with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
