import Foundation
import GimbalText

/// The metrics of parts of controls that are the same on all systems, in points.
extension ControlMetrics {
  /// The space between a text field's border and its text, with a line and with another border.
  ///
  /// See: L-SIZE-12.
  static let lineBorderSpace: CGFloat = 2
  /// The space between another border than a line and the text.
  static let borderSpace: CGFloat = 7
  /// The height that a border without round corners adds to the line of a text field.
  static let borderHeight: CGFloat = 4
  /// The size of a text field's clear button, and the space on each side of it.
  ///
  /// See: L-SIZE-12.
  static let clearSize: CGFloat = 19
  /// The space on each side of the clear button.
  static let clearSpace: CGFloat = 5
  /// The width of a caret.
  static let caretWidth: CGFloat = 2
  /// The default font of a text view.
  static let textViewFont = UIFont.systemFont(ofSize: 12)

  /// The font of a search bar's cancel button.
  static let cancelFont = UIFont.systemFont(ofSize: 17)
  /// The height of that button up to iOS 10.
  ///
  /// See: L-SIZE-15.
  static let earlierCancelHeight: CGFloat = 30
  /// The space below the scopes of a search bar.
  static let scopeSpace: CGFloat = 10
  /// The height of the row of the scopes up to iOS 12, and the space above them in it.
  ///
  /// See: L-SIZE-15.
  static let scopeRow: CGFloat = 44
  /// The space above the scopes in their row up to iOS 12.
  static let spaceAboveScopes: CGFloat = 7
  /// The space between a search bar's field and its cancel button, and at the sides.
  static let searchSpace: CGFloat = 8
  /// The height of a search field that a button in a side bar has opened.
  static let fieldAtBottom: CGFloat = 48
  /// The space below the search field in a navigation bar up to iOS 18.
  static let spaceBelowSearch: CGFloat = 15

  /// The space between a slider's edge and its track.
  ///
  /// See: R-CTRL-8 (CHOICE).
  static let trackMargin: CGFloat = 2
  /// The space between a slider's track and an image next to it.
  static let trackGap: CGFloat = 8

  /// The font of the titles of a picker's rows.
  static let pickerFont = UIFont.systemFont(ofSize: 21)
  /// The space at the sides of a picker and of a row's title, and between two wheels.
  ///
  /// See: R-EDIT-6.
  static let pickerMargin: CGFloat = 9
  /// The space between two wheels of a picker.
  static let wheelGap: CGFloat = 5
  /// The padding of a string in a compact date picker, and the gap between two.
  static let dateSpace: CGFloat = 24
  /// The gap between two strings in a compact date picker.
  static let dateGap: CGFloat = 8
}
