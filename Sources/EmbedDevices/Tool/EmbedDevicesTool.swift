import Foundation

/// Writes one Swift file with a raw string literal for each JSON file of a folder and its folders.
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
    for path in paths(in: folder) {
      source += literal(path: path, text: text(of: folder.appendingPathComponent(path)))
    }
    source += "  ]\n}\n"
    do {
      try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
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

  private static func literal(path: String, text: String) -> String {
    var fence = "#"
    while text.contains("\"\"\"" + fence) || text.contains("\\" + fence) { fence += "#" }
    return """
          EmbeddedFile(
            path: "\(path)",
            text: \(fence)\"""
      \(text)
      \"""\(fence)),

      """
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
