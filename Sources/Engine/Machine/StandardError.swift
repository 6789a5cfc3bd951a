import Foundation

/// What must be told where no trace or report is read: a line on standard error.
package enum StandardError {
  /// Writes a line.
  package static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
