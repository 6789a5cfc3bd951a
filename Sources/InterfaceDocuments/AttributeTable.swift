/// The attributes of all elements of a document, one element's after the other's.
///
/// Elements have a handful each: a look through their tags is quicker than a hash, and nothing is made for an element
/// alone.
final class AttributeTable {
  /// A cheap key that differs for most names: the length and the first letter.
  struct Tag: Equatable {
    let length: UInt8
    let first: UInt8

    init(_ name: String) {
      let text = name.utf8
      length = UInt8(truncatingIfNeeded: text.count)
      first = text.first ?? 0
    }
  }

  /// An attribute as it is written.
  struct Entry {
    let tag: Tag
    let name: String
    let value: String
  }

  // Read thousands of times for each document, and changed while it is read alone.
  @exclusivity(unchecked) private(set) var entries: ContiguousArray<Entry> = []

  /// Takes the attributes of one more element and returns their places.
  func append(_ attributes: [String: String]) -> Range<Int32> {
    let start = Int32(entries.count)
    for (name, value) in attributes {
      entries.append(Entry(tag: Tag(name), name: name, value: value))
    }
    return start..<Int32(entries.count)
  }

  /// The value of a name among some places; nil where it is not.
  ///
  /// - Complexity: O(places).
  func value(of name: String, in range: Range<Int32>) -> String? {
    let tag = Tag(name)
    let entries = entries
    for place in Int(range.lowerBound)..<Int(range.upperBound)
    where entries[place].tag == tag && entries[place].name == name {
      return entries[place].value
    }
    return nil
  }
}
