import Foundation

/// Lines on standard error, for facts that must be seen where no trace or report is read.
package enum StandardError {
  /// Writes a line.
  package static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
