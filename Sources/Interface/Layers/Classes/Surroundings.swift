package import Foundation
package import GimbalGeometry
import GimbalMotion

/// A view as its layer sees it: the view keeps what both have.
@preconcurrency @MainActor
package protocol LayerHost: AnyObject {
  var hostedGeometry: HostedGeometry { get }
  /// Seconds on the device's clock.
  var hostedTime: Double { get }
  var hostedIsHidden: Bool { get }
  var hostedOpacity: CGFloat { get }
  var hostedMasksToBounds: Bool { get }
  var hostedIsOpaque: Bool { get }
  var hostedColor: CGColor? { get }
  func host(bounds: CGRect)
  func host(position: CGPoint)
  func host(transform: CGAffineTransform)
  func host(frame: CGRect)
  func host(isHidden: Bool)
  func host(opacity: CGFloat)
  func host(masksToBounds: Bool)
  func host(isOpaque: Bool)
  func host(color: CGColor?)
  /// Has the view note that its frame does not follow from its center alone.
  func hostedAnchorDidChange()

  /// The superview.
  var hostAbove: (any LayerHost)? { get }
  /// The layer, which is made when it is first asked for.
  var hostedLayer: CALayer { get }
  /// The layer if it has been made.
  var madeLayer: CALayer? { get }
  /// The subviews' layers, which are made.
  var layersBelow: [CALayer] { get }
  /// True if the view is in a window, or is one.
  var isHostShown: Bool { get }
  /// The device.
  var surroundings: any LayerSurroundings { get }
  /// The number by which descriptions name the layer.
  nonisolated var layerIdentity: String { get }

  /// Adds a subview by its layer, below the layer of another subview, or in front of all.
  func hostInsert(_ layer: CALayer, below sibling: CALayer?)
  func hostRemove()
  /// True if the view lies in the other one, or is it.
  func isHost(inside other: any LayerHost) -> Bool

  /// Marks the view, and lays it out.
  func hostNeedsLayout()
  func hostLayoutIfNeeded()
  func hostNeedsDisplay(_ rect: CGRect?)
  /// The view's answer to a change of a property: what animates it, or nil.
  func hostAction(for key: String) -> (any CAAction)?
}

/// The place of a view as its layer has it.
package struct HostedGeometry {
  /// The view's own rectangle, in points.
  package let bounds: CGRect
  /// The place of the anchor point in the superview, in points.
  package let position: CGPoint
  /// The view's transform; nil where it and the layer's are none.
  package let transform: CGAffineTransform?

  package init(bounds: CGRect, position: CGPoint, transform: CGAffineTransform?) {
    (self.bounds, self.position, self.transform) = (bounds, position, transform)
  }
}

/// A device as layers see it.
@preconcurrency @MainActor
package protocol LayerSurroundings: AnyObject {
  /// Seconds on the device's clock.
  var layerTime: Double { get }
  /// The pending work of the device's layers.
  var layerWork: LayerWork { get }
  /// Has something done after some seconds; the number takes it back.
  func scheduleForLayers(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> Int
  func cancelForLayers(_ number: Int)
  /// Tells that the app has misused a layer.
  func report(_ exception: LayerException)
}

/// A misuse of layers.
@MainActor
package enum LayerException {
  /// A layer that would come to lie in itself.
  case cycle(String)
  case tooDeep
  case boundsNotFinite(CGRect)
  case positionNotFinite(CGPoint)
  case transformNotFinite(String)
  case notFinite(String)
  /// A view's layer in a layer that belongs to no view.
  case viewInLayer(String)
  /// A view as the delegate of a layer that is another's.
  case viewAsDelegate(String)
  /// A layer that is to be replaced and is not there.
  case strangeSublayer(String)
  /// An animation without a path to a property.
  case unknownKeyPath(String)
}

/// The device that layers without a view take for theirs.
@MainActor
package enum CurrentSurroundings {
  /// Finds the current device: set by the room that has devices.
  package static var find: @MainActor () -> (any LayerSurroundings)? = { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the current device's clock, in seconds.
///
/// Source: Apple, CACurrentMediaTime.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> Double { CurrentSurroundings.find()?.layerTime ?? 0 }
