package import Foundation
package import GimbalGeometry
import GimbalMotion

/// The members of a view that its layer uses; the view stores the properties that both have.
///
/// `UIView` conforms to it in the layer above (`UIView+Hosting.swift`). `CALayer` reads and writes
/// these members instead of values of its own while it belongs to a view.
@preconcurrency @MainActor
package protocol LayerHost: AnyObject {
  /// Bounds, position and transform of the view, which are those of the layer.
  var hostedGeometry: HostedGeometry { get }
  /// Seconds on the device's clock.
  var hostedTime: Double { get }
  /// The value of `isHidden` of both.
  var hostedIsHidden: Bool { get }
  /// The layer's `opacity`: the view's `alpha`.
  var hostedOpacity: CGFloat { get }
  /// The layer's `masksToBounds`: the view's `clipsToBounds`.
  var hostedMasksToBounds: Bool { get }
  /// The value of `isOpaque` of both.
  var hostedIsOpaque: Bool { get }
  /// The value of `backgroundColor` of both.
  var hostedColor: CGColor? { get }
  /// Sets the view's bounds because the layer's were set; the functions below set other properties.
  func host(bounds: CGRect)
  /// Sets the view's center.
  func host(position: CGPoint)
  /// Sets the view's transform.
  func host(transform: CGAffineTransform)
  /// Sets the view's frame.
  func host(frame: CGRect)
  /// Sets `isHidden` of the view.
  func host(isHidden: Bool)
  /// Sets the view's alpha to the layer's opacity.
  func host(opacity: CGFloat)
  /// Sets `clipsToBounds` of the view.
  func host(masksToBounds: Bool)
  /// Sets `isOpaque` of the view.
  func host(isOpaque: Bool)
  /// Sets the view's background color; nil removes it.
  func host(color: CGColor?)
  /// Records that the layer's anchor point may not be the center, so the view's frame depends on
  /// it.
  ///
  /// - Returns: false, after UIKit's exception, if the frame is not finite.
  func hostedAnchorDidChange() -> Bool

  /// The superview.
  var hostAbove: (any LayerHost)? { get }
  /// The layer, which is made when it is first read.
  var hostedLayer: CALayer { get }
  /// The layer; nil if nothing has read it yet.
  var madeLayer: CALayer? { get }
  /// The subviews' layers, which are made if necessary.
  var layersBelow: [CALayer] { get }
  /// True if the view is in a window, or is one.
  var isHostShown: Bool { get }
  /// The device of the view.
  var surroundings: any LayerSurroundings { get }
  /// The address that descriptions of the layer show, the same in every run.
  nonisolated var layerIdentity: String { get }

  /// Adds a subview by its layer, below the layer of another subview, or in front of all.
  func hostInsert(_ layer: CALayer, below sibling: CALayer?)
  /// Removes the view from its superview, because its layer was removed.
  func hostRemove()
  /// Returns true if the view is inside the other one, or equal to it.
  func isHost(inside other: any LayerHost) -> Bool

  /// Calls `setNeedsLayout()` of the view.
  func hostNeedsLayout()
  /// Calls `layoutIfNeeded()` of the view.
  func hostLayoutIfNeeded()
  /// Calls `setNeedsDisplay(_:)` of the view; nil stands for all of it.
  func hostNeedsDisplay(_ rect: CGRect?)
  /// Returns the view's action for a change of a property, or nil.
  func hostAction(for key: String) -> (any CAAction)?
}

/// The geometry of a view for its layer.
package struct HostedGeometry {
  /// The view's bounds in its own coordinates, in points.
  package let bounds: CGRect
  /// The position of the anchor point in the superview, in points.
  package let position: CGPoint
  /// The view's transform; nil if neither it nor the layer has one.
  package let transform: CGAffineTransform?

  /// Creates the geometry; the view calls it for each read of its layer.
  package init(bounds: CGRect, position: CGPoint, transform: CGAffineTransform?) {
    (self.bounds, self.position, self.transform) = (bounds, position, transform)
  }
}

/// The interface of a device that layers use.
///
/// The machine conforms to it in the module Engine, so that layers do not depend on devices.
@preconcurrency @MainActor
package protocol LayerSurroundings: AnyObject {
  /// The time of the device in virtual seconds, the value of `CACurrentMediaTime()`.
  var layerTime: Double { get }
  /// The pending work of the device's layers, which layers enqueue.
  var layerWork: LayerWork { get }
  /// Schedules an action after some seconds; returns a number with which it can be cancelled.
  func scheduleForLayers(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> Int
  /// Cancels an action of `scheduleForLayers(after:_:)`.
  func cancelForLayers(_ number: Int)
  /// Reports a misuse of a layer by the app.
  func report(_ exception: LayerException)
}

/// A misuse of layers by the app; the Engine module turns it into an exception.
@MainActor
package enum LayerException {
  /// A layer that would become its own descendant.
  case cycle(String)
  /// A layer below more layers than Gimbal supports.
  case tooDeep
  /// The new bounds have a NaN or infinite value.
  case boundsNotFinite(CGRect)
  /// The new position has a NaN or infinite value.
  case positionNotFinite(CGPoint)
  /// A new transform has a NaN or infinite value.
  case transformNotFinite(String)
  /// Another number is NaN or infinite.
  case notFinite(String)
  /// A view's layer in a layer that belongs to no view.
  case viewInLayer(String)
  /// A view as the delegate of another view's layer.
  case viewAsDelegate(String)
  /// A layer to be replaced that is not a sublayer.
  case strangeSublayer(String)
  /// An animation with an unknown key path.
  case unknownKeyPath(String)
}

/// Finds the device for layers without a view.
@MainActor
package enum CurrentSurroundings {
  /// Finds the current device; set by the layer that contains devices.
  package static var find: @MainActor () -> (any LayerSurroundings)? = { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the current device's clock, in seconds.
///
/// Source: Apple, CACurrentMediaTime.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> Double { CurrentSurroundings.find()?.layerTime ?? 0 }
