import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a text into its elements with FoundationXML's streaming parser.
final class MarkupReader: NSObject, XMLParserDelegate {
  /// The most elements that may be inside each other; documents have some forty.
  static let depthLimit = 200

  /// The form of the text, which decides what may stand before the root, and in which elements text counts.
  enum Form {
    case interface
    case propertyList

    /// The elements in which text counts.
    fileprivate var textElements: [String] {
      switch self {
      case .interface: ["string", "mutableString"]
      case .propertyList: ["key", "string", "integer", "real", "date", "data"]
      }
    }
  }

  private let text: DocumentText
  private let form: Form
  private let textElements: [String]
  private let textNames: NameFilter
  /// The elements that have begun.
  @exclusivity(unchecked) private var count = 0
  private let table: AttributeTable
  /// The elements that have not ended, each with the number of those that ended before it began.
  @exclusivity(unchecked) private var open: [(element: Markup, ended: Int)] = []
  /// The elements that have ended and whose parents have not, in their order; at the end the root.
  @exclusivity(unchecked) private var ended: [Markup] = []
  /// The text since the last start tag, where it counts.
  @exclusivity(unchecked) private var characters = ""
  private var failure: InterfaceDocumentError?
  private var mistake: DocumentPlace?

  private init(_ text: DocumentText, _ form: Form) {
    self.text = text
    self.form = form
    textElements = form.textElements
    textNames = NameFilter(textElements)
    table = AttributeTable(forBytes: text.bytes.count)
  }

  /// Returns the root element of a text.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a text that is not well-formed, that declares entities, or
  ///   whose elements are nested too deeply.
  /// - Complexity: O(bytes).
  static func read(_ text: DocumentText, as form: Form = .interface) throws -> Markup {
    try refuseDeclarations(in: text, form)
    if form == .interface, let compact = CompactText.bytes(of: text.bytes),
      case .success(let root) = parse(compact, of: text, form)
    {
      return root
    }
    // The places of mistakes are those in the text as it is.
    return try parse(Data(text.bytes), of: text, form).get()
  }

  private static func parse(
    _ bytes: Data, of text: DocumentText, _ form: Form
  ) -> Result<Markup, InterfaceDocumentError> {
    let reader = MarkupReader(text, form)
    let parser = XMLParser(data: bytes)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let succeeded = parser.parse()
    if let failure = reader.failure { return .failure(failure) }
    // The parser of Linux says that it succeeded at a tag that closes another element.
    if let error = parser.parserError { return .failure(reader.error(error, parser)) }
    guard succeeded, let root = reader.ended.first, reader.open.isEmpty else {
      return .failure(
        text.error(at: text.bytes.count, "the text ends before its elements do"))
    }
    return .success(root)
  }

  /// Entities can grow without end and name other files: nothing before the root may declare any.
  private static func refuseDeclarations(in text: DocumentText, _ form: Form) throws {
    var finder = StartTagFinder()
    let end = finder.next(in: text.bytes) ?? text.bytes.count
    let mark = Array("<!DOCTYPE".utf8)
    var offset = 0
    while offset + mark.count <= text.bytes.count, offset <= end {
      if text.bytes[offset..<offset + 4].elementsEqual("<!--".utf8) {
        while offset + 3 < text.bytes.count,
          !text.bytes[offset..<offset + 3].elementsEqual("-->".utf8)
        {
          offset += 1
        }
      } else if text.bytes[offset..<offset + mark.count].elementsEqual(mark),
        form == .interface || text.bytes[offset..<end].contains(UInt8(ascii: "["))
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
    let place = mistake ?? MarkupReader.place(in: parser)
    let what = MarkupReader.messages[code] ?? "is not well-formed XML (libxml2 error \(code))"
    return InterfaceDocumentError(file: text.file, place: place, message: "the text \(what)")
  }

  private static func place(in parser: XMLParser) -> DocumentPlace {
    DocumentPlace(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
  }

  /// Notes the place of the first mistake: the parser goes on to the end.
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    mistake = mistake ?? MarkupReader.place(in: parser)
  }

  /// The parser's numbers in words: its own texts on Linux are the numbers.
  private static let messages: [Int: String] = [
    4: "has no element", 5: "ends before its elements do", 9: "has a character that XML forbids",
    26: "names an entity that is not declared", 38: "has a < inside a value",
    39: "has an attribute whose value is not closed", 40: "has a value without quotes",
    41: "has an attribute without a value", 42: "has an attribute twice in one element",
    68: "has a name that XML forbids", 73: "has a tag without its >",
    76: "closes another element than the one that is open",
    77: "ends before its elements do", 81: "is not in the encoding that it says",
  ]

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let ordinal = count
    count += 1
    guard open.count < MarkupReader.depthLimit else {
      failure = text.error(
        at: StartTagFinder.offset(ofTag: ordinal, in: text.bytes),
        "elements are inside each other more than \(MarkupReader.depthLimit) deep")
      return parser.abortParsing()
    }
    let element = Markup(name: elementName, attributes: attributeDict, in: table, ordinal: ordinal)
    open.append((element, ended.count))
    if !characters.isEmpty { characters = "" }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let (element, first) = open.popLast() else { return }
    if first < ended.count {
      element.take(Array(ended[first...]))
      ended.removeLast(ended.count - first)
    } else if !characters.isEmpty {
      element.text = characters
    }
    if !characters.isEmpty { characters = "" }
    ended.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let element = open.last?.element, textNames.mayContain(element.nameTag),
      textElements.contains(element.name)
    else { return }
    characters += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard !open.isEmpty else { return }
    characters += String(decoding: block, as: UTF8.self)
  }
}
