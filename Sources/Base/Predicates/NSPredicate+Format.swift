public import Foundation

// Off Apple platforms, Foundation has only predicates of closures; these are parsed from a format.
/// Predicates from format strings, which Foundation lacks on Linux.
extension NSPredicate {
  /// Creates a predicate from its format.
  ///
  /// Comparisons with their options, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, lists and key paths
  /// with collection operators are supported; functions, subqueries and variables are not.
  ///
  /// An invalid format ends the process, as the exception does on Apple platforms.
  ///
  /// Source: Apple, NSPredicate(format:argumentArray:), Predicate Format String Syntax.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: The values of the placeholders `%@`, `%K`, `%d` and so on, in order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(reading: predicateFormat, arguments ?? [])
  }

  /// Creates a predicate from its format; see ``init(format:argumentArray:)``.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(reading: predicateFormat, args)
  }

  private convenience init(reading format: String, _ arguments: [Any?]) {
    do throws(PredicateParser.Failure) {
      let condition = try PredicateParser.read(format, arguments)
      self.init { object, _ in condition.holds(for: object) }
    } catch {
      preconditionFailure(
        "NSInvalidArgumentException: Unable to parse the format string \"\(format)\": \(error.text)"
      )
    }
  }
}

extension NSObject {
  /// The value at a key path.
  fileprivate subscript(named path: String) -> Any? { NamedValue.of(self, at: path) }
}

// Off Apple platforms, Foundation sorts only by key paths to comparable values.
extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the values of a key.
  ///
  /// Source: Apple, NSSortDescriptor(key:ascending:).
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { first, second in
      PredicateValue.order(first, second) ?? .orderedSame
    }
  }

  /// Creates a descriptor that sorts by the values of a key with a comparator.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.[named: key ?? "self"], ascending: ascending, comparator: cmptr)
  }

  /// Creates a descriptor for values that may be nil or not comparable; nil comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      PredicateValue.order(first, second) ?? .orderedSame
    }
  }
}

extension NSSortDescriptor {
  /// Returns true if the first descriptor that distinguishes two objects orders one before the
  /// other.
  package static func precedes(_ first: Any, _ second: Any, by descriptors: [NSSortDescriptor])
    -> Bool
  {
    for descriptor in descriptors {
      switch descriptor.compare(first, to: second) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return false
  }
}
