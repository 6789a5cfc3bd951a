package import Foundation
import GimbalInterfaceDocuments

/// A reader of property lists in sources: XML, and the old style.
package enum PropertyListReader {
  /// Returns the value of a file.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a damaged or binary list.
  /// - Complexity: O(bytes).
  package static func read(_ data: Data, file: String) throws -> PropertyValue {
    if data.starts(with: Data("bplist".utf8)) {
      throw InterfaceDocumentError(
        file: file, location: nil,
        message: "is a binary property list, as builds make them; those of sources are read")
    }
    let text = try DocumentText(data, file: file)
    let start = text.bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    guard start == UInt8(ascii: "<") else { return try OldStyleReader.value(text) }
    let root = try PropertyListMarkup.read(text)
    guard root.name == "plist", let content = root.children.first else {
      throw text.error(
        at: root, "the root element is \(root.name): a property list begins with plist")
    }
    return try value(content, text)
  }

  private static func value(_ markup: Markup, _ text: DocumentText) throws -> PropertyValue {
    switch markup.name {
    case "string", "date": return .text(markup.text)
    case "data": return .data(markup.text)
    case "integer", "real":
      guard let number = Double(markup.text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
        throw text.error(at: markup, "\(markup.name) is not a number")
      }
      return .number(number)
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "array": return .list(try markup.children.map { try value($0, text) })
    case "dict": return .table(try table(markup, text))
    default:
      throw text.error(at: markup, "there is no value of the kind \(markup.name)")
    }
  }

  private static func table(
    _ markup: Markup, _ text: DocumentText
  ) throws -> [String: PropertyValue] {
    var table: [String: PropertyValue] = [:]
    var children = markup.children.makeIterator()
    while let key = children.next() {
      guard key.name == "key" else {
        throw text.error(at: key, "found \(key.name) where a key is expected")
      }
      guard let content = children.next() else {
        throw text.error(at: key, "the key has no value")
      }
      table[key.text] = try value(content, text)
    }
    return table
  }
}
