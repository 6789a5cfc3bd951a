import GimbalDocuments

/// The documents that the library carries.
///
/// A mistake in one of them is a mistake of the library.
enum StandardData {
  /// The document of an embedded file.
  static func document(_ path: String) -> DocumentValue {
    guard let file = EmbeddedFiles.file(at: path) else {
      preconditionFailure("the library carries no file '\(path)'")
    }
    return document(file)
  }

  /// The document of an embedded file.
  static func document(_ file: EmbeddedFile) -> DocumentValue {
    let name = "Devices/\(file.path)"
    return expect { () throws(DocumentError) in
      DocumentValue(try JSONReader.read(file.text, file: name), file: name)
    }
  }

  /// The embedded files inside a folder whose names start so, sorted.
  ///
  /// - Complexity: linear in the number of files.
  static func files(startingWith start: String) -> [EmbeddedFile] {
    EmbeddedFiles.all.filter { $0.path.description.hasPrefix(start) }
  }

  /// The result of reading what must be right; stops with the error's line when it is not.
  static func expect<Value>(_ body: () throws(DocumentError) -> Value) -> Value {
    do {
      return try body()
    } catch {
      preconditionFailure(error.description)
    }
  }
}
