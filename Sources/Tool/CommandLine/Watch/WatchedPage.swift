import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalReports

/// A page that is written again and again, and the small script beside it by which an open page notices that.
struct WatchedPage {
  /// The page.
  let path: String
  /// The stamp of the page that was written last; nil before the first.
  private(set) var stamp: String?

  init(path: String) { self.path = path }

  /// The script's file.
  var sideFile: String { path + ".js" }

  /// Writes a page, then its script, by which open pages notice the change.
  mutating func write(_ text: String) throws(DocumentError) {
    let stamp = Self.stamp(of: text)
    let name = (sideFile as NSString).lastPathComponent
    try FileWriter.replace(path, with: WatchScript.added(to: text, stamp: stamp, sideFile: name))
    self.stamp = stamp
    try updateStatus(nil)
  }

  /// Tells why the page is not new; nil when it is.
  func updateStatus(_ issue: String?, ended: Bool = false) throws(DocumentError) {
    let callArguments = JSONText.compact(
      .members([
        ("stamp", .string(stamp ?? "")), ("problem", issue.map { .string($0) } ?? .null),
        ("ended", .bool(ended)),
      ]))
    try FileWriter.replace(sideFile, with: "gimbalWatch(\(callArguments));\n", isNamed: false)
  }

  /// A number by which equal pages are equal.
  private static func stamp(of text: String) -> String {
    let number = text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return String(number, radix: 36)
  }
}
