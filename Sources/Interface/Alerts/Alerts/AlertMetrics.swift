import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// The metrics of alerts and action sheets, in points.
///
/// Rule: R-ALERT-5.
/// See: R-ALERT-2, R-SDK-3.
@MainActor
struct AlertMetrics {
  /// The width of an action sheet in a popover (CHOICE).
  static let sheetWidth: CGFloat = 304
  /// The space at both sides of text fields, and between them and the texts (CHOICE).
  static let fieldSpace: CGFloat = 16
  /// The height of a text field (CHOICE).
  static let fieldHeight: CGFloat = 32
  /// The font of text fields (CHOICE).
  static let fieldFont = UIFont.systemFont(ofSize: 13)
  /// The maximum distance by which a side inset of a foldable device moves an alert.
  ///
  /// See: R-FOLD-20.
  static let greatestShift: CGFloat = 24

  /// The width of an alert.
  var width: CGFloat = 270
  /// The space above the title.
  var top: CGFloat = 20
  /// The space below title, message and text fields.
  var bottom: CGFloat = 20
  /// The space at both sides of title and message.
  var side: CGFloat = 16
  /// The distance from the title to the message.
  var gap: CGFloat = 4
  /// The font size of the title.
  var titleSize: CGFloat = 17
  /// The font size of the message.
  var messageSize: CGFloat = 13
  /// The height of a button.
  var buttonHeight: CGFloat
  /// The space around all buttons.
  var buttonInset: CGFloat = 0
  /// The distance between two buttons.
  var buttonGap: CGFloat = 0
  /// The distance of an action sheet's cancel button from what is above it.
  var cancelGap: CGFloat = 0
  /// The font size of a button.
  var buttonSize: CGFloat

  /// Creates the metrics of a style on a machine.
  init(_ style: UIAlertController.Style, on machine: Machine) {
    buttonHeight = style == .actionSheet ? 57 : 44
    buttonSize = style == .actionSheet ? 20 : 17
    if style == .actionSheet {
      top = 14.5
      bottom = 13.5
      titleSize = 13
      cancelGap = 8
    }
    guard style == .alert, machine.hasPhoneDesignOf26, !machine.interfaceOrientation.isLandscape
    else { return }
    width = 320
    top = 22
    bottom = 5
    side = 30
    gap = 6
    messageSize = 15
    buttonHeight = 48
    buttonInset = 16
    buttonGap = 8
  }

  /// Returns the margin of an action sheet at the lower edge of a phone's screen, in points.
  static func sheetMargin(on machine: Machine) -> CGFloat {
    machine.features.hasWiderActionSheets ? 8 : 10
  }
}
