/// The first line of a manifest, which says the version of SwiftPM that it is written for.
enum ToolsVersion {
  /// The first version whose dependencies may have a name of their own, as Gimbal's has.
  ///
  /// Source: SwiftPM, `PackageDescription`, `package(name:path:)`.
  private static let least = [5, 2]

  /// A manifest that is written for an older version, for the least one that a dependency on Gimbal needs.
  static func raised(_ manifest: String) -> String {
    guard let version = version(of: manifest), !isAtLeast(least, manifest: manifest) else {
      return manifest
    }
    return manifest[..<version.startIndex] + "5.2" + manifest[version.endIndex...]
  }

  /// True if a manifest is written for a version or a later one; also for one that says none.
  static func isAtLeast(_ least: [Int], manifest: String) -> Bool {
    let parts = (version(of: manifest) ?? "").split(separator: ".").compactMap { Int($0) }
    return parts.isEmpty || !parts.lexicographicallyPrecedes(least)
  }

  /// The version in the first line.
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
