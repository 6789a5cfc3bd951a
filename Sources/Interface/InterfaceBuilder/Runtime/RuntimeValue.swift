import Foundation
import GimbalEngine
import GimbalGraphics
import GimbalInterfaceDocuments
import GimbalLayers

/// Values of user-defined runtime attributes, and their assignment to objects.
@MainActor
enum RuntimeValue {
  /// Returns the value of an attribute's element; nil for an unknown type.
  static func value(_ markup: Markup, in document: InterfaceDocument) -> Any? {
    let element = markup.child(key: "value")
    switch markup["type"] {
    case "boolean": return markup["value"] == "YES"
    case "string": return markup["value"] ?? element?.text ?? ""
    case "number": return element?.number("value") ?? markup.number("value")
    case "color": return element.flatMap { InterfaceColor.color($0, in: document) }
    case "image": return element?["value"].flatMap { InterfaceImage.image($0, in: document) }
    case "size": return element?.size
    case "point": return element.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "rect": return element?.rectangle
    default: return nil
    }
  }

  /// Sets an attribute of UIKit's own classes; returns false for others.
  static func apply(_ value: Any?, _ path: String, to object: AnyObject) -> Bool {
    guard let view = object as? UIView else { return false }
    switch (path, value) {
    case ("layer.cornerRadius", let number as Double): view.layer.cornerRadius = CGFloat(number)
    case ("layer.borderWidth", let number as Double): view.layer.borderWidth = CGFloat(number)
    case ("layer.masksToBounds", let flag as Bool): view.clipsToBounds = flag
    case ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
    case ("hidden", let flag as Bool): view.isHidden = flag
    case ("alpha", let number as Double): view.alpha = CGFloat(number)
    case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
    default: return false
    }
    return true
  }
}
