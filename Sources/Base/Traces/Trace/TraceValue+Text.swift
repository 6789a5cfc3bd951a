import Foundation
import GimbalDocuments
import GimbalGeometry

extension TraceValue {
  /// The value as one line: `852 × 393`, `(0, 59, 393, 759)`, `true`, `old → new`.
  public var text: String {
    switch self {
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): MeasureText.number(number)
    case .size(let size): MeasureText.size(size)
    case .point(let point): MeasureText.point(point)
    case .rect(let rect): MeasureText.rect(rect)
    case .insets(let insets): MeasureText.insets(insets)
    case .transform(let transform): MeasureText.transform(transform)
    case .text(let text): TraceValue.oneLine(text)
    case .receiver(let id): "receiver \(id.rawValue)"
    case .object(let name): TraceValue.oneLine(name)
    case .change(let old, let new): "\(old.text) → \(new.text)"
    }
  }

  /// The limit of Unicode scalars of a text in a line of a trace.
  static let shownLimit = 1_000

  /// The value as one line of bounded length: the rest of a long text is `…`.
  var shownText: String {
    switch self {
    case .text(let text), .object(let text):
      let scalars = text.unicodeScalars
      // A scalar has at most four bytes: most texts are short enough without counting.
      guard text.utf8.count > TraceValue.shownLimit,
        let end = scalars.index(
          scalars.startIndex, offsetBy: TraceValue.shownLimit, limitedBy: scalars.endIndex),
        end < scalars.endIndex
      else { return TraceValue.oneLine(text) }
      return TraceValue.oneLine(String(scalars[..<end])) + "…"
    case .change(let old, let new): return "\(old.shownText) → \(new.shownText)"
    default: return text
    }
  }

  /// Returns the text with line breaks, terminal controls and bidirectional controls escaped, so
  /// that a line stays one line.
  ///
  /// See: F-6.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isSteering) else { return text }
    return text.unicodeScalars.map { $0.isSteering ? $0.escaped(asASCII: true) : String($0) }
      .joined()
  }
}
