import GimbalTraits

/// The limits that a view sets on the text size of itself and its descendants.
///
/// Rule: R-TRAIT-12.
struct TextSizeLimits {
  /// The value of `minimumContentSizeCategory`; nil sets no limit.
  var minimum: UIContentSizeCategory?
  /// The value of `maximumContentSizeCategory`; nil sets no limit.
  var maximum: UIContentSizeCategory?

  /// True if there is no limit.
  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// Returns the collection with its text size clamped to the limits; a minimum above the maximum
  /// has no effect.
  func applied(to collection: UITraitCollection) -> UITraitCollection {
    let size = collection.preferredContentSizeCategory
    guard !isEmpty, size != .unspecified else { return collection }
    var limited = size
    if let minimum, minimum <= maximum ?? minimum { limited = max(limited, minimum) }
    if let maximum { limited = min(limited, maximum) }
    guard limited != size else { return collection }
    return UITraitCollection(traitsFrom: [
      collection, UITraitCollection(preferredContentSizeCategory: limited),
    ])
  }
}

extension UIView {
  /// The limits of the text size from the view's properties.
  var textSizeLimits: TextSizeLimits {
    get { traitState?.textSizes ?? TextSizeLimits() }
    set {
      guard isOffered(from: 15, "minimumContentSizeCategory") else { return }
      madeTraitState().textSizes = newValue
      setNeedsTraits()
    }
  }
}
