/// Words as a shell takes them, for commands that people copy.
package enum ShellWord {
  /// A command of several words on one line.
  package static func join(_ words: [String]) -> String {
    words.map(of).joined(separator: " ")
  }

  /// The word, in quotes where it has other than plain characters.
  ///
  /// What cannot be seen, a line break above all, is spelled in the `$'…'` of bash and zsh.
  package static func of(_ word: String) -> String {
    if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
    if word.unicodeScalars.contains(where: isInvisible) { return spelled(word) }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func spelled(_ word: String) -> String {
    var result = "$'"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "'", "\\": result += "\\" + String(scalar)
      case _ where isInvisible(scalar):
        for byte in String(scalar).utf8 {
          result += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "/._-+,:@".unicodeScalars.contains(scalar)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    default: false
    }
  }
}
