import Foundation
import GimbalDocuments
import GimbalGeometry
import Testing

@testable import GimbalScenarioFiles

@Suite struct TransformReadingTests {
  private func transform(_ text: String) throws -> CGAffineTransform {
    let node = try JSONReader.read(Array(text.utf8), file: "f")
    return try DocumentValue(node, file: "f").transform()
  }

  private func isNear(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    zip(
      [one.a, one.b, one.c, one.d, one.tx, one.ty],
      [other.a, other.b, other.c, other.d, other.tx, other.ty]
    ).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test func `a list chains transforms as in Core Graphics`() throws {
    // S6
    let movedThenRotated = try transform(#"[{"translate": [100, 0]}, {"rotate": 45}]"#)
    #expect(
      movedThenRotated == CGAffineTransform(translationX: 100, y: 0).rotated(by: 45 * .pi / 180))

    let rotatedThenMoved = try transform(#"[{"rotate": 45}, {"translate": [100, 0]}]"#)
    #expect(!isNear(movedThenRotated, rotatedThenMoved))
  }

  @Test func `concat equals the chain in reverse order`() throws {
    // S6
    let concatenated = try transform(#"[{"translate": [100, 0]}, {"concat": [{"rotate": 45}]}]"#)
    let chained = try transform(#"[{"rotate": 45}, {"translate": [100, 0]}]"#)

    #expect(isNear(concatenated, chained))
  }

  @Test func `an inverse cancels a factor`() throws {
    // S6
    let text = #"[{"translate": [100, 0]}, {"rotate": 45}, {"inverse": [{"rotate": 45}]}]"#

    #expect(isNear(try transform(text), CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test func `six numbers are a matrix, and an empty list is the identity`() throws {
    let skew = try transform("[1, 0, -0.2, 1, 0, 0]")

    #expect(skew == CGAffineTransform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0))
    #expect(try transform("[]") == .identity)
    #expect(try transform(#"[{"matrix": [1, 0, -0.2, 1, 0, 0]}]"#) == skew)
  }
}
