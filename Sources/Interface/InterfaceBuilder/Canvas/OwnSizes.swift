import GimbalInterfaceDocuments

/// The views whose content sizes are Gimbal's own, of texts in the system's font and of controls.
///
/// For all others the canvas takes the saved size whatever the mode: font or class are unknown here.
enum OwnSizes {
  /// True if Gimbal says how large the view's content is.
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

  /// True for a configuration of which Gimbal knows font and picture.
  private static func isOwn(configuration: Markup) -> Bool {
    !namesFont(configuration)
      && configuration.child(key: "preferredSymbolConfigurationForImage") == nil
      && configuration["image"] == nil && configuration.child(key: "image") == nil
      && configuration.child(key: "attributedTitle") == nil
  }

  /// True for a class that has no content size at all, and for an image view or a label without content.
  ///
  /// See: R-NIB-11.3.
  @MainActor
  static func hasNone(_ description: ViewDescription) -> Bool {
    let markup = description.markup
    switch description.kind {
    case "imageView": return markup["image"] == nil
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
