import Foundation
import GimbalTraits

/// The metrics of rows with the system's labels, by system version, in points.
///
/// Rule: R-LIST-18.
struct ContentMetrics {
  /// The space at both sides of the content of a list configuration.
  ///
  /// See: R-LIST-6.
  static let side: CGFloat = 16
  /// The least space after the text of a row.
  ///
  /// See: R-LIST-6.
  static let end: CGFloat = 8
  /// The gap between two texts one below the other in a row with a text, up to iOS 18.
  ///
  /// See: R-LIST-6.
  static let stackedTextGap: CGFloat = 3
  /// The gap between the image and the text of a list configuration.
  static let imageGap: CGFloat = 16
  /// The gap between two texts next to each other.
  static let textGap: CGFloat = 6
  /// The space that rows with two texts have less around the texts up to iOS 18.
  static let lessSpace: CGFloat = 0.5

  /// True from iOS 26 on: rows have more space.
  let isRoomy: Bool

  /// Creates the metrics of a system version with these features.
  init(_ features: SystemFeatures) { isRoomy = features.hasTallRows }

  /// Creates the metrics of a system version.
  init(on system: SystemVersion) { self.init(SystemFeatures(system)) }

  /// The least height of a row with the system's labels.
  var rowHeight: CGFloat { isRoomy ? 52 : 44 }

  /// The space above and below the labels of a list configuration.
  var space: CGFloat { isRoomy ? 15 : 11 }
}
