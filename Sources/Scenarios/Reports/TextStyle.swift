// Results as text and as JSON and other formats: one file for each output.
//
// Every report is a function from a result to a text; equal results have equal bytes. The module
// runs nothing, reads no files and prints nothing. `GimbalCommandLine` prints reports.

/// The style of a text output: with or without the colors of a terminal.
public struct TextStyle: Hashable, Sendable {
  /// True if colors are written.
  public var isColored: Bool
  /// The preferred width of tables in columns.
  public var width: Int

  /// Creates a style with at least 40 columns.
  public init(isColored: Bool = false, width: Int = 100) {
    self.isColored = isColored
    self.width = max(40, width)
  }

  /// Without colors, 100 columns.
  public static let plain = TextStyle()

  /// Returns the text in bold, if the output shows colors.
  func bold(_ text: String) -> String { sequence("1", text) }
  /// Returns the text in a faint color, if the output shows colors.
  func faint(_ text: String) -> String { sequence("2", text) }
  /// Returns the text in the color of success, green, if the output shows colors.
  func good(_ text: String) -> String { sequence("32", text) }
  /// Returns the text in the color of failure, bold red, if the output shows colors.
  func bad(_ text: String) -> String { sequence("1;31", text) }
  /// Returns the text in the color of warnings, yellow, if the output shows colors.
  func doubtful(_ text: String) -> String { sequence("33", text) }
  /// Returns the text in the color of notes, cyan, if the output shows colors.
  func diagnostic(_ text: String) -> String { sequence("36", text) }

  private func sequence(_ code: String, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// Returns the text padded with spaces to a number of characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// Returns the text truncated to a number of characters, the last of them `…`.
  func cut(to width: Int) -> String {
    count <= width ? self : prefix(Swift.max(0, width - 1)) + "…"
  }
}

/// Returns a number with its noun: `1 view`, `2 views`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
