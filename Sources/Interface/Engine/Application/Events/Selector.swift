import Synchronization

/// A method to be called on any object that has it: what `#selector` gives on Apple platforms.
///
/// It is made of an unapplied method of a class or of a protocol of classes, `Selector(of: SignInController.submit)`, so
/// that the compiler finds it, private ones included.
///
/// The method is called as it is overridden. A method is known by its name where one is given, else by
/// the place in the sources that makes the selector: what one line makes again, as for each cell, is equal. Two that
/// are made at two places and must be equal, as for `removeTarget`, are given the same name; a removal that finds
/// nothing for want of it says so in the log.
///
/// Source: Apple, Selector; the runtime's names are absent, as there is no such runtime off Apple platforms.
public struct Selector: @unchecked Sendable {
  /// The method's name, or nil.
  public let name: String?
  /// The number of the method's parameters.
  let parameterCount: Int
  private let method: Method
  private let position: Position

  /// A place in the sources.
  private struct Position {
    let file: StaticString
    let line: UInt
    let column: UInt

    func isSame(as other: Position) -> Bool {
      line == other.line && column == other.column
        && file.withUTF8Buffer { own in other.file.withUTF8Buffer { own.elementsEqual($0) } }
    }
  }

  /// The method of any type, called through the type's own.
  private final class Method {
    let type: Any.Type
    let isMethodOf: (AnyObject) -> Bool
    let call: @MainActor (AnyObject, [Any?]) -> Any?

    init(
      _ type: Any.Type, isMethodOf: @escaping (AnyObject) -> Bool,
      call: @escaping @MainActor (AnyObject, [Any?]) -> Any?
    ) {
      self.type = type
      self.isMethodOf = isMethodOf
      self.call = call
    }
  }

  /// Names a method without parameters.
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

  /// Names a method with a parameter: the sender.
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

  /// Names a method with two parameters: the sender and the event.
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

  /// Names a method with three parameters, as the ends of animations of old have.
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

  /// Names a method by its name alone, which objects of classes that were taken in by `gimbal intake` have.
  ///
  /// An object that knows no method of the name is one that does not respond to it.
  public init(
    _ name: String, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    position = Position(file: file, line: line, column: column)
    self.name = name
    parameterCount = name.count { $0 == ":" }
    method = Method(
      NamedMethodOwner.self,
      isMethodOf: { (type(of: $0) as? any NamedMethods.Type)?.method(named: name) != nil },
      call: { target, values in
        (type(of: target) as? any NamedMethods.Type)?.method(named: name)?.method.call(
          target, values)
      })
  }

  /// True if the selector was made of a name alone.
  private var isByName: Bool { method.type == NamedMethodOwner.self }

  /// True if an object has the method.
  public func isMethod(of object: AnyObject) -> Bool { method.isMethodOf(object) }

  /// Calls the method of an object with as many of the values as it takes; false where the object has no such
  /// method, or the method takes a value that is not there.
  ///
  /// An object of another class than the method expects is passed on as it is, as the runtime of Apple platforms
  /// does: real code says `UIGestureRecognizer` for a button.
  @MainActor
  @discardableResult
  package func call(on target: AnyObject, _ values: Any?...) -> Bool {
    guard isMethod(of: target) else {
      Machine.current?.application.report(.unrecognizedSelector(self, sentTo: target))
      return false
    }
    return method.call(target, values) != nil
  }

  /// Returns the object that receives an action: the target, or the one object that stands for a class.
  ///
  /// A class is no object where there is no Objective-C runtime; its object is never released.
  package static func receiver(_ target: Any) -> AnyObject {
    guard let type = target as? AnyClass else { return target as AnyObject }
    return classReceivers.withLock { receivers in
      let known = receivers[ObjectIdentifier(type)] ?? type as AnyObject
      receivers[ObjectIdentifier(type)] = known
      return known
    }
  }

  private static let classReceivers = Mutex<[ObjectIdentifier: AnyObject]>([:])

  /// Calls the method of an object on the thread that asks, as a notification does.
  func callHere(on target: AnyObject, _ value: Any) {
    typealias Call = (AnyObject, [Any?]) -> Any?
    guard isMethod(of: target) else { return }
    _ = unsafeBitCast(method.call, to: Call.self)(target, [value])
  }

  /// The object as the type that has the method: a class, or a protocol of classes.
  private static func owner<T>(_ target: AnyObject, as type: T.Type) -> T {
    // An object of another class is passed on as it is.
    type is AnyObject.Type ? unsafeBitCast(target, to: type) : target as! T
  }

  /// A value as a parameter's type; nil where the method cannot be called with it.
  private static func passed<A>(_ values: [Any?], _ index: Int, as type: A.Type) -> A? {
    guard values.indices.contains(index), let value = values[index] else {
      return Optional<Any>.none as? A
    }
    if let fitting = value as? A { return fitting }
    // An object where a Bool is expected is true, as a pointer is: `endEditing(_:)` of a recognizer.
    if A.self == Bool.self { return true as? A }
    guard A.self is AnyObject.Type else { return nil }
    return unsafeBitCast(value as AnyObject, to: A.self)
  }
}

extension Selector: Hashable {
  /// True if both have the same name, or none and are made at the same place, for methods of one type.
  public static func == (left: Selector, right: Selector) -> Bool {
    if left.method === right.method { return true }
    guard left.name == right.name,
      left.method.type == right.method.type || left.isByName || right.isByName
    else { return false }
    return left.name != nil || left.position.isSame(as: right.position)
  }

  /// True if both may name one method, and nothing tells: they have no names and were made at two places.
  package func isMadeApart(from other: Selector) -> Bool {
    name == nil && other.name == nil && method.type == other.method.type
      && parameterCount == other.parameterCount && self != other
  }

  /// Hashes what two that are equal have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    guard name == nil else { return }
    hasher.combine(ObjectIdentifier(method.type))
    hasher.combine(position.line)
  }
}

extension Selector: CustomStringConvertible {
  /// The type and the name of the method.
  public var description: String { "\(method.type).\(name ?? "method")" }
}

/// A class whose methods can be found by their names, where no runtime can.
///
/// Source: a stand-in for what the Objective-C runtime does for `Selector("save:")`.
public protocol NamedMethods: AnyObject {
  /// The method of a name, such as `save:`; nil for one that the class does not have.
  static func method(named name: String) -> Selector?
}

/// The owner of methods that are known by name only.
private final class NamedMethodOwner {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A selector of a name, as `Selector(_:)` makes it.
///
/// Source: Apple, NSSelectorFromString.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector; empty where it has none.
///
/// Source: Apple, NSStringFromSelector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name ?? "" }
