import GimbalInterfaceDocuments

/// The views whose content sizes Gimbal computes: text in the system's font, and controls.
///
/// For all other views, the canvas uses the saved size in both modes, because the font or class is
/// unknown.
enum OwnSizes {
  /// Returns true if Gimbal computes the size of the view's content.
  @MainActor
  static func isOwn(_ description: ViewDescription) -> Bool {
    guard ViewClasses.entry(description.kind).isOwn, description.customClass == nil,
      !bars.contains(description.kind)
    else { return false }
    let markup = description.markup
    if let configuration = markup.child(key: "configuration") {
      return OwnSizes.isOwn(configuration: configuration)
    }
    return !namesFont(markup)
  }

  /// Returns true for a configuration with known font and image.
  private static func isOwn(configuration: Markup) -> Bool {
    !namesFont(configuration)
      && configuration.child(key: "preferredSymbolConfigurationForImage") == nil
      && configuration["image"] == nil && configuration.child(key: "image") == nil
      && configuration.child(key: "attributedTitle") == nil
  }

  /// Returns true for a class without a content size, and for an image view or a label without
  /// content.
  ///
  /// See: R-NIB-11.3.
  @MainActor
  static func hasNone(_ description: ViewDescription) -> Bool {
    let markup = description.markup
    switch description.kind {
    case "imageView": return markup["image"] == nil && markup.child(key: "image") == nil
    case "label":
      return markup["text"]?.isEmpty ?? true
        && !markup.children.contains { ["text", "attributedText"].contains($0["key"]) }
    default: return ViewClasses.entry(description.kind).content == .none
    }
  }

  private static func namesFont(_ markup: Markup) -> Bool {
    for child in markup.children where !["subviews", "connections"].contains(child.name) {
      if child.name == "fontDescription", child["name"] != nil { return true }
      if child.name == "font", child["metaFont"] == nil { return true }
      if namesFont(child) { return true }
    }
    return false
  }

  private static let bars: Set<String> = ["navigationBar", "toolbar", "tabBar"]
}
