import SeededGenerator
import Testing

@testable import GimbalEngine

/// A table for few values, compared with a dictionary and an ordered list of keys.
@Suite struct ShortTableTests {
  @Test(arguments: [3, 8, 9, 10, 40])
  func `it matches a dictionary with few or many entries`(keys: Int) {
    var random = SplitMix64(seed: UInt64(keys))
    var table = ShortTable<Int, Int>()
    var expected: [Int: Int] = [:]
    for step in 0..<2000 {
      let key = Int.random(in: 0..<keys, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: #expect(table.removeValue(forKey: key) == expected.removeValue(forKey: key))
      case 1:
        table[key] = nil
        expected[key] = nil
      default:
        table[key] = step
        expected[key] = step
      }
      for key in 0..<keys { #expect(table[key] == expected[key]) }
      #expect(table.entries.count == expected.count)
      #expect(Set(table.entries.map(\.key)).count == expected.count)
    }
    table.removeAll()
    #expect(table.entries.isEmpty && (0..<keys).allSatisfy { table[$0] == nil })
  }

  @Test func `entries are in insertion order`() {
    var table = ShortTable<Int, Int>()
    for key in [5, 3, 9, 3, 1] { table[key] = key }
    #expect(table.entries.map(\.key) == [5, 3, 9, 1])
  }
}
