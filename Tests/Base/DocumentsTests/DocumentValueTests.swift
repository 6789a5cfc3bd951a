import GimbalDocuments
import Testing

@Suite struct DocumentValueTests {
  private enum Kind: String, CaseIterable { case phone, pad }

  private let shape = ObjectShape("device", required: ["name", "sizes"], optional: ["kind"])

  @Test func `an object with the right keys gives typed values`() throws {
    let reader = try device(#"{"name": "A", "kind": "pad", "sizes": [1, 2.5]}"#).object(shape)

    #expect(try reader["name"].nonemptyString() == "A")
    #expect(try reader.known("kind")?.word(Kind.self) == .pad)
    #expect(try reader["sizes"].array().map { try $0.number() } == [1, 2.5])
  }

  @Test func `null counts as given and has no known value`() throws {
    let reader = try device(#"{"name": "A", "kind": null, "sizes": null}"#).object(shape)

    #expect(reader.given("kind") != nil)
    #expect(reader.known("kind") == nil)
  }

  @Test(arguments: [
    ("[]", "1:1: the document is an array; allowed is an object"),
    (#"{"name": "A"}"#, "1:1: the document lacks the key 'sizes'"),
    (
      #"{"name": "A", "sizes": [], "knd": 1}"#,
      "1:28: unknown key 'knd' in the document; did you mean 'kind'?"
    ),
    (
      #"{"name": "A", "sizes": [], "colour": 1}"#,
      "1:28: unknown key 'colour' in the document; allowed is 'name', 'sizes' or 'kind'"
    ),
    (#"{"name": 5, "sizes": []}"#, "1:10: 'name' is a number; allowed is a string"),
    (#"{"name": "", "sizes": []}"#, "1:10: 'name' must not be empty"),
    (
      #"{"name": "A", "sizes": [1, true]}"#, "1:28: 'sizes[1]' is true; allowed is a number"
    ),
    (
      #"{"name": "A", "sizes": [1e308]}"#,
      "1:25: 'sizes[0]' is 1e308; allowed is -1000000000 to 1000000000"
    ),
    (
      #"{"name": "A", "sizes": [], "kind": "Phones"}"#,
      "1:36: 'kind' is 'Phones'; allowed is 'phone' or 'pad'; did you mean 'phone'?"
    ),
    (
      #"{"name": "A", "sizes": [], "kind": 1}"#,
      "1:36: 'kind' is a number; allowed is 'phone' or 'pad'"
    ),
  ])
  func `a wrong value is reported in one line with its key path`(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) {
      let reader = try device(text).object(shape)
      _ = try reader["name"].nonemptyString()
      _ = try reader["sizes"].array().map { try $0.number() }
      _ = try reader.known("kind")?.word(Kind.self)
    }
    #expect(error?.description == "a.json:" + message)
  }

  @Test func `an integer must be whole and in its range`() throws {
    let values = try device("[3, 3.5, 12, 1e300]").array()

    #expect(try values[0].integer(in: 1...10) == 3)
    let issues = values.dropFirst().map { value in
      #expect(throws: DocumentError.self) { try value.integer(in: 1...10) }?.issue
    }
    #expect(
      issues == [
        "'[1]' is 3.5; allowed is a whole number from 1 to 10",
        "'[2]' is 12; allowed is a whole number from 1 to 10",
        "'[3]' is 1e300; allowed is a whole number from 1 to 10",
      ])
  }

  @Test func `quoted text in a message is truncated and stays on one line`() throws {
    let text = "[\"" + String(repeating: "x", count: 100) + "\", \"a\\nb\"]"
    let values = try device(text).array()

    #expect(
      QuotedText.of(try values[0].string()) == "'" + String(repeating: "x", count: 60) + "…'")
    #expect(QuotedText.of(try values[1].string()) == "'a\\u{a}b'")
  }

  private func device(_ text: String) throws(DocumentError) -> DocumentValue {
    DocumentValue(try JSONReader.read(Array(text.utf8), file: "a.json"), file: "a.json")
  }
}
