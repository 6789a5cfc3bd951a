import GimbalDocuments
import Testing

@testable import GimbalDevices

@Suite struct DeviceFileReaderTests {
  private let text = EmbeddedFiles.file(at: "iphone-16-pro.json")!.text.description

  @Test(arguments: [
    (#""year": 2024"#, #""year": "2024""#, "'year' is a string; allowed is a whole number"),
    (
      #""year": 2024"#, #""year": 2024.5"#,
      "'year' is 2024.5; allowed is a whole number from 2007 to 2100"
    ),
    (
      #""kind": "phone""#, #""kind": "phnoe""#,
      "'kind' is 'phnoe'; allowed is 'phone', 'pod' or 'pad'; did you mean 'phone'?"
    ),
    (
      #""min": "18.0""#, #""min": "eighteen""#,
      "'osRange.min' is 'eighteen'; allowed is a version such as '12.3.1'"
    ),
    (
      #""top": 62"#, #""top": 1e308"#,
      "'safeArea[0].portrait.top' is 1e308; allowed is 0 to 100000"
    ),
    (#""top": 62"#, #""top": -1"#, "'safeArea[0].portrait.top' is -1; allowed is 0 to 100000"),
    (#""scale": 3"#, #""scale": null"#, "'screen.scale' is null; allowed is a number"),
    (
      #""homeButton": false"#, #""homeBotton": false"#,
      "unknown key 'homeBotton' in the document; did you mean 'homeButton'?"
    ),
    (
      #""format": 1"#, #""format": 2"#, "'format' is 2; allowed is 1"
    ),
  ])
  func `a wrong value is reported in one line`(old: String, new: String, issue: String) throws {
    #expect(text.contains(old))
    let error = #expect(throws: DocumentError.self) {
      try read(text.replacing(old, with: new, maxReplacements: 1))
    }
    #expect(error?.issue == issue)
    #expect(error?.position != nil)
  }

  @Test func `comments and trailing commas are allowed`() throws {
    let commented =
      "// mine\n" + text.replacing("\"format\": 1,", with: "\"format\": 1, /* form */")
    #expect(try read(commented).profile == read(text).profile)
  }

  @Test func `mutated files are read or refused, and the invariants never trap`() throws {
    let bytes = Array(text.utf8)
    let pieces = ["null", "0", "1e308", "-1", "\"\"", "[]", "{}", "true", "\"26\"", "\"999.999\""]
    let root = StandardData.document(EmbeddedFiles.file(at: "iphone-16-pro.json")!).node.value
    for (count, value) in leaves(of: root).enumerated() {
      let piece = pieces[count % pieces.count]
      let changed = replacing(value, with: piece, in: bytes)
      do {
        _ = DeviceInvariants.check(try read(String(decoding: changed, as: UTF8.self)))
      } catch let error as DocumentError {
        #expect(error.all.allSatisfy { !$0.issue.contains("\n") && $0.position != nil })
      }
    }
    for end in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: DocumentError.self) {
        try read(String(decoding: bytes[..<end], as: UTF8.self))
      }
    }
  }

  private func read(_ text: String) throws -> DeviceFile {
    let name = "iphone-16-pro.json"
    let node = try JSONReader.read(Array(text.utf8), file: name)
    return try DeviceFileReader.read(DocumentValue(node, file: name))
  }

  /// All numbers, keywords and strings of a tree.
  private func leaves(of value: JSONValue) -> [JSONNode] {
    let children: [JSONNode] =
      switch value {
      case .object(let members): members.map(\.value)
      case .array(let elements): elements
      default: []
      }
    return children.flatMap { child in
      switch child.value {
      case .object, .array: [child] + leaves(of: child.value)
      default: [child]
      }
    }
  }

  /// The document with a piece inserted before a value, and the rest of the value's line removed.
  private func replacing(_ node: JSONNode, with piece: String, in bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    let line = lines[node.position.line - 1]
    let isLast = line.last != UInt8(ascii: ",")
    lines[node.position.line - 1] =
      line[..<(node.position.column - 1)] + Array(piece.utf8) + (isLast ? [] : [44])
    return Array(lines.joined(separator: [10]))
  }
}
