import GimbalEngine

extension Machine {
  /// Chooses the button of a title in the alert that is shown last; false where there is none that can be tapped.
  ///
  /// See: R-ALERT-1.
  package func chooseAlertAction(titled title: String) -> Bool {
    var controller = application.keyWindow?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    guard let alert = controller as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title }), action.isEnabled
    else { return false }
    alert.choose(action)
    return true
  }
}
