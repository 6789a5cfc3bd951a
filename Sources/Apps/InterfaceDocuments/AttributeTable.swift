import Foundation

/// The attributes of all elements of a document, in one table.
///
/// Elements have few attributes: a linear search by tags is faster than a hash, and needs no
/// allocation per element.
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

  // Exclusivity is unchecked, since each is read thousands of times per document and changed by one
  // reader.
  @exclusivity(unchecked) private(set) var entries: ContiguousArray<Entry> = []

  /// The last names, by a hash of their letters.
  @exclusivity(unchecked) private var names = ContiguousArray(repeating: "", count: 256)

  /// Returns a name, as one shared string for all elements, and its tag.
  ///
  /// Separate strings would be most of a document's memory.
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

  /// Creates a table with capacity for a text of some bytes, which has one attribute per 40 bytes.
  init(forBytes count: Int) { entries.reserveCapacity(count / 40) }

  /// The attributes of one element.
  struct Part {
    /// The indices of the attributes in the table.
    fileprivate(set) var locations: Range<Int32>
    // The two that most accesses read.
    fileprivate(set) var id: String?
    fileprivate(set) var key: String?
  }

  /// Begins the attributes of another element.
  func begin() -> Part {
    let start = Int32(entries.count)
    return Part(locations: start..<start)
  }

  /// Appends an attribute of the last element.
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

  /// Returns true if an element has an attribute of a name.
  ///
  /// - Complexity: O(attributes of the element).
  func has(_ name: String, _ tag: Tag, in part: Part) -> Bool {
    entries[Int(part.locations.lowerBound)..<Int(part.locations.upperBound)]
      .contains { $0.tag == tag && $0.name == name }
  }

  /// Returns the value of a name in a range of the table, or nil.
  ///
  /// - Complexity: O(range).
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
