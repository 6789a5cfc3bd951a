/// Storage of a settable property of a class that apps can extend or subclass.
///
/// In an initializer of a class, including convenience initializers in extensions of other modules,
/// Swift writes the class's own stored properties directly. Neither observers nor overrides in
/// subclasses run. A property with this wrapper is computed, so that its setter runs, as UIKit's
/// setters do. It is as large and as fast as a stored property. An observer that replaces the value
/// assigns `_property.wrappedValue`, since an assignment to the property calls the observer again.
///
/// Rule: R-SET-1.
/// Source: SE-0258; The Swift Programming Language, Initialization.
@propertyWrapper
@frozen
public struct Settable<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates the storage with an initial value.
  @_transparent
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Settable: Equatable where Value: Equatable {}
extension Settable: Hashable where Value: Hashable {}
extension Settable: Sendable where Value: Sendable {}
