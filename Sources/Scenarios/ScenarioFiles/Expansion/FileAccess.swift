import GimbalDocuments

/// The files that a document may name: those of a folder, unless the caller allows all.
package struct FileAccess: Hashable, Sendable {
  /// The folder to which paths are restricted.
  ///
  /// Nil is the current folder if it contains the document, else the document's own folder.
  package var folder: String?
  /// True if paths may lead out of the folder.
  package var allowsOutside: Bool

  /// Creates access to the files of a folder; nil chooses it by the document.
  package init(within folder: String? = nil, allowsOutside: Bool = false) {
    self.folder = folder
    self.allowsOutside = allowsOutside
  }

  /// Returns the path of a file that another file names; paths are relative to that file.
  ///
  /// - Throws: one sentence for a path that is absolute or leads out of the folder; nothing is
  ///   opened.
  func path(
    to name: String, _ what: String, namedIn file: String, of document: String
  ) throws(PathRefusal) -> String {
    guard !name.hasPrefix("/"), !name.utf8.contains(0) else {
      throw PathRefusal(
        issue: "the \(what) \(QuotedText.of(name)) is not a path relative to the scenario")
    }
    let path = Self.folder(of: file) + name
    if allowsOutside { return path }
    let allowed = folder ?? Self.usualFolder(of: document)
    guard FileReader.isInside(path, folder: allowed) else {
      throw PathRefusal(
        issue:
          "the \(what) \(QuotedText.of(name)) lies outside of the folder \(QuotedText.of(allowed)); "
          + "run a folder that contains both")
    }
    return path
  }

  /// Returns the folder to which a document is restricted if the caller names none.
  ///
  /// It is the current folder if that contains the document, else the document's own.
  static func usualFolder(of document: String) -> String {
    FileReader.isInside(document, folder: ".") ? "." : folder(of: document)
  }

  /// Returns the folder of a path with its slash; empty for a file of the current folder.
  static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }
}

/// The reason why a document may not name a file.
struct PathRefusal: Error {
  /// The reason as a sentence for a message, without a position.
  let issue: String
}
