import Foundation

extension _KeyValueCodingAndObserving where Self: UIResponder {
  /// Observes a property by its key path.
  ///
  /// Supported are a view's geometry, safe area and `isHidden`, a scroll view's offset, insets and
  /// content size, the geometry of a scene, and properties that the app announces by
  /// `didChangeValue(forKey:)`.
  ///
  /// Rule: R-KVO-1.
  /// Source: Apple, `observe(_:options:changeHandler:)`.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observerList.observe(self, keyPath, options, changeHandler)
  }
}

extension UIResponder {
  /// The list of the observers of the responder's properties, created at the first use.
  nonisolated final var observerList: KeyValueObservers {
    if let observers { return observers }
    let list = KeyValueObservers()
    observers = list
    return list
  }
}

/// Compares values whose types are unknown.
enum KeyValueEquality {
  /// Returns true if an assignment of `right` over `left` changes nothing.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else {
      // Objects are compared by identity. Other values are not comparable, so each assignment
      // counts as a change.
      return type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
    }
    return isEqual(left, right)
  }

  private static func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool {
    left == right as? T
  }
}
