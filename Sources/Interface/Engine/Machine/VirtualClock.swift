/// The clock of a simulated device, which moves only when the test or the simulator moves it.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.launch(PlayerViewController())
/// sim.begin { sim.rotate(to: .landscapeLeft) }
/// sim.advance(by: 0.15)
/// print(sim.clock.now)
/// sim.settle()
/// ```
///
/// Animations end and timers fire in the order of their times; at equal times, in the order of
/// scheduling. The engine does not read the wall clock.
@MainActor
public final class VirtualClock {
  /// Seconds since the device was powered on.
  public private(set) var now: Double = 0

  /// The scheduled actions by their numbers.
  private var actions: [Int: Action] = [:]
  /// A heap of due actions, the next one first; the first one is never cancelled.
  private var due: [Due] = []
  private var nextOrder = 0
  private var beats: [Beat] = []

  /// A scheduled action; as a value of a dictionary, a closure alone would be converted twice.
  private struct Action {
    /// The closure that the clock runs once.
    let run: @MainActor () -> Void
  }

  /// The time of an action; at equal times, the action that was scheduled first comes first.
  private struct Due {
    /// The time at which the action is due, in virtual seconds since the device was powered on.
    var time: Double
    /// The number of the action, which counts in the order of scheduling.
    var order: Int

    /// Returns true if this action runs before the other one.
    static func < (one: Due, other: Due) -> Bool {
      (one.time, one.order) < (other.time, other.order)
    }
  }

  /// An action that repeats forever and does not prevent the device from settling.
  private struct Beat {
    /// The number with which `cancelBeat(_:)` removes the action.
    var order: Int
    /// The time of the next run, in virtual seconds.
    var time: Double
    /// The seconds between two runs.
    var interval: Double
    /// The action that repeats.
    var action: @MainActor () -> Void
  }

  init() {}

  /// The time of the next scheduled action, in seconds, or nil if there is none.
  public var next: Double? { due.first?.time }

  /// Schedules an action `delay` virtual seconds from now.
  ///
  /// A negative delay and NaN count as 0. After an infinite delay the action never runs.
  ///
  /// - Complexity: O(log n) in the number of scheduled actions.
  ///
  /// - Returns: A number with which `cancel(_:)` cancels the action.
  @discardableResult
  package func schedule(
    after delay: Double, _ action: @escaping @MainActor () -> Void
  ) -> Int {
    guard delay != .infinity else { return -1 }
    defer { nextOrder += 1 }
    actions[nextOrder] = Action(run: action)
    due.append(Due(time: now + (delay > 0 ? delay : 0), order: nextOrder))
    var index = due.count - 1
    while index > 0, due[index] < due[(index - 1) / 2] {
      due.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
    return nextOrder
  }

  /// Cancels a scheduled action.
  ///
  /// - Complexity: O(log n) in the number of scheduled actions, averaged over all calls.
  package func cancel(_ number: Int) {
    guard let action = actions[number] else { return }
    // The action is released at the end, because releasing what it captures may cancel other
    // actions.
    defer { withExtendedLifetime(action) {} }
    actions[number] = nil
    if due.count > 2 * actions.count + 16 {
      due = due.filter { actions[$0.order] != nil }.sorted(by: <)
    }
    removeCancelled()
  }

  /// Removes cancelled actions from the start of the heap.
  private func removeCancelled() {
    while let first = due.first, actions[first.order] == nil { removeFirst() }
  }

  /// Removes the first action of the heap.
  private func removeFirst() {
    due.swapAt(0, due.count - 1)
    due.removeLast()
    var index = 0
    while 2 * index + 1 < due.count {
      var child = 2 * index + 1
      if child + 1 < due.count, due[child + 1] < due[child] { child += 1 }
      guard due[child] < due[index] else { return }
      due.swapAt(index, child)
      index = child
    }
  }

  /// Repeats an action every `interval` virtual seconds, as long as the clock moves for another
  /// reason.
  ///
  /// The returned number cancels the action; see `cancelBeat(_:)`.
  package func beat(every interval: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    nextOrder += 1
    beats.append(
      Beat(
        order: nextOrder, time: now + interval, interval: max(interval, 1e-3), action: action))
    return nextOrder
  }

  /// Removes the repeated action with the number that `beat(every:_:)` returned.
  package func cancelBeat(_ number: Int) { beats.removeAll { $0.order == number } }

  /// Moves the clock to the next repeated action that is due by `time`, and returns the action; nil
  /// if none is due, or if a scheduled action comes first.
  ///
  /// - Complexity: O(beats).
  func stepToBeat(until time: Double) -> (@MainActor () -> Void)? {
    guard !beats.isEmpty, let index = beats.indices.min(by: { beats[$0].time < beats[$1].time })
    else { return nil }
    let beat = beats[index].time
    guard beat <= time, beat < (next ?? .infinity) else { return nil }
    now = max(now, beat)
    beats[index].time = beat + beats[index].interval
    return beats[index].action
  }

  /// Moves the clock to `time` or to the next scheduled action, whichever is first; returns that
  /// action, or nil.
  func step(to time: Double) -> (@MainActor () -> Void)? {
    guard let first = due.first, first.time <= time else {
      now = max(now, time)
      return nil
    }
    now = max(now, first.time)
    removeFirst()
    let action = actions[first.order]
    actions[first.order] = nil
    if due.count > actions.count { removeCancelled() }
    return action?.run
  }

  /// Removes all scheduled and repeated actions; called when the app ends.
  func clear() { (actions, due, beats) = ([:], [], []) }
}
