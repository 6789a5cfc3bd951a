import GimbalControls
import GimbalEngine

/// The action of a control, a bar button or a recognizer in a document.
@MainActor
final class InterfaceAction {
  private let carryOut: (Any?) -> Void

  /// Creates the target of a connection in a document; `carryOut` receives the sender of each event.
  init(_ carryOut: @escaping (Any?) -> Void) { self.carryOut = carryOut }

  /// Creates an action with a method of an object, a weak reference; a missing method raises an
  /// exception.
  convenience init(_ name: String, _ target: AnyObject) {
    self.init { [weak target] sender in
      guard let connectable = target as? any InterfaceConnectable else { return }
      if !connectable.performInterfaceAction(name, sender: sender, event: nil) {
        Machine.current?.application.report(
          .unrecognizedSelector(Selector(name), sentTo: connectable))
      }
    }
  }

  /// The selector of the action for recognizers and buttons in bars.
  static let selector = Selector(of: InterfaceAction.send)

  private func send(_ sender: Any) { call(sender: sender) }

  /// Performs the action for a control, bar button or recognizer.
  func call(sender: Any?) { carryOut(sender) }
}

/// Conversion of the names of control events in documents to UIKit's values.
enum ControlEvents {
  /// Returns the event with a name in documents; `touchUpInside` for an unknown one.
  static func event(_ name: String) -> UIControl.Event {
    switch name {
    case "touchDown": .touchDown
    case "touchDownRepeat": .touchDownRepeat
    case "touchDragInside": .touchDragInside
    case "touchDragOutside": .touchDragOutside
    case "touchDragEnter": .touchDragEnter
    case "touchDragExit": .touchDragExit
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: .touchUpInside
    }
  }
}
