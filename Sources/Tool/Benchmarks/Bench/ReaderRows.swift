import Foundation
import GimbalDocuments
import GimbalFontFiles
import GimbalIntake
import GimbalInterfaceDocuments
import GimbalProjects

/// The growth of the costs of reading files with the number of their elements.
@MainActor
enum ReaderRows {
  static let all: [BenchRow] = [
    row("json", repeating("[", #"{"id": "view$", "frame": [1, 2, 3, $]},"#, "{}]")) {
      _ = try JSONReader.read(Array($0.utf8), file: "a.json")
    },
    row("interface", repeating(Self.interfaceStart, Self.interfaceView, Self.interfaceEnd)) {
      _ = try InterfaceDocument(Data($0.utf8), file: "Main.storyboard")
    },
    row(
      "plist",
      repeating(
        "<plist version=\"1.0\"><dict>", "<key>k$</key><array><string>$</string></array>",
        "</dict></plist>")
    ) { _ = try PropertyListReader.read(Data($0.utf8), file: "Info.plist") },
    row(
      "project",
      repeating(
        "// !$*UTF8*$!\n{objects = {",
        "A$ /* a */ = {isa = PBXFileReference; path = \"$.swift\"; };\n",
        "};}")
    ) {
      _ = try OldStyleReader.value(DocumentText(Data($0.utf8), file: "project.pbxproj"))
    },
    row("strings", repeating("", "/* A comment */ \"key $\" = \"Text $\\n\";\n", "")) {
      _ = try StringTables.read(Data($0.utf8), file: "A.strings", languages: ["en"])
    },
    row(
      "catalog",
      repeating(
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"#,
        #""key $": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Text $"}}}},"#,
        #""": {}}}"#)
    ) { _ = try StringTables.read(Data($0.utf8), file: "A.xcstrings", languages: ["en"]) },
    row(
      "source",
      repeating(
        "import UIKit\nclass A: UIView {}\n",
        "extension A { @objc func a$() { _ = \"\\(b($))\" } }\nclass B$: A { @IBOutlet var c: A! }\n",
        "")
    ) { _ = ModuleIntake(files: ["A.swift": Array($0.utf8)]).rewritten("A.swift") },
    GrowthRows.row("reader/font", 4_000) { count in
      let font = font(glyphs: count + 1)
      return {
        guard let read = try? FontFile(font) else { preconditionFailure("a font was not read") }
        for number in 0..<count { _ = read.advance(of: read.glyph(of: UInt32(0x4E00 + number))) }
      }
    },
  ]

  private static func row(
    _ name: String, _ text: @escaping (Int) -> String, _ read: @escaping (String) throws -> Void
  ) -> BenchRow {
    GrowthRows.row("reader/" + name, 500) { count in
      let text = text(count)
      return {
        do { try read(text) } catch { preconditionFailure("\(name): \(error)") }
      }
    }
  }

  /// Returns texts of any number of equal parts, each with its number for `$`.
  private static func repeating(
    _ start: String, _ part: String, _ end: String
  ) -> (Int) -> String {
    { count in
      let pieces = part.split(separator: "$", omittingEmptySubsequences: false)
      return start + (0..<count).map { pieces.joined(separator: "\($0)") }.joined() + end
    }
  }

  private static let interfaceStart = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c"><scenes>\
    <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">\
    <view key="view" contentMode="scaleToFill" id="v">\
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
    """
  private static let interfaceView = """
    <label text="Text $" id="l$" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="$" y="0.0" width="80" height="21"/><constraints>\
    <constraint firstAttribute="width" constant="80" id="w$"/></constraints></label>
    """
  private static let interfaceEnd = """
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  /// Returns a font with a number of glyphs, at least one: one for each character from U+4E00 on.
  private static func font(glyphs: Int) -> [UInt8] {
    func be16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    func be32(_ value: Int) -> [UInt8] { be16(value >> 16 & 65535) + be16(value & 65535) }
    func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
    let map = (0..<glyphs).flatMap { be32(0x4E00 + $0) + be32(0x4E00 + $0) + be32($0) }
    let tables = [
      ("OS/2", be16(4) + zeros(94)),
      (
        "cmap",
        be16(0) + be16(1) + be16(3) + be16(10) + be32(12) + be16(12) + zeros(10) + be32(glyphs)
          + map
      ),
      ("head", zeros(18) + be16(1000) + zeros(34)),
      ("hhea", be32(0x10000) + be16(800) + be16(-200) + zeros(26) + be16(glyphs)),
      ("hmtx", (0..<glyphs).flatMap { be16(500 + $0 % 100) + be16(0) }),
      ("maxp", be32(0x10000) + be16(glyphs)), ("name", zeros(6)),
    ]
    var head = be32(0x10000) + be16(tables.count) + zeros(6)
    var body: [UInt8] = []
    for (tag, table) in tables {
      head += Array(tag.utf8) + be32(0) + be32(12 + 16 * tables.count + body.count)
      head += be32(table.count)
      body += table
    }
    return head + body
  }
}
