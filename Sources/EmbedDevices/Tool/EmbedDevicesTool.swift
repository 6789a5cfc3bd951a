import Foundation

/// Writes one Swift file with a raw string literal for each JSON file of a folder and its folders, and beside
/// a device's file what is asked of all devices before one is chosen.
///
/// Arguments: the folder, and the Swift file.
@main struct EmbedDevicesTool {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { fail("usage: EmbedDevicesTool FOLDER OUTPUT") }
    let folder = URL(fileURLWithPath: arguments[1])
    var source = """
      // Written by the plugin EmbedDevices from the folder Devices; changes here are lost.

      extension EmbeddedFiles {
        static let all: [EmbeddedFile] = [

      """
    let paths = paths(in: folder)
    let newest = newestSystem(text(of: folder.appendingPathComponent("systems/ios.json")))
    for path in paths {
      let text = text(of: folder.appendingPathComponent(path))
      let facts = path.contains("/") ? nil : facts(of: text, newest: newest)
      source += literal(path: path, text: text, facts: facts)
    }
    source += "  ]\n}\n"
    let output = URL(fileURLWithPath: arguments[2])
    // A file that stays as it is is not compiled again when the build runs the tool once more.
    guard (try? Data(contentsOf: output)) != Data(source.utf8) else { return }
    do {
      try Data(source.utf8).write(to: output, options: .atomic)
    } catch {
      fail("\(arguments[2]): \(error)")
    }
  }

  /// The paths of all JSON files, relative to the folder and sorted by their bytes; none hidden.
  private static func paths(in folder: URL) -> [String] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
      fail("\(folder.path): error: cannot be read")
    }
    return paths.filter { path in
      path.hasSuffix(".json") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The file's text, which a literal repeats byte for byte.
  private static func text(of file: URL) -> String {
    guard let data = try? Data(contentsOf: file), let text = String(validating: data, as: UTF8.self)
    else { fail("\(file.path): error: cannot be read, or is not UTF-8") }
    // A literal would turn a carriage return into a line feed, and cannot hold a zero byte.
    guard !data.contains(13), !data.contains(0) else {
      fail("\(file.path): error: contains a carriage return or a zero byte; use line feeds")
    }
    return text
  }

  /// The arguments of a device's `DeviceFacts`; nil for a file that does not say enough, which is then read as a whole.
  ///
  /// See: D-5.
  private static func facts(of text: String, newest: String?) -> String? {
    guard let device = object(text), let kind = device["kind"] as? String,
      ["phone", "pod", "pad"].contains(kind), let systems = device["osRange"] as? [String: Any],
      let rows = device["safeArea"] as? [[String: Any]],
      let row = rows.last(where: {
        $0["portrait"] is [String: Any] && $0["landscape"] is [String: Any]
      }),
      let first = numbers(row["osFrom"]),
      let last = numbers(row["osTo"]) ?? numbers(systems["max"]) ?? numbers(newest)
    else { return nil }
    let system = first.lexicographicallyPrecedes(last) ? last : first
    return "isPad: \(kind == "pad"), major: \(system[0]), minor: \(system[1]), patch: \(system[2])"
  }

  /// The three numbers of a version.
  private static func numbers(_ value: Any?) -> [Int]? {
    guard let text = value as? String else { return nil }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
    return numbers.compactMap { $0 } + Array(repeating: 0, count: 3 - numbers.count)
  }

  /// The newest system that is known.
  private static func newestSystem(_ text: String) -> String? {
    (object(text)?["majors"] as? [Int])?.last.map { String($0) }
  }

  private static func object(_ text: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8)))
      as? [String: Any]
  }

  private static func literal(path: String, text: String, facts: String?) -> String {
    var fence = "#"
    while text.contains("\"\"\"" + fence) || text.contains("\\" + fence) { fence += "#" }
    return """
          EmbeddedFile(
            path: "\(path)",
            text: \(fence)\"""
      \(text)
      \"""\(fence)\(facts.map { ", facts: DeviceFacts(\($0))" } ?? "")),

      """
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
