/// Values by names, which are compared by length and first letter first.
///
/// Each of a document's thousands of elements and attributes is looked up repeatedly: this avoids
/// hashes.
final class NameTable<Value: Sendable>: Sendable {
  // Separate arrays: most lookups end at the tags. At most a quarter of the slots is used.
  private let tags: ContiguousArray<AttributeTable.Tag>
  private let names: ContiguousArray<String>
  private let values: ContiguousArray<Value?>
  private let filter: NameFilter

  init(_ table: [String: Value]) {
    var count = 16
    while count < 4 * table.count { count *= 2 }
    var tags = ContiguousArray(repeating: AttributeTable.Tag(""), count: count)
    var names = ContiguousArray(repeating: "", count: count)
    var values = ContiguousArray<Value?>(repeating: nil, count: count)
    // In the order of the names, so that the table is the same in each run.
    for (name, value) in table.sorted(by: { $0.key < $1.key }) {
      let tag = AttributeTable.Tag(name)
      var location = NameTable.start(tag, count)
      while values[location] != nil { location = (location + 1) & (count - 1) }
      (tags[location], names[location], values[location]) = (tag, name, value)
    }
    (self.tags, self.names, self.values) = (tags, names, values)
    filter = NameFilter(table.keys)
  }

  private static func start(_ tag: AttributeTable.Tag, _ count: Int) -> Int {
    (Int(tag.first) &* 11 &+ Int(tag.length) &* 37) & (count - 1)
  }

  private func start(_ tag: AttributeTable.Tag) -> Int { NameTable.start(tag, tags.count) }

  /// Returns false if certainly no name has the tag.
  func mayHave(_ tag: AttributeTable.Tag) -> Bool { filter.mayContain(tag) }

  /// The value of a name, or nil.
  subscript(name: String) -> Value? { self[name, AttributeTable.Tag(name)] }

  /// The value of a name with a known tag.
  subscript(name: String, tag: AttributeTable.Tag) -> Value? {
    var location = start(tag)
    while tags[location].length > 0 {
      if tags[location] == tag, names[location] == name { return values[location] }
      location = (location + 1) & (tags.count - 1)
    }
    return nil
  }
}
