import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalTesting
import GimbalText
import TestSupport
import Testing

/// Text that is drawn into contexts (L-DRAW-1).
@MainActor @Suite(.simulator("iphone-15-pro")) struct TextDrawingTests {
  @Test func `drawn text is recorded with its position and color`() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red,
    ]
    var drawn: [DrawingOperation] = []
    _ = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image { context in
      "Total".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes)
      ("a word and another" as NSString).draw(
        in: CGRect(x: 0, y: 50, width: 60, height: 200), withAttributes: attributes)
      NSAttributedString(string: "plain").draw(at: CGPoint(x: 400, y: 0))
      "".draw(at: .zero)
      drawn = context.cgContext.operations
    }
    #expect(drawn.map(\.kind) == [.text, .text], "what lies outside is not kept")
    let first = try #require(drawn.first)
    #expect(first.bounds.origin == CGPoint(x: 10, y: 20))
    #expect(first.bounds.size == "Total".size(withAttributes: attributes))
    #expect(first.color == UIColor.red.cgColor)
    #expect(drawn[1].bounds.width <= 60 && drawn[1].bounds.height > 2 * first.bounds.height)
    #expect(UIGraphicsGetCurrentContext() == nil)
    "nowhere".draw(at: .zero, withAttributes: nil)
  }
}
