/// A fast negative test for names, by length and first letter.
///
/// Most of a document's thousands of attributes are not read: the filter avoids a hash for each.
struct NameFilter {
  // By the letter's index in the alphabet, regardless of case.
  private var lengths = [UInt64](repeating: 0, count: 32)

  init(_ names: some Sequence<String>) {
    for tag in names.map(AttributeTable.Tag.init) {
      lengths[NameFilter.location(tag)] |= NameFilter.bit(tag)
    }
  }

  /// Returns false if a name with a tag is certainly not among them.
  func mayContain(_ tag: AttributeTable.Tag) -> Bool {
    lengths[NameFilter.location(tag)] & NameFilter.bit(tag) != 0
  }

  private static func location(_ tag: AttributeTable.Tag) -> Int { Int(tag.first & 31) }

  private static func bit(_ tag: AttributeTable.Tag) -> UInt64 { 1 &<< UInt64(tag.length & 63) }
}
