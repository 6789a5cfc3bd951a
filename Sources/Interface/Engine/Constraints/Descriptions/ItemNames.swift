import Foundation
import GimbalGeometry
import Synchronization

/// A view whose text is part of descriptions, such as a label or a button.
///
/// See: L-DESC-2.
package protocol DescribedByText: UIView {
  /// The text after the view's name in the description of a constraint.
  nonisolated var textInNames: String? { get }
  /// The text in the view's own description; nil shows none there.
  nonisolated var textInDescription: String? { get }
  /// The class of the layer in the view's own description, if the app has not chosen one.
  nonisolated var layerInDescription: String { get }
}

extension DescribedByText {
  /// The same text as in the descriptions of constraints.
  package nonisolated var textInDescription: String? { textInNames }
  /// The name of a layer without a class of its own.
  package nonisolated var layerInDescription: String { "CALayer" }
}

/// The names of views and guides in one description, and the explanations at its end.
///
/// Rule: L-DESC-2.
/// See: L-DESC-1.
struct ItemNames {
  /// The explanations of abbreviated names, in the order in which they are printed.
  private(set) var explanations: [String] = []
  private var container: String?

  /// Returns the name of a view or guide; an identifier is explained at the end.
  mutating func name(of item: (any LayoutItem)?) -> String {
    guard let view = item as? UIView, let identifier = view.describedIdentifier else {
      return ItemNames.plainName(of: item)
    }
    let name = ItemNames.cut(identifier, at: 24)
    let explanation = "\(name):\(ItemNames.address(of: view))"
    if !explanations.contains(explanation) { explanations.append(explanation) }
    return name
  }

  /// Returns the vertical bar, which represents the superview, and records its explanation.
  mutating func bar(for view: UIView) -> String {
    container = "'|':\(ItemNames.address(of: view))"
    return "|"
  }

  /// Adds the explanation of the superview, which the text itself does not contain.
  mutating func explainContainer(_ view: UIView?) {
    if let view { container = "'|':\(ItemNames.address(of: view))" }
  }

  /// All explanations, with that of the superview last.
  var all: [String] { explanations + (container.map { [$0] } ?? []) }

  /// Returns a name that needs no explanation: class, address and the text of the item.
  static func plainName(of item: (any LayoutItem)?) -> String {
    switch item {
    case let view as UIView:
      guard let text = (view as? any DescribedByText)?.textInNames else { return address(of: view) }
      return "\(address(of: view))'\(cut(text, at: 25))'"
    case let guide as UILayoutGuide:
      let address = ObjectIdentity.text(guide.ordinal, kind: .guide)
      return "\(className(of: guide)):\(address)'\(guide.identifier)'"
    default: return "(null)"
    }
  }

  private static func address(of view: UIView) -> String {
    "\(className(of: view)):\(ObjectIdentity.text(view.ordinal, kind: .view))"
  }

  private static func cut(_ text: String, at length: Int) -> String {
    text.count > length ? "\(text.prefix(length))..." : text
  }

  /// Returns the name of an object's class as UIKit prints it: UIKit's classes without a module, an
  /// app's with its module.
  ///
  /// Each name is computed once.
  static func className(of object: AnyObject) -> String {
    let type: AnyClass = Swift.type(of: object)
    return classNames.withLock { names in
      if let name = names[ObjectIdentifier(type)] { return name }
      let name = name(ofClass: type)
      names[ObjectIdentifier(type)] = name
      return name
    }
  }

  private static let classNames = Mutex<[ObjectIdentifier: String]>([:])

  private static func name(ofClass type: AnyClass) -> String {
    if type is any StandIn.Type { return String(describing: type) }
    var name = String(reflecting: type)
    // UIKit's classes have no module name, whichever module declares them.
    for space in ["GimbalEngine.", "GimbalControls.", "GimbalContainers."]
    where name.hasPrefix(space) {
      name.removeFirst(space.count)
    }
    // The name of a file-private type contains an address.
    while let start = name.range(of: "(unknown context at "),
      let end = name[start.upperBound...].range(of: ").")
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }
}

/// A class that replaces a class of UIKit and is described by UIKit's name.
package protocol StandIn: AnyObject {}
