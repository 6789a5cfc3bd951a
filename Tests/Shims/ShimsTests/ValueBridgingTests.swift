import Testing
import UIKit

/// Casts between structures and `NSValue` (W-27).
@MainActor
@Suite struct ValueBridgingTests {
  @Test func `a structure casts from NSValue and back`() {
    check(CGRect(x: 1, y: 2, width: 3, height: 4))
    check(CGPoint(x: 1, y: 2))
    check(CGSize(width: 3, height: 4))
    check(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    check(UIOffset(horizontal: 1, vertical: 2))
    check(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  private func check<Structure: Equatable>(_ structure: Structure) {
    let value = (structure as Any) as? NSValue
    let info: [AnyHashable: Any] = ["value": value as Any]

    #expect(value != nil)
    #expect(info["value"] as? Structure == structure)
  }

  @Test func `values of other types do not cast to a rectangle`() {
    let info: [AnyHashable: Any] = [
      "point": NSValue(cgPoint: .zero), "number": NSNumber(value: 1),
    ]

    #expect(info["point"] as? CGRect == nil)
    #expect(info["number"] as? CGRect == nil)
    #expect(info["number"] as? Double == 1)
  }
}
