import GimbalDocuments
import Testing

/// Reports all errors of a document at once (F-34).
@Suite struct EveryMistakeTests {
  private static let row = ObjectShape("row", required: ["id", "size"], optional: ["word", "of"])
  private static let list = ObjectShape("list", required: ["title", "rows"], optional: ["$schema"])

  /// Reads rows that may refer to each other; stops at the first error, as readers do.
  private func read(_ document: DocumentValue) throws(DocumentError) -> Int {
    let reader = try document.object(Self.list)
    _ = try reader["title"].nonemptyString()
    var ids: [String] = []
    var names: [DocumentValue] = []
    for value in try reader["rows"].array() {
      let row = try value.object(Self.row)
      ids.append(try row["id"].string())
      _ = try row["size"].number(in: 0...10)
      _ = try row.given("word")?.word(of: ["up", "down"])
      if let of = row.given("of") { names.append(of) }
    }
    for name in names where !ids.contains(try name.string()) {
      throw name.error("there is no row '\(try name.string())'")
    }
    return ids.count
  }

  private func mistakes(_ text: String) -> [String] {
    do throws(DocumentError) {
      let document = DocumentValue(try JSONReader.read(Array(text.utf8), file: "a"), file: "a")
      _ = try EveryMistake.read(document) { (document) throws(DocumentError) in
        try read(document)
      }
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  @Test func `every error is reported, in document order`() {
    let text = """
      {"title": 5,
       "rows": [
        {"id": "a", "size": 11, "word": "left"},
        {"id": "b", "size": 1, "wrd": "up"},
        {"id": 3, "size": "x", "of": "c"},
        {"size": 1},
        7]}
      """
    #expect(
      mistakes(text) == [
        "a:1:11: 'title' is a number; allowed is a string",
        "a:3:23: 'rows[0].size' is 11; allowed is 0 to 10",
        "a:3:35: 'rows[0].word' is 'left'; allowed is 'up' or 'down'",
        "a:4:26: unknown key 'wrd' in 'rows[1]'; did you mean 'word'?",
        "a:5:10: 'rows[2].id' is a number; allowed is a string",
        "a:5:21: 'rows[2].size' is a string; allowed is a number",
        "a:5:32: there is no row 'c'",
        "a:6:3: 'rows[3]' lacks the key 'id'",
        "a:7:3: 'rows[4]' is a number; allowed is an object",
      ])
  }

  @Test func `errors that follow from another error are not reported`() {
    // A misspelt required key is one error. A wrong row that others refer to is one error too.
    #expect(
      mistakes(#"{"titel": "t", "rows": []}"#) == [
        "a:1:2: unknown key 'titel' in the document; did you mean 'title'?"
      ])
    #expect(
      mistakes(
        #"{"title": "t", "rows": [{"id": "a", "size": 1, "x": 2, "y": 3}, {"id": "b", "size": 1, "of": "a"}]}"#
      ).count == 2)
  }

  @Test func `a missing key hides no other error`() {
    #expect(
      mistakes(#"{"rows": [{"word": "left"}, {"id": 5, "wrd": ""}, {"of": "c"}]}"#) == [
        "a:1:1: the document lacks the key 'title'",
        "a:1:11: 'rows[0]' lacks the key 'id'",
        "a:1:11: 'rows[0]' lacks the key 'size'",
        "a:1:20: 'rows[0].word' is 'left'; allowed is 'up' or 'down'",
        "a:1:36: 'rows[1].id' is a number; allowed is a string",
        "a:1:39: unknown key 'wrd' in 'rows[1]'; did you mean 'word'?",
        "a:1:51: 'rows[2]' lacks the key 'id'",
        "a:1:51: 'rows[2]' lacks the key 'size'",
        "a:1:58: there is no row 'c'",
      ])
    #expect(
      mistakes(#"{"title": 5}"#) == [
        "a:1:1: the document lacks the key 'rows'",
        "a:1:11: 'title' is a number; allowed is a string",
      ])
  }

  @Test func `one error is one line, and a valid document has no error`() {
    #expect(mistakes(#"{"title": "t", "rows": []}"#) == [])
    #expect(mistakes(#"{"title": "", "rows": []}"#) == ["a:1:11: 'title' must not be empty"])
  }

  @Test func `a document with thousands of errors reports a limited number`() {
    let rows = (0..<3_000).map { _ in #"{"id": 1, "size": -1}"# }.joined(separator: ",")
    let found = mistakes(#"{"title": "t", "rows": [\#(rows)]}"#)
    #expect((10...EveryMistake.limit).contains(found.count))
  }

  @Test func `the description of an error lists all errors`() {
    do throws(DocumentError) {
      let document = DocumentValue(
        try JSONReader.read(Array(#"{"title": "", "rows": 1}"#.utf8), file: "a"), file: "a")
      _ = try EveryMistake.read(document) { (document) throws(DocumentError) in
        try read(document)
      }
    } catch {
      #expect(error.further.count == 1)
      #expect(error.description.split(separator: "\n").count == 2)
    }
  }
}
