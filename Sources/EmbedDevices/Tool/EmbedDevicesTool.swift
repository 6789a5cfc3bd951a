import Foundation

/// Writes one Swift file with a raw string literal for each file of a folder.
///
/// Arguments: the folder, the Swift file, and the files' paths inside the folder.
@main struct EmbedDevicesTool {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { fail("usage: EmbedDevicesTool FOLDER OUTPUT [FILE…]") }
    let folder = URL(fileURLWithPath: arguments[1])
    var source = """
      // Written by the plugin EmbedDevices from the folder Devices; changes here are lost.

      extension EmbeddedFiles {
        static let all: [EmbeddedFile] = [

      """
    for path in arguments[3...] {
      source += literal(path: path, text: text(of: folder.appendingPathComponent(path)))
    }
    source += "  ]\n}\n"
    do {
      try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
    } catch {
      fail("\(arguments[2]): \(error)")
    }
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
