public import Foundation
public import GimbalGraphics

/// The object that lays out, draws and animates a layer; a view is the delegate of its own layer.
///
/// Source: Apple, CALayerDelegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's content.
  func display(_ layer: CALayer)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  #if !canImport(Darwin)
    /// Draws the layer on a context that records only geometry.
    func draw(_ layer: CALayer, in ctx: CGContext)
  #endif
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property or another event.
  ///
  /// If nil, the layer searches further; `NSNull` means no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing if the delegate does not implement the method.
  public func display(_ layer: CALayer) {}
  /// Does nothing if the delegate does not implement the method.
  public func layerWillDraw(_ layer: CALayer) {}
  #if !canImport(Darwin)
    /// Does nothing if the delegate does not implement the method.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
  #endif
  /// Does nothing if the delegate does not implement the method.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil if the delegate does not implement the method; the layer searches further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action that runs when a layer changes: an animation, or nothing.
///
/// Source: Apple, CAAction.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Runs the action for a property or another event of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Corners of a layer.
///
/// Source: Apple, CACornerMask.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Edges of a layer.
///
/// Source: Apple, CAEdgeAntialiasingMask.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt32
  /// Creates edges from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Left.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// Right.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// Bottom.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// Top.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The shape of a rounded corner.
///
/// Source: Apple, CALayerCornerCurve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The longer curve of the system's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The position of a layer's content in its bounds.
///
/// Source: Apple, CALayerContentsGravity.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a position with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Filling the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with its aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Filling the bounds, with its aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
}
