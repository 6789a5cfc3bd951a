import Foundation
import GimbalGraphics
import GimbalInterfaceDocuments

/// Pictures of documents.
enum InterfaceImage {
  /// The picture of a name, of the size that the document knows.
  static func image(_ name: String, in document: InterfaceDocument) -> UIImage? {
    guard let resource = document.images[name] else { return nil }
    if resource.isSymbol, let symbol = UIImage(systemName: name) { return symbol }
    return UIImage(simulatedSize: resource.size)
  }
}

/// Colors of documents.
enum InterfaceColor {
  /// The color that an element describes; nil for one that is named and not known.
  static func color(_ markup: Markup, in document: InterfaceDocument) -> UIColor? {
    guard markup.name == "color" else { return nil }
    if let white = markup.number("white") {
      return UIColor(white: CGFloat(white), alpha: CGFloat(markup.number("alpha") ?? 1))
    }
    guard let red = markup.number("red"), let green = markup.number("green"),
      let blue = markup.number("blue")
    else {
      return markup["name"].flatMap { resource($0, in: document) }
    }
    return UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
      alpha: CGFloat(markup.number("alpha") ?? 1))
  }

  /// A color that the document's resources give a value.
  private static func resource(_ name: String, in document: InterfaceDocument) -> UIColor? {
    let resources = document.markup.list("resources")
    let named = resources.first { $0["name"] == name && $0.name != "image" }
    return named?.child("color").flatMap { color($0, in: document) }
  }
}
