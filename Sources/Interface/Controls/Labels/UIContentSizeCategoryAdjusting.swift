/// A view whose font can follow the user's preferred text size.
///
/// Source: Apple, UIContentSizeCategoryAdjusting.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// True if a font of a text style follows the user's preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
