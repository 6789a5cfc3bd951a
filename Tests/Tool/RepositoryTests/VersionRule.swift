/// Only features of a system compare version numbers; other code queries the feature by its name.
enum VersionRule {
  /// The files that compare numbers: definitions of versions, and metrics that a table lists by version.
  static let homes = [
    "Sources/Interface/Traits/Environment/", "Sources/Interface/Traits/Systems/",
    "Sources/Simulator/Devices/", "Sources/Interface/Text/",
  ]

  static func findings(in file: RepositoryFile) -> [String] {
    guard file.path.hasPrefix("Sources/"), !homes.contains(where: file.path.hasPrefix) else {
      return []
    }
    return file.lines.enumerated().compactMap { index, line in
      guard line.utf8.count > 8, comparesVersion(line) else { return nil }
      return file.finding(index, "a number of a version is compared: give the feature a name")
    }
  }

  private static func comparesVersion(_ line: Substring) -> Bool {
    let text = String(line.drop { $0 == " " })
    if text.hasPrefix("//") { return false }
    if text.contains(/\.offers\(from: [0-9]/) { return true }
    if text.contains(".major"), text.contains(where: \.isNumber) {
      return text.contains(/\.major\s*(\?\? [0-9]+\)\s*)?(<|>|==|!=)=?\s*[0-9]/)
        || text.contains(/contains\([\w.]*\.major\)/)
    }
    return text.contains(".iOS(") && text.contains(/[<>=]=?\s*\.iOS\([0-9]/)
  }
}
