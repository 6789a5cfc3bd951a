/// One of several equal parts of a run, for one of several machines.
struct Shard: Hashable {
  /// Which part, from 1.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// The most parts.
  static let limit = 10_000

  /// Reads `2/5`.
  init(_ text: String, of option: Option) throws(CallError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...Self.limit).contains(count), (1...count).contains(index)
    else {
      throw .malformed(text, of: option.name, form: "i/n with 1 ≤ i ≤ n ≤ \(Self.limit)")
    }
    self.index = index
    self.count = count
  }

  /// The places that belong to the part; neighbours go to different parts, since they cost alike.
  ///
  /// - Complexity: linear in the number of places.
  func places(of total: Int) -> [Int] { Array(stride(from: index - 1, to: total, by: count)) }
}

extension Option {
  /// Chooses a part of the cases.
  static let shard = Option(
    name: "--shard", form: .text("I/N"),
    summary: "Only the Ith of N parts of the cases, such as 1/4 on the first of four\nmachines.")
}
