import GimbalDocuments

/// A golden file: its kind and class, what it leaves out, the lines, and their sum.
///
/// ```
/// gimbal golden 1 layout
/// of: phone with 393 × 852 points @3x, safe area {59, 0, 34, 0}, era 4
/// not compared: differences below 0.002 points, views that the system makes for itself
///
/// (0, 0, 393, 852) UIWindow window
///   (0, 0, 393, 852) UIView root.view
///
/// sum: 3f0c9a5d1b22e714
/// ```
struct GoldenFile: Hashable {
  /// The version of the file format, in the first line; files of later versions are refused.
  static let format = 1
  /// The number of lines above which a result is not written as a golden.
  static let lineLimit = 20_000

  /// What the file has: a layout or a trace.
  var kind: GoldenKind
  /// What the result was recorded on: the device's class with screen, safe area and era.
  var phrase: String
  /// The compared lines, between the head and the sum.
  var lines: [String]

  /// The contents of the file: the head, the lines, and their checksum.
  var text: String {
    let head = [
      "gimbal golden \(Self.format) \(kind.rawValue)", "of: \(phrase)",
      "not compared: \(kind.omissions)", "",
    ]
    return (head + lines + ["", "sum: \(Self.sum(of: lines))", ""]).joined(separator: "\n")
  }

  /// Reads a file of a kind.
  ///
  /// - Throws: one line for a file that is no golden, has a newer format or another kind, or was
  ///   edited.
  init(contentsOf path: String, _ kind: GoldenKind) throws(DocumentError) {
    let all = try Self.lines(of: path)
    func error(_ line: Int, _ issue: String) -> DocumentError {
      DocumentError(
        file: path, position: SourcePosition(line: line, column: 1),
        issue: issue + "; 'gimbal approve' writes it again")
    }
    let fields = all[0].split(separator: " ")
    guard fields.count == 4, fields[0] == "gimbal", fields[1] == "golden",
      let fileFormat = Int(fields[2])
    else {
      throw error(
        1, "is not a golden file: allowed is a first line 'gimbal golden 1 \(kind.rawValue)'")
    }
    guard fileFormat <= Self.format else {
      throw DocumentError(
        file: path, position: .start,
        issue:
          "is a golden of format \(fileFormat), and this version of Gimbal reads up to \(Self.format); "
          + "take a newer version")
    }
    guard fields[3] == kind.rawValue else {
      let known = GoldenKind.allCases.map(\.rawValue)
      throw error(
        1,
        "is a golden of kind \(QuotedText.of(String(fields[3]))), not '\(kind.rawValue)'"
          + NearestWord.hint(for: String(fields[3]), in: known))
    }
    guard all.count >= 7, all[3].isEmpty, all[1].hasPrefix("of: "), all[all.count - 1].isEmpty,
      all[all.count - 3].isEmpty, all[all.count - 2].hasPrefix("sum: ")
    else { throw error(all.count, "the golden ends too early, or lacks its sum") }
    self.kind = kind
    self.phrase = String(all[1].dropFirst(4))
    lines = Array(all[4..<all.count - 3])
    let sum = all[all.count - 2].dropFirst(5)
    guard sum == Self.sum(of: lines) else {
      throw error(
        all.count - 1,
        "the golden file was edited by hand: its lines have the checksum \(Self.sum(of: lines)), and it states "
          + QuotedText.of(String(sum)))
    }
  }

  /// Returns true for a file with the format of a later version of Gimbal.
  static func isNewer(_ path: String) -> Bool {
    let fields = (try? lines(of: path))?[0].split(separator: " ") ?? []
    return fields.count == 4 && fields[0] == "gimbal" && fields[1] == "golden"
      && (Int(fields[2]) ?? 0) > format
  }

  /// Returns the lines of a file, at least one, without line breaks.
  private static func lines(of path: String) throws(DocumentError) -> [String] {
    let bytes = try FileReader.read(path, limit: 16 << 20)
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Stores what a new golden file will contain; reading a file has its own initializer.
  init(kind: GoldenKind, phrase: String, lines: [String]) {
    self.kind = kind
    self.phrase = phrase
    self.lines = lines
  }

  /// Returns a checksum of the lines, which any change of a byte changes: 64 bits of FNV-1a.
  ///
  /// Source: G. Fowler, L. C. Noll, P. Vo, The FNV Non-Cryptographic Hash Algorithm.
  static func sum(of lines: [String]) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for line in lines {
      for byte in line.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
      sum = (sum ^ 10) &* 0x100_0000_01b3
    }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
