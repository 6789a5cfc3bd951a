/// A view whose font can follow the text size that the user has set.
///
/// Source: Apple, UIContentSizeCategoryAdjusting.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// True if a font of a text style follows the text size that the user has set.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
