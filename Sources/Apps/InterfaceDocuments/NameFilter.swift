/// A quick answer for most names that are not among some: by the length and the first letter alone.
///
/// A document has thousands of attributes and few that are looked at: this spares a hash for each of the others.
struct NameFilter {
  // By the letter's place in the alphabet: capitals and small ones share theirs.
  private var lengths = [UInt64](repeating: 0, count: 32)

  init(_ names: some Sequence<String>) {
    for tag in names.map(AttributeTable.Tag.init) {
      lengths[NameFilter.location(tag)] |= NameFilter.bit(tag)
    }
  }

  /// False if the name is surely not among them.
  func mayContain(_ name: String) -> Bool { mayContain(AttributeTable.Tag(name)) }

  /// False if a name of a tag is surely not among them.
  func mayContain(_ tag: AttributeTable.Tag) -> Bool {
    lengths[NameFilter.location(tag)] & NameFilter.bit(tag) != 0
  }

  private static func location(_ tag: AttributeTable.Tag) -> Int { Int(tag.first & 31) }

  private static func bit(_ tag: AttributeTable.Tag) -> UInt64 { 1 &<< UInt64(tag.length & 63) }
}
