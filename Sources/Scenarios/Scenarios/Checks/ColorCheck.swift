import Foundation
import GimbalEngine
import GimbalGraphics
import GimbalTraits

/// Compares a view's colors, resolved with its traits, in 8 bits per component.
@MainActor
struct ColorCheck {
  /// The view's name, as messages have it.
  let name: String
  /// The view whose colors are read.
  let view: UIView

  /// Returns nil if all colors are as expected.
  func check(_ outcome: ColorExpectation) -> OutcomeFinding? {
    let lines = [
      difference("background", view.backgroundColor, outcome.background),
      difference("tint", view.tintColor, outcome.tint),
      difference("text", view.sceneTextColor, outcome.text),
    ].compactMap { $0 }
    if lines.isEmpty { return nil }
    return OutcomeFinding(message: "the colors of \(name) differ: \(lines.joined(separator: ", "))")
  }

  private func difference(
    _ what: String, _ color: UIColor?, _ target: SceneColor?
  ) -> String? {
    guard let target else { return nil }
    let (found, expected) = (bytes(of: color), bytes(of: target.color))
    return found == expected ? nil : "\(what) is \(text(found)), expected \(text(expected))"
  }

  private func bytes(of color: UIColor?) -> [UInt8]? {
    guard let color = color?.resolvedColor(with: view.traitCollection) else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
  }

  /// Returns a color as scenes write it: `#1C1C1E`, with an opacity below 1 `#3C3C4399`.
  private func text(_ bytes: [UInt8]?) -> String {
    guard let bytes else { return "none" }
    let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
    return "#" + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16).uppercased() }.joined()
  }
}
