public import Foundation
public import GimbalEngine

/// Seconds since January 1, 2001, under the Core Foundation name.
public typealias CFAbsoluteTime = Double
/// Seconds, under the Core Foundation name.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since January 1, 2001, on the host's clock, as `Date()` does.
///
/// Source: Apple, CFAbsoluteTimeGetCurrent.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// A pointer to which a failing call writes its error or result, under its Objective-C name.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension NSAttributedString {
  /// Creates an empty string, as `init()` does on Apple platforms.
  public convenience init(emptyText: Void = ()) { self.init(string: "") }
}

extension Timer {
  /// Creates a timer that never fires, as `init()` does on Apple platforms.
  public convenience init(neverFiring: Void = ()) {
    self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
  }
}

extension URL {
  /// Returns true: a simulated app can access every file.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: no access needs to be ended.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Returns true: a simulated app can access every file.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: no access needs to be ended.
  public func stopAccessingSecurityScopedResource() {}
}

/// An error that a method returns through a pointer.
///
/// Source: Apple, NSErrorPointer.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension NSObject {
  /// Returns nil: messages that an object does not understand are not forwarded.
  ///
  /// A class's own method, which Objective-C's runtime calls, is only called by sources.
  ///
  /// Source: Apple, NSObject.forwardingTarget(for:).
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Calls a method of the object on the main thread: at once if called there with waiting, else
  /// later.
  ///
  /// Source: Apple, NSObject.performSelector(onMainThread:with:waitUntilDone:).
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let value = arg
    if wait, Thread.isMainThread {
      MainActor.assumeIsolated { _ = aSelector.call(on: object, value) }
    } else {
      DispatchQueue.main.async { aSelector.call(on: object, value) }
    }
  }

  /// Calls a method of the object later: on the main thread, because views require it.
  ///
  /// Source: Apple, NSObject.performSelector(inBackground:with:).
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  /// Calls a method of the object and returns its result; nil without a result.
  ///
  /// Strings and other values are bridged to objects. The result lives at least until the main
  /// queue is idle.
  ///
  /// Source: Apple, NSObjectProtocol.perform(_:).
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    autoreleased(aSelector.result(on: self))
  }

  /// Calls a method of the object with an argument and returns its result; nil without a result.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    autoreleased(aSelector.result(on: self, object))
  }

  private func autoreleased(_ result: AnyObject?) -> Unmanaged<AnyObject>? {
    guard let result else { return nil }
    nonisolated(unsafe) let object = result
    DispatchQueue.main.async { withExtendedLifetime(object) {} }
    return .passUnretained(result)
  }
}
