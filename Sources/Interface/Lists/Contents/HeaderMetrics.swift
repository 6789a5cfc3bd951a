import Foundation

/// The metrics of headers and footers of sections, in points.
///
/// Source: measured in apps on iOS 7 to 14; later versions are assumed to be equal.
///
/// See: R-LIST-7.
enum HeaderMetrics {
  /// A header or footer of a plain list with a title of one line.
  static let plain: CGFloat = 28
  /// The height that a plain table adds to a title.
  static let plainSpace: CGFloat = 7.5
  /// The space above and below the text of a plain list's configuration.
  static let plainTextSpace: CGFloat = 4
  /// An empty header or footer in a grouped list.
  static let gap: CGFloat = 17.5
  /// The height of the empty header above the first section of a grouped table.
  static let firstGap: CGFloat = 35
  /// The space around a title of a grouped table's header, and above the first.
  static let headerSpace: CGFloat = 22
  /// The space around a title of the first header of a grouped table.
  static let firstHeaderSpace: CGFloat = 39.5
  /// The minimum height of a header with a title.
  static let leastHeader: CGFloat = 38
  /// The minimum height of the first header with a title.
  static let leastFirstHeader: CGFloat = 55.5
  /// The space below a title of a grouped list's header.
  static let belowHeader: CGFloat = 6
  /// The space around a title of a grouped list's footer.
  static let footerSpace: CGFloat = 15
  /// The space above a title of a grouped list's footer.
  static let aboveFooter = footerSpace / 2
}
