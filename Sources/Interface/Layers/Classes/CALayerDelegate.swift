public import Foundation
public import GimbalGraphics

/// The object that lays out, draws and animates a layer; a view does so for its own.
///
/// Source: Apple, CALayerDelegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its content.
  func display(_ layer: CALayer)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  #if !canImport(Darwin)
    /// Draws the layer upon a context, which keeps geometry alone.
    func draw(_ layer: CALayer, in ctx: CGContext)
  #endif
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action that runs when a property changes or another event happens: nil lets the layer look further,
  /// and `NSNull` is nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Not implemented.
  public func display(_ layer: CALayer) {}
  /// Not implemented.
  public func layerWillDraw(_ layer: CALayer) {}
  #if !canImport(Darwin)
    /// Not implemented.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
  #endif
  /// Not implemented.
  public func layoutSublayers(of layer: CALayer) {}
  /// Not implemented.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that runs when a layer changes: an animation, or nothing.
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

/// The form of a rounded corner.
///
/// Source: Apple, CALayerCornerCurve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The longer curve of the system's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The place of a layer's content in its bounds.
///
/// Source: Apple, CALayerContentsGravity.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Filling the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Filling the bounds, in its proportions.
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
