import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalReports

/// A page that is written repeatedly, with a small script file next to it by which an open page
/// detects a change.
struct WatchedPage {
  /// The path of the page.
  let path: String
  /// The stamp of the last written page; nil before the first.
  private(set) var stamp: String?

  /// Creates the page at a path; nothing is written yet.
  init(path: String) { self.path = path }

  /// The path of the script's file.
  var sideFile: String { path + ".js" }

  /// Writes a page, then its script, by which open pages detect the change.
  mutating func write(_ text: String) throws(DocumentError) {
    let stamp = Self.stamp(of: text)
    let name = (sideFile as NSString).lastPathComponent
    try FileWriter.replace(path, with: WatchScript.added(to: text, stamp: stamp, sideFile: name))
    self.stamp = stamp
    try updateStatus(nil)
  }

  /// Writes the reason why the page is outdated; nil if it is current.
  func updateStatus(_ issue: String?, ended: Bool = false) throws(DocumentError) {
    let callArguments = JSONText.compact(
      .members([
        ("stamp", .string(stamp ?? "")), ("problem", issue.map { .string($0) } ?? .null),
        ("ended", .bool(ended)),
      ]))
    try FileWriter.replace(sideFile, with: "gimbalWatch(\(callArguments));\n", isNamed: false)
  }

  /// Returns a number that is equal for equal pages.
  private static func stamp(of text: String) -> String {
    let number = text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return String(number, radix: 36)
  }
}
