import Foundation

/// Index paths in traces: `[0, 3]`.
enum PathText {
  static func of(_ path: IndexPath) -> String {
    "[" + path.map(String.init).joined(separator: ", ") + "]"
  }

  static func of(_ paths: [IndexPath]) -> String {
    paths.map(of).joined(separator: " ")
  }
}
