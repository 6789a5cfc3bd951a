package import Foundation

/// A storyboard or a nib file of Interface Builder, read and checked.
///
/// It is immutable and independent of the engine, and has the position of every element.
package final class InterfaceDocument: @unchecked Sendable {
  /// The kinds of documents.
  package enum Format {
    /// Controllers and their segues.
    case storyboard
    /// Views of one owner.
    case nib
  }

  /// The document's name in messages.
  package let file: String
  /// The kind of the document.
  package let format: Format
  /// The root element.
  package let markup: Markup
  /// The version of the tools that saved it; 0 if unknown.
  package let toolsVersion: Int
  /// True if it uses Auto Layout; else frames and autoresizing masks.
  package let usesAutoLayout: Bool
  /// True if it uses size classes.
  package let usesTraitCollections: Bool
  /// True if views have safe area guides; else controllers have top and bottom layout guides.
  package let usesSafeAreas: Bool
  /// True for a launch screen.
  package let isLaunchScreen: Bool
  /// The canvas's device, such as `retina6_1`; nil up to Xcode 7.
  package let device: String?
  /// True if the canvas is in landscape.
  package let isLandscape: Bool
  /// The canvas's part of the screen, such as `splitview2_3`; nil for all of it.
  package let adaptation: String?
  /// The id of the initial controller of a storyboard.
  package let initialController: String?
  /// A storyboard's scenes.
  package let scenes: [SceneDescription]
  /// A nib file's objects without placeholders.
  package let objects: [Markup]
  /// The sizes of images by name, in points.
  package let images: [String: ImageResource]
  /// Every element that has an id.
  package let elements: [String: Markup]
  private let text: DocumentText

  /// Reads a document; `strings` replace its own, by an object's id and a property:
  /// `abc-12-xyz.text`.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a damaged file, or one that is no iOS storyboard or
  ///   nib file.
  /// - Complexity: O(bytes).
  package init(_ data: Data, file: String, strings: [String: String] = [:]) throws {
    self.file = file
    text = try DocumentText(data, file: file)
    markup = try MarkupReader.read(text)
    format = try InterfaceDocument.format(of: markup, text)
    var check = DocumentCheck(text)
    try check.check(markup)
    elements = check.ids
    for (key, text) in strings { LocalizedText.set(text, for: key, in: check.ids) }
    toolsVersion =
      markup["toolsVersion"].flatMap { $0.split(separator: ".").first.flatMap { Int($0) } } ?? 0
    usesAutoLayout = markup.flag("useAutolayout") ?? false
    usesTraitCollections = markup.flag("useTraitCollections") ?? false
    usesSafeAreas = markup.flag("useSafeAreas") ?? false
    isLaunchScreen = markup.flag("launchScreen") ?? false
    let canvas = markup.child("device")
    device = canvas?.id
    isLandscape = canvas?["orientation"] == "landscape"
    adaptation = canvas?.child("adaptation")?.id ?? canvas?["layout"]
    initialController = markup["initialViewController"]
    scenes = markup.list("scenes").map(SceneDescription.init)
    objects = markup.list("objects").filter { $0.name != "placeholder" }
    var images: [String: ImageResource] = [:]
    for image in markup.list("resources") where image.name == "image" {
      if let name = image["name"] { images[name] = ImageResource(image) }
    }
    self.images = images
  }

  /// Returns the position of an element in the file.
  ///
  /// - Complexity: O(bytes before it).
  package func location(of element: Markup) -> DocumentLocation { text.location(of: element) }

  /// Returns the position of the element with an index in document order.
  ///
  /// - Complexity: O(bytes before it).
  package func location(ofElement number: Int) -> DocumentLocation {
    text.location(of: StartTagFinder.offset(ofTag: number, in: text.bytes))
  }

  private static func format(of root: Markup, _ text: DocumentText) throws -> Format {
    if root.name == "archive" {
      throw text.error(
        at: root,
        "the root element is archive, the form of Xcode 4 and before: saved by a later one it is read"
      )
    }
    guard root.name == "document", let type = root["type"] else {
      throw text.error(
        at: root,
        "the root element is \(root.name.clipped): an Interface Builder document begins with a document that has a type"
      )
    }
    if let platform = platform(of: type, runtime: root["targetRuntime"]) {
      throw text.error(
        at: root, "this is a document for \(platform); Gimbal reads those for iOS")
    }
    if let version = root["version"], Double(version).map({ $0 < 4 }) != true {
      throw text.error(
        at: root,
        "the document has the version \(version.clipped): those of version 3 are read")
    }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB":
      return .nib
    default:
      throw text.error(
        at: root,
        "the document has the type \(type.clipped): com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB or com.apple.InterfaceBuilder3.CocoaTouch.XIB are read"
      )
    }
  }

  /// Returns the platform of a document that is not for iOS.
  private static func platform(of type: String, runtime: String?) -> String? {
    if type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch."),
      runtime?.hasPrefix("iOS.CocoaTouch") == true
    {
      return nil
    }
    let strings = [type, runtime ?? ""]
    func names(_ part: String) -> Bool { strings.contains { $0.contains(part) } }
    if names("AppleTV") { return "tvOS" }
    if names("WatchKit") || names("watchOS") { return "watchOS" }
    if names(".Cocoa.") || names("MacOSX") { return "macOS" }
    return nil
  }
}

/// An image in a document.
package struct ImageResource: Sendable {
  /// The size, in points.
  package let size: CGSize
  /// True for a system symbol, whose size here is that of its drawing.
  package let isSymbol: Bool

  init(_ markup: Markup) {
    size = markup.size
    isSymbol = markup["catalog"] == "system"
  }
}
