import GimbalInterfaceDocuments
import SeededGenerator
import Testing

/// Numbers of documents, compared with the standard library's parsing.
@Suite struct ShortNumberTests {
  @Test func `every short number equals the standard library's`() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<50_000 {
      let whole = Int.random(in: -99_999_999...99_999_999, using: &generator)
      let decimals = Int.random(in: 0...9_999_999, using: &generator)
      for text in ["\(whole)", "\(whole).\(decimals)", "0.000\(decimals)"] {
        #expect(ShortNumber.read(text) == Double(text), "\(text)")
      }
    }
  }

  @Test(arguments: [
    "", "-", ".", "-.", "1.", ".5", "--1", "1-", "1e3", "nan", "inf", "0x10", " 1", "1 ", "+1",
    "123456789012345678901234567890", "0.1234567890123456789", "144.33333333333334", "-0", "1..2",
  ])
  func `other text is left to the standard library`(text: String) {
    let (own, other) = (ShortNumber.read(text), Double(text))
    #expect(own.map { "\($0)" } == other.map { "\($0)" })
  }
}
