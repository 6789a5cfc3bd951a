import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// Metrics of the contents of bars, in points.
///
/// The plans of bars create it from a bar; the design depends on the system.
///
/// See: R-BAR-12, R-BAR-13.
struct BarMetrics {
  /// The designs of bars in the versions of iOS.
  enum Style {
    /// Buttons in the bar itself (up to iOS 10).
    case classic
    /// Buttons in a content view (iOS 11 to 18).
    case modern
    /// Buttons on glass (from iOS 26 on).
    case glass
  }

  /// The design of the bar.
  let style: Style
  /// The pixel grid of the device.
  let grid: PixelGrid
  /// The distance from the margin to the title of the back button.
  let backTitleStart: CGFloat
  private let isToolbar: Bool

  /// Creates the metrics for a bar on its device.
  @MainActor
  init(of view: UIView) {
    let features = view.machine.features
    style = features.showsBarButtonsOnGlass ? .glass : features.hasLargeTitles ? .modern : .classic
    grid = view.machine.pixelGrid
    backTitleStart = features.drawsButtonsAsSymbols ? 38.0 / 3 : 11
    isToolbar = view is UIToolbar
  }

  /// Returns the height of a button in a row of a height.
  func buttonHeight(inRowOf height: CGFloat) -> CGFloat {
    switch style {
    case .classic: min(BackButton.classicHeight, height)
    case .modern: min(BarMetrics.touchSize, height)
    case .glass: min(isToolbar ? 38 : 36, height)
    }
  }

  /// Returns the distance by which the first or last button extends beyond the margin, in points.
  ///
  /// The button's title is aligned to the margin.
  func overhang(hasImage: Bool) -> CGFloat {
    switch style {
    case .classic: hasImage ? BarMetrics.imageSpace : 8
    case .modern: 8
    case .glass: 0
    }
  }

  /// The width of the glass around a button or a custom view.
  ///
  /// See: R-BAR-9, R-BAR-12.
  var glass: CGFloat { style == .glass ? (isToolbar ? 5 : 4) : 0 }

  /// The space between two buttons, or between their glass.
  var gap: CGFloat { style == .glass && isToolbar ? 4 : BarMetrics.gap }

  /// Returns the height of a label with one line of a font.
  func lineHeight(of font: UIFont) -> CGFloat {
    grid.roundUp(font.lineHeight) + (style == .glass ? 1 / grid.scale : 0)
  }

  /// Returns the size of a label with a string on one line.
  func size(of text: String, _ font: UIFont) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let width = text.size(withAttributes: [.font: font]).width
    return CGSize(width: grid.roundUp(width), height: lineHeight(of: font))
  }

  /// Returns the top of a label next to buttons with a vertical center, in points.
  ///
  /// The label's baseline is 6 points below the center.
  func top(of font: UIFont, around middle: CGFloat) -> CGFloat {
    style == .classic ? middle - 10.5 : grid.round(middle + 6 - font.ascender)
  }

  /// Returns the vertical center of a row of buttons; from iOS 26 on, of the upper 44 points.
  func middle(ofRow row: CGRect) -> CGFloat {
    row.minY + height(ofRow: row) / 2
  }

  /// Returns the height of the area in which a row's buttons and views are centered.
  func height(ofRow row: CGRect) -> CGFloat {
    style == .glass && !isToolbar && row.height == 54 ? BarMetrics.touchSize : row.height
  }

  /// The position of the buttons in a toolbar above a home indicator from iOS 26 on, and their
  /// distance from both sides.
  ///
  /// See: R-BAR-10.
  static let glassToolRow: (top: CGFloat, height: CGFloat, side: CGFloat) = (10, 48, 28)
  /// The font of titles in the middle of navigation bars.
  static let title = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// The font of large titles below the row of buttons.
  static let largeTitle = UIFont.systemFont(ofSize: 34, weight: .bold)
  /// The font of a prompt; no source says so, this is Gimbal's choice (CHOICE).
  static let prompt = UIFont.systemFont(ofSize: 13)
  /// The font of the titles of plain buttons.
  static let button = UIFont.systemFont(ofSize: 17)
}
