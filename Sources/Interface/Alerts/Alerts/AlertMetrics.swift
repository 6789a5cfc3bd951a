import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// The metrics of alerts and action sheets, in points.
///
/// No source states them, apart from the width of an alert; they are Gimbal's choice (CHOICE).
///
/// See: R-ALERT-2.
enum AlertMetrics {
  /// The width of an action sheet in a popover.
  static let sheetWidth: CGFloat = 304
  /// The margin of an action sheet at the lower edge.
  static let sheetMargin: CGFloat = 8
  /// The space at the sides of the title, message and text fields, and above the text fields.
  static let side: CGFloat = 16
  /// The space above and below the title, message and text fields.
  static let top: CGFloat = 20
  /// The gap between title and message.
  static let gap: CGFloat = 4
  /// The height of a text field.
  static let fieldHeight: CGFloat = 32
  /// The maximum distance by which a side inset of a foldable device moves an alert.
  ///
  /// See: R-FOLD-20.
  static let greatestShift: CGFloat = 24
  /// The font of the title.
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// The font of the message and of the text fields.
  static let messageFont = UIFont.systemFont(ofSize: 13)

  /// Returns the width of an alert.
  ///
  /// See: R-SDK-3.
  @MainActor
  static func width(on machine: Machine) -> CGFloat {
    machine.hasPhoneDesignOf26 && !machine.interfaceOrientation.isLandscape ? 320 : 270
  }

  /// Returns the height of a button.
  static func buttonHeight(isSheet: Bool) -> CGFloat { isSheet ? 57 : 44 }

  /// Returns the font of a button.
  static func buttonFont(isSheet: Bool, isStrong: Bool) -> UIFont {
    .systemFont(ofSize: isSheet ? 20 : 17, weight: isStrong ? .semibold : .regular)
  }
}
