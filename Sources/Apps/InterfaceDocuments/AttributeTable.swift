import Foundation

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

    init(_ name: UnsafeBufferPointer<UInt8>) {
      length = UInt8(truncatingIfNeeded: name.count)
      first = name.first ?? 0
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

  /// A name, as the same text in memory for all elements that have it, and its tag.
  ///
  /// Texts made anew for each would be most of what a document keeps.
  func interned(_ name: UnsafeBufferPointer<UInt8>) -> (name: String, tag: Tag) {
    let tag = Tag(name)
    guard let last = name.last else { return ("", tag) }
    let sum = name.count &* 5 &+ Int(tag.first) &+ Int(last) &* 3 &+ Int(name[name.count / 2]) &* 7
    let known = names[sum & 255]
    let isKnown = known.utf8.withContiguousStorageIfAvailable {
      $0.count == name.count && memcmp($0.baseAddress!, name.baseAddress!, name.count) == 0
    }
    if isKnown == true { return (known, tag) }
    let made = String(decoding: name, as: UTF8.self)
    names[sum & 255] = made
    return (made, tag)
  }

  /// The number of elements with an id.
  @exclusivity(unchecked) private(set) var idCount = 0

  /// Creates a table with room for the attributes that a text of some bytes has: documents have one in some 40 bytes.
  init(forBytes count: Int) { entries.reserveCapacity(count / 40) }

  /// The attributes of one element.
  struct Part {
    /// The places of the attributes in the table.
    fileprivate(set) var locations: Range<Int32>
    // The two that most elements are asked for.
    fileprivate(set) var id: String?
    fileprivate(set) var key: String?
  }

  /// Begins the attributes of one more element.
  func begin() -> Part {
    let start = Int32(entries.count)
    return Part(locations: start..<start)
  }

  /// Takes an attribute of the element that was begun last.
  func append(_ name: String, _ tag: Tag, _ value: String, to part: inout Part) {
    switch tag.length {
    case 2 where name == "id":
      part.id = value
      idCount += 1
    case 3 where name == "key": part.key = value
    default: break
    }
    entries.append(Entry(tag: tag, name: name, value: value))
    part.locations = part.locations.lowerBound..<part.locations.upperBound + 1
  }

  /// True if an element has an attribute of a name.
  ///
  /// - Complexity: O(attributes of the element).
  func has(_ name: String, _ tag: Tag, in part: Part) -> Bool {
    entries[Int(part.locations.lowerBound)..<Int(part.locations.upperBound)]
      .contains { $0.tag == tag && $0.name == name }
  }

  /// The value of a name among some places; nil where it is not.
  ///
  /// - Complexity: O(places).
  func value(of name: String, in range: Range<Int32>) -> String? {
    let tag = Tag(name)
    return entries.withUnsafeBufferPointer { entries in
      for location in Int(range.lowerBound)..<Int(range.upperBound)
      where entries[location].tag == tag && entries[location].name == name {
        return entries[location].value
      }
      return nil
    }
  }
}
