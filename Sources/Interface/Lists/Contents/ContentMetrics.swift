import Foundation
import GimbalTraits

/// The figures of rows with the system's texts, by the system, in points.
///
/// Rule: R-LIST-18.
struct ContentMetrics {
  /// True from iOS 26 on: rows have more room.
  let isRoomy: Bool

  init(_ features: SystemFeatures) { isRoomy = features.offers(from: 26) }

  init(on system: SystemVersion) { self.init(SystemFeatures(system)) }

  /// The least height of a row with texts of the system's.
  var rowHeight: CGFloat { isRoomy ? 52 : 44 }

  /// The room above and below the texts of a configuration of the system's.
  var space: CGFloat { isRoomy ? 15 : 11 }
}
