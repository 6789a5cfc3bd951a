import GimbalDocuments
import SeededGenerator
import Testing

@Suite struct JSONReaderTests {
  @Test func `values and keys have their source positions`() throws {
    let text: StaticString = """
      {
        "size": {"width": 393, "height": 852.5}, // points
        /* two
           lines */ "names": ["é", null, true,],
      }
      """
    let root = try JSONReader.read(text, file: "a.json")

    let size = try #require(root.value["size"])
    #expect(size.position == SourcePosition(line: 2, column: 11))
    #expect(size.value["height"]?.value == .number(852.5))
    #expect(size.value["height"]?.position == SourcePosition(line: 2, column: 36))
    let names = try #require(root.value["names"])
    #expect(names.value == .elements([.string("é"), .null, .bool(true)]))
    #expect(names.position == SourcePosition(line: 4, column: 24))
    guard case .array(let elements) = names.value else { return }
    // The column counts scalars: "é" is one scalar of two bytes.
    #expect(elements[1].position == SourcePosition(line: 4, column: 30))
  }

  @Test func `a number has its literal and its value`() throws {
    let root = try read("[1.10, -0, 1e3, 0.1, 1234567890123456789, 5e-324]")

    guard case .array(let elements) = root.value else { return }
    let numbers = elements.compactMap { element -> JSONNumber? in
      if case .number(let number) = element.value { number } else { nil }
    }
    #expect(numbers.map(\.literal).first == "1.10")
    #expect(
      numbers.map(\.value) == [1.1, 0, 1000, 0.1, 0x1.12210f47de981p+60, .leastNonzeroMagnitude])
  }

  @Test func `escapes become characters`() throws {
    let root = try read(#"["\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"]"#)

    #expect(root.value == .elements([.string("\"\\/\u{8}\u{C}\n\r\té😀")]))
  }

  @Test(arguments: [
    ("", "1:1: the document is empty; expected a value"),
    (" // nothing\n", "2:1: the document is empty; expected a value"),
    (
      "{\"a\": 1",
      "1:8: found the end of the document, expected ',' or '}' (the object starts at 1:1)"
    ),
    (
      "[1,\n 2", "2:3: found the end of the document, expected ',' or ']' (the array starts at 1:1)"
    ),
    ("{\"a\":", "1:6: found the end of the document, expected a value (the object starts at 1:1)"),
    ("{\"a\" 1}", "1:6: found '1', expected ':' after the key 'a'"),
    ("{a: 1}", "1:2: found 'a', expected a key in double quotes or '}'"),
    ("[1 2]", "1:4: found '2', expected ',' or ']'"),
    ("{\"a\":1,\n \"b\":2,\n \"a\":3}", "3:2: duplicate key 'a'; the first is at 1:2"),
    ("[NaN]", "1:2: 'NaN' is not a JSON number; write a finite one or null"),
    ("[Infinity]", "1:2: 'Infinity' is not a JSON number; write a finite one or null"),
    ("[-Infinity]", "1:2: '-' must be followed by a digit"),
    ("[1e999]", "1:2: the number '1e999' is too large for a double"),
    ("[-1e309]", "1:2: the number '-1e309' is too large for a double"),
    ("[01]", "1:2: a number must not start with 0: '01'"),
    ("[1.]", "1:2: a digit must follow the point of '1.'"),
    ("[1e]", "1:2: a digit must follow the exponent sign of '1e'"),
    ("[12px]", "1:2: '12px' is not a JSON number"),
    ("[1.2.3]", "1:2: '1.2.3' is not a JSON number"),
    ("\"abc", "1:1: the string that starts here is never closed"),
    ("[\"abc\n\"]", "1:2: the string is not closed before the end of its line"),
    ("[\"a\u{1}\"]", "1:4: a raw control character '\\u{1}' in a string; write it as an escape"),
    (
      #"["\x"]"#,
      #"1:3: unknown escape \ before 'x'; allowed are \" \\ \/ \b \f \n \r \t \uXXXX"#
    ),
    (#"["\u12"]"#, #"1:3: \u must be followed by four hexadecimal digits"#),
    (#"["\ud800"]"#, "1:3: a surrogate without its pair; characters above U+FFFF need two"),
    (#"["\udc00\ud800"]"#, "1:3: a surrogate without its pair; characters above U+FFFF need two"),
    (#"["\"#, "1:3: the escape is cut off"),
    ("1 2", "1:3: found '2' after the end of the document"),
    ("/* open", "1:1: the comment that starts here never ends; expected '*/'"),
    ("[/]", "1:2: found '/', expected '//' or '/*' or a value"),
  ])
  func `a syntax error is reported in one line with its position`(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    #expect(error?.description == "a.json:" + message)
  }

  @Test func `a mistyped keyword gets a suggestion`() {
    let error = #expect(throws: DocumentError.self) { try read("[True]") }
    #expect(
      error?.description == "a.json:1:2: found 'True', expected a value (an object, an array, "
        + "a string in double quotes, a number, true, false or null); did you mean 'true'?")
  }

  @Test(arguments: [
    ([0x22, 0xFF, 0x22], 2), ([0x22, 0xC0, 0xAF, 0x22], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 2),
    ([0x22, 0xE2, 0x82], 2), ([0x22, 0xC3, 0xA9, 0xF4, 0x90, 0x80, 0x80, 0x22], 3),
  ])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8], column: Int) {
    let error = #expect(throws: DocumentError.self) { try JSONReader.read(bytes, file: "a.json") }
    #expect(error?.position == SourcePosition(line: 1, column: column))
    #expect(error?.issue.hasSuffix("is not valid UTF-8") == true)
  }

  @Test func `UTF-16 is refused, a byte order mark in UTF-8 is skipped`() throws {
    #expect(throws: DocumentError.self) {
      try JSONReader.read([0xFF, 0xFE, 0x31, 0x00], file: "a.json")
    }
    let root = try JSONReader.read([0xEF, 0xBB, 0xBF, 0x31], file: "a.json")
    #expect(root.position == .start)
  }

  @Test(arguments: ["[", "{\"a\":"]) func `deep nesting is refused`(unit: String) {
    let error = #expect(throws: DocumentError.self) {
      try read(String(repeating: unit, count: 100_000))
    }
    #expect(error?.issue == "more than 512 objects and arrays inside each other")
  }

  @Test func `512 levels are read, 513 are not`() throws {
    let depth = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    _ = try read(depth(512))
    #expect(throws: DocumentError.self) { try read(depth(513)) }
  }

  @Test func `documents and numbers above the limits are refused`() {
    let limits = JSONLimits(bytes: 20, depth: 4, values: 3, numberLength: 5)
    let issues = ["[1,2,3]", "[123456]", "                     1"].map { text in
      #expect(throws: DocumentError.self) {
        try JSONReader.read(Array(text.utf8), file: "a.json", limits: limits)
      }?.issue
    }
    #expect(
      issues == [
        "the document has more than 3 values", "a number of 6 characters; at most 5 are read",
        "the document has 22 bytes; at most 20 are read",
      ])
  }

  @Test func `a duplicate among many keys is found`() {
    let keys = (0..<5_000).map { "\"key\($0)\": 0" } + ["\"key17\": 0"]
    let error = #expect(throws: DocumentError.self) {
      try read("{\n" + keys.joined(separator: ",\n") + "}")
    }
    #expect(error?.description == "a.json:5002:1: duplicate key 'key17'; the first is at 19:1")
  }

  @Test func `truncated and mutated documents are read or refused`() throws {
    let text = #"{"a": [1, -2.5e3, "x\n\u00e9é", true, null], /* c */ "b": {"c": {}}, } // end"#
    let bytes = Array(text.utf8)
    var random = SplitMix64(seed: 7)
    for end in bytes.indices {
      _ = try? JSONReader.read(Array(bytes[..<end]), file: "a.json")
      for _ in 0..<20 {
        var changed = bytes
        changed[end] = UInt8(truncatingIfNeeded: random.next())
        do {
          _ = try JSONReader.read(changed, file: "a.json")
        } catch {
          #expect(!error.description.contains("\n"))
        }
      }
    }
  }

  @Test func `a long line is read in linear time`() throws {
    let text = "[" + String(repeating: "{\"é\": 1.5},", count: 100_000) + "]"
    guard case .array(let elements) = try read(text).value else { return }
    #expect(elements.last?.position == SourcePosition(line: 1, column: 2 + 99_999 * 11))
  }

  private func read(_ text: String) throws(DocumentError) -> JSONNode {
    try JSONReader.read(Array(text.utf8), file: "a.json")
  }
}
