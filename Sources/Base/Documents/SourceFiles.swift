/// The files of a document: its own, and those that it includes.
///
/// A position has the number of its file (`SourcePosition.source`), so that values of several files
/// can be in one tree; errors and results name the file's path.
public struct SourceFiles: Hashable, Sendable {
  /// The paths; the document's own is the first.
  public private(set) var paths: [String]
  /// For each file, the position in the document's own file that caused its inclusion.
  private var sites: [SourcePosition] = [.unknown]

  /// Creates the list with the document's own file.
  package init(_ path: String) { paths = [path] }

  /// Adds a file that is named at a position, and returns its number.
  ///
  /// - Throws: one line if the document has too many files.
  package mutating func add(_ path: String, namedAt site: SourcePosition) throws(DocumentError)
    -> Int
  {
    guard paths.count < SourcePosition.sourceLimit else {
      throw DocumentError(
        file: file(of: site), position: site,
        issue: "includes more than \(SourcePosition.sourceLimit - 1) files")
    }
    paths.append(path)
    sites.append(self.site(of: site))
    return paths.count - 1
  }

  /// Returns the position in the document's own file that caused the inclusion of another position.
  package func site(of position: SourcePosition) -> SourcePosition {
    position.source == 0 ? position : sites[position.source]
  }

  /// Returns the path of the file of a position.
  public func file(of position: SourcePosition) -> String {
    paths.indices.contains(position.source) ? paths[position.source] : paths[0]
  }

  /// Returns an error with the path of the file of its position.
  package func located(_ error: DocumentError) -> DocumentError {
    guard let position = error.position, position.source > 0,
      paths.indices.contains(position.source)
    else { return error }
    var located = DocumentError(
      file: paths[position.source],
      position: SourcePosition(line: position.line, column: position.column),
      issue: error.issue)
    located.named = sites[position.source]
    return located.with(error.further.map { self.located($0) })
  }
}

extension JSONNode {
  /// Returns the tree as a part of another document, in which its file has a number.
  ///
  /// - Complexity: linear in the size of the tree.
  package func positioned(inSource source: Int) -> JSONNode {
    func location(_ position: SourcePosition) -> SourcePosition {
      SourcePosition(line: position.line, column: position.column, source: source)
    }
    let value: JSONValue =
      switch value {
      case .object(let members):
        .object(
          members.map {
            JSONMember(
              key: $0.key, keyPosition: location($0.keyPosition),
              value: $0.value.positioned(inSource: source))
          })
      case .array(let elements): .array(elements.map { $0.positioned(inSource: source) })
      default: value
      }
    return JSONNode(value, at: location(position))
  }
}
