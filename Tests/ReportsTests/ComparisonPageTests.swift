import Foundation
import GimbalComparison
import GimbalReports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("ComparisonPage")
struct ComparisonPageTests {
  @Test(arguments: SampleComparison.names)
  func `every page is well-formed`(name: String) throws {
    let comparison = try #require(SampleComparison.all[name])
    let reading = XMLReading(ComparisonPage.report(comparison))

    #expect(reading.error == nil, "\(name)")
    #expect(reading.counts["figure", default: 0] == comparison.configurations.count)
    #expect(reading.counts["script"] == nil)
  }

  @Test func `a page has a drawing with title for each configuration and each view`() {
    let reading = XMLReading(ComparisonPage.report(SampleComparison.form))

    // Two devices with an inner picture each for what is built in; four and three views below a window.
    #expect(reading.counts["svg"] == 2 + 2 + 4 + 3)
    #expect(reading.texts["title"]?.contains("phone · iOS 17 · portrait") == true)
    #expect(
      reading.texts["title"]?.contains("submit, UIView, frame (20, 780, 353, 50)") == true)
    #expect(reading.texts["h2"]?.contains("A 1 configuration") == true)
    #expect(reading.texts["li"]?.contains("submit: below title → right of title") == true)
    #expect(
      reading.texts["li"]?.contains("submit leaves the safe area by 12 at the bottom") == true)
  }

  @Test func `ids are unique and links lead to them`() {
    let reading = XMLReading(ComparisonPage.report(SampleComparison.form))

    #expect(Set(reading.ids).count == reading.ids.count)
    #expect(!reading.links.isEmpty)
    #expect(reading.links.allSatisfy { reading.ids.contains(String($0.dropFirst())) })
  }

  @Test func `hostile names come back as text`() {
    let page = ComparisonPage.report(SampleComparison.hostile)
    let reading = XMLReading(page)

    #expect(reading.texts["h1"] == [SampleComparison.hostileNames[0]])
    #expect(reading.texts["title"]?.contains { $0.contains("two\\u{a}lines\\u{1b}[31m") } == true)
    #expect(!page.unicodeScalars.contains("\u{202E}"))
    #expect(!page.contains("<script"))
  }

  @Test func `nothing is loaded from elsewhere`() {
    let page = ComparisonPage.report(SampleComparison.form)

    for word in ["src=", "url(", "@import", "<link", "<script"] { #expect(!page.contains(word)) }
  }

  @Test func `the same comparison gives the same bytes`() {
    #expect(
      ComparisonPage.report(SampleComparison.form) == ComparisonPage.report(SampleComparison.form))
  }

  @Test func `a page of very many views says what it leaves out`() {
    let page = ComparisonPage.report(SampleComparison.large)

    #expect(page.contains("6002 further views are not drawn."))
    #expect(page.contains("8002 further views are not shown."))
    #expect(page.utf8.count < 10_000_000)
  }
}

/// What a parser of XML finds in a text.
final class XMLReading: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var texts: [String: [String]] = [:]
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
    texts[name, default: []].append(open.removeLast())
  }
}
