/// One of several equal parts of a run, for one of several machines.
struct Shard: Hashable {
  /// The number of the part, from 1.
  let index: Int
  /// The number of parts.
  let count: Int

  /// The maximum number of parts.
  static let limit = 10_000

  /// Parses the value of `--shard`, such as `2/5`.
  init(_ text: String, of option: Option) throws(CallError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...Self.limit).contains(count), (1...count).contains(index)
    else {
      throw .malformed(text, of: option.name, allowed: "i/n with 1 ≤ i ≤ n ≤ \(Self.limit)")
    }
    self.index = index
    self.count = count
  }

  /// Parses a number that cannot be negative, so that differences of two do not overflow.
  static func number(_ text: String, _ name: String) throws(CallError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw .malformed(text, of: name, allowed: "a whole number from 0 on")
    }
    return number
  }

  /// Creates a part that is counted from 0.
  init(part: Int, count text: String, named name: String) throws(CallError) {
    let count = try Self.number(text, name)
    guard (1...Self.limit).contains(count) else {
      throw .numberNotAllowed(text, of: name, 1...Self.limit)
    }
    guard part < count else {
      throw .malformed(text, of: name, allowed: "a number above \(part), the part of this machine")
    }
    index = part + 1
    self.count = count
  }

  /// Returns the indices of the part; adjacent cases go to different parts, because their costs are
  /// similar.
  ///
  /// - Complexity: linear in the length of the range.
  func positions(in range: Range<Int>) -> [Int] { range.filter { $0 % count == index - 1 } }
}

extension Shard {
  /// Returns the indices of the part when all parts should take equally long.
  ///
  /// A case of unknown duration counts as the mean of the others.
  ///
  /// - Complexity: O(n log n + n × parts) for n cases.
  func positions(in range: Range<Int>, seconds: (Int) -> Double?) -> [Int] {
    let known = range.compactMap(seconds)
    let mean = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
    let costs = range.map { (caseIndex: $0, seconds: seconds($0) ?? mean) }
      .sorted { ($1.seconds, $0.caseIndex) < ($0.seconds, $1.caseIndex) }
    var loads = [(seconds: Double, cases: Int)](repeating: (0, 0), count: count)
    var own: [Int] = []
    for (caseIndex, seconds) in costs {
      let lightest =
        loads.indices.min {
          (loads[$0].seconds, loads[$0].cases, $0) < (loads[$1].seconds, loads[$1].cases, $1)
        } ?? 0
      loads[lightest].seconds += seconds
      loads[lightest].cases += 1
      if lightest == index - 1 { own.append(caseIndex) }
    }
    return own.sorted()
  }
}
