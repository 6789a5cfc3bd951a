import Testing

@testable import GimbalDocuments

/// Control and direction scalars, which outputs write as escapes.
@Suite struct SteeringScalarTests {
  @Test(
    arguments: [
      0...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFEFF...0xFEFF, 0xFFFE...0xFFFF,
    ] as [ClosedRange<UInt32>])
  func `the ranges of control and direction scalars have exact bounds (F-6)`(
    range: ClosedRange<UInt32>
  ) {
    for value in range {
      #expect(Unicode.Scalar(value)?.isSteering == true, "\(value)")
    }
    for value in [range.lowerBound &- 1, range.upperBound + 1] where value <= 0x10FFFF {
      #expect(Unicode.Scalar(value)?.isSteering == false, "\(value)")
    }
  }
}
