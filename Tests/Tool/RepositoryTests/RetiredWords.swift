import Checkout
import Foundation

/// Retired words, from `.ci/words.json`: they are not allowed in new identifiers.
struct RetiredWords: Decodable {
  /// The replacement for each word, in lowercase.
  let retired: [String: String]
  /// The replacement for each word in documents, in lowercase.
  let documents: [String: String]
  /// Allowed identifiers with such a word: Apple's names, and keys and values of file formats.
  let kept: Set<String>

  static let current: RetiredWords = {
    let file = Checkout.root.appending(path: ".ci/words.json")
    do {
      return try JSONDecoder().decode(RetiredWords.self, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }()

  /// The words of an identifier, in lowercase: `keptTraceID` has `kept`, `trace` and `id`.
  static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var isUpper = false
    for character in name {
      if character == "_" || character.isNumber {
        parts.append("")
      } else if character.isUppercase {
        if isUpper { parts[parts.count - 1].append(contentsOf: character.lowercased()) }
        if !isUpper { parts.append(character.lowercased()) }
      } else {
        // The last of several capitals begins the word that follows: `JSONPlace`.
        if isUpper, let last = parts.last, last.count > 1 {
          parts[parts.count - 1].removeLast()
          parts.append(String(last.suffix(1)))
        }
        if parts.isEmpty { parts.append("") }
        parts[parts.count - 1].append(character)
      }
      isUpper = character.isUppercase
    }
    return parts
  }

  /// The identifiers of a file with a retired word, with its line.
  func findings(in path: String, _ words: [SourceWord]) -> [String] {
    words.compactMap { word in
      guard !kept.contains(word.text) else { return nil }
      for part in Self.parts(of: word.text) {
        guard let term = retired[part] else { continue }
        return "\(path):\(word.line + 1): '\(word.text)': for '\(part)' write \(term)"
      }
      return nil
    }
  }
}
