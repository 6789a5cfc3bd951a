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
      first = text.isEmpty ? 0 : text[text.startIndex]
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

  /// The names that came last, by a number of their letters.
  @exclusivity(unchecked) private var names = ContiguousArray(repeating: "", count: 256)

  /// A name, as the same text in memory for all elements that have it.
  ///
  /// The parser makes each name anew; the longer ones would be most of what a document keeps.
  func kept(_ name: String, _ tag: Tag) -> String {
    // Shorter ones stand in the word itself.
    guard tag.length > 15, let last = name.utf8.last else { return name }
    let place = (Int(tag.length) &* 5 &+ Int(tag.first) &+ Int(last) &* 3) & 255
    if names[place] == name { return names[place] }
    names[place] = name
    return name
  }

  /// The number of elements with an id.
  @exclusivity(unchecked) private(set) var idCount = 0

  /// Creates a table with room for the attributes that a text of some bytes has: documents have one in some 40 bytes.
  init(forBytes count: Int) { entries.reserveCapacity(count / 40) }

  /// Takes the attributes of one more element and returns their places, and the two that most elements are asked for.
  func append(_ attributes: [String: String]) -> (places: Range<Int32>, id: String?, key: String?) {
    let start = Int32(entries.count)
    var id: String?
    var key: String?
    for (name, value) in attributes {
      let tag = Tag(name)
      switch tag.length {
      case 2 where name == "id":
        id = value
        idCount += 1
      case 3 where name == "key": key = value
      case 16...:
        entries.append(Entry(tag: tag, name: kept(name, tag), value: value))
        continue
      default: break
      }
      entries.append(Entry(tag: tag, name: name, value: value))
    }
    return (start..<Int32(entries.count), id, key)
  }

  /// The value of a name among some places; nil where it is not.
  ///
  /// - Complexity: O(places).
  func value(of name: String, in range: Range<Int32>) -> String? {
    let tag = Tag(name)
    return entries.withUnsafeBufferPointer { entries in
      for place in Int(range.lowerBound)..<Int(range.upperBound)
      where entries[place].tag == tag && entries[place].name == name {
        return entries[place].value
      }
      return nil
    }
  }
}
