/// Distinct values with numbers, in the order of their first occurrence.
package struct Numbered<Value: Hashable & Sendable>: Sendable {
  /// The distinct values; a value's number is its index.
  package private(set) var values: [Value] = []
  /// The numbers by the values, if there are many.
  private var numbers: [Value: Int32] = [:]
  private var last = 0

  /// Up to this count values are searched linearly; above it a table is used.
  private static var smallCount: Int { 16 }

  /// Creates an empty table.
  package init() {}

  /// Returns the number of a value, and adds a new value.
  ///
  /// - Complexity: O(1).
  package mutating func number(of value: Value) -> Int32 {
    // Cases are in order: mostly the value equals the last one, or is the next one again.
    if last < values.count, values[last] == value { return Int32(last) }
    let next = last + 1 < values.count ? last + 1 : 0
    if next < values.count, values[next] == value {
      last = next
      return Int32(next)
    }
    last = known(value) ?? add(value)
    return Int32(last)
  }

  private func known(_ value: Value) -> Int? {
    values.count <= Self.smallCount ? values.firstIndex(of: value) : numbers[value].map { Int($0) }
  }

  private mutating func add(_ value: Value) -> Int {
    values.append(value)
    if values.count > Self.smallCount, numbers.isEmpty {
      for (number, value) in values.enumerated() { numbers[value] = Int32(number) }
    } else if values.count > Self.smallCount {
      numbers[value] = Int32(values.count - 1)
    }
    return values.count - 1
  }
}
