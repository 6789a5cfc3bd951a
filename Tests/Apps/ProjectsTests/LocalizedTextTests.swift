import Foundation
import GimbalInterfaceDocuments
import Testing

@testable import GimbalProjects

/// Strings that vary by number and device.
@Suite struct LocalizedTextTests {
  /// The string of the only key `a` of a file for arguments, as Foundation formats it.
  private func text(
    _ content: String, _ ending: String, _ arguments: any CVarArg..., language: String = "en",
    device: String = "iphone"
  ) throws -> String {
    let strings = try StringTables.differing(
      Data(content.utf8), file: "a." + ending, languages: [language], device: device)
    switch try #require(strings?["a"]) {
    case .text(let text): return text
    case .format(let format):
      let resolved = try format.resolved(arguments)
      return String(format: resolved.format, arguments: resolved.arguments)
    }
  }

  private func variable(_ name: String, _ strings: [String: String]) -> String {
    "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + strings.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
  }

  private func entry(_ format: String, _ variables: String...) -> String {
    "<plist version=\"1.0\"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + variables.joined() + "</dict></dict></plist>"
  }

  @Test(arguments: [
    ("en", "1", "one"), ("en", "1.0", "other"), ("en", "0", "other"), ("fr", "0", "one"),
    ("fr", "1.5", "one"), ("fr", "1000000", "many"), ("pl", "22", "few"), ("pl", "12", "many"),
    ("pl", "1.5", "other"), ("ar", "0", "zero"), ("ar", "103", "few"), ("ar", "100", "other"),
    ("cy", "6", "many"), ("ja", "1", "other"), ("pt", "0", "one"), ("pt-PT", "0", "other"),
    ("pt_BR", "0", "one"), ("En", "1", "one"), ("PT-pt", "0", "other"),
    ("zh-Hant-HK", "1", "other"), ("xx-YY", "1", "other"),
    ("lt", "0.1", "many"), ("is", "0.1", "one"), ("ru", "1000000000000000000000021", "one"),
  ]) func `numbers have the plural categories of CLDR (L-PLURAL-1)`(
    language: String, number: String, expected: String
  )
    throws
  {
    let operands = try #require(PluralOperands(number))
    #expect(PluralRules.of(language).category(of: operands) == expected)
  }

  @Test func `numbers in their shortest form have the digits for the category (L-PLURAL-1)`() throws
  {
    let english = PluralRules.of("en")
    #expect(english.category(of: try #require(PluralOperands(1.0))) == "one")
    #expect(PluralRules.of("pl").category(of: try #require(PluralOperands(1e20))) == "many")
    #expect(PluralOperands(Double.nan) == nil)
    #expect(PluralOperands("1e5") == nil)
    #expect(PluralOperands("") == nil)
  }

  @Test func `a number selects the string of its category (L-PLURAL-1)`() throws {
    let content = entry(
      "%#@n@ left", variable("n", ["zero": "nothing", "one": "%d item", "other": "%d items"]))
    #expect(try text(content, "stringsdict", 0) == "nothing left")
    #expect(try text(content, "stringsdict", 1) == "1 item left")
    #expect(try text(content, "stringsdict", 7) == "7 items left")
    // Japanese and unknown languages have the category "other" only.
    #expect(try text(content, "stringsdict", 1, language: "ja") == "1 items left")
    #expect(try text(content, "stringsdict", 1, language: "xx") == "1 items left")
    let polish = entry(
      "%#@n@",
      variable(
        "n", ["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"]))
    #expect(try text(polish, "stringsdict", 22, language: "pl") == "22 pliki")
    #expect(try text(polish, "stringsdict", 25, language: "pl") == "25 plików")
  }

  @Test func `positions, nested variables and other values take their arguments (L-PLURAL-1)`()
    throws
  {
    let files = variable("files", ["one": "%d file", "other": "%d files"])
    let both = entry(
      "%2$@: %1$#@files@ in %3$#@folders@, 100%%", files,
      variable("folders", ["one": "one folder", "other": "%d folders"]))
    #expect(try text(both, "stringsdict", 1, NSString("A"), 2) == "A: 1 file in 2 folders, 100%")
    let nested = entry(
      "%#@files@",
      variable("files", ["one": "A file in %#@folders@", "other": "%d files in %#@folders@"]),
      variable("folders", ["one": "a folder", "other": "%d folders"]))
    #expect(try text(nested, "stringsdict", 1, 3) == "A file in 3 folders")
    #expect(try text(nested, "stringsdict", 4, 1) == "4 files in a folder")
    let two = entry("%#@files@ (%@)", files)
    #expect(try text(two, "stringsdict", 2, NSString("all")) == "2 files (all)")
  }

  @Test(arguments: ["%1#@files@", "%-03.2#@files@", "%1$2#@files@"])
  func `flags, widths and precisions before a variable have no effect (L-PLURAL-1)`(
    _ format: String
  ) throws {
    let content = entry(format, variable("files", ["one": "%d file", "other": "%d files"]))
    #expect(try text(content, "stringsdict", 2) == "2 files")
  }

  @Test func `an argument for a variable with only one text need not be a number (L-PLURAL-1)`()
    throws
  {
    let content = entry(
      "%#@names@%#@count@", variable("names", ["one": "", "other": ""]),
      variable("count", ["one": "%1$@ and one more", "other": "%1$@ and %d more"]))
    #expect(try text(content, "stringsdict", NSString("A"), 1) == "A and one more")
    #expect(try text(content, "stringsdict", NSString("A"), 3) == "A and 3 more")
  }

  @Test func `strings vary by device and width`() throws {
    let devices = """
      <plist version="1.0"><dict><key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><string>click</string><key>ipad</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string>\(variable("n", ["one": "a tap", "other": "%d taps"]))</dict>
      <key>other</key><string>touch</string></dict></dict></dict></plist>
      """
    #expect(try text(devices, "stringsdict", 2) == "touch")
    #expect(try text(devices, "stringsdict", 2, device: "ipad") == "2 taps")
  }

  @Test func `string catalogs have substitutions and plurals (L-PLURAL-1)`() throws {
    func unit(_ text: String) -> String { #"{"stringUnit": {"value": "\#(text)"}}"# }
    func catalog(_ content: String) -> String {
      #"{"strings": {"a": {"localizations": {"en": {\#(content)}}}}}"#
    }
    let substitutions = catalog(
      """
      "stringUnit": {"value": "%@ has %#@n@"}, "substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld",
      "variations": {"plural": {"one": \(unit("%arg file of %arg")), "other": \(unit("%arg files of %3$lld"))}}}}
      """)
    #expect(try text(substitutions, "xcstrings", NSString("A"), 1, 9) == "A has 1 file of 1")
    #expect(try text(substitutions, "xcstrings", NSString("A"), 5, 9) == "A has 5 files of 9")
    let plain = catalog(
      #""variations": {"plural": {"one": \#(unit("%lld row")), "other": \#(unit("%lld rows"))}}"#)
    #expect(try text(plain, "xcstrings", 1) == "1 row")
    #expect(try text(plain, "xcstrings", 3) == "3 rows")
    let devices = catalog(
      """
      "variations": {"device": {"mac": \(unit("click")), "ipad": {"variations": {"plural":
      {"one": \(unit("%lld tap")), "other": \(unit("%lld taps"))}}}}}
      """)
    #expect(try text(devices, "xcstrings", 2) == "click")
    #expect(try text(devices, "xcstrings", 1, device: "ipad") == "1 tap")
  }

  @Test func `hostile variables end in bounded time with a reason (L-PLURAL-1)`() throws {
    func failure(_ content: String, _ arguments: any CVarArg...) -> String? {
      do {
        let strings = try StringTables.differing(
          Data(content.utf8), file: "a.stringsdict", languages: ["en"], device: "iphone")
        guard case .format(let format)? = strings?["a"] else { return nil }
        _ = try format.resolved(arguments)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      failure(
        entry("%#@n@", variable("n", ["other": "%#@m@"]), variable("m", ["other": "%1$#@n@"])), 1, 2
      )
        == "the variable n refers to itself")
    let tens = String(repeating: "%1$#@V@", count: 50)
    let wide = (0..<12).map {
      variable("v\($0)", ["other": tens.replacing("V", with: "v\($0 + 1)")])
    }
    let start = ContinuousClock.now
    // 50 to the twelfth variables without any text.
    let empty = entry("%#@v0@", wide.joined() + variable("v12", ["other": ""]))
    #expect(failure(empty, 1)?.contains("nested deeper") == true)
    let strings = try StringTables.read(Data(empty.utf8), file: "a.stringsdict", languages: ["en"])
    #expect(strings["a"] == nil)
    let deep = (0..<10_000).map { variable("v\($0)", ["other": "%1$#@v\($0 + 1)@"]) }
    #expect(failure(entry("%#@v0@", deep.joined()), 1)?.contains("nested deeper than 16") == true)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(failure(entry("%#@n@"), 1)?.contains("the variable n has no text") == true)
    // A document does not show the variable either.
    for content in [entry("%#@n@"), entry("%#@n@", variable("n", ["one": "a"]))] {
      let strings = try StringTables.read(
        Data(content.utf8), file: "a.stringsdict", languages: ["en"])
      #expect(strings == [:])
    }
    #expect(failure(entry("%#@n@", variable("n", ["one": "a"])), 2)?.contains("no text") == true)
    #expect(
      failure(entry("%#@n@", variable("n", ["other": "%9$d"])), 2) == "there is no argument 9")
    #expect(
      failure(entry("%#@n@", variable("n", ["one": "b", "other": "a"])), NSString("b"))?.contains(
        "not a number")
        == true)
  }

  @Test func `hostile catalogs end in bounded time with a reason (L-PLURAL-1)`() throws {
    func failure(_ substitutions: [String], _ format: String) -> String? {
      let content = """
        {"strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "\(format)"},
        "substitutions": {\(substitutions.joined(separator: ", "))}}}}}}
        """
      do {
        _ = try text(content, "xcstrings", 1)
        return nil
      } catch {
        return "\(error)"
      }
    }
    func substitution(_ name: String, _ text: String) -> String {
      let unit = #"{"stringUnit": {"value": "\#(text)"}}"#
      return #""\#(name)": {"argNum": 1, "variations": {"plural": {"other": \#(unit)}}}"#
    }
    let start = ContinuousClock.now
    #expect(
      failure([substitution("n", "%#@n@")], "%#@n@") == "the variable n refers to itself")
    #expect(
      failure([substitution("n", "%#@m@"), substitution("m", "%#@n@")], "%#@n@")
        == "the variable n refers to itself")
    let deep = (0..<10_000).map { substitution("v\($0)", "%#@v\($0 + 1)@") }
    #expect(failure(deep, "%#@v0@")?.contains("nested deeper than 16") == true)
    // Variations inside variations.
    let nested =
      String(repeating: #"{"variations": {"device": {"other": "#, count: 10_000)
      + #"{"stringUnit": {"value": "a"}}"# + String(repeating: "}}}", count: 10_000)
    let inside = #"{"strings": {"a": {"localizations": {"en": \#(nested)}}}}"#
    #expect(throws: InterfaceDocumentError.self) { try text(inside, "xcstrings", 1) }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `a bundle's strings are read by language, and errors have their location`() throws {
    let folder = NSTemporaryDirectory() + "bundle-texts-\(UUID().uuidString)"
    let home = folder + "/pl.lproj"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let content = entry("%#@n@", variable("n", ["few": "%d pliki", "other": "%d pliku"]))
      .replacing("<key>a<", with: "\n <key>b</key><array/>\n  <key>a<")
    try content.write(toFile: home + "/T.stringsdict", atomically: true, encoding: .utf8)
    try "{\n oops".write(toFile: folder + "/U.xcstrings", atomically: true, encoding: .utf8)
    func find(_ key: String, _ table: String) -> BundleStrings.Found? {
      BundleStrings.find(
        key, table: table, folder: folder, languages: ["pl"], device: "iphone")
    }
    guard case .text(.format(let format), let file) = find("a", "T") else {
      Issue.record("no format")
      return
    }
    #expect(format.language == "pl")
    #expect(
      BundleStrings.line(for: "a", in: file, "wrong") == "\(file):3:8: the text of 'a': wrong")
    guard case .damaged(let line) = find("b", "T") else {
      Issue.record("an array is taken for a text")
      return
    }
    #expect(line.hasPrefix("\(file):2:7: the text of 'b'"))
    #expect(find("c", "T") == nil)
    guard case .damaged(let other) = find("a", "U") else {
      Issue.record("a damaged catalog is read")
      return
    }
    #expect(other.hasPrefix(folder + "/U.xcstrings:2:"))
  }
}
