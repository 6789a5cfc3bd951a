/// The order of slugs: letters by their code, numbers by their value.
enum SlugOrder {
  /// Whether one slug comes before another; equal ones do not.
  ///
  /// - Complexity: linear in the length of the shorter one.
  static func precedes(_ a: String, _ b: String) -> Bool {
    let one = parts(a)
    let other = parts(b)
    for (x, y) in zip(one, other) where x != y {
      // Digits come before letters, as in the characters' own order.
      if let m = x.number, let n = y.number, m != n { return m < n }
      return x.text.utf8.lexicographicallyPrecedes(y.text.utf8)
    }
    return one.count < other.count
  }

  private struct Part: Equatable {
    let text: Substring
    /// The value of a run of digits; nil for other text and for numbers too long to be one.
    let number: Int?
  }

  /// Runs of digits and runs of everything else.
  private static func parts(_ slug: String) -> [Part] {
    var parts: [Part] = []
    var rest = slug[...]
    while let first = rest.utf8.first {
      let isDigit = (48...57).contains(first)
      let text = rest.prefix { ($0.isASCII && $0.isWholeNumber) == isDigit }
      parts.append(Part(text: text, number: isDigit ? Int(text) : nil))
      rest = rest[text.endIndex...]
    }
    return parts
  }
}
