public import GimbalDocuments

/// A device file that has been read: its profile, and its document with source positions.
public struct DeviceFile: Sendable {
  /// The profile in the file.
  public let profile: DeviceProfile
  /// The document, whose values have a line and column.
  public let document: DocumentValue

  /// Returns the value at a path of keys from the root, or its nearest existing ancestor.
  ///
  /// - Complexity: linear in the number of members on the path.
  func node(_ keys: [String]) -> JSONNode {
    var node = document.node
    for key in keys {
      let next: JSONNode? =
        if case .array(let elements) = node.value, let index = Int(key) {
          elements.indices.contains(index) ? elements[index] : nil
        } else {
          node.value[key]
        }
      guard let next else { break }
      node = next
    }
    return node
  }
}

/// A reader of device files that checks keys, types, keywords and ranges of single values.
///
/// ``DeviceInvariants`` checks relations between several values.
public enum DeviceFileReader {
  /// The version of the file format.
  public static let format = 1

  /// Reads a device file.
  ///
  /// - Throws: every error of the file, with its position.
  public static func read(contentsOf path: String) throws(DocumentError) -> DeviceFile {
    try read(DocumentValue(try JSONReader.read(contentsOf: path), file: path))
  }

  /// Reads the document of a device file.
  ///
  /// - Throws: each key, type, keyword and single value that is not allowed, one line each.
  public static func read(_ document: DocumentValue) throws(DocumentError) -> DeviceFile {
    DeviceFile(
      profile: try EveryMistake.read(document, DeviceSchemas.device.read), document: document)
  }
}
