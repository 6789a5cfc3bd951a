public import Foundation
public import GimbalGeometry

/// An arrangement of two views: ``UISplitArrangement`` or ``UIOverlayArrangement`` (from iOS 27.1 on).
///
/// Source: Apple, UIArrangement.
public protocol UIArrangement {}

/// An arrangement that shares its place out to two views, across or down (from iOS 27.1 on).
///
/// Source: Apple, UISplitArrangement.
///
/// See: R-FOLD-22.
public struct UISplitArrangement: UIArrangement {
  /// A length of a view.
  ///
  /// Source: Apple, UISplitArrangementDimension.
  public enum Dimension: Hashable, Sendable {
    /// What the arrangement chooses.
    case automatic
    /// The length that fits the view's content.
    case intrinsic
    /// A part of the place.
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
    /// The length that the view is to have.
    public var preferred = Dimension.automatic
    /// The greatest length.
    public var maximum = Dimension.automatic

    /// Creates a range that leaves all to the arrangement.
    public init() {}
  }

  /// The properties of a view.
  ///
  /// Source: Apple, UISplitArrangementViewProperties.
  public struct ViewProperties: Hashable, Sendable {
    /// The lengths where the place is shared out across.
    public var width = DimensionRange()
    /// The lengths where the place is shared out down.
    public var height = DimensionRange()
    /// The view of the higher priority gets its length first.
    public var layoutPriority: CGFloat = 0

    /// Creates properties that leave all to the arrangement.
    public init() {}
  }

  /// The axes along which the place may be shared out.
  public var axes = UIAxis.both
  /// The properties of a view for which none were set.
  public let defaultViewProperties = ViewProperties()
  private var properties: [UIArrangementViewController.ViewPlacement: ViewProperties] = [:]

  /// Creates an arrangement along both axes.
  public init() {}

  /// Sets the properties of the view in a place.
  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    self.properties[placement] = properties
  }

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
    /// The edge at which the view stands while both are beside each other.
    public var edge: NSDirectionalRectEdge = []

    /// Creates properties that leave the edge to the arrangement.
    public init() {}
  }

  /// The axes along which the views may stand beside each other.
  public var axes = UIAxis.both
  /// The properties of a view for which none were set.
  public let defaultViewProperties = ViewProperties()
  private var properties: [UIArrangementViewController.ViewPlacement: ViewProperties] = [:]

  /// Creates an arrangement along both axes.
  public init() {}

  /// Sets the properties of the view in a place.
  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    self.properties[placement] = properties
  }

  func properties(
    for placement: UIArrangementViewController.ViewPlacement
  ) -> ViewProperties { properties[placement] ?? defaultViewProperties }
}
