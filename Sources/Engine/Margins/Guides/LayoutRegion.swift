public import GimbalGeometry
import GimbalTraits

/// Parts of a view by their meaning, for guides and insets.
extension UIView {
  /// A part of a view that keeps clear of what covers it: the safe area, the margins or the readable content.
  ///
  /// Source: Apple, UIView.LayoutRegion (from iOS 26 on).
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region also keeps clear of a window's rounded corners and controls.
    ///
    /// Source: Apple, UIView.LayoutRegion.AdaptivityAxis.
    public enum AdaptivityAxis: Hashable, Sendable {
      case horizontal
      case vertical
    }

    fileprivate let kind: SystemGuide
    fileprivate let adaptation: AdaptivityAxis?

    /// The part that bars, sensor and home indicator leave free.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, adaptation: cornerAdaptation)
    }

    /// The part inside the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, adaptation: cornerAdaptation)
    }

    /// The part inside the margins that is no wider than lines of text are easily read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, adaptation: cornerAdaptation)
    }
  }

  /// Returns the guide that follows a region of the view; the same guide for equal regions.
  ///
  /// Rule: L-GUIDE-7.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    prepare(region, "layoutGuide(for:)")
    return systemGuide(region.kind)
  }

  /// Returns the distances of a region from the edges of the view's bounds, in points.
  ///
  /// See: L-GUIDE-7.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    prepare(region, "edgeInsets(for:)") ? insets(of: region.kind) : .zero
  }

  /// Returns the distances of a region from the edges of the view's bounds by the direction of reading, in points.
  ///
  /// See: L-GUIDE-7.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    guard prepare(region, "directionalEdgeInsets(for:)") else { return .zero }
    let insets = insets(of: region.kind)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  /// Returns whether the system has regions, and says that corners add nothing to them.
  @discardableResult
  private func prepare(_ region: LayoutRegion, _ member: String) -> Bool {
    if region.adaptation != nil {
      machine.assumptions.note(
        "the insets that keep clear of a window's corners and controls are not recorded",
        of: "layout regions")
    }
    return isOffered(from: 26, member)
  }
}
