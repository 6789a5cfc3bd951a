public import Foundation

/// The sizes of attributed texts, in points and not rounded.
///
/// Source: Apple, NSAttributedString, NSString.
extension NSAttributedString {
  /// Returns the size without added line breaks; characters without a font have the system's at 12
  /// points.
  ///
  /// - Complexity: O(characters).
  public func size() -> CGSize { measured.extent(fitting: 0, usesLeading: false) }

  /// Returns the bounds of the text: on one line, or with `usesLineFragmentOrigin` broken at a
  /// width.
  ///
  /// A width or height of 0 is no limit. The spaces at the end count if the whole text fits. The
  /// leading of fonts counts with `usesFontLeading`.
  ///
  /// - Complexity: O(characters).
  ///
  /// Rule: L-TEXT-3.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let usesLeading = options.contains(.usesFontLeading)
    let text = measured
    var extent = text.extent(
      fitting: 0, numberOfLines: breaks ? 0 : 1, usesLeading: usesLeading)
    if breaks, size.width > 0 {
      let broken = text.extent(fitting: size.width, usesLeading: usesLeading)
      if extent.width > size.width || broken.height > extent.height { extent = broken }
    }
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      extent.height = min(extent.height, size.height)
    }
    let bounds = CGRect(origin: .zero, size: extent)
    context?.totalBounds = bounds
    return bounds
  }

  private var measured: StyledText {
    StyledText(self, font: .systemFont(ofSize: 12), on: TextEnvironment.system)
  }
}

extension NSString {
  /// Returns the size of the text with attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// Returns the bounds of the text with attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text with attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the bounds of the text with attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
