/// A position in a text document.
///
/// Both numbers start at 1. A column counts Unicode scalars, as editors do except for combining
/// characters. A value that was created in memory is at `.unknown`.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The source in the highest 10 bits, then line and column in 27 bits each.
  ///
  /// A document of the largest size has fewer lines and columns, and positions compare as one
  /// number.
  private let bits: UInt64

  private static let width: UInt64 = 27
  private static let mask: UInt64 = 1 << width - 1
  /// The limit of files in one document, its own included.
  package static let sourceLimit = 1 << 10

  /// The line, from 1; 0 for a value created in memory.
  public var line: Int { Int(bits >> Self.width & Self.mask) }

  /// The column in Unicode scalars, from 1; 0 for a value created in memory.
  public var column: Int { Int(bits & Self.mask) }

  /// The number of the file in ``SourceFiles``; 0 is the document itself.
  package var source: Int { Int(bits >> (2 * Self.width)) }

  /// Creates a position in the document itself; numbers beyond 27 bits are limited to the largest.
  public init(line: Int, column: Int) {
    self.init(line: line, column: column, source: 0)
  }

  /// Creates a position in one of the files of a document.
  package init(line: Int, column: Int, source: Int) {
    precondition(0..<Self.sourceLimit ~= source, "there is no source \(source)")
    func cut(_ number: Int) -> UInt64 { min(UInt64(clamping: number), Self.mask) }
    bits = UInt64(source) << (2 * Self.width) | cut(line) << Self.width | cut(column)
  }

  /// The position of a value that is in no document.
  public static let unknown = SourcePosition(line: 0, column: 0)

  /// The first character of a document.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Returns the position some columns further on the same line.
  package func moved(columns: Int) -> SourcePosition {
    SourcePosition(line: line, column: column + columns, source: source)
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }

  /// Orders positions as they follow each other in a document.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool { a.bits < b.bits }
}
