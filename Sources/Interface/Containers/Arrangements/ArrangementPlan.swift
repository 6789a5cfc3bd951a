import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The frames of the two views of an arrangement.
///
/// See: R-FOLD-22.
@MainActor
struct ArrangementPlan {
  /// The role of a view in the arrangement: primary or secondary.
  typealias Placement = UIArrangementViewController.ViewPlacement

  /// The part of the container that nothing covers, in its coordinates, in points.
  let position: CGRect
  /// The horizontal size class of the container.
  let horizontal: UIUserInterfaceSizeClass
  /// The vertical size class of the container.
  let vertical: UIUserInterfaceSizeClass
  /// True if the primary view begins at the right.
  let isRightToLeft: Bool
  /// The fold while it divides the container; nil otherwise.
  let fold: CGRect?

  /// The frames of the views in the container, in points.
  private(set) var frames: [Placement: CGRect] = [:]
  /// The order of the views from back to front.
  private(set) var zIndices: [Placement: Int] = [.primary: 0, .secondary: 0]
  /// The axis along which the container is split; nil if it is not.
  private(set) var axis: UIAxis?
  /// True if only the primary view is shown.
  private(set) var hidesSecondary = false

  /// Begins with both views in the whole container; the arrangement then changes the frames.
  init(
    position: CGRect, traits: UITraitCollection, isRightToLeft: Bool, fold: CGRect?
  ) {
    self.position = position
    horizontal = traits.horizontalSizeClass
    vertical = traits.verticalSizeClass
    self.isRightToLeft = isRightToLeft
    self.fold = fold
    frames = [.primary: position, .secondary: position]
  }

  /// The longer axis of the container.
  private var longAxis: UIAxis { position.width > position.height ? .horizontal : .vertical }

  /// Returns the parts before and after the fold if it crosses the axis; before is leading or
  /// above.
  private func parts(along axis: UIAxis) -> (before: CGRect, after: CGRect)? {
    guard let fold, (fold.height > fold.width) == (axis == .horizontal), fold.intersects(position)
    else { return nil }
    var (first, second) = (position, position)
    if axis == .horizontal {
      first.size.width = max(0, fold.minX - position.minX)
      second.origin.x = fold.maxX
      second.size.width = max(0, position.maxX - fold.maxX)
      return isRightToLeft ? (second, first) : (first, second)
    }
    first.size.height = max(0, fold.minY - position.minY)
    second.origin.y = fold.maxY
    second.size.height = max(0, position.maxY - fold.maxY)
    return (first, second)
  }

  /// Splits the container at the fold if it divides the container, otherwise by the views'
  /// properties.
  ///
  /// The primary view gets the whole container if the axis is not allowed or its size class is
  /// compact.
  mutating func split(
    _ arrangement: UISplitArrangement, fitting: (Placement, UIAxis) -> CGFloat
  ) {
    let axis = longAxis
    let sizeClass = axis == .horizontal ? horizontal : vertical
    guard arrangement.axes.contains(axis), sizeClass == .regular else {
      hidesSecondary = true
      return
    }
    self.axis = axis
    if let parts = parts(along: axis) {
      frames = [.primary: parts.before, .secondary: parts.after]
      return
    }
    let length = axis == .horizontal ? position.width : position.height
    let primary = primaryLength(arrangement, along: axis, of: length, fitting: fitting)
    var (first, second) = (position, position)
    if axis == .horizontal {
      first.size.width = primary
      second.size.width = length - primary
      if isRightToLeft {
        first.origin.x = position.maxX - primary
      } else {
        second.origin.x += primary
      }
    } else {
      first.size.height = primary
      second.size.height = length - primary
      second.origin.y += primary
    }
    frames = [.primary: first, .secondary: second]
  }

  /// Returns the length of the primary view, in points.
  ///
  /// The length is half of the available one, unless either view has properties. Properties with
  /// the higher priority apply first.
  private func primaryLength(
    _ arrangement: UISplitArrangement, along axis: UIAxis, of length: CGFloat,
    fitting: (Placement, UIAxis) -> CGFloat
  ) -> CGFloat {
    let primary = arrangement.properties(for: .primary)
    let secondary = arrangement.properties(for: .secondary)
    func range(_ properties: UISplitArrangement.ViewProperties) -> UISplitArrangement.DimensionRange
    {
      axis == .horizontal ? properties.width : properties.height
    }
    /// Returns a dimension in points; nil if the arrangement leaves it open.
    func points(_ dimension: UISplitArrangement.Dimension, _ placement: Placement) -> CGFloat? {
      switch dimension {
      case .automatic: nil
      case .intrinsic: fitting(placement, axis)
      case .fractional(let part): length * part
      case .absolute(let points): points
      }
    }
    /// Limits a length to a view's range and to the container.
    func limited(
      _ expected: CGFloat, _ range: UISplitArrangement.DimensionRange, _ placement: Placement
    ) -> CGFloat {
      let most = points(range.maximum, placement) ?? length
      let least = points(range.minimum, placement) ?? 0
      return min(max(min(expected, most), least), length)
    }
    let mine = points(range(primary).preferred, .primary)
    let other = points(range(secondary).preferred, .secondary).map { length - $0 }
    let secondaryRules = mine == nil || secondary.layoutPriority > primary.layoutPriority
    let expected = secondaryRules ? other ?? mine ?? length / 2 : mine ?? length / 2
    let remaining = length - limited(length - expected, range(secondary), .secondary)
    let result = limited(remaining, range(primary), .primary)
    return secondary.layoutPriority > primary.layoutPriority
      ? length - limited(length - result, range(secondary), .secondary) : result
  }

  /// Lays the primary view over the secondary one.
  ///
  /// While the fold divides the container, the views are on either side of it. The secondary view
  /// is before the fold unless an edge was set.
  mutating func overlay(_ arrangement: UIOverlayArrangement) {
    let axis = longAxis
    guard arrangement.axes.contains(axis), let parts = parts(along: axis) else {
      zIndices[.primary] = 1
      return
    }
    self.axis = axis
    let first: NSDirectionalRectEdge = axis == .horizontal ? .leading : .top
    let last: NSDirectionalRectEdge = axis == .horizontal ? .trailing : .bottom
    let isPrimaryFirst =
      arrangement.properties(for: .primary).edge.contains(first)
      || arrangement.properties(for: .secondary).edge.contains(last)
    frames = [
      .primary: isPrimaryFirst ? parts.before : parts.after,
      .secondary: isPrimaryFirst ? parts.after : parts.before,
    ]
  }
}
