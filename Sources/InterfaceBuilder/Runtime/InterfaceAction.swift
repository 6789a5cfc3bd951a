import GimbalControls
import GimbalEngine

/// An action that a document connects: the name of a method, and whose it is.
@MainActor
final class InterfaceAction {
  private let name: String
  private weak var target: AnyObject?

  init(_ name: String, _ target: AnyObject) {
    self.name = name
    self.target = target
  }

  /// The method by which recognizers and buttons in bars call the action.
  static let selector = Selector(of: InterfaceAction.send)

  private func send(_ sender: Any) { call(sender: sender) }

  /// Calls the method; one that the target does not have raises as an outlet of no such key does.
  func call(sender: Any?) {
    guard let target else { return }
    guard let connectable = target as? any InterfaceConnectable else { return }
    if !connectable.performInterfaceAction(name, sender: sender, event: nil) {
      Machine.current?.application.report(.undefinedKey(name, of: target))
    }
  }
}

/// Events of controls by their names in documents.
enum ControlEvents {
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
