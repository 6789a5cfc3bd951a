/// Storage of a settable property of a class that apps can extend or inherit from.
///
/// In an initializer of a class, convenience initializers of extensions in other modules included, Swift stores
/// into the class's own stored properties directly: neither their observers nor overrides in subclasses run. A
/// property with this wrapper is computed, so that its setter runs there as UIKit's setters do. It is as large and as
/// fast as a stored property. An observer that replaces the value assigns `_property.wrappedValue`, since another
/// assignment to the property would call it again.
///
/// Rule: R-SET-1.
/// Source: SE-0258; The Swift Programming Language, Initialization.
@propertyWrapper
@frozen
public struct Settable<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Storage with its first value.
  @_transparent
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Settable: Equatable where Value: Equatable {}
extension Settable: Hashable where Value: Hashable {}
extension Settable: Sendable where Value: Sendable {}
