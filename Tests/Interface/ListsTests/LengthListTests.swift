import Foundation
import SeededGenerator
import Testing

@testable import GimbalLists

/// A list of lengths, compared with sums of a plain array.
@Suite struct LengthListTests {
  @Test(arguments: 0..<40)
  func `offsets and searches agree with an array of lengths (R-LIST-3)`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...1500, using: &random)
    let guess = CGFloat(Int.random(in: 0...50, using: &random))
    var list = LengthList(count: count, guess: guess)
    var lengths = [CGFloat](repeating: guess, count: count)
    for _ in 0..<Int.random(in: 0...200, using: &random) {
      let index = Int.random(in: 0..<count, using: &random)
      let length = CGFloat(Int.random(in: 0...90, using: &random)) / 2
      list.set(length, at: index)
      lengths[index] = length
    }
    var sum: CGFloat = 0
    for index in 0..<count {
      #expect(list.offset(of: index) == sum && list[index] == lengths[index])
      if lengths[index] > 0 {
        #expect(list.index(at: sum) == index && list.index(at: sum + lengths[index] / 2) == index)
      }
      sum += lengths[index]
    }
    #expect(list.total == sum && list.index(at: sum) == nil)
    #expect(LengthList(count: 0, guess: guess).index(at: 0) == nil)
  }

  @Test(arguments: 0..<200)
  func `changes map each row to its index after them (R-LIST-8)`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let before = (0..<Int.random(in: 1...20, using: &random)).map { "old \($0)" }
    var after = before
    var changes = ListChanges()
    for name in before where Int.random(in: 0..<4, using: &random) == 0 {
      changes.deletedRows.insert(RowLocation(0, before.firstIndex(of: name)!))
      after.removeAll { $0 == name }
    }
    for number in 0..<Int.random(in: 0...6, using: &random) {
      after.insert("new \(number)", at: Int.random(in: 0...after.count, using: &random))
    }
    for (index, name) in after.enumerated() where name.hasPrefix("new") {
      changes.insertedRows.insert(RowLocation(0, index))
    }
    let ways = changes.ways(from: 1)
    for (index, name) in before.enumerated() {
      #expect(ways.row(RowLocation(0, index))?.row == after.firstIndex(of: name))
    }
  }
}
