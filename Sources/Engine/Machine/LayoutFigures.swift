public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// What layout needs to know of a device beyond its screen.
public struct LayoutFigures: Sendable {
  /// The leading and trailing margin of a controller's view in a window that fills the upright screen,
  /// in points.
  public var portraitMargin: CGFloat
  /// The same with the device on its side, in points.
  public var landscapeMargin: CGFloat
  /// The widest that text is to run at a size of text, in points; nil for no limit.
  ///
  /// Source: L-GUIDE-4.
  public var readableWidth: @Sendable (UIContentSizeCategory) -> CGFloat?
  /// The height of a bar in an interface orientation, in points.
  public var barHeight: @Sendable (BarKind, UIInterfaceOrientation) -> CGFloat

  /// Creates the figures.
  public init(
    portraitMargin: CGFloat, landscapeMargin: CGFloat,
    readableWidth: @escaping @Sendable (UIContentSizeCategory) -> CGFloat?,
    barHeight: @escaping @Sendable (BarKind, UIInterfaceOrientation) -> CGFloat
  ) {
    self.portraitMargin = portraitMargin
    self.landscapeMargin = landscapeMargin
    self.readableWidth = readableWidth
    self.barHeight = barHeight
  }

  /// The leading and trailing margin of a controller's view in an interface orientation.
  func margin(_ orientation: UIInterfaceOrientation) -> CGFloat {
    orientation.isLandscape ? landscapeMargin : portraitMargin
  }

  /// No margins and no limits.
  static let none = LayoutFigures(
    portraitMargin: 0, landscapeMargin: 0, readableWidth: { _ in nil }, barHeight: { _, _ in 0 })
}
