public import Foundation
public import GimbalTraits

/// The metrics of a device, beyond those of its screen, that layout needs.
public struct LayoutMetrics: Sendable {
  /// The maximum width of readable text at a text size, in points; nil for no limit.
  ///
  /// See: L-GUIDE-4.
  public var readableWidth: @Sendable (UIContentSizeCategory) -> CGFloat?
  /// Returns a length of a bar, in points, and the reason if it is assumed.
  public var barHeight: @Sendable (BarMetric) -> (height: CGFloat, assumed: String?)

  /// Returns the height of the docked keyboard, in points, and the reason if it is assumed.
  public var keyboardHeight: @Sendable (_ isLandscape: Bool) -> (height: CGFloat, assumed: String?)

  /// The metrics of sheets below the largest detent; nil if they do not float.
  public var floatingSheet: FloatingSheetMetrics?

  /// Creates the metrics.
  public init(
    readableWidth: @escaping @Sendable (UIContentSizeCategory) -> CGFloat?,
    barHeight: @escaping @Sendable (BarMetric) -> (height: CGFloat, assumed: String?),
    keyboardHeight:
      @escaping @Sendable (_ isLandscape: Bool) -> (height: CGFloat, assumed: String?) = { _ in
        (0, nil)
      },
    floatingSheet: FloatingSheetMetrics? = nil
  ) {
    self.keyboardHeight = keyboardHeight
    self.floatingSheet = floatingSheet
    self.readableWidth = readableWidth
    self.barHeight = barHeight
  }

  /// Metrics without limits and bars.
  static let none = LayoutMetrics(readableWidth: { _ in nil }, barHeight: { _ in (0, nil) })
}
