public import Foundation
public import GimbalGeometry
import GimbalTraits

/// Semantic regions of a view, for guides and insets.
extension UIView {
  /// A region of a view that excludes covered parts: the safe area, the margins or the readable
  /// content.
  ///
  /// Source: Apple, UIView.LayoutRegion (from iOS 26 on).
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region also avoids a window's rounded corners and controls.
    ///
    /// Source: Apple, UIView.LayoutRegion.AdaptivityAxis.
    public enum AdaptivityAxis: Hashable, Sendable {
      case horizontal
      case vertical
    }

    fileprivate let kind: SystemGuide
    fileprivate let adaptation: AdaptivityAxis?
    fileprivate var bar: Bar?

    /// The edge and the extent of a bar.
    fileprivate struct Bar: Hashable {
      /// The edge of the view at which the bar is.
      var edge: UIRectEdge
      /// True if `edge` is leading or trailing, with leading stored as left.
      var isDirectional: Bool
      /// The height or width of the bar, in points.
      var extent: CGFloat
    }

    /// Returns the region that bars, sensor housing and home indicator do not cover.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, adaptation: cornerAdaptation)
    }

    /// Returns the region inside the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, adaptation: cornerAdaptation)
    }

    /// Returns the region inside the margins, limited to the readable width.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, adaptation: cornerAdaptation)
    }

    /// Returns the region of a bar with an extent in points at an edge, except the covered parts of
    /// the display (from iOS 27.1 on).
    public static func bar(onEdge edge: UIRectEdge, extent: CGFloat) -> LayoutRegion {
      LayoutRegion(
        kind: .safeArea, adaptation: nil,
        bar: Bar(edge: edge, isDirectional: false, extent: extent))
    }

    /// Returns the region of a bar at a leading or trailing edge (from iOS 27.1 on).
    public static func bar(onEdge edge: NSDirectionalRectEdge, extent: CGFloat) -> LayoutRegion {
      LayoutRegion(
        kind: .safeArea, adaptation: nil,
        bar: Bar(edge: UIRectEdge(rawValue: edge.rawValue), isDirectional: true, extent: extent))
    }
  }

  /// Returns the guide that follows a region of the view; the same guide for equal regions.
  ///
  /// Rule: L-GUIDE-7.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    prepare(region, "layoutGuide(for:)")
    return systemGuide(region.kind)
  }

  /// Returns the insets of a region from the view's bounds, in points.
  ///
  /// See: L-GUIDE-7.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    prepare(region, "edgeInsets(for:)") ? insets(of: region) : .zero
  }

  /// Returns the insets of a region from the view's bounds by leading and trailing, in points.
  ///
  /// See: L-GUIDE-7.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    guard prepare(region, "directionalEdgeInsets(for:)") else { return .zero }
    let insets = insets(of: region)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  /// Returns the insets of a region, including those for corners.
  private func insets(of region: LayoutRegion) -> UIEdgeInsets {
    if let bar = region.bar { return insets(of: bar) }
    let insets = insets(of: region.kind)
    return region.adaptation.map { clearOfCorners(insets, along: $0) } ?? insets
  }

  /// Returns insets that also avoid the display's rounded corners, along one axis.
  ///
  /// On the diagonal, a part of the corner's radius lies outside of the arc; that length is the
  /// inset. Of the two corners at a side, the larger inset counts.
  ///
  /// Rule: R-FOLD-17.
  private func clearOfCorners(
    _ insets: UIEdgeInsets, along axis: LayoutRegion.AdaptivityAxis
  ) -> UIEdgeInsets {
    let corners = BarSides(machine).cornerInsets
    guard corners.count == 4, let window else { return insets }
    let frame = convert(bounds, to: window)
    let beyond = UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: window.bounds.height - frame.maxY,
      right: window.bounds.width - frame.maxX)
    var insets = insets
    switch axis {
    case .horizontal:
      insets.left = max(insets.left, max(corners[0], corners[3]) - beyond.left)
      insets.right = max(insets.right, max(corners[1], corners[2]) - beyond.right)
    case .vertical:
      insets.top = max(insets.top, max(corners[0], corners[1]) - beyond.top)
      insets.bottom = max(insets.bottom, max(corners[2], corners[3]) - beyond.bottom)
    }
    return insets
  }

  /// Returns the insets of a bar: its center is 48 points from the edge, whatever its extent, and
  /// it ends at covered parts of the display.
  ///
  /// Rule: R-FOLD-18.
  private func insets(of bar: LayoutRegion.Bar) -> UIEdgeInsets {
    let near = 48 - bar.extent / 2
    let isReversed = bar.isDirectional && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isVertical = !bar.edge.isDisjoint(with: [.left, .right])
    let isLeft = bar.edge.contains(.left) != isReversed
    var insets = clearOfCorners(safeAreaInsets, along: isVertical ? .vertical : .horizontal)
    if isVertical {
      let far = bounds.width - near - bar.extent
      insets.left = isLeft ? near : far
      insets.right = isLeft ? far : near
    } else {
      let far = bounds.height - near - bar.extent
      insets.top = bar.edge.contains(.top) ? near : far
      insets.bottom = bar.edge.contains(.top) ? far : near
    }
    let position = bounds.inset(by: insets)
    for region in reservedRegions(kind: .occlusion) where region.frame.intersects(position) {
      let frame = region.frame
      switch (isVertical, isVertical ? frame.midY < bounds.midY : frame.midX < bounds.midX) {
      case (true, true): insets.top = max(insets.top, frame.maxY)
      case (true, false): insets.bottom = max(insets.bottom, bounds.height - frame.minY)
      case (false, true): insets.left = max(insets.left, frame.maxX)
      case (false, false): insets.right = max(insets.right, bounds.width - frame.minX)
      }
    }
    return insets
  }

  /// Returns true if the system has layout regions; reports it if corners add nothing to them.
  @discardableResult
  private func prepare(_ region: LayoutRegion, _ member: String) -> Bool {
    if region.adaptation != nil, BarSides(machine).cornerInsets.isEmpty {
      machine.assumptions.record(
        "the insets for a window's corners and controls are not measured",
        of: "layout regions")
    }
    return isOffered(from: 26, member)
  }
}
