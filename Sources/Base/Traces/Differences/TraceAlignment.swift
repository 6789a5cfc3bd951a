/// The alignment of two traces: pairs of equivalent events, in the order of both.
///
/// Events are equivalent if receiver and name are equal. Of several alignments it is the one with
/// the most pairs, and of these the one with the most equal values.
///
/// Source: B. Cohen, Patience diff, for long traces: events that occur once in each divide them.
struct TraceAlignment {
  /// The indices in both traces, ascending in either.
  private(set) var pairs: [(a: Int, b: Int)] = []

  /// The numbers of receiver and name of each event, and of its values.
  private let a: [Key]
  private let b: [Key]

  private struct Key {
    var name: Int
    var values: Int
  }

  private struct Part {
    var a: Range<Int>
    var b: Range<Int>
  }

  /// The largest product of two lengths that is compared event by event.
  private static let tableLimit = 1_000_000

  /// Pairs the equal events of two traces, in the order of both.
  ///
  /// - Complexity: O(*n* log *n*) for traces that are much alike, else linear in ``tableLimit``
  ///   too.
  init(_ a: [TraceEvent], _ b: [TraceEvent]) {
    var names: [String: Int] = [:]
    var values: [String: Int] = [:]
    func key(_ event: TraceEvent) -> Key {
      let name = "\(event.receiver)\u{0}\(event.name)"
      let all = "\(name)\u{0}\(event.argumentsText)"
      return Key(
        name: names[name, default: names.count].interned(in: &names, name),
        values: values[all, default: values.count].interned(in: &values, all))
    }
    self.a = a.map(key)
    self.b = b.map(key)
    var parts = [Part(a: a.indices, b: b.indices)]
    while let part = parts.popLast() { parts += align(part) }
    pairs.sort { $0.a < $1.a }
  }

  /// Pairs the events of a part that can be paired; returns the parts that remain.
  private mutating func align(_ part: Part) -> [Part] {
    var part = part
    while let i = part.a.first, let j = part.b.first, a[i].name == b[j].name {
      pairs.append((i, j))
      part = Part(a: i + 1..<part.a.upperBound, b: j + 1..<part.b.upperBound)
    }
    while let i = part.a.last, let j = part.b.last, a[i].name == b[j].name {
      pairs.append((i, j))
      part = Part(a: part.a.lowerBound..<i, b: part.b.lowerBound..<j)
    }
    if part.a.isEmpty || part.b.isEmpty { return [] }
    if part.a.count <= Self.tableLimit / part.b.count {
      pairs += tablePairs(part)
      return []
    }
    let fixed = ascending(commonOnce(part))
    guard !fixed.isEmpty else {
      pairs += ascending(pairedInOrder(part))
      return []
    }
    pairs += fixed
    var rest: [Part] = []
    var start = (a: part.a.lowerBound, b: part.b.lowerBound)
    for end in fixed + [(part.a.upperBound, part.b.upperBound)] {
      rest.append(Part(a: start.a..<end.a, b: start.b..<end.b))
      start = (end.a + 1, end.b + 1)
    }
    return rest.filter { !$0.a.isEmpty && !$0.b.isEmpty }
  }

  /// Returns the best pairs by a table; a pair with equal values has a slightly higher score.
  private func tablePairs(_ part: Part) -> [(a: Int, b: Int)] {
    let (rows, columns) = (part.a.count, part.b.count)
    var best = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    func weight(_ i: Int, _ j: Int) -> Int32 {
      let (one, other) = (a[part.a.lowerBound + i], b[part.b.lowerBound + j])
      // The number of pairs outweighs equal values.
      return one.name != other.name ? 0 : one.values == other.values ? 1025 : 1024
    }
    for i in (0..<rows).reversed() {
      for j in (0..<columns).reversed() {
        let down = best[(i + 1) * (columns + 1) + j]
        let right = best[i * (columns + 1) + j + 1]
        let weight = weight(i, j)
        let both = weight == 0 ? 0 : best[(i + 1) * (columns + 1) + j + 1] + weight
        best[i * (columns + 1) + j] = max(both, down, right)
      }
    }
    var found: [(a: Int, b: Int)] = []
    var (i, j) = (0, 0)
    while i < rows, j < columns {
      let value = best[i * (columns + 1) + j]
      let weight = weight(i, j)
      if weight > 0, value == best[(i + 1) * (columns + 1) + j + 1] + weight {
        found.append((part.a.lowerBound + i, part.b.lowerBound + j))
        i += 1
        j += 1
      } else if value == best[(i + 1) * (columns + 1) + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return found
  }

  /// Returns the events that occur once in either part, in the order of the first.
  private func commonOnce(_ part: Part) -> [(a: Int, b: Int)] {
    /// Returns the positions of the names that occur once.
    func once(_ keys: [Key], _ range: Range<Int>) -> [Int: Int] {
      var positions: [Int: Int] = [:]
      for location in range {
        positions[keys[location].name] = positions[keys[location].name] == nil ? location : -1
      }
      return positions.filter { $0.value >= 0 }
    }
    let other = once(b, part.b)
    return once(a, part.a).compactMap { name, location in other[name].map { (location, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  /// Pairs the first event of a key with the first of the other part, the second with the second.
  private func pairedInOrder(_ part: Part) -> [(a: Int, b: Int)] {
    var positions: [Int: [Int]] = [:]
    for location in part.b.reversed() { positions[b[location].name, default: []].append(location) }
    return part.a.compactMap { location in
      positions[a[location].name]?.popLast().map { (location, $0) }
    }
  }

  /// Returns the longest subsequence of pairs that is ascending in both traces.
  ///
  /// - Complexity: O(*n* log *n*).
  private func ascending(_ pairs: [(a: Int, b: Int)]) -> [(a: Int, b: Int)] {
    // ends[k]: the pair that ends a chain of k + 1 with the least index in the other trace.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].b < pairs[index].b { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chain: [(a: Int, b: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = before[index]
    }
    return chain.reversed()
  }
}

extension Int {
  /// Returns the number of a string, and adds a new string.
  fileprivate func interned(in numbers: inout [String: Int], _ word: String) -> Int {
    numbers[word] = self
    return self
  }
}
