package import GimbalEngine

/// A user's tap on a button of the topmost alert.
extension UIAlertController {
  /// Taps the button with a title in the topmost alert; returns false if there is no such enabled
  /// button.
  ///
  /// See: R-ALERT-1.
  package static func chooseAction(titled title: String, on machine: Machine) -> Bool {
    var controller = machine.application.keyWindow?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    guard let alert = controller as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title }), action.isEnabled
    else { return false }
    alert.choose(action)
    return true
  }
}
