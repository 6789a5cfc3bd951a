import Foundation
import GimbalTraits

/// The metrics of rows with the system's labels, by system version, in points.
///
/// Rule: R-LIST-18.
struct ContentMetrics {
  /// True from iOS 26 on: rows have more space.
  let isRoomy: Bool

  init(_ features: SystemFeatures) { isRoomy = features.hasTallRows }

  init(on system: SystemVersion) { self.init(SystemFeatures(system)) }

  /// The least height of a row with the system's labels.
  var rowHeight: CGFloat { isRoomy ? 52 : 44 }

  /// The space above and below the labels of a list configuration.
  var space: CGFloat { isRoomy ? 15 : 11 }
}
