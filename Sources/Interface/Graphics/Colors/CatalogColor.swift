import GimbalGeometry
import GimbalTraits

/// A color of a catalog: a value for each style and contrast for which the set has one.
struct CatalogColor: Hashable, Sendable {
  let name: String
  let entries: [Entry]

  /// A value and what it is for.
  struct Entry: Hashable, Sendable {
    var color: CGColor
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var idiom: String
  }

  /// The value under some traits: of the entries whose idiom, style and contrast hold, the one that says most;
  /// style counts more than contrast, and both more than the idiom.
  ///
  /// Rule: L-COL-8.
  func color(with traits: UITraitCollection) -> CGColor {
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let isDark = traits.userInterfaceStyle == .dark
    let isHigh = traits.accessibilityContrast == .high
    var best: (score: Int, color: CGColor)?
    for entry in entries {
      guard entry.style == .unspecified || (entry.style == .dark) == isDark,
        entry.contrast == .unspecified || isHigh,
        entry.idiom == "universal" || entry.idiom == idiom
      else { continue }
      let score =
        (entry.style == .unspecified ? 0 : 4) + (entry.contrast == .unspecified ? 0 : 2)
        + (entry.idiom == "universal" ? 0 : 1)
      if score > best?.score ?? -1 { best = (score, entry.color) }
    }
    return best?.color ?? entries[0].color
  }
}
