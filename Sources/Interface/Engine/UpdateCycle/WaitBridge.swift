import Foundation

/// Lets the virtual clock follow while the program waits: in `RunLoop.run(until:)`, for an expectation
/// of XCTest's, in `Task.sleep`.
///
/// A wait runs the run loop of its thread or gives the main queue time. In that time devices on which
/// something is left to do go on: turns of the run loop, and the clock as fast as it can, a part at a
/// time, so that the wait can end when its own time is over. Calls of a simulator never wait, and are
/// not followed.
@MainActor
enum WaitBridge {
  private static var isArmed = false
  /// The thread whose run loop was given a timer last: the object, since the system gives the number of a
  /// thread that has ended to another.
  private static weak var thread: Thread?
  /// The number of turns and moments that are done before the wait is checked.
  private static let part = 1000
  /// The pause between checks of a wait while nothing is left to do, in seconds.
  private static let pause = 0.002

  /// Has devices followed from the next wait on.
  ///
  /// If the program never waits, neither the queue nor the run loop is ever asked.
  static func arm() {
    // A run loop inside a block of the main queue leaves the queue alone, and serves timers. Once
    // dispatch has taken the main thread over, any thread may be the main actor's.
    if thread !== Thread.current { addTimer() }
    guard !isArmed else { return }
    isArmed = true
    DispatchQueue.main.async { MainActor.assumeIsolated { beat() } }
  }

  /// Gives the run loop of this thread a timer, if it has none; it costs nothing until the loop runs.
  private static func addTimer() {
    let current = Thread.current
    thread = current
    let key = "gimbal.waits"
    guard current.threadDictionary[key] == nil else { return }
    let timer = Timer(timeInterval: pause, repeats: true) { _ in
      MainActor.assumeIsolated { _ = follow() }
    }
    current.threadDictionary[key] = timer
    RunLoop.current.add(timer, forMode: .common)
  }

  private static func beat() {
    let isBusy = follow()
    guard !Machine.followed.isEmpty else {
      isArmed = false
      return
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + (isBusy ? 0 : pause)) {
      MainActor.assumeIsolated { beat() }
    }
  }

  /// Does a part of what is left to do; true when there is more.
  private static func follow() -> Bool {
    // A wait inside a call into the app must not run what that call is in the middle of.
    guard !Machine.isAnyExecuting else { return false }
    var isBusy = false
    for machine in Machine.followed where machine.follow(part) { isBusy = true }
    return isBusy
  }
}

extension Machine {
  /// Does some of what is left to do; false when nothing is.
  ///
  /// An app that does not come to rest in the turns of one call of a simulator is reported as a
  /// loop and left alone, until a call settles it.
  fileprivate func follow(_ count: Int) -> Bool {
    for _ in 0..<count {
      if needsCycle {
        runCycle()
      } else if let next = clock.next {
        carryOutNext(until: next)
      } else {
        runLoop.waitCycles = 0
        return false
      }
      runLoop.waitCycles += 1
      if runLoop.waitCycles == Machine.cycleLimit {
        reportRestlessness(runLoop.waitCycles)
        StandardError.write(
          "gimbal: the app was not at rest after \(runLoop.waitCycles) turns of the run loop: a wait for "
            + "its animations ends by its own time-out")
        followsWaits = false
        runLoop.waitCycles = 0
        return false
      }
    }
    return true
  }
}
