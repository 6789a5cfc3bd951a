import Foundation
import GimbalInterfaceDocuments
import Testing

@testable import GimbalProjects

/// The language and the files in which a bundle's strings are found.
@Suite struct BundleStringsTests {
  /// Writes files of a bundle by their paths, and removes them after a test.
  private func withBundle(_ files: [String: String], _ test: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "bundle-strings-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, content) in files {
      let url = URL(fileURLWithPath: folder).appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: url)
    }
    try test(folder)
  }

  private func catalog(_ language: String, _ strings: [String: String]) -> String {
    let all = strings.map {
      #""\#($0.key)": {"localizations": {"\#(language)": {"stringUnit": {"value": "\#($0.value)"}}}}"#
    }
    return #"{"sourceLanguage": "en", "strings": {\#(all.joined(separator: ", "))}}"#
  }

  /// The user's language, those of a bundle, and the nearest of them or nothing.
  private static let matches = [
    "de, en de, de", "de-AT, en de, de", "de_AT, de-AT de, de-AT", "pt, pt-BR en, pt-BR",
    "pt-PT, pt-BR, pt-BR", "en, German, ", "de, German English, German",
    "zh-TW, zh-Hans zh-Hant, zh-Hant", "zh-CN, zh-Hant zh-Hans, zh-Hans", "zh-HK, zh, ",
    "zh-SG, zh, zh", "sr-Latn, sr, ", "uz-Latn, uz, uz", "xx, en, ",
  ]

  @Test(arguments: matches)
  func `the nearest language of a bundle has the user's language and script (L-PLURAL-1)`(
    match: String
  ) {
    let fields = match.components(separatedBy: ", ")
    let available = Set(fields[1].components(separatedBy: " "))
    #expect((BundleLanguages.nearest(to: fields[0], in: available) ?? "") == fields[2])
  }

  @Test func `without a match the language of development is chosen (L-PLURAL-1)`() throws {
    let files = [
      "de.lproj/T.strings": "", "pl.lproj/T.strings": "", "en.lproj/T.strings": "",
      "Base.lproj/T.strings": "", "C.xcstrings": catalog("ja", ["a": "b"]),
    ]
    try withBundle(files) { folder in
      func chosen(_ preferred: [String], _ development: String?) -> [String] {
        BundleLanguages.chosen(inFolder: folder, preferred: preferred, development: development)
      }
      #expect(chosen([], nil) == ["en"])
      #expect(chosen([], "pl") == ["pl"])
      #expect(chosen(["fr", "de-CH"], "pl") == ["de", "pl"])
      #expect(chosen(["ja-JP"], "en") == ["ja", "en"])
      #expect(chosen(["fr"], "English") == ["en"])
      #expect(
        BundleLanguages.chosen(
          inFolder: folder + "/pl.lproj", preferred: ["de"], development: "en")
          == ["pl"])
      #expect(
        BundleLanguages.chosen(
          inFolder: folder + "/none", preferred: ["de"], development: "fr")
          == ["fr"])
    }
  }

  @Test func `a string is found in the first file of each kind (L-PLURAL-1)`() throws {
    let variable = """
      <plist version="1.0"><dict><key>rows</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>few</key><string>%d rzędy</string><key>other</key><string>%d rzędu</string></dict></dict></dict></plist>
      """
    let files = [
      "pl.lproj/T.stringsdict": variable, "pl.lproj/T.strings": "rows = plain; one = \"jeden\";",
      "en.lproj/T.strings": "one = one; two = two;", "en.lproj/E.strings": "one = one;",
      "Base.lproj/B.strings": "base = Base;", "R.strings": "root = Root;",
      "C.xcstrings": catalog("pl", ["a": "b"]), "D.xcstrings": catalog("en", ["a": "c"]),
      "pl.lproj/W.strings": "one = \"jeden\";\ntwo \"dwa\";",
      "pl.lproj/U.strings": "one = \"jeden\";\n\"two = dwa;", "pl.lproj/V.strings": "one = <0f>;",
    ]
    try withBundle(files) { folder in
      func text(_ key: String, _ table: String, _ languages: [String] = ["pl", "en"]) -> String? {
        switch BundleStrings.find(
          key, table: table, folder: folder, languages: languages, device: "iphone")
        {
        case .text(.text(let text), _): text
        case .text(.format(let format), _): format.format + " " + format.language
        case .damaged(let line): line.replacing(folder, with: "")
        case nil: nil
        }
      }
      #expect(text("rows", "T") == "%#@n@ pl")
      #expect(text("one", "T") == "jeden")
      // The table of the language is read, although it lacks the key.
      #expect(text("two", "T") == nil)
      #expect(text("one", "E") == "one")
      #expect(text("base", "B") == "Base")
      #expect(text("root", "R") == "Root")
      #expect(text("a", "C") == "b")
      #expect(text("a", "D") == "c")
      #expect(text("a", "D", ["pl"]) == nil)
      #expect(
        text("one", "W") == "/pl.lproj/W.strings:2:5: there must be a = after a key")
      // The strings before text that is no key are found.
      #expect(text("one", "U") == "jeden")
      #expect(text("two", "U") == "/pl.lproj/U.strings:2:1: the text in quotes does not end")
      #expect(text("one", "V") == nil)
    }
  }

  @Test(arguments: ["strings", "stringsdict", "xcstrings"])
  func `a file that ends anywhere is read, or has a line with the position`(kind: String) throws {
    let variable = """
      <?xml version="1.0" encoding="UTF-8"?><!-- Größe --><plist version="1.0"><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; ü</string><key>n</key><dict>
      <key>one</key><string>eins</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let content = [
      "strings": "/* Größe */\n\"a\" = \"\\U00e9\\101ü\"; // Ende\n'b' = c;\n{ d = (1, <0a>); }",
      "stringsdict": variable,
      "xcstrings": catalog("en", ["a": "ü", "b": "\\u00fc"]),
    ]
    let bytes = Array(try #require(content[kind]).utf8)
    let file = "T." + kind
    let start = ContinuousClock.now
    for count in bytes.indices {
      do {
        _ = try StringTables.differing(
          Data(bytes[..<count]), file: file, languages: ["en"], device: "iphone")
        _ = try StringTables.read(Data(bytes[..<count]), file: file, languages: ["en"])
      } catch let error as InterfaceDocumentError {
        let line = error.description
        #expect(line.wholeMatch(of: /T\.[a-z]+:[0-9]+:[0-9]+: [^\n]+/) != nil, "\(line)")
      }
    }
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}
