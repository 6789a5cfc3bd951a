import Foundation

/// The text of index paths in traces, such as `[0, 3]`.
enum PathText {
  /// Returns an index path as its indices, separated by commas.
  static func of(_ path: IndexPath) -> String {
    "[" + path.map(String.init).joined(separator: ", ") + "]"
  }

  /// Returns several index paths, separated by spaces.
  static func of(_ paths: [IndexPath]) -> String {
    paths.map(of).joined(separator: " ")
  }
}
