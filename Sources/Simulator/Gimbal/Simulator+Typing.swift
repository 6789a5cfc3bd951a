import GimbalAlerts
import GimbalEngine
import GimbalFields

/// Input by the user on the keyboard.
extension Simulator {
  /// Types text into the first responder; a line feed is the return key.
  ///
  /// The delegate of the text field or text view is called for each character. Returns false if the
  /// first responder takes no text.
  ///
  /// ```swift
  /// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
  /// sim.launch(PlayerViewController())
  /// sim.tap(at: CGPoint(x: 100, y: 200))
  /// sim.type("Ada\n")
  /// ```
  ///
  /// See: R-EDIT-2, R-EDIT-4.
  @discardableResult
  public func type(_ text: String) -> Bool {
    byHand { KeyboardTyping(machine).type(text) }
  }

  /// Presses the delete key; returns false if the first responder takes no text.
  @discardableResult
  public func deleteBackward() -> Bool {
    byHand { KeyboardTyping(machine).typeBackward() }
  }

  /// Dismisses the keyboard; returns false if the first responder does not resign.
  @discardableResult
  public func dismissKeyboard() -> Bool {
    byHand { KeyboardTyping(machine).dismissKeyboard() }
  }

  /// Taps the button with a title in the visible alert or action sheet; returns false without one.
  ///
  /// See: R-ALERT-1.
  @discardableResult
  public func chooseAction(_ title: String) -> Bool {
    byHand { UIAlertController.chooseAction(titled: title, on: machine) }
  }

  private func byHand(_ body: () -> Bool) -> Bool {
    var result = false
    act(from: nil) { result = machine.perform(body) }
    return result
  }
}
