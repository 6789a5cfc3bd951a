import GimbalEngine

extension Fault {
  static var alertCancelTwice: Fault {
    Fault(
      .alertCancelTwice, .internalInconsistency, .uikit,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
  }

  static var alertFieldInSheet: Fault {
    Fault(
      .alertFieldInSheet, .internalInconsistency, .uikit,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
  }
}
