public import Foundation
public import GimbalTraits

/// The figures of a device, beyond its screen, that layout needs.
public struct LayoutMetrics: Sendable {
  /// The widest that text is to run at a size of text, in points; nil for no limit.
  ///
  /// See: L-GUIDE-4.
  public var readableWidth: @Sendable (UIContentSizeCategory) -> CGFloat?
  /// A length of a bar, in points, and the reason where it is assumed.
  public var barHeight: @Sendable (BarMetric) -> (height: CGFloat, assumed: String?)

  /// The height of the docked keyboard, in points, and the reason where it is assumed.
  public var keyboardHeight: @Sendable (_ isLandscape: Bool) -> (height: CGFloat, assumed: String?)

  /// The places of sheets below the largest detent; nil where they do not float.
  public var floatingSheet: FloatingSheetMetrics?

  /// Creates the figures.
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

  /// No limits and no bars.
  static let none = LayoutMetrics(readableWidth: { _ in nil }, barHeight: { _ in (0, nil) })
}
