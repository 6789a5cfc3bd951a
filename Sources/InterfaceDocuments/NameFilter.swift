/// A quick answer for most names that are not among some: by the length and the first letter alone.
///
/// A document has thousands of attributes and few that are looked at: this spares a hash for each of the others.
struct NameFilter {
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ names: some Sequence<String>) {
    for name in names {
      if let first = name.utf8.first { lengths[Int(first)] |= NameFilter.bit(name.utf8.count) }
    }
  }

  /// False if the name is surely not among them.
  func mayContain(_ name: String) -> Bool { mayContain(AttributeTable.Tag(name)) }

  /// False if a name of a tag is surely not among them.
  func mayContain(_ tag: AttributeTable.Tag) -> Bool {
    lengths[Int(tag.first)] & NameFilter.bit(Int(tag.length)) != 0
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
