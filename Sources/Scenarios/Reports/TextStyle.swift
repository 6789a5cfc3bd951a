// Results as text for people and for programs: one file for each output.
//
// Every report is a function from a result to a text, the same bytes for the same result; this room runs
// nothing, reads no file and prints nothing. The room `CommandLine` comes next.

/// The style of a text output: the colours of a terminal, or none.
public struct TextStyle: Hashable, Sendable {
  /// True if colours are written.
  public var isColored: Bool
  /// The columns that tables keep to where they can.
  public var width: Int

  /// Creates a style; at least 40 columns are kept.
  public init(isColored: Bool = false, width: Int = 100) {
    self.isColored = isColored
    self.width = max(40, width)
  }

  /// Without colours, 100 columns.
  public static let plain = TextStyle()

  func bold(_ text: String) -> String { sequence("1", text) }
  func faint(_ text: String) -> String { sequence("2", text) }
  func good(_ text: String) -> String { sequence("32", text) }
  func bad(_ text: String) -> String { sequence("1;31", text) }
  func doubtful(_ text: String) -> String { sequence("33", text) }
  func diagnostic(_ text: String) -> String { sequence("36", text) }

  private func sequence(_ code: String, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text with spaces after it up to a number of characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text cut to a number of characters, the last of them `…`.
  func cut(to width: Int) -> String {
    count <= width ? self : prefix(Swift.max(0, width - 1)) + "…"
  }
}

/// A number with its noun: `1 view`, `2 views`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
