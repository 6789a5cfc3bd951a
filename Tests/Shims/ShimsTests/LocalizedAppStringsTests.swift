import Foundation
import Testing
import UIKit

/// A bundle's strings that vary by number, read as in sources that `gimbal intake` has rewritten.
@Suite struct LocalizedAppStringsTests {
  @Test
  func `stringsdict formats retain their variables until they have arguments (L-PLURAL-1)`()
    throws
  {
    let folder = NSTemporaryDirectory() + "app-texts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/en.lproj", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func entry(_ key: String, _ one: String, _ other: String) -> String {
      """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict>
      """
    }
    let strings =
      "<plist version=\"1.0\"><dict>" + entry("rows", "%d row", "%d rows")
      + entry("cells", "%d cell", "%d cells") + entry("loop", "%1$#@n@", "%1$#@n@")
      + "</dict></plist>"
    try strings.write(
      toFile: folder + "/en.lproj/Localizable.stringsdict", atomically: true, encoding: .utf8)
    try "\"plain\" = \"Plain\";\n".write(
      toFile: folder + "/en.lproj/Localizable.strings", atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder))
    let rows = localizedAppText("rows", bundle: bundle, comment: "")
    let cells = bundle.localizedAppText(forKey: "cells", value: nil, table: nil)
    // Both formats are the same string; each has its own variables.
    #expect(String.localizedAppTextWithFormat(rows, 1) == "1 row")
    #expect(String(appFormat: cells, 2) == "2 cells")
    #expect(String(appFormat: rows, arguments: [3]) == "3 rows")
    #expect(String(appFormat: "In all: " + cells, locale: nil, 1) == "In all: 1 cell")
    #expect(NSString.localizedStringWithFormat(rows as NSString, 5) as String == "5 rows")
    #expect(rows == localizedAppText("rows", bundle: bundle, comment: ""))
    // A variable in its own format shows the key.
    #expect(
      String(appFormat: localizedAppText("loop", bundle: bundle, comment: ""), 1) == "loop")
    #expect(localizedAppText("plain", bundle: bundle, comment: "") == "Plain")
    #expect(localizedAppText("none", bundle: bundle, value: "x", comment: "") == "x")
    #expect(String(appFormat: "%d of %@", 1, "a" as NSString) == "1 of a")
  }
}
