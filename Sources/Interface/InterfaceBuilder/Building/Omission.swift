package import GimbalInterfaceDocuments

/// An element of a document that was left out or replaced.
package struct Omission: Hashable {
  /// The element of the document, whose line messages name.
  package let markup: Markup
  /// What happens instead, such as a system class in its position.
  let effect: OmittedEffect

  /// The effect as a phrase for a message.
  package var reason: String { effect.text(of: markup) }

  /// Returns true for the same effect on the same element.
  package static func == (left: Omission, right: Omission) -> Bool {
    left.markup.ordinal == right.markup.ordinal && left.effect == right.effect
  }

  /// Hashes the element by its number in the document.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(markup.ordinal)
    hasher.combine(effect)
  }
}

/// The effect of an element that was left out or replaced.
///
/// It is a value instead of a string, because documents are loaded far more often than these
/// messages are read.
enum OmittedEffect: Hashable {
  /// The element's class is missing; another class of UIKit replaces it.
  case standIn(SystemClass)
  /// The custom class of the element is missing; a class of UIKit replaces it.
  case unknownClass(ClassName, standIn: SystemClass)
  /// The class of an object is unknown, so the object is not made.
  case absentClass(ClassName)
  /// A constraint names an item that is not a view or layout guide.
  case unfitItem
  /// A prototype has no identifier, so it cannot be dequeued.
  case noIdentifier
  /// The storyboard of a reference is missing.
  case noStoryboard
  /// The destination of an outlet does not fit its property.
  case unfitOutlet(String, SystemClass, role: String)
  /// A class does not connect outlets.
  case unconnectedOutlet(String)
  /// Objects of a class send no actions.
  case unsentAction(String, SystemClass)
  /// A class does not set runtime attributes.
  case unsetAttribute(String)
  /// Objects of a class begin no segues.
  case unbegunSegue
  /// A variation or an action names a missing element.
  case danglingReference(String)
  /// Two variations, named by their keys, can apply at the same time and differ.
  case contradiction(String, with: String)
  /// The document's canvas is of an unknown device.
  case unknownCanvas
  /// An attribute that is not read for the element's class; `count` elements have it.
  case unreadAttribute(String, count: Int)
  /// Other omissions, with their effect in words.
  case always(String)

  fileprivate func text(of markup: Markup) -> String {
    switch self {
    case .standIn(let type): "\(markup.name) is not simulated: \(type) is used instead"
    case .unknownClass(let name, let type): "the class \(name) is unknown: \(type) is used instead"
    case .absentClass(let name): "the class \(name) is unknown: the object is not created"
    case .unfitItem: "an item of the constraint is neither a view nor a guide"
    case .noIdentifier: "the prototype has no reuse identifier, so an app cannot dequeue it"
    case .noStoryboard:
      "the storyboard of the reference does not exist: a UIViewController is used instead"
    case .unfitOutlet(let name, let type, let role):
      "the outlet \(name) is not connected: \(type) is not a \(role)"
    case .unconnectedOutlet(let name):
      "the outlet \(name) is not connected: its class does not support it"
    case .unsentAction(let selector, let type): "the action \(selector) of \(type) is never sent"
    case .unsetAttribute(let path):
      "the attribute \(path) is not set: its class does not support it"
    case .unbegunSegue: "no user action performs the segue"
    case .danglingReference(let id):
      "the \(markup.name == "action" ? "action" : "variation") names \(id), an id that no element has"
    case .contradiction(let key, let other):
      "the variation \(key) contradicts the variation \(other): where both apply, it takes precedence"
    case .unknownCanvas:
      "the canvas device \(markup.id ?? "") is unknown: saved frames cannot be compared"
    case .unreadAttribute(let name, let count):
      "the attribute \(name) is not read" + (count > 1 ? " (\(count) times)" : "")
    case .always(let text): text
    }
  }
}

/// A class of UIKit that replaces an unknown one, as messages name it.
struct SystemClass: Hashable, CustomStringConvertible {
  private let type: AnyClass

  /// Creates the name of a class.
  init(_ type: AnyClass) { self.type = type }

  /// The name of the class.
  var description: String { "\(type)" }

  /// Returns true for the same class.
  static func == (left: SystemClass, right: SystemClass) -> Bool { left.type == right.type }

  /// Hashes the identity of the class.
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
