import Foundation
import GimbalInterfaceDocuments
import GimbalProjects
import SeededGenerator
import Testing

@Suite struct PropertyListTests {
  private func value(_ text: String) throws -> PropertyValue {
    try PropertyListReader.read(Data(text.utf8), file: "a.plist")
  }

  private func refusal(_ text: String) -> String {
    do {
      return "\(try value(text))"
    } catch {
      return "\(error)"
    }
  }

  @Test func `an old-style property list has dictionaries, arrays, strings and comments`() throws {
    let value = try value(
      """
      // !$*UTF8*$!
      { a = (1, "two \\"words\\"", /* three */ x.y/z-1,); "b c" = { d = "\\U00e9\\n"; }; e = <0f>; }
      """)

    #expect(value["a"]?.stringList == ["1", "two \"words\"", "x.y/z-1"])
    #expect(value["b c"]?["d"]?.string == "é\n")
    #expect(value["e"] == .data("<0f>"))
  }

  @Test func `an XML property list has the values of its elements`() throws {
    let value = try value(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>a</key><array><string>x &amp; y</string><integer>3</integer></array>
      <key>b</key><true/><key>c</key><string></string></dict></plist>
      """)

    #expect(value["a"]?.elements == [.text("x & y"), .number(3)])
    #expect(value["b"]?.truth == true)
    #expect(value["c"]?.string == "")
  }

  @Test func `an error is reported in one line with its location`() {
    #expect(refusal("{\n a = ;\n}") == "a.plist:2:6: a value cannot begin here")
    #expect(refusal("{ a = 1 }") == "a.plist:1:9: there must be a ; after a value")
    #expect(refusal("{ a = \"1; }") == "a.plist:1:7: the text in quotes does not end")
    #expect(refusal("{ a = 1; } b") == "a.plist:1:12: unexpected text after the value")
    #expect(refusal("<plist><dict><string/></dict></plist>").hasPrefix("a.plist:1:14: found "))
    #expect(refusal("bplist00").contains("binary property list"))
    #expect(
      refusal("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>")
        .contains("entities is refused"))
  }

  @Test func `a hundred thousand nested brackets are refused`() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(refusal(deep).contains("more than 100 deep"))
    #expect(
      refusal(String(repeating: "<array>", count: 100_000)).contains("more than 200 deep"))
  }

  @Test func `a mutated property list is read or refused in one line`() {
    let original = Array("{ a = (1, \"t\\U00e9\", x); b = { c = <0f>; }; /* d */ } // e".utf8)
    var generator = SplitMix64(seed: 3)
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...127, using: &generator)
      }
      #expect(!refusal(String(decoding: bytes, as: UTF8.self)).isEmpty)
    }
  }

  @Test func `a strings file has keys and values, also in UTF-16`() throws {
    let text = "/* Class = \"UILabel\"; */\n\"abc-12-xyz.text\" = \"Grüße\";\nplain;\n"
    let utf16 = Data([0xFF, 0xFE]) + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for data in [Data(text.utf8), utf16] {
      let strings = try StringTables.read(data, file: "Main.strings", languages: ["de"])
      #expect(strings == ["abc-12-xyz.text": "Grüße", "plain": "plain"])
    }
  }

  @Test func `a string catalog gives the first language that has a key`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Eins"}}}},
        "b.text": {"localizations": {"de-AT": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}},
          "other": {"stringUnit": {"value": "viele"}}}}}, "de": {"stringUnit": {"value": "mehr"}}}},
        "c.text": {"localizations": {"fr": {"stringUnit": {"value": "Trois"}}}}}, "version": "1.0"}
      """
    let strings = try StringTables.read(
      Data(text.utf8), file: "Main.xcstrings", languages: ["de-AT", "de"])
    #expect(strings == ["a.text": "Eins", "b.text": "viele"])
  }

  @Test func `a string that varies by number has the plural form "other"`() throws {
    let text = """
      <plist version="1.0"><dict><key>a.text</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>
      <key>n</key><dict><key>one</key><string>one</string><key>other</key><string>%d items</string></dict>
      </dict></dict></plist>
      """
    let strings = try StringTables.read(
      Data(text.utf8), file: "Main.stringsdict", languages: ["en"])
    #expect(strings == ["a.text": "%d items left"])
  }

  @Test func `escapes in strings are those of Apple's parser`() throws {
    let text = #""a" = "\Ud83d\Ude00\u00e9\101\341\f\b\a\v\"\q\U\377\Ue9-\Ud83d\nDE00";"#
    let strings = try StringTables.read(Data(text.utf8), file: "a.strings", languages: ["en"])
    #expect(strings == ["a": "😀u00e9AÆ\u{C}\u{8}\u{7}\u{B}\"q\0\0é-\u{FFFD}\nDE00"])
  }

  /// A quoted string with escapes of Foundation's grammar.
  private func quoted(_ random: inout SplitMix64) -> String {
    let quote = Bool.random(using: &random) ? "\"" : "'"
    var text = quote
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let digits = (0..<5).map { _ in "0123456789abcdefABCDEFxg".randomElement(using: &random)! }
      let octal = (0..<4).map { _ in "01234567".randomElement(using: &random)! }
      text += [
        "a", "é", "😀", "/*", "//", "\n",
        "\\U" + String(digits.prefix(Int.random(in: 0...5, using: &random))),
        "\\" + String(octal.prefix(Int.random(in: 1...4, using: &random))), "\\Ud83d", "\\Ude00",
        "\\u00e9",
        "\\" + String("abfnrtvxU\"'\\é\n".randomElement(using: &random)!),
      ].randomElement(using: &random)!
    }
    return text + quote
  }

  @Test func `strings files have the same values as in Foundation`() throws {
    var random = SplitMix64(seed: 27)
    let spaces = [
      "", " ", "\n", "\r", "\t", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}", "/* \" */", "// a\n",
      "// a\r", "// a\u{2028}",
    ]
    for _ in 0..<1_000 {
      var text = ""
      func space() { text += spaces.randomElement(using: &random)! }
      let hasBraces = Int.random(in: 0..<4, using: &random) == 0
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        space()
        text +=
          Bool.random(using: &random)
          ? "key.\(Int.random(in: 0...3, using: &random))" : quoted(&random)
        space()
        if Int.random(in: 0..<5, using: &random) > 0 {
          text += "="
          space()
          text += Bool.random(using: &random) ? "$a/b:c_d-1" : quoted(&random)
          space()
        }
        text += ";"
      }
      space()
      if hasBraces { text = "{" + text + "}" }
      if Int.random(in: 0..<10, using: &random) == 0 { text += "/* open" }
      let data = Data(text.utf8)
      let expected = try? PropertyListSerialization.propertyList(from: data, format: nil)
      let strings = try? StringTables.read(data, file: "a.strings", languages: ["en"])
      #expect(strings == expected as? [String: String], "\(text.debugDescription)")
    }
  }

  @Test func `strings before damaged text are those of Foundation`() throws {
    var random = SplitMix64(seed: 39)
    let pieces = [
      "\"a\" = \"b\";\n", "k = v;", "'c'; ", "\"d\" = <0f 1C>;", "e = (x, <0a>);", "/* c */", "}",
      "\"",
      "\"open", "@", "f = <0>;", "g = <zz>;", "h = ", ";", "i \"j\";", "\\", "<", "{ k = l; }", "é",
    ]
    var kinds: [Bool: Int] = [:]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let data = Data(text.utf8)
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      let expected = (list as? [String: Any])?.compactMapValues { $0 as? String }
      let found = try? StringTables.readable(data, file: "a.strings")
      #expect(found?.strings == expected, "\(text.debugDescription)")
      if found != nil { kinds[found?.rest != nil, default: 0] += 1 }
    }
    #expect(kinds.values.allSatisfy { $0 > 100 } && kinds.count == 2)
  }

  @Test func `half a unit at the end of UTF-16 is ignored, and a missing mark has its own message`()
    throws
  {
    let text = Data("a = \"b\";\n".utf8.flatMap { [$0, 0] })
    let marked = try StringTables.read(
      Data([0xFF, 0xFE]) + text + [0x20], file: "a.strings", languages: ["en"])
    #expect(marked == ["a": "b"])
    #expect {
      try StringTables.read(text, file: "a.strings", languages: ["en"])
    } throws: { error in
      "\(error)" == "a.strings:1:2: the text is UTF-16 without a byte order mark"
    }
    #expect {
      try StringTables.read(Data("bplist00\u{ff}".utf8), file: "a.strings", languages: ["en"])
    } throws: { error in
      "\(error)".contains("is a binary property list")
    }
  }

  @Test func `nested variables are resolved, also by position, and recursion is bounded`() throws {
    func variable(_ name: String, _ text: String) -> String {
      "<key>\(name)</key><dict><key>other</key><string>\(text)</string></dict>"
    }
    func entry(_ key: String, _ format: String, _ variables: String) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict>"
    }
    let doubling = (0..<15).map { variable("v\($0)", "%#@v\($0 + 1)@%#@v\($0 + 1)@") }.joined()
    let text =
      "<plist version=\"1.0\"><dict>"
      + entry(
        "a", "%1$#@n@ in %2$#@m@",
        variable("n", "%d files, %#@k@") + variable("m", "all") + variable("k", "kept"))
      + entry("b", "%#@n@", variable("n", "%#@n@"))
      + entry("c", "%#@v0@", doubling + variable("v15", "long"))
        + """
        <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>click</string>
        <key>iphone</key><string>tap</string></dict></dict>
        <key>e</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>short</string>
        <key>100</key><string>quite long</string></dict></dict></dict></plist>
        """
    let strings = try StringTables.read(Data(text.utf8), file: "a.stringsdict", languages: ["en"])
    #expect(strings["a"] == "%d files, kept in all")
    #expect(strings["b"] == nil)
    #expect(strings["c"] == nil)
    #expect(strings["d"] == "tap")
    #expect(strings["e"] == "quite long")
  }

  @Test func `string catalogs resolve substitutions and devices`() throws {
    let text = """
      {"strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "%1$#@n@ of %2$lld"}, "substitutions":
        {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit":
        {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}}}}}},
        "b": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit": {"value": "click"}},
        "ipad": {"stringUnit": {"value": "touch"}}}}}}}}}
      """
    let strings = try StringTables.read(Data(text.utf8), file: "a.xcstrings", languages: ["en"])
    #expect(strings == ["a": "%lld files of %2$lld", "b": "click"])
  }
}
