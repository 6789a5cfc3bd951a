import Foundation
import GimbalEngine
import GimbalGraphics
import GimbalInterfaceDocuments
import GimbalText

/// Images by their names in documents, from the app's bundle or the opened folders.
enum InterfaceImage {
  /// Returns the image with a name from the app's folder, or an image with the size in the
  /// document.
  static func image(_ name: String, in document: InterfaceDocument) -> UIImage? {
    if AssetFolders.hasImage(name), let image = UIImage(named: name) { return image }
    guard let resource = document.images[name] else { return nil }
    if resource.isSymbol, let symbol = UIImage(systemName: name) { return symbol }
    return UIImage(simulatedSize: resource.size)
  }
}

extension InterfaceImage {
  /// Returns the image that an element names: in an attribute, or in a part with a symbol's scale.
  static func image(of markup: Markup, in document: InterfaceDocument) -> UIImage? {
    if let name = markup["image"] { return image(name, in: document) }
    return markup.child(key: "image").flatMap { image(reference: $0, in: document) }
  }

  /// Returns the image of a part, at its scale if it is a symbol.
  static func image(reference part: Markup, in document: InterfaceDocument) -> UIImage? {
    guard part.name == "imageReference", let name = part["image"],
      let made = image(name, in: document)
    else { return nil }
    let scale = UIImage.SymbolConfiguration(scale: InterfaceSymbols.scale(part["symbolScale"]))
    return made.applyingSymbolConfiguration(scale) ?? made
  }
}

extension ViewDescription {
  /// Returns the name of an image view's image; nil without one.
  func imageName(in traits: InterfaceTraits) -> String? {
    attribute("image", in: traits) ?? element(key: "image", in: traits)?["image"]
  }
}

/// Symbol configurations from the elements of documents.
enum InterfaceSymbols {
  /// Returns the configuration in a part of an element; nil without one.
  static func configuration(
    _ key: String = "preferredSymbolConfiguration", of markup: Markup
  ) -> UIImage.SymbolConfiguration? {
    guard let element = markup.child(key: key), element.name == "preferredSymbolConfiguration"
    else { return nil }
    var made = UIImage.SymbolConfiguration(weight: weight(element["weight"]))
      .applying(UIImage.SymbolConfiguration(scale: scale(element["scale"])))
    if let font = element.child(key: "fontDescription") {
      made = made.applying(
        UIImage.SymbolConfiguration(font: InterfaceFont.font(font, default: UIFont.labelFontSize)))
    } else if let size = element.number("pointSize") {
      made = made.applying(UIImage.SymbolConfiguration(pointSize: CGFloat(size)))
    }
    return made
  }

  /// Returns the scale with a name in documents; unspecified for an unknown name.
  static func scale(_ name: String?) -> UIImage.SymbolScale {
    switch name {
    case "small": .small
    case "medium": .medium
    case "large": .large
    default: .unspecified
    }
  }

  private static func weight(_ name: String?) -> UIImage.SymbolWeight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .unspecified
    }
  }
}

/// Colors from the elements of documents: components, system colors and colors of catalogs.
enum InterfaceColor {
  /// Returns the color of an element; nil for an unknown name.
  static func color(_ markup: Markup, in document: InterfaceDocument) -> UIColor? {
    guard markup.name == "color" else { return nil }
    if let name = markup["systemColor"] ?? markup["cocoaTouchSystemColor"] {
      let system = UIColor.systemColors.first { $0.name + "Color" == name }?.color
      return system ?? components(markup) ?? resource(name, in: document)
    }
    return components(markup) ?? markup["name"].flatMap { resource($0, in: document) }
  }

  /// Returns the color with an element's components; nil if it has none.
  private static func components(_ markup: Markup) -> UIColor? {
    if let white = markup.number("white") {
      return UIColor(white: CGFloat(white), alpha: CGFloat(markup.number("alpha") ?? 1))
    }
    guard let red = markup.number("red"), let green = markup.number("green"),
      let blue = markup.number("blue")
    else { return nil }
    return UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
      alpha: CGFloat(markup.number("alpha") ?? 1))
  }

  /// Returns a color from the app's folder, or from the document's resources; nil if neither has
  /// it.
  private static func resource(_ name: String, in document: InterfaceDocument) -> UIColor? {
    if AssetFolders.hasColor(name), let color = UIColor(named: name) { return color }
    let resources = document.markup.list("resources")
    let named = resources.first { $0["name"] == name && $0.name != "image" }
    return named?.child("color").flatMap(components)
  }
}
