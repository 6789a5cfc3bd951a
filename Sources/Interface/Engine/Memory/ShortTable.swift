/// A dictionary in insertion order, for tables that usually have few entries.
///
/// A few keys are compared one by one, which is cheaper than hashing; with more entries a hash
/// table is used.
struct ShortTable<Key: Hashable, Value> {
  /// The keys and values, in the order in which the keys were added.
  private(set) var entries: [(key: Key, value: Value)] = []
  /// The index of each key in `entries`, once there are more than a few.
  private var positions: [Key: Int] = [:]

  private static var few: Int { 8 }

  init() {}

  /// The value of a key; nil if there is none, and setting nil removes the key.
  subscript(key: Key) -> Value? {
    get { position(of: key).map { entries[$0].value } }
    set {
      guard let newValue else {
        removeValue(forKey: key)
        return
      }
      if let position = position(of: key) {
        entries[position].value = newValue
        return
      }
      entries.append((key, newValue))
      if entries.count == Self.few + 1 {
        for (position, entry) in entries.enumerated() { positions[entry.key] = position }
      } else if entries.count > Self.few {
        positions[key] = entries.count - 1
      }
    }
  }

  /// Removes an entry; the last one moves to its index.
  @discardableResult
  mutating func removeValue(forKey key: Key) -> Value? {
    guard let position = position(of: key) else { return nil }
    let value = entries[position].value
    let last = entries.removeLast()
    if position < entries.count { entries[position] = last }
    if entries.count == Self.few {
      positions = [:]
    } else if entries.count > Self.few {
      positions[key] = nil
      if position < entries.count { positions[last.key] = position }
    }
    return value
  }

  /// Removes all keys.
  mutating func removeAll() {
    entries = []
    positions = [:]
  }

  private func position(of key: Key) -> Int? {
    entries.count > Self.few ? positions[key] : entries.firstIndex { $0.key == key }
  }
}
