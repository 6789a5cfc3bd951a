/// The attributes of all elements of a document, one element's after the other's.
///
/// Elements have a handful each: a look through their tags is quicker than a hash, and nothing is made for an element
/// alone.
final class AttributeTable {
  /// What tells most names apart at a glance: the length and the first letter.
  struct Tag: Equatable {
    let length: UInt8
    let first: UInt8

    init(_ name: String) {
      let text = name.utf8
      length = UInt8(truncatingIfNeeded: text.count)
      first = text.first ?? 0
    }
  }

  private(set) var tags: ContiguousArray<Tag> = []
  private(set) var names: ContiguousArray<String> = []
  private(set) var values: ContiguousArray<String> = []

  /// Takes the attributes of one more element and returns their places.
  func append(_ attributes: [String: String]) -> Range<Int32> {
    let start = Int32(names.count)
    for (name, value) in attributes {
      tags.append(Tag(name))
      names.append(name)
      values.append(value)
    }
    return start..<Int32(names.count)
  }

  /// The place of a name among some places; nil where it is not.
  ///
  /// - Complexity: O(places).
  func place(of name: String, in range: Range<Int32>) -> Int? {
    let tag = Tag(name)
    for place in Int(range.lowerBound)..<Int(range.upperBound)
    where tags[place] == tag && names[place] == name {
      return place
    }
    return nil
  }
}
