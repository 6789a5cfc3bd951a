import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A reader of the elements of a text with FoundationXML's streaming parser.
final class MarkupReader: NSObject, XMLParserDelegate {
  /// The kind of text, which determines the allowed prolog, and the elements with text.
  enum Dialect {
    case interface
    case propertyList

    /// The elements whose text is stored.
    var textElements: [String] {
      switch self {
      case .interface: ["string", "mutableString"]
      case .propertyList: ["key", "string", "integer", "real", "date", "data"]
      }
    }
  }

  private let text: DocumentText
  @exclusivity(unchecked) private var tree: MarkupTree
  private var failure: InterfaceDocumentError?
  private var mistake: DocumentLocation?

  private init(_ text: DocumentText, _ dialect: Dialect) {
    self.text = text
    tree = MarkupTree(forBytes: text.bytes.count, textElements: dialect.textElements)
  }

  /// Returns the root element of a text.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a text that is not well-formed, that declares
  ///   entities, or whose elements are nested too deeply.
  /// - Complexity: O(bytes).
  static func read(_ text: DocumentText, as dialect: Dialect = .interface) throws -> Markup {
    try refuseDeclarations(in: text, dialect)
    return try PlainMarkupReader.read(text.bytes, textElements: dialect.textElements)
      ?? parse(text, dialect)
  }

  /// Reads with the parser, which supports all of XML and reports errors.
  static func parse(_ text: DocumentText, _ dialect: Dialect = .interface) throws -> Markup {
    if let offset = BareInstruction.offset(in: text.bytes) {
      throw text.error(at: offset, "a processing instruction without content is refused")
    }
    let reader = MarkupReader(text, dialect)
    let parser = XMLParser(data: Data(text.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let succeeded = parser.parse()
    if let failure = reader.failure { throw failure }
    // The parser on Linux reports success for a mismatched end tag.
    if let error = parser.parserError { throw reader.error(error, parser) }
    guard succeeded, let root = reader.tree.root else {
      throw text.error(at: text.bytes.count, "the text ends before its elements do")
    }
    return root
  }

  /// Throws an error for declarations before the root, since entities can expand without limit and
  /// name files.
  private static func refuseDeclarations(in text: DocumentText, _ dialect: Dialect) throws {
    var finder = StartTagFinder()
    let end = finder.next(in: text.bytes) ?? text.bytes.count
    let delimiter = Array("<!DOCTYPE".utf8)
    var offset = 0
    while offset + delimiter.count <= text.bytes.count, offset <= end {
      if text.bytes[offset..<offset + 4].elementsEqual("<!--".utf8) {
        while offset + 3 < text.bytes.count,
          !text.bytes[offset..<offset + 3].elementsEqual("-->".utf8)
        {
          offset += 1
        }
      } else if text.bytes[offset..<offset + delimiter.count].elementsEqual(delimiter),
        dialect == .interface || text.bytes[offset..<end].contains(UInt8(ascii: "["))
      {
        throw text.error(
          at: offset,
          "a document type with entities is refused: no file of Xcode's has one")
      }
      offset += 1
    }
  }

  private func error(_ error: any Error, _ parser: XMLParser) -> InterfaceDocumentError {
    let code = (error as NSError).code
    let location = mistake ?? MarkupReader.location(in: parser)
    let what = MarkupReader.messages[code] ?? "is not well-formed XML (libxml2 error \(code))"
    return InterfaceDocumentError(file: text.file, location: location, message: "the text \(what)")
  }

  private static func location(in parser: XMLParser) -> DocumentLocation {
    DocumentLocation(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
  }

  /// Records the position of the first error: the parser continues to the end.
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    mistake = mistake ?? MarkupReader.location(in: parser)
  }

  /// Messages for the parser's codes: its own messages on Linux are only the codes.
  private static let messages: [Int: String] = [
    4: "has no element", 5: "ends before its elements do", 9: "has a character that XML forbids",
    26: "names an entity that is not declared", 38: "has a < inside a value",
    39: "has an attribute whose value is not closed", 40: "has a value without quotes",
    41: "has an attribute without a value", 42: "has an attribute twice in one element",
    68: "has a name that XML forbids", 73: "has a tag without its >",
    76: "closes another element than the one that is open",
    77: "ends before its elements do", 80: "has a comment with -- inside, which XML forbids",
    81: "is not in the encoding that it declares",
  ]

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard tree.depth < MarkupTree.depthLimit else {
      failure = text.error(
        at: StartTagFinder.offset(ofTag: tree.count, in: text.bytes),
        "elements are inside each other more than \(MarkupTree.depthLimit) deep")
      return parser.abortParsing()
    }
    var attributes = tree.table.begin()
    for (name, value) in attributeDict {
      let (name, tag) = interned(name)
      tree.table.append(name, tag, value, to: &attributes)
    }
    let (name, tag) = interned(elementName)
    tree.begin(name, tag, attributes)
  }

  private func interned(_ name: String) -> (name: String, tag: AttributeTable.Tag) {
    var name = name
    return name.withUTF8(tree.table.interned)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    tree.end()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if tree.takesText { tree.append(string) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard tree.depth > 0 else { return }
    tree.append(String(decoding: block, as: UTF8.self))
  }
}
