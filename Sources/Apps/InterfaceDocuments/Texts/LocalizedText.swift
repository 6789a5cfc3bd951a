/// Localized strings that replace a document's own.
///
/// Source: strings files that Xcode writes for documents: an object's id, and the name of a
/// property.
enum LocalizedText {
  /// Sets the string of a key such as `abc-12-xyz.normalTitle` or `abc-12-xyz.segmentTitles[1]`.
  ///
  /// A key of an unknown object, or of a property that is not visible, has no effect.
  static func set(_ text: String, for key: String, in elements: [String: Markup]) {
    guard let dot = key.firstIndex(of: "."), let element = elements[String(key[..<dot])] else {
      return
    }
    let property = key[key.index(after: dot)...]
    if let state = states[String(property)] {
      element.children.first { $0.name == "state" && $0["key"] == state }?.set("title", to: text)
    } else if property.hasPrefix("segmentTitles["),
      let location = Int(property.dropFirst(14).dropLast())
    {
      let segments = element.list("segments")
      if segments.indices.contains(location) { segments[location].set("title", to: text) }
    } else if property.hasPrefix("configuration.") {
      element.child(key: "configuration")?.set(String(property.dropFirst(14)), to: text)
    } else if properties.contains(String(property)) {
      element.set(String(property), to: text)
    }
  }

  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "disabledTitle": "disabled",
    "selectedTitle": "selected",
  ]

  /// The attributes of documents whose text a strings file may translate.
  private static let properties: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]
}
