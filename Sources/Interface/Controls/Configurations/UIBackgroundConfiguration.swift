public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// The color and insets behind a cell's content or a button's: kept, and draws nothing.
///
/// A button's view behind its content is placed within the insets.
///
/// Source: Apple, UIBackgroundConfiguration.
public struct UIBackgroundConfiguration {
  /// A view behind the content.
  public var customView: UIView?
  /// The color; nil follows the system.
  public var backgroundColor: UIColor?
  /// The change of that color; kept.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on what lies behind; kept.
  public var visualEffect: UIVisualEffect?
  /// The change of the line's color; kept.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The edges of the content's margins instead of those of the view, to which the insets are added; kept.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The filling of the background by its picture; kept.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The room around the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The width of the line around the background, in points.
  public var strokeWidth: CGFloat = 0
  /// The color of the line.
  public var strokeColor: UIColor?
  /// The distance of the line from the edge, in points.
  public var strokeOutset: CGFloat = 0
  /// A picture on the background.
  public var image: UIImage?

  /// The color of the background over a tint.
  ///
  /// Source: Apple, UIBackgroundConfiguration.resolvedBackgroundColor(for:).
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the line over a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// A background of nothing.
  public static func clear() -> Self {
    var clear = Self()
    clear.backgroundColor = .clear
    return clear
  }

  /// That of a row of a plain list.
  public static func listPlainCell() -> Self { Self() }

  /// That of a row of a grouped list.
  public static func listGroupedCell() -> Self { Self() }

  /// That of a row, by the list that it is in (from iOS 18 on).
  public static func listCell() -> Self { Self() }

  /// That of a row of a sidebar.
  public static func listSidebarCell() -> Self { Self() }

  /// That of a row under an accompanied sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self() }

  /// That of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self() }

  /// That of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self() }

  /// That of a header of a sidebar.
  public static func listSidebarHeader() -> Self { Self() }
}
