import GimbalDocuments

/// Quotes shell words, for commands that users copy.
package enum ShellWord {
  /// Returns a command of several words on one line.
  package static func join(_ keywords: [String]) -> String {
    keywords.reduce(into: "") { line, keyword in
      if !line.isEmpty { line += " " }
      line += of(keyword)
    }
  }

  /// Returns the word, in quotes if it has special characters.
  ///
  /// Invisible characters, such as line breaks, are written in the `$'…'` of bash and zsh.
  package static func of(_ word: String) -> String {
    // Nearly all words have these bytes only, which need no Unicode tables.
    if !word.isEmpty, word.utf8.allSatisfy(isPlainASCII) { return word }
    if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
    if word.unicodeScalars.contains(where: \.isInvisible) { return spelled(word) }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  private static func spelled(_ word: String) -> String {
    var result = "$'"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "'", "\\": result += "\\" + String(scalar)
      case _ where scalar.isInvisible:
        for byte in String(scalar).utf8 {
          result += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private static func isPlainASCII(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "/._-+,:@".unicodeScalars.contains(scalar)
  }
}
