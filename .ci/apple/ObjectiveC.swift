// A stub of Apple's Objective-C runtime for .ci/typecheck-apple: the declarations that the recorder uses.
//
// Source: Apple, Objective-C Runtime. Some types differ, since they do not exist off Apple platforms: `Selector` is a
// structure there, and `objc_copyClassList` returns an autoreleasing pointer. `NSSelectorFromString` is Foundation's.

private func stub<Value>() -> Value { fatalError("a stub has no values") }

public typealias Selector = OpaquePointer
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public enum objc_AssociationPolicy: UInt, @unchecked Sendable {
  case OBJC_ASSOCIATION_RETAIN = 769
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { stub() }

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

public func objc_copyClassList(
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<AnyClass>? { stub() }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { stub() }

public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? { stub() }

public func method_getName(_ m: Method) -> Selector { stub() }

public func method_getImplementation(_ m: Method) -> IMP { stub() }

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { stub() }

public func imp_implementationWithBlock(_ block: Any) -> IMP { stub() }

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { stub() }
