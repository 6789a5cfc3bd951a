/// Values by key, in the order in which they came: for tables that mostly hold few.
///
/// A few keys are compared one by one, which takes less than hashing them; more are found by their hashes.
struct ShortTable<Key: Hashable, Value> {
  private(set) var entries: [(key: Key, value: Value)] = []
  /// The place of each key in `entries`, once there are more than a few.
  private var places: [Key: Int] = [:]

  private static var few: Int { 8 }

  init() {}

  subscript(key: Key) -> Value? {
    get { place(of: key).map { entries[$0].value } }
    set {
      guard let newValue else {
        removeValue(forKey: key)
        return
      }
      if let place = place(of: key) {
        entries[place].value = newValue
        return
      }
      entries.append((key, newValue))
      if entries.count == Self.few + 1 {
        for (place, entry) in entries.enumerated() { places[entry.key] = place }
      } else if entries.count > Self.few {
        places[key] = entries.count - 1
      }
    }
  }

  /// Takes an entry out, in whose place the last one comes.
  @discardableResult
  mutating func removeValue(forKey key: Key) -> Value? {
    guard let place = place(of: key) else { return nil }
    let value = entries[place].value
    let last = entries.removeLast()
    if place < entries.count { entries[place] = last }
    if entries.count == Self.few {
      places = [:]
    } else if entries.count > Self.few {
      places[key] = nil
      if place < entries.count { places[last.key] = place }
    }
    return value
  }

  mutating func removeAll() {
    entries = []
    places = [:]
  }

  private func place(of key: Key) -> Int? {
    entries.count > Self.few ? places[key] : entries.firstIndex { $0.key == key }
  }
}
