package import GimbalInterfaceDocuments

/// An element that has no effect, or not its own.
package struct Omission: Hashable {
  /// The element.
  package let markup: Markup
  /// The effect of leaving it out.
  let effect: OmittedEffect

  /// The effect on the element, for people.
  package var reason: String { effect.text(of: markup) }

  /// True if both say the same of one element.
  package static func == (left: Omission, right: Omission) -> Bool {
    left.markup.ordinal == right.markup.ordinal && left.effect == right.effect
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(markup.ordinal)
    hasher.combine(effect)
  }
}

/// The effect of an element that is left out or replaced: a value, since documents are loaded far more often than such
/// texts are read.
enum OmittedEffect: Hashable {
  /// The element's class is absent, and another one of UIKit's stands for it.
  case standIn(SystemClass)
  /// The class that the element names is not there.
  case unknownClass(ClassName, standIn: SystemClass)
  /// An object's class is not known, so that it is not made.
  case absentClass(ClassName)
  /// A constraint names something that takes no part in layout.
  case unfitItem
  /// A prototype cannot be asked for.
  case noIdentifier
  /// The storyboard that a reference names is not there.
  case noStoryboard
  /// The object at the other end is not what a property takes.
  case unfitOutlet(String, SystemClass, role: String)
  /// A class does not connect outlets.
  case unconnectedOutlet(String)
  /// Objects of a class send no actions.
  case unsentAction(String, SystemClass)
  /// A class does not set runtime attributes.
  case unsetAttribute(String)
  /// Objects of a class begin no segues.
  case unbegunSegue
  /// A variation names an element that is not there.
  case danglingReference(String)
  /// Two variations that can hold at the same time say different things, by their keys.
  case contradiction(String, with: String)
  /// The document's canvas is of a device that is not known.
  case unknownCanvas
  /// No reader of the element's class takes an attribute, which so many elements have.
  case unreadAttribute(String, count: Int)
  /// Omissions that have one effect wherever they stand, in words.
  case always(String)

  fileprivate func text(of markup: Markup) -> String {
    switch self {
    case .standIn(let type): "\(markup.name) is not simulated: \(type) stands for it"
    case .unknownClass(let name, let type): "the class \(name) is not known: \(type) stands for it"
    case .absentClass(let name): "the class \(name) is not known: there is no such object"
    case .unfitItem: "an item of the constraint is neither a view nor a guide"
    case .noIdentifier: "the prototype has no identifier by which an app could ask for it"
    case .noStoryboard:
      "the storyboard of the reference is not there: a plain controller stands for it"
    case .unfitOutlet(let name, let type, let role):
      "the outlet \(name) is not connected: \(type) is no \(role)"
    case .unconnectedOutlet(let name):
      "the outlet \(name) is not connected: its class does not say how"
    case .unsentAction(let selector, let type): "the action \(selector) of \(type) is never sent"
    case .unsetAttribute(let path):
      "the attribute \(path) is not set: its class does not say how"
    case .unbegunSegue: "nothing that a person does begins the segue"
    case .danglingReference(let id): "the variation names \(id), an id that no element has"
    case .contradiction(let key, let other):
      "the variation \(key) contradicts the variation \(other): where both hold, it counts"
    case .unknownCanvas:
      "the canvas device \(markup.id ?? "") is not known: saved frames cannot be compared"
    case .unreadAttribute(let name, let count):
      "the attribute \(name) is not read" + (count > 1 ? " (\(count) times)" : "")
    case .always(let text): text
    }
  }
}

/// A class that a text names.
struct SystemClass: Hashable, CustomStringConvertible {
  private let type: AnyClass

  init(_ type: AnyClass) { self.type = type }

  var description: String { "\(type)" }

  static func == (left: SystemClass, right: SystemClass) -> Bool { left.type == right.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
