import GimbalAlerts
import GimbalEngine
import GimbalFields

/// The keyboard under a person's fingers.
extension Simulator {
  /// Types a text into what is being edited; a line feed is the return key.
  ///
  /// Each character is offered to the delegate of the text field or text view. Returns false where nothing that takes
  /// text is the first responder.
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
    byHand { machine.type(text) }
  }

  /// Presses the key that deletes; false where nothing that takes text is the first responder.
  @discardableResult
  public func deleteBackward() -> Bool {
    byHand { machine.typeBackward() }
  }

  /// Puts the keyboard away; false where the first responder does not let go.
  @discardableResult
  public func dismissKeyboard() -> Bool {
    byHand { machine.dismissKeyboard() }
  }

  /// Taps the button of a title in the alert or action sheet that is shown; false where there is none.
  ///
  /// See: R-ALERT-1.
  @discardableResult
  public func chooseAction(_ title: String) -> Bool {
    byHand { machine.chooseAlertAction(titled: title) }
  }

  private func byHand(_ body: () -> Bool) -> Bool {
    var result = false
    act(from: nil) { result = machine.perform(body) }
    return result
  }
}
