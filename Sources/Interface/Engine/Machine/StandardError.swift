import Foundation

/// Writing of lines to standard error, for messages that must be visible without a trace or report.
package enum StandardError {
  /// Writes a line and a line feed to standard error.
  package static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
