import GimbalEngine

/// UIKit's exceptions about alerts.
extension AppException {
  /// The exception for an alert with a second cancel action.
  static var alertCancelTwice: AppException {
    AppException(
      .alertCancelTwice, .internalInconsistency, .uikit,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
  }

  /// The exception for a text field in an action sheet.
  static var alertFieldInSheet: AppException {
    AppException(
      .alertFieldInSheet, .internalInconsistency, .uikit,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
  }
}
