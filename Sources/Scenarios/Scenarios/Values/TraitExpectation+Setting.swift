import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The traits of an expectation, set as overrides or as a collection.
extension TraitExpectation {
  /// The traits as overrides of those that a view or a controller inherits.
  var overrides: UITraitOverrides {
    var overrides = UITraitOverrides()
    set(on: &overrides)
    return overrides
  }

  /// The traits as a collection without other traits.
  var collection: UITraitCollection {
    UITraitCollection { traits in set(on: &traits) }
  }

  private func set<Traits: UIMutableTraits>(on traits: inout Traits) {
    if let horizontalSizeClass { traits.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
    if let userInterfaceIdiom { traits.userInterfaceIdiom = userInterfaceIdiom }
    if let displayScale { traits.displayScale = CGFloat(displayScale) }
    if let category = settings.contentSizeCategory {
      traits.preferredContentSizeCategory = category
    }
    if let style = settings.userInterfaceStyle { traits.userInterfaceStyle = style }
    if let direction = settings.layoutDirection { traits.layoutDirection = direction }
    if let weight = settings.legibilityWeight { traits.legibilityWeight = weight }
    if let contrast = settings.accessibilityContrast { traits.accessibilityContrast = contrast }
  }
}
