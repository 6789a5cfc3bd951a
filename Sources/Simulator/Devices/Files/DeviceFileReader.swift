public import GimbalDocuments

/// A device file that has been read: the profile, and the document that places findings.
public struct DeviceFile: Sendable {
  /// The profile in the file.
  public let profile: DeviceProfile
  /// The document, whose values know their line and column.
  public let document: DocumentValue

  /// The value at a way of keys from the root, or the nearest above it that exists.
  ///
  /// - Complexity: linear in the number of members on the way.
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

/// Reads device files: keys, types, words and ranges of single values.
///
/// ``DeviceInvariants`` checks relations between several values.
public enum DeviceFileReader {
  /// The version of the form that is read.
  public static let format = 1

  /// Reads a device file; mistakes are one line with its place.
  ///
  /// - Throws: every mistake of the file, with its place.
  public static func read(contentsOf path: String) throws(DocumentError) -> DeviceFile {
    try read(DocumentValue(try JSONReader.read(contentsOf: path), file: path))
  }

  /// Reads the document of a device file.
  ///
  /// - Throws: each key, type, word and single value that is not allowed, a line each.
  public static func read(_ document: DocumentValue) throws(DocumentError) -> DeviceFile {
    DeviceFile(
      profile: try EveryMistake.read(document, DeviceSchemas.device.read), document: document)
  }
}
