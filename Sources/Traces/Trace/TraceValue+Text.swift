import Foundation
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

  /// The text with line breaks and other control characters escaped, so that a line stays one.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isBreaking) else { return text }
    return text.unicodeScalars.map { isBreaking($0) ? $0.escaped(asASCII: true) : String($0) }
      .joined()
  }

  private static func isBreaking(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7f || (0x2028...0x2029).contains(scalar.value)
      || scalar.value == 0x85
  }
}
