/// A file of build settings, `*.xcconfig`.
///
/// Source: Apple, Xcode, Build configuration file reference.
enum ConfigurationFile {
  /// The limit of nested includes; a project has a few.
  private static let depthLimit = 20
  /// The limit of files that are read, since two includes of one file double at each level.
  private static let fileLimit = 1_000

  /// Returns the settings of a file and its includes; later ones replace earlier ones.
  ///
  /// Settings whose conditions exclude a release build for iPhones are left out. Missing included
  /// files are ignored.
  ///
  /// - Parameter text: Returns the text of a file by its path.
  static func settings(of path: String, text: (String) -> String?) -> [String: PropertyValue] {
    var files = 0
    return settings(of: path, text, depth: 0, files: &files)
  }

  private static func settings(
    of path: String, _ text: (String) -> String?, depth: Int, files: inout Int
  ) -> [String: PropertyValue] {
    guard depth < depthLimit, files < fileLimit, let content = text(path) else { return [:] }
    files += 1
    var found: [String: PropertyValue] = [:]
    for line in content.split(whereSeparator: \.isNewline) {
      let statement = withoutComment(line)
      if statement.hasPrefix("#include") {
        let parts = statement.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let other = parts[1].hasPrefix("/") ? String(parts[1]) : plain(folder + parts[1])
        found.merge(settings(of: other, text, depth: depth + 1, files: &files)) { $1 }
      } else if let equals = statement.firstIndex(of: "=") {
        // A condition may contain an equals sign: NAME[sdk=iphoneos*] = VALUE.
        let name = statement.prefix { $0 != "[" && $0 != "=" }
        let rest = statement[name.endIndex...]
        let end = rest.first == "[" ? rest.lastIndex(of: "]") : nil
        guard let sign = end.map({ statement[$0...].firstIndex(of: "=") }) ?? equals else {
          continue
        }
        if let end, !holds(statement[name.endIndex...end]) { continue }
        found[trimmed(name)] = .text(trimmed(statement[statement.index(after: sign)...]))
      }
    }
    return found
  }

  /// Returns a path without `..`: `App/../Shared/Base.xcconfig` is `Shared/Base.xcconfig`.
  private static func plain(_ path: some StringProtocol) -> String {
    path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != "." {
        parts.append(Substring(part))
      }
    }.joined(separator: "/")
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let comment = line.firstRange(of: "//") else { return line }
    return line[..<comment.lowerBound]
  }

  /// Returns true if a build setting's conditions, such as `[sdk=iphoneos*][config=Release]`, are
  /// true for a release build for iPhones.
  private static func holds(_ conditions: Substring) -> Bool {
    conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let sides = condition.split(separator: "=").map { trimmed($0) }
      guard sides.count == 2 else { return false }
      let pattern = sides[1].hasSuffix("*") ? String(sides[1].dropLast()) : sides[1]
      switch sides[0] {
      case "sdk": return "iphoneos".hasPrefix(pattern) || pattern.hasPrefix("iphoneos")
      case "config": return "Release".hasPrefix(pattern)
      default: return sides[1] == "*"
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
