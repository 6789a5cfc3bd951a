public import Foundation

// Foundation has predicates of closures alone off Apple platforms; here those that a format writes out.
extension NSPredicate {
  /// Creates a predicate by its format.
  ///
  /// Comparisons with their options, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, lists and ways of names with collection
  /// operators are read; functions, subqueries and variables are not simulated.
  ///
  /// A format that cannot be read ends the process, as the exception does on Apple platforms.
  ///
  /// Source: Apple, NSPredicate(format:argumentArray:), Predicate Format String Syntax.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: The values of the signs `%@`, `%K`, `%d` and their like, in their order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(reading: predicateFormat, arguments ?? [])
  }

  /// Creates a predicate by its format; see ``init(format:argumentArray:)``.
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
  /// The value at a way of names.
  fileprivate subscript(named path: String) -> Any? { NamedValue.of(self, at: path) }
}

// Foundation sorts by key paths to values with an order alone off Apple platforms.
extension NSSortDescriptor {
  /// Sorts by the values of a name.
  ///
  /// Source: Apple, NSSortDescriptor(key:ascending:).
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { first, second in
      PredicateValue.order(first, second) ?? .orderedSame
    }
  }

  /// Sorts by the values of a name, as a function compares them.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.[named: key ?? "self"], ascending: ascending, comparator: cmptr)
  }

  /// Sorts by values that may be absent or have no order of their own; nothing comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      PredicateValue.order(first, second) ?? .orderedSame
    }
  }
}

extension NSSortDescriptor {
  /// True if one object comes before another by the first descriptor that tells them apart.
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
