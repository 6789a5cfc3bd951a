import GimbalTraits

/// The text sizes that a view lets through for itself and all below it.
///
/// Rule: R-TRAIT-12.
struct TextSizeLimits {
  /// The smallest size; nil lets all through.
  var minimum: UIContentSizeCategory?
  /// The greatest size; nil lets all through.
  var maximum: UIContentSizeCategory?

  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// The collection with a text size within the limits; a minimum above the maximum has no effect.
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
  /// The limits of text sizes, as its properties set them.
  var textSizeLimits: TextSizeLimits {
    get { traitState?.textSizes ?? TextSizeLimits() }
    set {
      guard isOffered(from: 15, "minimumContentSizeCategory") else { return }
      madeTraitState().textSizes = newValue
      setNeedsTraits()
    }
  }
}
