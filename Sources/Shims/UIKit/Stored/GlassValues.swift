public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// The radius of a corner; stored without effect.
///
/// Source: Apple, UICornerRadius (from iOS 26 on).
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  private enum Kind: Hashable {
    case fixed(Double)
    case concentric(minimum: Double?)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a fixed radius, in points.
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }

  /// Creates a fixed radius, in points.
  public init(integerLiteral value: Int) { self.init(.fixed(Double(value))) }

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// Returns a radius that is concentric with the container's corner, with a minimum in points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum))
  }
}

/// The radii of a view's corners; stored: nothing is drawn.
///
/// Source: Apple, UICornerConfiguration (from iOS 26 on).
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Shape: Hashable {
    case corners([UICornerRadius?])
    case uniform([UICornerRadius?])
    case capsule(maximum: Double?)
  }

  private let shape: Shape

  /// Returns the same radius for each corner.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
  }

  /// Returns a separate radius for each corner.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// Returns the same radius for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniform([radius, radius, radius, radius]))
  }

  /// Returns a radius for the top corners and one for the bottom corners.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniform([topRadius, topRadius, bottomRadius, bottomRadius]))
  }

  /// Returns a radius for the left corners and one for the right corners.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniform([leftRadius, rightRadius, leftRadius, rightRadius]))
  }

  /// Returns a radius for the top corners, and one for each of the others.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .uniform([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// Returns a radius for the bottom corners, and one for each of the others.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .uniform([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]))
  }

  /// Returns a radius for the left corners, and one for each of the others.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .uniform([leftRadius, topRightRadius, leftRadius, bottomRightRadius]))
  }

  /// Returns a radius for the right corners, and one for each of the others.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .uniform([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]))
  }

  /// Corners with half the shorter side as radius, up to a maximum in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }
}

extension UIView {
  /// The radii of the view's corners; stored (from iOS 26 on).
  public var cornerConfiguration: UICornerConfiguration {
    get { stored(.corners(radius: .fixed(0))) }
    set { store(newValue) }
  }
}

/// Glass in front of the content behind it; stored without effect.
///
/// Source: Apple, UIGlassEffect (from iOS 26 on).
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The kinds of glass.
  ///
  /// Source: Apple, UIGlassEffect.Style, with its raw values.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  /// The kind of glass.
  let style: Style
  /// True if the glass responds to touches; stored without effect.
  @Settable open var isInteractive = false
  /// The color of the glass; stored without effect.
  @Settable open var tintColor: UIColor?

  /// Creates glass of a kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates glass of the regular style.
  public convenience override init() { self.init(style: .regular) }
}

/// Glass that merges with adjacent glass; stored without effect.
///
/// Source: Apple, UIGlassContainerEffect (from iOS 26 on).
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which glass merges, in points; stored without effect.
  @Settable open var spacing: CGFloat = 0
}

/// The effect with which content fades at an edge of a scroll view; stored: nothing is drawn.
///
/// Source: Apple, UIScrollEdgeEffect (from iOS 26 on).
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The styles of the fade.
  ///
  /// Source: Apple, UIScrollEdgeEffect.Style.
  public final class Style: NSObject, Sendable {
    private override init() { super.init() }

    /// The system style.
    public static let automatic = Style()
    /// A fade with a dividing line.
    public static let hard = Style()
    /// A fade without a line.
    public static let soft = Style()
  }

  /// The style of the fade; stored without effect.
  @Settable open var style = Style.automatic
  /// True if nothing fades; stored without effect.
  @Settable open var isHidden = false

  override init() { super.init() }
}

extension UIScrollView {
  /// The fade at the top edge; stored (from iOS 26 on).
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The fade at the left edge; stored (from iOS 26 on).
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The fade at the bottom edge; stored (from iOS 26 on).
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  /// The fade at the right edge; stored (from iOS 26 on).
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect() }

  private func edgeEffect(_ name: String = #function) -> UIScrollEdgeEffect {
    if let old: UIScrollEdgeEffect = stored(nil, name) { return old }
    let new = UIScrollEdgeEffect()
    store(new, name)
    return new
  }
}

/// Declares that a view lies over the edge of a scroll view, whose content fades below it; stored
/// without effect.
///
/// Source: Apple, UIScrollEdgeElementContainerInteraction (from iOS 26 on).
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The scroll view whose content fades; stored without effect.
  open var scrollView: UIScrollView? {
    get { _scrollView }
    set { _scrollView = newValue }
  }
  private final weak var _scrollView: UIScrollView?
  /// The edge at which the content fades; stored without effect.
  @Settable open var edge: UIRectEdge = []

  /// Creates an interaction without a view.
  public override init() { super.init() }

  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}
