import Foundation
import GimbalGeometry

extension TraceEvent {
  /// The event as a line: seconds, receiver, the name indented by two spaces per open call,
  /// arguments.
  public var line: String { TraceLine.text(of: self) }
}

extension Trace {
  /// The trace as text without the header, one line per event and step, such as `—— step 2`.
  ///
  /// - Complexity: linear in the number of events.
  public var text: String { text { _ in true } }

  /// Returns the lines of some events, and of all steps.
  ///
  /// - Complexity: linear in the number of events.
  package func text(where isExpected: (TraceEvent) -> Bool) -> String {
    var text = ""
    var markers = markers[...]
    for event in events {
      while let marker = markers.first, marker.index <= event.index {
        text += marker.line + "\n"
        markers.removeFirst()
      }
      guard isExpected(event) else { continue }
      text += event.line
      text += "\n"
    }
    for marker in markers { text += marker.line + "\n" }
    return text
  }
}

extension TraceMarker {
  /// The marker as a line: `—— step 2: rotate landscapeLeft`.
  var line: String { "—— step \(number): \(TraceValue.oneLine(text))" }
}

/// The columns of the text form.
enum TraceLine {
  /// The width of the column of times, in characters.
  static let timeWidth = 7
  /// The width of the column of receivers, in characters.
  static let receiverWidth = 16
  /// The width of the column of names, in characters.
  static let nameWidth = 35
  /// The limit of indentation, so that a line's length is bounded.
  static let deepestIndent = 32

  /// Returns the line of an event: time, receiver, name with indentation, arguments.
  static func text(of event: TraceEvent) -> String {
    let time = time(event.time)
    var line = String(repeating: " ", count: max(0, timeWidth - time.count)) + time
    line += "  "
    line += padded(TraceValue.oneLine(event.receiver), to: receiverWidth)
    line += "  "
    let indent = String(repeating: "  ", count: min(event.depth, deepestIndent))
    let name = indent + TraceValue.oneLine(event.name)
    let arguments = event.shownArguments
    return line + (arguments.isEmpty ? name : padded(name, to: nameWidth) + "  " + arguments)
  }

  /// Returns seconds with three decimals.
  static func time(_ seconds: Double) -> String {
    guard abs(seconds) < 1e12 else { return MeasureText.number(seconds) }
    let milliseconds = Int((abs(seconds) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    let sign = seconds < 0 && milliseconds > 0 ? "-" : ""
    return sign + String(milliseconds / 1000) + "."
      + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  /// Returns a text with spaces at its end, up to a width in characters.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
