import Foundation
import Synchronization

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock that one thread holds at a time.
///
/// Source: Apple, os_unfair_lock.
public struct os_unfair_lock_s: Sendable {
  fileprivate var word: UInt32 = 0
  /// A lock that no thread holds.
  public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The name of ``os_unfair_lock_s`` in C.
public typealias os_unfair_lock = os_unfair_lock_s
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer<os_unfair_lock_s> {
  fileprivate func tryLock() -> Bool {
    UnsafeMutableRawPointer(self).withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
      $0.pointee.compareExchange(
        expected: 0, desired: 1, successOrdering: .acquiring, failureOrdering: .relaxed
      ).exchanged
    }
  }

  fileprivate func unlock() {
    UnsafeMutableRawPointer(self).withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
      $0.pointee.store(0, ordering: .releasing)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no thread holds the lock, then acquires it.
///
/// - Complexity: O(time that another thread holds it).
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !lock.tryLock() { sched_yield() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Acquires the lock if no thread holds it; returns false otherwise.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.tryLock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.unlock() }

/// A lock and the value that it guards.
///
/// Source: Apple, OSAllocatedUnfairLock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Content {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State
    init(_ state: State) {
      lock.initialize(to: os_unfair_lock_s())
      self.state = state
    }
    deinit { lock.deallocate() }
  }
  private let content: Content

  /// Creates a lock, which no thread holds, and the value that it guards.
  public init(uncheckedState initialState: State) { content = Content(initialState) }

  /// Calls a closure with the value while the lock is held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(content.lock)
    defer { os_unfair_lock_unlock(content.lock) }
    return try body(&content.state)
  }

  /// Calls a closure with the value if the lock is free; returns nil otherwise.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(content.lock) else { return nil }
    defer { os_unfair_lock_unlock(content.lock) }
    return try body(&content.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock, which no thread holds, and the value that it guards.
  public init(initialState: State) { self.init(uncheckedState: initialState) }

  /// Calls a closure with the value while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until no thread holds the lock, then acquires it.
  public func lock() { os_unfair_lock_lock(content.lock) }
  /// Acquires the lock if no thread holds it; returns false otherwise.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(content.lock) }
  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(content.lock) }
  /// Calls a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
