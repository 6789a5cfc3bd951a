import Foundation

/// Runs devices while the program waits: in `RunLoop.run(until:)`, an XCTest expectation or
/// `Task.sleep`.
///
/// A wait runs the run loop of its thread or gives the main queue time. Meanwhile devices with
/// pending work continue: with run-loop turns, and with the clock as fast as possible. They work in
/// portions, so that the wait can end at its own time. Calls of a simulator do not wait and are not
/// followed.
@MainActor
enum WaitBridge {
  private static var isArmed = false
  /// The thread whose run loop last received a timer.
  ///
  /// It is stored as an object, because the system reuses the numbers of threads that have ended.
  private static weak var thread: Thread?
  /// The number of turns and scheduled actions that run before the wait is checked again.
  private static let part = 1000
  /// The pause between checks of a wait while no work is left, in seconds.
  private static let pause = 0.002

  /// Makes devices run from the next wait on.
  ///
  /// If the program does not wait, neither the queue nor the run loop does any work.
  static func arm() {
    // A run loop inside a block of the main queue does not serve the queue, but does serve timers.
    // Once dispatch owns the main thread, any thread may be the main actor's.
    if thread !== Thread.current { addTimer() }
    guard !isArmed else { return }
    isArmed = true
    DispatchQueue.main.async { MainActor.assumeIsolated { beat() } }
  }

  /// Adds a timer to the run loop of this thread, if it has none; it costs nothing until the loop
  /// runs.
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
    guard !followed.isEmpty else {
      isArmed = false
      return
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + (isBusy ? 0 : pause)) {
      MainActor.assumeIsolated { beat() }
    }
  }

  /// The devices that run while the program waits.
  private static var followed: [Machine] { CurrentMachine.poweredOn.filter(\.followsWaits) }

  /// Runs a portion of the pending work; returns true if there is more.
  private static func follow() -> Bool {
    // A wait inside a call into the app must not run work that this call has started.
    guard !CurrentMachine.isAnyExecuting else { return false }
    var isBusy = false
    for machine in followed where follow(machine, part) { isBusy = true }
    return isBusy
  }

  /// Runs some of the pending work; returns false if there is none.
  ///
  /// An app that does not become idle within the turns of one call of a simulator is reported as a
  /// loop. It is then left alone until a call settles it.
  private static func follow(_ machine: Machine, _ count: Int) -> Bool {
    for _ in 0..<count {
      if UpdateCycle(machine).needsCycle {
        UpdateCycle(machine).runCycle()
      } else if let next = machine.clock.next {
        UpdateCycle(machine).carryOutNext(until: next)
      } else {
        machine.runLoop.waitCycles = 0
        return false
      }
      machine.runLoop.waitCycles += 1
      if machine.runLoop.waitCycles == UpdateCycle.cycleLimit {
        UpdateCycle(machine).reportRestlessness(machine.runLoop.waitCycles)
        StandardError.write(
          "gimbal: the app was not idle after \(machine.runLoop.waitCycles) turns of the run loop: a wait for "
            + "its animations ends by its own time-out")
        machine.followsWaits = false
        machine.runLoop.waitCycles = 0
        return false
      }
    }
    return true
  }
}
