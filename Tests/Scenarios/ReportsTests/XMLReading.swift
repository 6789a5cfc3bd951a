import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The result of parsing a text as XML.
final class XMLReading: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var strings: [String: [String]] = [:]
  private(set) var ids: [String] = []
  private(set) var links: [String] = []
  private(set) var error: String?
  private var open: [String] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      error =
        "\(parser.lineNumber):\(parser.columnNumber): \(parser.parserError.map { "\($0)" } ?? "")"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if let id = attributes["id"] { ids.append(id) }
    if let link = attributes["href"] { links.append(link) }
    open.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open.indices { open[index] += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    strings[name, default: []].append(open.removeLast())
  }
}
