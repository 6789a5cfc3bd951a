/// Comparison of lists of controllers.
extension Array where Element: UIViewController {
  /// Returns the controllers that are not in another list, in their order.
  ///
  /// - Complexity: O(n) in the length of both.
  package func without(_ others: [UIViewController]) -> [Element] {
    guard !others.isEmpty else { return self }
    let known = Set(others.lazy.map { ObjectIdentifier($0) })
    return filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// True if a controller occurs more than once.
  ///
  /// - Complexity: O(n).
  package var hasRepeats: Bool { Set(lazy.map { ObjectIdentifier($0) }).count < count }
}
