import Synchronization

/// A method that can be called on any object that has it, as `#selector` creates it on Apple
/// platforms.
///
/// It is created from an unapplied method of a class or a class protocol: `Selector(of:
/// SignInController.submit)`. The compiler checks it, and private methods work too.
///
/// Overrides are respected. Two selectors are equal if they have the same name. Without names they
/// are equal if one source location created them, for example for each cell. Selectors from two
/// source locations that must be equal, as for `removeTarget`, need the same name. A removal that
/// finds nothing because of this is logged.
///
/// Source: Apple, Selector; there are no runtime names, because there is no Objective-C runtime off
/// Apple platforms.
public struct Selector: @unchecked Sendable {
  /// The method's name, or nil.
  public let name: String?
  /// The number of parameters of the method, or of colons in a selector that is created from a
  /// name.
  ///
  /// Two selectors from different source locations may name one method only if the numbers are
  /// equal.
  let parameterCount: Int
  private let method: Method
  private let position: Position

  /// A source location.
  private struct Position {
    /// The module and the file, as `#fileID` has them.
    let file: StaticString
    /// The line of the selector's creation.
    let line: UInt
    /// The column of the selector's creation.
    let column: UInt

    /// Returns true if file, line and column are equal.
    func isSame(as other: Position) -> Bool {
      line == other.line && column == other.column
        && file.withUTF8Buffer { own in other.file.withUTF8Buffer { own.elementsEqual($0) } }
    }
  }

  /// The method of a type, called with the type erased.
  private final class Method {
    /// The type that declares the method.
    let type: Any.Type
    /// Returns true for an object that has the method.
    let isMethodOf: (AnyObject) -> Bool
    /// Calls the method of an object with some arguments, and returns its result.
    let call: @MainActor (AnyObject, [Any?]) -> Any?

    /// Stores the functions that the initializers of `Selector` create.
    init(
      _ type: Any.Type, isMethodOf: @escaping (AnyObject) -> Bool,
      call: @escaping @MainActor (AnyObject, [Any?]) -> Any?
    ) {
      self.type = type
      self.isMethodOf = isMethodOf
      self.call = call
    }
  }

  /// Creates a selector for a method without parameters.
  public init<T, R>(
    of method: @escaping (T) -> @MainActor () -> R, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    position = Position(file: file, line: line, column: column)
    nonisolated(unsafe) let method = method
    self.name = name
    parameterCount = 0
    self.method = Method(
      T.self, isMethodOf: { $0 is T },
      call: { target, _ in
        method(Selector.owner(target, as: T.self))()
      })
  }

  /// Creates a selector for a method with one parameter: the sender.
  public init<T, A, R>(
    of method: @escaping (T) -> @MainActor (A) -> R, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    position = Position(file: file, line: line, column: column)
    nonisolated(unsafe) let method = method
    self.name = name
    parameterCount = 1
    self.method = Method(
      T.self, isMethodOf: { $0 is T },
      call: { target, values in
        guard let a = Selector.passed(values, 0, as: A.self) else { return nil }
        return method(Selector.owner(target, as: T.self))(a)
      })
  }

  /// Creates a selector for a method with two parameters: the sender and the event.
  public init<T, A, B, R>(
    of method: @escaping (T) -> @MainActor (A, B) -> R, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    position = Position(file: file, line: line, column: column)
    nonisolated(unsafe) let method = method
    self.name = name
    parameterCount = 2
    self.method = Method(
      T.self, isMethodOf: { $0 is T },
      call: { target, values in
        guard let a = Selector.passed(values, 0, as: A.self),
          let b = Selector.passed(values, 1, as: B.self)
        else { return nil }
        return method(Selector.owner(target, as: T.self))(a, b)
      })
  }

  /// Creates a selector for a method with three parameters, such as the delegate methods of old
  /// animations.
  public init<T, A, B, C, R>(
    of method: @escaping (T) -> @MainActor (A, B, C) -> R, named name: String? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    position = Position(file: file, line: line, column: column)
    nonisolated(unsafe) let method = method
    self.name = name
    parameterCount = 3
    self.method = Method(
      T.self, isMethodOf: { $0 is T },
      call: { target, values in
        guard let a = Selector.passed(values, 0, as: A.self),
          let b = Selector.passed(values, 1, as: B.self),
          let c = Selector.passed(values, 2, as: C.self)
        else { return nil }
        return method(Selector.owner(target, as: T.self))(a, b, c)
      })
  }

  /// Creates a selector for a name; objects find methods by name if `gimbal intake` has rewritten
  /// their classes.
  ///
  /// An object without a method of the name does not respond to the selector.
  public init(
    _ name: String, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    position = Position(file: file, line: line, column: column)
    self.name = name
    parameterCount = name.count { $0 == ":" }
    method = Method(
      NamedMethodOwner.self,
      isMethodOf: { Selector.method(named: name, of: $0) != nil },
      call: { target, values in
        Selector.method(named: name, of: target)?.method.call(target, values)
      })
  }

  /// Returns the method of a name that an object has: of the app, or of UIKit for debuggers.
  private static func method(named name: String, of object: AnyObject) -> Selector? {
    if let own = (type(of: object) as? any NamedMethods.Type)?.method(named: name) { return own }
    return (object as? any HierarchyDescribing).flatMap {
      type(of: $0).descriptionMethod(named: name)
    }
  }

  /// True if the selector was created from a name.
  private var isByName: Bool { method.type == NamedMethodOwner.self }

  /// Returns true if an object has the method.
  public func isMethod(of object: AnyObject) -> Bool { method.isMethodOf(object) }

  /// Calls the method of an object; it receives as many of the values as it has parameters.
  ///
  /// Returns false if the object does not have the method, or a value for a parameter is missing.
  ///
  /// If the object's class is not the class that declares the method, the object is passed on
  /// unchanged, as the Objective-C runtime does. Some apps declare a parameter as
  /// `UIGestureRecognizer` and pass a button.
  @MainActor
  @discardableResult
  package func call(on target: AnyObject, _ values: Any?...) -> Bool {
    guard isMethod(of: target) else {
      Machine.current?.application.report(.unrecognizedSelector(self, sentTo: target))
      return false
    }
    return method.call(target, values) != nil
  }

  /// Calls the method of an object and returns its result; nil for a method without a result.
  ///
  /// An object that does not have the method is reported.
  @MainActor
  package func result(on target: AnyObject, _ values: Any?...) -> AnyObject? {
    guard isMethod(of: target) else {
      Machine.current?.application.report(.unrecognizedSelector(self, sentTo: target))
      return nil
    }
    guard let result = method.call(target, values), !(result is Void) else { return nil }
    guard let optional = result as? any WrappedResult else { return result as AnyObject }
    return optional.wrapped.map { $0 as AnyObject }
  }

  /// Returns the object that receives an action: `target`, or the object that represents a class.
  ///
  /// Without an Objective-C runtime a class is not an object. There is one object for each class, and
  /// it is never released.
  package static func receiver(_ target: Any) -> AnyObject {
    guard let type = target as? AnyClass else { return target as AnyObject }
    return classReceivers.withLock { receivers in
      let known = receivers[ObjectIdentifier(type)] ?? type as AnyObject
      receivers[ObjectIdentifier(type)] = known
      return known
    }
  }

  private static let classReceivers = Mutex<[ObjectIdentifier: AnyObject]>([:])

  /// Calls the method of an object on the current thread, as a notification does.
  func callHere(on target: AnyObject, _ value: Any) {
    typealias Call = (AnyObject, [Any?]) -> Any?
    guard isMethod(of: target) else { return }
    _ = unsafeBitCast(method.call, to: Call.self)(target, [value])
  }

  /// Returns the object as the type that has the method: a class, or a class protocol.
  private static func owner<T>(_ target: AnyObject, as type: T.Type) -> T {
    // An object of another class is passed on unchanged.
    type is AnyObject.Type ? unsafeBitCast(target, to: type) : target as! T
  }

  /// Returns a value as a parameter's type; nil if the method cannot be called with it.
  private static func passed<A>(_ values: [Any?], _ index: Int, as type: A.Type) -> A? {
    guard values.indices.contains(index), let value = values[index] else {
      return Optional<Any>.none as? A
    }
    if let fitting = value as? A { return fitting }
    // An object is passed as true to a Bool parameter, as a pointer is: `endEditing(_:)` of a
    // recognizer.
    if A.self == Bool.self { return true as? A }
    guard A.self is AnyObject.Type else { return nil }
    return unsafeBitCast(value as AnyObject, to: A.self)
  }
}

extension Selector: Hashable {
  /// Returns true if both have the same name, or no name and the same source location, for methods
  /// of one type.
  public static func == (left: Selector, right: Selector) -> Bool {
    if left.method === right.method { return true }
    guard left.name == right.name,
      left.method.type == right.method.type || left.isByName || right.isByName
    else { return false }
    return left.name != nil || left.position.isSame(as: right.position)
  }

  /// Returns true if two selectors may be the same method but have no names and different source
  /// locations.
  package func isMadeApart(from other: Selector) -> Bool {
    name == nil && other.name == nil && method.type == other.method.type
      && parameterCount == other.parameterCount && self != other
  }

  /// Hashes the values that equal selectors have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    guard name == nil else { return }
    hasher.combine(ObjectIdentifier(method.type))
    hasher.combine(position.line)
  }
}

extension Selector: CustomStringConvertible {
  /// The type that has the method, and the method's name.
  public var description: String { "\(method.type).\(name ?? "method")" }
}

/// A class whose methods can be found by name without a runtime.
///
/// Source: the Objective-C runtime's lookup for `Selector("save:")`, which this replaces.
public protocol NamedMethods: AnyObject {
  /// Returns the method with a name, such as `save:`; nil if the class has none.
  static func method(named name: String) -> Selector?
}

/// The result of a method that returns an optional value.
private protocol WrappedResult {
  /// The value, or nil.
  var wrapped: Any? { get }
}

extension Optional: WrappedResult {
  fileprivate var wrapped: Any? { self }
}

/// The owner of methods that are known only by name.
private final class NamedMethodOwner {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector for a name, like `Selector(_:)`.
///
/// Source: Apple, NSSelectorFromString.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector; empty if it has none.
///
/// Source: Apple, NSStringFromSelector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name ?? "" }

/// A class of UIKit with a method that prints a hierarchy; debuggers, apps and tests call it by its
/// name.
///
/// See: L-AMB-5.
protocol HierarchyDescribing: AnyObject {
  /// Returns the method, or nil if it has another name.
  static func descriptionMethod(named name: String) -> Selector?
}
