import Foundation
import GimbalText

/// The metrics of buttons in tab bars, in points.
///
/// See: R-BAR-16.
enum TabBarMetrics {
  /// The maximum number of items on a phone, including "More".
  ///
  /// Source: Apple, UITabBarController.
  static let phoneItems = 5
  /// The maximum number of items on an iPad (CHOICE).
  static let padItems = 8
  /// The distance of the buttons from the sides, and between two, in a bar over the whole width.
  static let side: CGFloat = 2
  /// The distance between two buttons in a bar over the whole width.
  static let gap: CGFloat = 4
  /// The distance of the buttons from the top of the bar up to iOS 18.
  static let top: CGFloat = 1
  /// The distance of the glass from each side of the bar, and of the buttons from the glass.
  static let glassSide: CGFloat = 21
  /// The distance of the buttons from the glass.
  static let glassInset: CGFloat = 4
  /// The height of buttons on glass, and the width by which two overlap.
  static let glassHeight: CGFloat = 54
  /// The width by which two buttons on glass overlap.
  static let overlap: CGFloat = 8.5
  /// The number of buttons whose width fewer buttons on glass have too (CHOICE).
  static let glassCount = 4
  /// The width of a centered button minus the width of its content.
  static let padding: CGFloat = 32
  /// The width of a button on an iPad up to iOS 10, and the gap between two on iPads up to iOS 17.
  static let padWidth: CGFloat = 76
  /// The gap between two buttons on iPads up to iOS 17.
  static let padGap: CGFloat = 34
  /// The gap between an image and the title next to it.
  static let imageGap: CGFloat = 7
  /// The size of the system's images; no source says so, this is Gimbal's choice (CHOICE).
  static let systemImage = CGSize(width: 25, height: 25)
  /// The top of a title below an image up to iOS 10, and the baseline of one from iOS 11 on.
  static let classicTitleTop: CGFloat = 35
  /// The baseline of a title below an image from iOS 11 on.
  static let titleBaseline: CGFloat = 44

  /// Returns the middle of an image above a title.
  static func imageMiddle(_ style: BarMetrics.Style) -> CGFloat { style == .glass ? 20 : 18 }

  /// Returns the font of a title below an image.
  static func stackedFont(_ style: BarMetrics.Style) -> UIFont {
    .systemFont(ofSize: 10, weight: style == .classic ? .regular : .medium)
  }

  /// Returns the font of a title next to an image (CHOICE).
  static func adjacentFont(isCompact: Bool) -> UIFont { .systemFont(ofSize: isCompact ? 12 : 13) }

  /// The font of a title in a floating bar (CHOICE).
  static let floatingFont = UIFont.systemFont(ofSize: 15, weight: .medium)
}
