/// A place in a text document.
///
/// Both numbers start at 1; a column counts Unicode scalars, so that it agrees with what editors show
/// for everything but combining characters. A value that was made in memory is at `.unknown`.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The line, from 1; 0 when the value was made in memory.
  public var line: Int { Int(storedLine) }

  /// The column in Unicode scalars, from 1; 0 when the value was made in memory.
  public var column: Int { Int(storedColumn) }

  /// Creates a place; numbers beyond 32 bits are cut to the largest.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The place of a value that stands in no document.
  public static let unknown = SourcePosition(line: 0, column: 0)

  /// The first character of a document.
  public static let start = SourcePosition(line: 1, column: 1)

  /// `line:column`.
  public var description: String { "\(line):\(column)" }

  /// Orders places as they follow each other in a document.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.storedLine, a.storedColumn) < (b.storedLine, b.storedColumn)
  }
}
