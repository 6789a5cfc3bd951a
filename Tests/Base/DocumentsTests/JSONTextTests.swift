import GimbalDocuments
import SeededGenerator
import Testing

@Suite struct JSONTextTests {
  @Test func `compact text has no spaces and escapes only where required`() {
    let value = JSONValue.members([
      ("a\"b", .elements([.number(1), .number(0.1), .number(-0.0), .null, .bool(true)])),
      ("c", .string("\u{1}\n\\é/")), ("d", .members([])),
    ])
    #expect(
      JSONText.compact(value) == #"{"a\"b":[1,0.1,0,null,true],"c":"\u0001\n\\é/","d":{}}"#)
  }

  @Test func `pretty text writes small objects on one line`() {
    let value = JSONValue.members([
      ("size", .members([("width", .number(393)), ("height", .number(852))])),
      (
        "notes",
        .elements([
          .string(String(repeating: "n", count: 60)), .string("second one, 30 characters long"),
        ])
      ),
      ("rows", .elements([.members([("a", .elements([]))]), .members([])])),
    ])
    #expect(
      JSONText.pretty(value) == """
        {
          "size": { "width": 393, "height": 852 },
          "notes": [
            "\(String(repeating: "n", count: 60))",
            "second one, 30 characters long"
          ],
          "rows": [
            { "a": [] },
            {}
          ]
        }

        """)
  }

  @Test func `members written one by one equal the text of the tree`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let keys: [StaticString] = ["key 0", "key 1", "another key", "k"]
      let values = keys.map { ($0, randomValue(&random, depth: 3)) }
      let all = values + [("last", .elements([.members([("é", .null)])]))]
      let tree = JSONValue.members(all.map { ("\($0.0)", $0.1) })
      for indent in [0, 4] {
        var members = JSONMembers(indent: indent)
        members.begin(after: ",\n")
        for (key, value) in all { members.add(key, value) }
        members.end()
        let text = members.take()
        let start = ",\n" + String(repeating: " ", count: indent)
        #expect(text == start + JSONText.pretty(tree, indent: indent), "seed \(seed)")
      }
    }
  }

  @Test func `typed members equal the text of the tree`() {
    let numbers = [0, 7, -10, 100, .max, .min]
    var members = JSONMembers(indent: 0)
    members.begin(after: "")
    members.add("text", text: "a\"\n")
    members.add("none", text: nil)
    members.add("number", number: 0.25)
    for number in numbers { members.add("whole", number: number) }
    members.add("list", elements: [.number(1), .number(2)])
    members.add("empty", elements: [])
    members.end()
    let text = members.take()

    let wholes = numbers.map { "  \"whole\": \($0)" }.joined(separator: ",\n")
    #expect(
      text == """
        {
          "text": "a\\"\\n",
          "none": null,
          "number": 0.25,
        \(wholes),
          "list": [1, 2],
          "empty": []
        }
        """)
  }

  @Test func `numbers that JSON lacks become strings`() {
    #expect(
      JSONText.compact(.elements([.number(.nan), .number(-.infinity)])) == #"["nan","-inf"]"#)
  }

  @Test func `written values read back as the same values`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let value = randomValue(&random, depth: 4)

      for text in [JSONText.compact(value), JSONText.pretty(value)] {
        let back = try JSONReader.read(Array(text.utf8), file: "seed \(seed)").value
        #expect(back == value, "seed \(seed): \(text)")
      }
    }
  }

  @Test func `the writer inserts commas`() {
    var writer = JSONWriter()
    for index in 0..<2 {
      writer.beginObject()
      writer.key("i")
      writer.integer(index)
      writer.key("list")
      writer.beginArray()
      writer.bool(false)
      writer.null()
      writer.endArray()
      writer.endObject()
      writer.newLine()
    }
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(
      text
        == "{\"i\":0,\"list\":[false,null]}\n{\"i\":1,\"list\":[false,null]}\n")
  }

  private func randomValue(_ random: inout SplitMix64, depth: Int) -> JSONValue {
    switch random.next() % (depth > 0 ? 6 : 4) {
    case 0: return .null
    case 1: return .bool(random.next() % 2 == 0)
    case 2:
      let value = Double(bitPattern: random.next())
      return .number(value.isFinite ? value : 0.5)
    case 3: return .string(randomText(&random))
    case 4:
      return .elements((0..<random.next() % 4).map { _ in randomValue(&random, depth: depth - 1) })
    default:
      return .members(
        (0..<random.next() % 4).map { ("\($0)", randomValue(&random, depth: depth - 1)) })
    }
  }

  @Test(arguments: 0..<20) func `a character is escaped at every position of a string`(length: Int)
  {
    for location in 0..<max(length, 1) {
      for (scalar, escape) in [
        ("\"", #"\""#), ("\\", #"\\"#), ("\u{0}", #"\u0000"#), ("\u{1F}", #"\u001f"#), (" ", " "),
        ("!", "!"),
        ("#", "#"), ("[", "["), ("]", "]"), ("\u{7F}", "\u{7F}"), ("é", "é"),
      ] {
        let before = String(repeating: "a", count: location)
        let after = String(repeating: "z", count: max(0, length - location - 1))
        #expect(
          JSONText.compact(.string(before + scalar + after)) == "\"" + before + escape + after
            + "\"")
      }
    }
  }

  private func randomText(_ random: inout SplitMix64) -> String {
    let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\u{0}", "é", "😀", "\u{2028}", "/"]
    var text = String.UnicodeScalarView()
    for _ in 0..<random.next() % 8 { text.append(scalars[Int(random.next() % 9)]) }
    return String(text)
  }
}
