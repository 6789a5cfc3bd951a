import Foundation
import GimbalGraphics
import GimbalInterfaceDocuments

/// Pictures of documents.
enum InterfaceImage {
  /// The picture of a name: that of the app's folder, else one of the size that the document knows.
  static func image(_ name: String, in document: InterfaceDocument) -> UIImage? {
    if AssetFolders.hasImage(name), let image = UIImage(named: name) { return image }
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

  /// A color of the app's folder, else one that the document's resources give a value.
  private static func resource(_ name: String, in document: InterfaceDocument) -> UIColor? {
    if AssetFolders.hasColor(name), let color = UIColor(named: name) { return color }
    let resources = document.markup.list("resources")
    let named = resources.first { $0["name"] == name && $0.name != "image" }
    return named?.child("color").flatMap { color($0, in: document) }
  }
}
