/// Finds the valid word that is nearest to a mistyped one.
public enum NearestWord {
  /// The limit of compared characters of a mistyped word, which bounds the cost.
  public static let comparedLength = 200

  /// The least length of a word that is searched at the ends of other words.
  private static let shortestPart = 5

  /// Returns the nearest of the words, or nil if none is near; of equally near ones the first.
  ///
  /// A word is near if its edit distance is at most a third of the longer word's length, or one.
  /// The distance counts insertions, deletions, replacements and swaps of neighbours, and ignores
  /// case. If none is near, the result is the shortest word that begins or ends with the whole
  /// word: `contrast` is near `accessibilityContrast`.
  ///
  /// - Complexity: O(length²) for each word, with lengths limited to `comparedLength`.
  public static func suggestion(for word: String, in keywords: some Sequence<String>) -> String? {
    suggestions(for: word, in: keywords, limit: 1).first
  }

  /// Returns the nearest words, nearest first, equally near ones in the order of the list; at most
  /// `limit`.
  ///
  /// - Complexity: as ``suggestion(for:in:)``, and a sort of the near words.
  public static func suggestions(
    for word: String, in keywords: some Sequence<String>, limit: Int
  ) -> [String] {
    let (typed, keywords) = (folded(word), Array(keywords))
    var near: [(distance: Int, order: Int, word: String)] = []
    for (order, candidate) in keywords.enumerated() {
      let other = folded(candidate)
      let allowed = max(1, max(typed.count, other.count) / 3)
      // The difference of the lengths is a lower bound of the distance.
      guard abs(typed.count - other.count) <= allowed else { continue }
      let found = distance(typed, other)
      if found <= allowed { near.append((found, order, candidate)) }
    }
    near.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    if near.isEmpty, typed.count >= shortestPart {
      near = keywords.enumerated().compactMap { order, candidate in
        let other = folded(candidate)
        return other.starts(with: typed) || other.reversed().starts(with: typed.reversed())
          ? (other.count, order, candidate) : nil
      }
      near.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    }
    return near.prefix(max(0, limit)).map(\.word)
  }

  /// Returns the end of a message: `; did you mean 'x'?`, or nothing if no word is near.
  public static func hint(for word: String, in keywords: some Sequence<String>) -> String {
    suggestion(for: word, in: keywords).map { "; did you mean \(QuotedText.of($0))?" } ?? ""
  }

  /// Returns the end of a message with the allowed words and the nearest one.
  ///
  /// For many words it is only the nearest one, if any.
  public static func allowance(for word: String, in keywords: [String]) -> String {
    let hint = hint(for: word, in: keywords)
    let isLong = keywords.count > QuotedText.choiceLimit && !hint.isEmpty
    return (isLong ? "" : "; allowed is \(QuotedText.choice(keywords))") + hint
  }

  private static func folded(_ word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.prefix(comparedLength).map { scalar in
      ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar
    }
  }

  /// Returns the optimal string alignment distance, with three rows of the table.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row[j + 1] = best
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
  }
}
