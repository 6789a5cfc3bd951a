public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// The color and insets behind the content of a cell or button: stored, and not drawn.
///
/// A button's custom view behind its content is positioned within the insets.
///
/// Source: Apple, UIBackgroundConfiguration.
public struct UIBackgroundConfiguration {
  /// A view behind the content.
  public var customView: UIView?
  /// The color; nil is the system's.
  public var backgroundColor: UIColor?
  /// The change of that color; stored only.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on the content behind; stored only.
  public var visualEffect: UIVisualEffect?
  /// The change of the stroke's color; stored only.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The edges at which the content's margins are added to the insets; stored only.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The content mode of the background's image; stored only.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The width of the stroke around the background, in points.
  public var strokeWidth: CGFloat = 0
  /// The color of the stroke.
  public var strokeColor: UIColor?
  /// The distance of the stroke from the edge, in points.
  public var strokeOutset: CGFloat = 0
  /// An image on the background.
  public var image: UIImage?

  /// Returns the color of the background over a tint.
  ///
  /// Source: Apple, UIBackgroundConfiguration.resolvedBackgroundColor(for:).
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the stroke over a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns an empty background.
  public static func clear() -> Self {
    var clear = Self()
    clear.backgroundColor = .clear
    return clear
  }

  /// Returns the background of a row of a plain list.
  public static func listPlainCell() -> Self { Self() }

  /// Returns the background of a row of a grouped list.
  public static func listGroupedCell() -> Self { Self() }

  /// Returns the background of a row, by the list that contains it (from iOS 18 on).
  public static func listCell() -> Self { Self() }

  /// Returns the background of a row of a sidebar.
  public static func listSidebarCell() -> Self { Self() }

  /// Returns the background of a row under an accompanied sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self() }

  /// Returns the background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self() }

  /// Returns the background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self() }

  /// Returns the background of a header of a sidebar.
  public static func listSidebarHeader() -> Self { Self() }
}
