extension ExpectationResult: CustomStringConvertible {
  /// `met`, or the failure in one line.
  public var description: String { isMet ? "met" : summary }
}

extension EventExpectation: CustomStringConvertible {
  /// The expectation as it is written: `never(root bounds)`.
  public var description: String {
    func list(_ patterns: [EventPattern]) -> String {
      let shown = patterns.prefix(5).map(\.description).joined(separator: ", ")
      return patterns.count > 5 ? shown + ", …" : shown
    }
    switch kind {
    case .inOrder(let patterns): return "inOrder(\(list(patterns)))"
    case .exactly(let patterns, among: _): return "exactly(\(list(patterns)))"
    case .sequence(let patterns, absent: _): return "sequence(\(list(patterns)))"
    case .never(let patterns): return "never(\(list(patterns)))"
    case .count(let pattern, let least, let most):
      let range = most == least ? "\(least)" : "\(least)...\(most.map(String.init) ?? "")"
      return "count(\(pattern), \(range))"
    case .before(let a, let b): return "before(\(a), \(b))"
    case .nested(let a, in: let b): return "nested(\(a), in: \(b))"
    case .oncePer(let a, per: let b): return "oncePer(\(a), per: \(b))"
    }
  }
}
