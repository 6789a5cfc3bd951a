public import Foundation
public import GimbalGeometry

/// An arrangement of two views: ``UISplitArrangement`` or ``UIOverlayArrangement`` (from iOS 27.1 on).
///
/// Source: Apple, UIArrangement.
public protocol UIArrangement {}

/// An arrangement that splits its container between two views (from iOS 27.1 on).
///
/// Source: Apple, UISplitArrangement.
///
/// See: R-FOLD-22.
public struct UISplitArrangement: UIArrangement {
  /// A length of a view.
  ///
  /// Source: Apple, UISplitArrangementDimension.
  public enum Dimension: Hashable, Sendable {
    /// The arrangement decides.
    case automatic
    /// The length that fits the view's content.
    case intrinsic
    /// A fraction of the container.
    case fractional(CGFloat)
    /// A length in points.
    case absolute(CGFloat)
  }

  /// The lengths that a view may have.
  ///
  /// Source: Apple, UISplitArrangementDimensionRange.
  public struct DimensionRange: Hashable, Sendable {
    /// The least length.
    public var minimum = Dimension.automatic
    /// The preferred length.
    public var preferred = Dimension.automatic
    /// The greatest length.
    public var maximum = Dimension.automatic

    /// Creates a range in which the arrangement decides everything.
    public init() {}
  }

  /// The properties of a view.
  ///
  /// Source: Apple, UISplitArrangementViewProperties.
  public struct ViewProperties: Hashable, Sendable {
    /// The lengths in a horizontal split.
    public var width = DimensionRange()
    /// The lengths in a vertical split.
    public var height = DimensionRange()
    /// The priority; the view with the higher priority gets its length first.
    public var layoutPriority: CGFloat = 0

    /// Creates properties in which the arrangement decides everything.
    public init() {}
  }

  /// The axes along which the container may be split.
  public var axes = UIAxis.both
  /// The properties of a view for which none were set.
  public let defaultViewProperties = ViewProperties()
  private var properties: [UIArrangementViewController.ViewPlacement: ViewProperties] = [:]

  /// Creates an arrangement along both axes.
  public init() {}

  /// Sets the properties of the view with a placement.
  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    self.properties[placement] = properties
  }

  /// Returns the app's properties of a view, or the default ones.
  func properties(
    for placement: UIArrangementViewController.ViewPlacement
  ) -> ViewProperties { properties[placement] ?? defaultViewProperties }
}

/// An arrangement that lays one view over another (from iOS 27.1 on).
///
/// Source: Apple, UIOverlayArrangement.
///
/// See: R-FOLD-22.
public struct UIOverlayArrangement: UIArrangement {
  /// The properties of a view.
  ///
  /// Source: Apple, UIOverlayArrangementViewProperties.
  public struct ViewProperties: Hashable, Sendable {
    /// The edge of the view while both views are next to each other.
    public var edge: NSDirectionalRectEdge = []

    /// Creates properties in which the arrangement decides the edge.
    public init() {}
  }

  /// The axes along which the views may be next to each other.
  public var axes = UIAxis.both
  /// The properties of a view for which none were set.
  public let defaultViewProperties = ViewProperties()
  private var properties: [UIArrangementViewController.ViewPlacement: ViewProperties] = [:]

  /// Creates an arrangement along both axes.
  public init() {}

  /// Sets the properties of the view with a placement.
  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    self.properties[placement] = properties
  }

  /// Returns the app's properties of a view, or the default ones.
  func properties(
    for placement: UIArrangementViewController.ViewPlacement
  ) -> ViewProperties { properties[placement] ?? defaultViewProperties }
}
