import Foundation
import InterfaceCorpus
import SeededGenerator
import Testing

@testable import GimbalInterfaceDocuments

/// The fast reader of plain markup, compared with the parser.
@Suite struct PlainMarkupTests {
  private static let textElements = MarkupReader.Dialect.interface.textElements

  private static func text(_ text: String) throws -> DocumentText {
    try DocumentText(Data(text.utf8), file: "Main.storyboard")
  }

  private static func isPlain(_ text: String) throws -> Bool {
    try PlainMarkupReader.read(self.text(text).bytes, textElements: textElements) != nil
  }

  /// An element with its descendants as text.
  private static func canonical(_ element: Markup) -> String {
    let attributes = element.table.entries[
      Int(element.locations.lowerBound)..<Int(element.locations.upperBound)]
    let children = element.children.map(canonical).joined()
    let facts =
      "\(element.ordinal) \(element.id ?? "-") \(element.key ?? "-") \(element.text.debugDescription)"
    let pairs = attributes.map { "\($0.name)=\($0.value.debugDescription)" }.sorted()
    return "<\(element.name) \(facts) \(pairs)>\(children)</>"
  }

  /// Expects that plain markup equals the parser's result; returns whether the markup is plain.
  static func agrees(_ text: DocumentText) -> Bool {
    guard let root = PlainMarkupReader.read(text.bytes, textElements: textElements) else {
      return false
    }
    do {
      let parsed = try MarkupReader.parse(text)
      let (ours, theirs) = (canonical(root), canonical(parsed))
      if ours != theirs {
        Issue.record(
          "\(String(decoding: text.bytes, as: UTF8.self)) is read as \(ours), not \(theirs)")
      }
    } catch {
      Issue.record("\(String(decoding: text.bytes, as: UTF8.self)) is read: \(error)")
    }
    return true
  }

  @Test(arguments: [
    "<a/>", " <a />\n", "<a></a >", "<a b='\"' c=\"'\" d = \"\"/>", "<a><b/>text<c>more</c></a>",
    "<a t='&lt;&gt;&amp;&quot;&apos;&#38;&#x41;&#10;&#x1F600;'/>", "<a t='one\ntwo\tthree >'/>",
    "<a><string>one &amp; &lt; two &#13;\n</string></a>", "<a><string> <b/> c</string></a>",
    "<a><string>one<!-- a - comment -->two</string></a>", "<!-- before --><a/><!-- after -->",
    "<a>ä<b t='日本 ﾠ'/></a>", "<a.b-c_1/>", "<a>\r\n<b\r\nc='d'/>\r</a>", "<a>]>]</a>",
    "<a id='x' key='view' translatesAutoresizingMaskIntoConstraints='NO'/>",
  ])
  func `plain markup equals the parser's result`(_ markup: String) throws {
    #expect(try PlainMarkupTests.agrees(PlainMarkupTests.text(markup)), "\(markup) is not plain")
  }

  @Test(arguments: [
    "", "text", "<a", "<a>", "<a></b>", "<a/><b/>", "<a/>text", "text<a/>", "<a></a></a>", "<1/>",
    "<a b/>", "<a b=c/>", "<a b='c'd='e'/>", "<a b='c' b='d'/>", "<a b='<'/>", "<a b='&c;'/>",
    "<a b='&#0;'/>", "<a b='&#xD800;'/>", "<a b='&#-1;'/>", "<a b='& c'/>", "<a b='c", "<a / >",
    "<a>\u{1}</a>", "<a b='\u{1}'/>", "<a>\u{FFFF}</a>", "<a b='\u{FFFE}'/>", "<a>]]></a>",
    "<a><!-- -- --></a>", "<a><!-- --->", "<a><!--", "<!a/>", "<a><![CDATA[b]]></a>",
    "<a><?b?></a>", "<a:b/>", "<a xmlns:b='c'/>", "<ä/>", "<a b='c\rd'/>",
    "<a><string>c\r\nd</string></a>",
    String(repeating: "<a>", count: 201) + String(repeating: "</a>", count: 201),
    "<a" + (0...100).map { " b\($0)=''" }.joined() + "/>",
  ])
  func `all other markup is left to the parser`(_ markup: String) throws {
    #expect(try !PlainMarkupTests.isPlain(markup))
  }

  @Test(arguments: ["<?x?><a/>", "<a>\n<?x?></a>", "<a/><?x?>", "<a><?x", "<?"])
  func `a processing instruction without content is refused in one line`(_ markup: String) throws {
    let text = try PlainMarkupTests.text(markup)
    #expect(throws: InterfaceDocumentError.self) { try MarkupReader.read(text) }
  }

  @Test(arguments: [
    "<?x y?><a/>", "<a><!-- <?x?> --></a>", "<a><![CDATA[<?x?>]]></a>",
    "<?xml version='1.0'?><a><b/></a>",
  ])
  func `processing instructions need no content inside comments and CDATA`(
    _ markup: String
  )
    throws
  {
    #expect(try MarkupReader.read(PlainMarkupTests.text(markup)).name == "a")
  }

  @Test func `randomly changed documents equal the parser's result`() throws {
    let original = Array(
      storyboard(
        """
        <!--Scene--><viewController id="c"><view key="view" id="v"><rect key="frame" x="0.0" y="0"/>
        <subviews><label text="a &amp; b" id="l"><string key="text">x &#10; ]y
        ä</string></label></subviews></view></viewController>
        """
      ).utf8)
    let pieces = "<>&;'\"=/!-?[]:# \n\r\tä\u{FFFF}".unicodeScalars.map { Array(String($0).utf8) }
    var generator = SplitMix64(seed: 11)
    var plain = 0
    for _ in 0..<4000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let at = Int.random(in: 0..<bytes.count - 8, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(contentsOf: bytes[at..<at + 8], at: at)
        case 2: bytes.removeSubrange(at..<at + 4)
        default:
          let piece = pieces[Int.random(in: pieces.indices, using: &generator)]
          bytes.replaceSubrange(at..<at + 1, with: piece)
        }
      }
      guard let text = try? DocumentText(Data(bytes), file: "Main.storyboard") else { continue }
      if PlainMarkupTests.agrees(text) { plain += 1 }
    }
    #expect(plain > 400)
  }
}

@Suite(
  .enabled(if: InterfaceCorpus.found != nil, "GIMBAL_INTERFACE_CORPUS names no folder of documents")
)
struct PlainCorpusTests {
  @Test func `every published document equals the parser's result`() throws {
    let corpus = try #require(InterfaceCorpus.found)
    for record in corpus.records {
      let text = try DocumentText(corpus.data(of: record), file: record.file)
      #expect(PlainMarkupTests.agrees(text), "\(record.file) is not plain")
    }
  }
}
