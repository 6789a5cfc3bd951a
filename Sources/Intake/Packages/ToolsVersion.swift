/// The first line of a manifest, which says the version of SwiftPM that it is written for.
enum ToolsVersion {
  /// The first version whose dependencies may have a name of their own, as Gimbal's has.
  ///
  /// Source: SwiftPM, `PackageDescription`, `package(name:path:)`.
  private static let least = [5, 2]

  /// A manifest that is written for an older version, for the least one that a dependency on Gimbal needs.
  static func raised(_ manifest: String) -> String {
    let line = manifest.prefix { !$0.isNewline }
    guard let colon = line.firstIndex(of: ":"), line.contains("swift-tools-version") else {
      return manifest
    }
    let version = line[line.index(after: colon)...].drop { $0 == " " }.prefix {
      $0.isNumber || $0 == "."
    }
    let parts = version.split(separator: ".").compactMap { Int($0) }
    guard !parts.isEmpty, parts.lexicographicallyPrecedes(least) else { return manifest }
    return manifest[..<version.startIndex] + "5.2" + manifest[version.endIndex...]
  }
}
