import GimbalEngine

extension Machine {
  /// Taps the button with a title in the topmost alert; returns false if there is no such enabled
  /// button.
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
