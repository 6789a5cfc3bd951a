import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceDocuments
import GimbalText

/// Fonts from the elements of documents.
enum InterfaceFont {
  /// Returns the font of an element; the system's if its name is unknown or missing.
  ///
  /// A font with an unknown name is replaced by the system's font of the same size.
  static func font(_ markup: Markup?, default size: CGFloat) -> UIFont {
    guard let markup else { return .systemFont(ofSize: size) }
    if let style = markup["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    // Source: Interface Builder documents: size="system" is 14 points.
    let points = markup.number("pointSize").map { CGFloat($0) } ?? UIFont.systemFontSize
    switch markup["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: points)
    case "italicSystem": return .italicSystemFont(ofSize: points)
    default: return .systemFont(ofSize: points, weight: weight(markup["weight"]))
    }
  }

  /// Returns the weight with a name in documents; regular for an unknown name.
  static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}

/// Conversion of the words for text in documents to UIKit's values.
enum TextReading {
  /// Returns the line break mode with a name in documents; nil for an unknown one.
  static func lineBreakMode(_ name: String) -> NSLineBreakMode? {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    case "tailTruncation": .byTruncatingTail
    default: nil
    }
  }

  /// Returns the alignment with a name in documents; left for an unknown one.
  static func alignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "natural": .natural
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .left
    }
  }
}

/// Conversion of the words for buttons in documents to UIKit's values.
enum ButtonReading {
  /// Returns the type of a button's element; the system type for an unknown word.
  static func type(of markup: Markup) -> UIButton.ButtonType {
    switch markup["buttonType"] {
    case nil, "custom": .custom
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .system
    }
  }

  /// Returns the control state with a key in documents; nil for an unknown one.
  static func state(_ key: String?) -> UIControl.State? {
    switch key {
    case "normal": .normal
    case "highlighted": .highlighted
    case "disabled": .disabled
    case "selected": .selected
    default: nil
    }
  }

  /// Makes the configuration of a button from its element.
  @MainActor
  static func configuration(
    _ markup: Markup, in document: InterfaceDocument
  ) -> UIButton.Configuration {
    var made: UIButton.Configuration =
      switch markup["style"] {
      case "filled", "borderedProminent": .filled()
      case "gray", "bordered": .gray()
      case "tinted", "borderedTinted": .tinted()
      case "glass": .glass()
      default: .plain()
      }
    if let title = markup.child(key: "attributedTitle") {
      let text = AttributedReading(title)
      made.attributedTitle = AttributedString(text.string)
      if let font = text.font { made.titleTextAttributesTransformer = transformer(to: font) }
    } else {
      made.title = markup["title"] ?? markup.child(key: "title")?.text
    }
    if let font = markup.child(key: "titleFontDescription") {
      made.titleTextAttributesTransformer = transformer(to: InterfaceFont.font(font, default: 17))
    }
    if let font = markup.child(key: "subtitleFontDescription") {
      made.subtitleTextAttributesTransformer = transformer(
        to: InterfaceFont.font(font, default: 12))
    }
    made.subtitle = markup["subtitle"] ?? markup.child(key: "subtitle")?.text
    made.image = InterfaceImage.image(of: markup, in: document)
    made.preferredSymbolConfigurationForImage = InterfaceSymbols.configuration(
      "preferredSymbolConfigurationForImage", of: markup)
    switch markup["imagePlacement"] {
    case "top": made.imagePlacement = .top
    case "bottom": made.imagePlacement = .bottom
    case "trailing": made.imagePlacement = .trailing
    default: break
    }
    if let spacing = markup.number("imagePadding") { made.imagePadding = CGFloat(spacing) }
    if let spacing = markup.number("titlePadding") { made.titlePadding = CGFloat(spacing) }
    switch markup["buttonSize"] {
    case "mini": made.buttonSize = .mini
    case "small": made.buttonSize = .small
    case "large": made.buttonSize = .large
    default: break
    }
    if let insets = markup.child(key: "contentInsets") {
      made.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    return made
  }

  private static func transformer(to font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      return attributes
    }
  }

  /// Returns the insets of an element, in points; zero without an element.
  static func insets(_ markup: Markup?) -> UIEdgeInsets {
    guard let markup else { return .zero }
    return UIEdgeInsets(
      top: markup.number("minY") ?? 0, left: markup.number("minX") ?? 0,
      bottom: markup.number("maxY") ?? 0, right: markup.number("maxX") ?? 0)
  }

  /// Sets the content alignments of a control from its element.
  @MainActor
  static func align(_ control: UIControl, _ markup: Markup) {
    switch markup["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch markup["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: break
    }
  }
}
