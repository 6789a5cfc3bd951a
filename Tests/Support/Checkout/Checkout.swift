package import Foundation

/// The checkout of the repository that holds the tests.
package enum Checkout {
  /// The root folder.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
