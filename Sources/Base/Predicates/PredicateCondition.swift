import Foundation

/// One side of a comparison in a predicate's format.
enum PredicateOperand {
  case constant(Any?)
  case path(String)
  case list([PredicateOperand])

  /// Returns the value for an object.
  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): NamedValue.plain(value)
    case .path(let path): NamedValue.of(object, at: path)
    case .list(let elements): elements.map { $0.value(of: object) as Any }
    }
  }
}

/// The condition of an `NSPredicate`, which `PredicateParser` reads from the predicate's format.
indirect enum PredicateCondition {
  /// Which elements of the collection on the left must match; `one` compares the left value itself.
  enum Quantity { case one, any, all, none }

  /// The comparison of two values.
  enum Relation {
    case equal, different, less, greater, atMost, atLeast
    case begins, ends, contains, like, matches, isIn, between
  }

  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)
  case comparison(
    Quantity, PredicateOperand, Relation, String.CompareOptions, PredicateOperand)

  /// Returns true if an object meets the condition.
  ///
  /// - Complexity: O(parts), times the elements of collections.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .all(let parts): return parts.allSatisfy { $0.holds(for: object) }
    case .any(let parts): return parts.contains { $0.holds(for: object) }
    case .not(let part): return !part.holds(for: object)
    case .comparison(let quantity, let left, let relation, let options, let right):
      let (left, right) = (left.value(of: object), right.value(of: object))
      func holds(_ value: Any?) -> Bool {
        PredicateCondition.holds(value, relation, options, right)
      }
      if case .one = quantity { return holds(left) }
      let elements = left.flatMap(NamedValue.elements) ?? left.map { [$0] } ?? []
      switch quantity {
      case .any: return elements.contains(where: holds)
      case .all: return elements.allSatisfy(holds)
      case .none, .one: return !elements.contains(where: holds)
      }
    }
  }

  private static func holds(
    _ left: Any?, _ relation: Relation, _ options: String.CompareOptions, _ right: Any?
  ) -> Bool {
    switch relation {
    case .equal: return isEqual(left, right, options)
    case .different: return !isEqual(left, right, options)
    case .less: return order(left, right, options) == .orderedAscending
    case .greater: return order(left, right, options) == .orderedDescending
    case .atMost:
      return order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .atLeast:
      return order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .between:
      let bounds = right.flatMap(NamedValue.elements) ?? []
      return bounds.count == 2 && holds(left, .atLeast, options, bounds[0])
        && holds(left, .atMost, options, bounds[1])
    case .isIn:
      if let elements = right.flatMap(NamedValue.elements) {
        return elements.contains { isEqual(left, $0, options) }
      }
      return holds(right, .contains, options, left)
    case .contains:
      if let elements = left.flatMap(NamedValue.elements) {
        return elements.contains { isEqual($0, right, options) }
      }
      return strings(left, right, options) { $1.isEmpty ? false : $0.contains($1) }
    case .begins: return strings(left, right, options) { $0.hasPrefix($1) }
    case .ends: return strings(left, right, options) { $0.hasSuffix($1) }
    case .like:
      return strings(left, right, options) {
        let pattern = NSRegularExpression.escapedPattern(for: $1)
          .replacing("\\*", with: ".*").replacing("\\?", with: ".")
        return matches($0, pattern)
      }
    case .matches:
      guard let text = left.flatMap(PredicateValue.text),
        let pattern = right.flatMap(PredicateValue.text)
      else { return false }
      return matches(
        options.contains(.diacriticInsensitive) ? folded(text, .diacriticInsensitive) : text,
        (options.contains(.caseInsensitive) ? "(?i)" : "") + pattern)
    }
  }

  /// Compares the strings of two values, without the differences that the options ignore.
  private static func strings(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions, _ holds: (String, String) -> Bool
  ) -> Bool {
    guard let left = left.flatMap(PredicateValue.text),
      let right = right.flatMap(PredicateValue.text)
    else { return false }
    return holds(folded(left, options), folded(right, options))
  }

  private static func folded(_ text: String, _ options: String.CompareOptions) -> String {
    options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private static func isEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool
  {
    guard !options.isEmpty, let left, let right, PredicateValue.text(left) != nil,
      PredicateValue.text(right) != nil
    else { return PredicateValue.isEqual(left, right) }
    return strings(left, right, options, ==)
  }

  /// Returns the order of two values; nil has no order.
  private static func order(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    guard let left, let right else { return nil }
    guard !options.isEmpty, let one = PredicateValue.text(left),
      let other = PredicateValue.text(right)
    else { return PredicateValue.order(left, right) }
    return PredicateValue.order(folded(one, options), folded(other, options))
  }

  /// Returns true if a pattern matches a whole string.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:" + pattern + ")\\z", options: [.dotMatchesLineSeparators])
    else {
      preconditionFailure("NSInvalidArgumentException: \(pattern) is not a regular expression")
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
