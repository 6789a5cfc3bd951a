import Foundation
import GimbalGeometry

/// The metrics of buttons and search bars in bars, in points.
///
/// See: R-BAR-12.
extension BarMetrics {
  /// The space between two buttons, and between them and the title.
  ///
  /// See: R-BAR-7 (CHOICE).
  static let gap: CGFloat = 8
  /// The least width and the greatest height of a button that users touch.
  static let touchSize: CGFloat = 44
  /// The space on each side of a button's image up to iOS 18.
  static let imageSpace: CGFloat = 11
  /// The extra width of a first button with a title on iOS 11 to 18.
  static let firstTitleSpace: CGFloat = 3
  /// The size of the system's images; no source says so, this is Gimbal's choice (CHOICE).
  static let systemImage = CGSize(width: 22, height: 22)
  /// The margin of a search bar in the row of the buttons.
  ///
  /// See: R-BAR-3 (CHOICE).
  static let searchMargin: CGFloat = 16
  /// The greatest width of a search bar in the row of the buttons.
  ///
  /// See: R-BAR-3 (CHOICE).
  static let searchWidth: CGFloat = 320
  /// The margin of a large title in a bar without a navigation controller.
  static let largeTitleMargin: CGFloat = 16

  /// The width of a button with a title minus the width of the title.
  var titlePadding: CGFloat { style == .glass ? 24 : 0 }
  /// The width of a button with an image minus the width of the image.
  var imagePadding: CGFloat { style == .glass ? 16 : 2 * BarMetrics.imageSpace }
  /// The space between the back button and the next button.
  var gapAfterBack: CGFloat { style == .classic ? 6 : BarMetrics.gap }
  /// The space above a large title in its row.
  var largeTitleTop: CGFloat { style == .glass ? 10 / 3 : 3 }

  /// The metrics of the back button.
  ///
  /// See: R-BAR-13.
  enum BackButton {
    /// The size of the arrow up to iOS 18.
    static let arrow = CGSize(width: 13, height: 21)
    /// The frame of the arrow in a button on glass (from iOS 26 on).
    static let glassArrow = CGRect(x: 16, y: 11, width: 12, height: 22)
    /// The distance by which the arrow extends beyond the margin up to iOS 18.
    static let overhang: CGFloat = 8
    /// The width of the button after its title on iOS 11 to 18.
    static let spaceAfterTitle: CGFloat = 3
    /// The height of the button up to iOS 10.
    static let classicHeight: CGFloat = 30
    /// The distance of the button's top from the middle of the row up to iOS 10.
    static let classicRise: CGFloat = 16
    /// The start of the title in the button up to iOS 10.
    static let classicTitleStart: CGFloat = 19
    /// The top of the arrow and the title in the button up to iOS 10.
    static let classicTop: CGFloat = 5.5
  }
}
