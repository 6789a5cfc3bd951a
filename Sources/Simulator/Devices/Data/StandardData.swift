import GimbalDocuments

/// The embedded documents.
///
/// An error in one of them is a programming error of the library.
enum StandardData {
  /// Returns the document of the embedded file at a path.
  static func document(_ path: String) -> DocumentValue {
    guard let file = EmbeddedFiles.file(at: path) else {
      preconditionFailure("the library carries no file '\(path)'")
    }
    return document(file)
  }

  /// Returns the JSON document of an embedded file; an error in it ends the process.
  static func document(_ file: EmbeddedFile) -> DocumentValue {
    let name = "Devices/\(file.path)"
    return expect { () throws(DocumentError) in
      DocumentValue(try JSONReader.read(file.text, file: name), file: name)
    }
  }

  /// Returns the embedded files with a path prefix, sorted.
  ///
  /// - Complexity: linear in the number of files.
  static func files(startingWith start: String) -> [EmbeddedFile] {
    EmbeddedFiles.all.filter { $0.path.description.hasPrefix(start) }
  }

  /// Returns the result of reading embedded data; an error stops the process with its message.
  static func expect<Value>(_ body: () throws(DocumentError) -> Value) -> Value {
    do {
      return try body()
    } catch {
      preconditionFailure(error.description)
    }
  }
}
