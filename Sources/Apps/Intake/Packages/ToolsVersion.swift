/// The first line of a manifest, which has its SwiftPM version.
enum ToolsVersion {
  /// The first version that supports named package dependencies, as Gimbal's is.
  ///
  /// Source: SwiftPM, `PackageDescription`, `package(name:path:)`.
  private static let least = [5, 2]

  /// Returns a manifest with at least the version that a dependency on Gimbal needs.
  static func raised(_ manifest: String) -> String {
    guard let version = version(of: manifest), !isAtLeast(least, manifest: manifest) else {
      return manifest
    }
    return manifest[..<version.startIndex] + "5.2" + manifest[version.endIndex...]
  }

  /// Returns true if a manifest has at least a version, or none.
  static func isAtLeast(_ least: [Int], manifest: String) -> Bool {
    let parts = (version(of: manifest) ?? "").split(separator: ".").compactMap { Int($0) }
    return parts.isEmpty || !parts.lexicographicallyPrecedes(least)
  }

  /// Returns the version in the first line.
  private static func version(of manifest: String) -> Substring? {
    let line = manifest.prefix { !$0.isNewline }
    guard let colon = line.firstIndex(of: ":"), line.contains("swift-tools-version") else {
      return nil
    }
    return line[line.index(after: colon)...].drop { $0 == " " }.prefix {
      $0.isNumber || $0 == "."
    }
  }
}
