import Testing

@testable import os

@Suite struct LogTests {
  @Test func `values replace the specifiers of a format`() {
    #expect(LogFormat.text("%{public}@ of %d, %5.2f%%", ["a", 3, 1.5]) == "a of 3, 1.5%")
    #expect(LogFormat.text("%@ %@", ["a"]) == "a (nothing)")
    #expect(LogFormat.text("100%", []) == "100(nothing)")
    #expect(LogFormat.text("plain", ["a"]) == "plain")
  }

  @Test func `a message contains its values, whatever their privacy`() {
    let name = "Ada"
    let message: OSLogMessage = "hello \(name, privacy: .public), \(3)"
    #expect(message.text == "hello Ada, 3")
  }

  @Test func `debug messages are not printed`() {
    let log = OSLog(subsystem: "app", category: "views")
    #expect(log.isEnabled(type: .error) && log.isEnabled(type: .default))
    #expect(!log.isEnabled(type: .debug) && !log.isEnabled(type: .info))
    #expect(!OSLog.disabled.isEnabled(type: .exception))
    os_signpost(.begin, log: log, name: "layout", signpostID: OSSignpostID(log: log))
    final class Layer {}
    let (one, other) = (Layer(), Layer())
    #expect(OSSignpostID(log: log, object: one) == OSSignpostID(log: log, object: one))
    #expect(OSSignpostID(log: log, object: one) != OSSignpostID(log: log, object: other))
  }

  @Test func `a lock is held by one at a time`() async {
    var plain = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&plain) && !os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    os_unfair_lock_lock(&plain)
    let lock = OSAllocatedUnfairLock()
    #expect(lock.lockIfAvailable() && !lock.lockIfAvailable())
    lock.unlock()
    let sum = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<500 { sum.withLock { $0 += 1 } } } }
    }
    #expect(sum.withLock { $0 } == 4000)
    #expect(sum.withLockIfAvailableUnchecked { $0 } == 4000)
  }
}
