/// The clock of a simulated device: it stands still until it is moved.
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
/// Animations end and timers fire in the order of their time, and those of one time in the order in
/// which they were scheduled. Nothing reads the wall clock.
@MainActor
public final class VirtualClock {
  /// Seconds since the device was powered on.
  public private(set) var now: Double = 0

  private var scheduled: [Entry] = []
  /// The time of each scheduled action, by which it is found.
  private var times: [Int: Double] = [:]
  private var nextOrder = 0
  private var beats: [Beat] = []

  private struct Entry {
    var time: Double
    var order: Int
    var action: @MainActor () -> Void
  }

  /// An action that is repeated for ever, and keeps no device from rest.
  private struct Beat {
    var order: Int
    var time: Double
    var interval: Double
    var action: @MainActor () -> Void
  }

  init() {}

  /// The time of the next scheduled action, in seconds, or nil when nothing is scheduled.
  public var next: Double? { scheduled.first?.time }

  /// Schedules an action `delay` seconds from now; a negative delay and NaN count as 0,
  /// and after an infinite delay the action never runs.
  ///
  /// - Complexity: O(log n) in the number of scheduled actions, which move by one.
  ///
  /// The number takes the action back.
  @discardableResult
  package func schedule(
    after delay: Double, _ action: @escaping @MainActor () -> Void
  ) -> Int {
    guard delay != .infinity else { return -1 }
    let entry = Entry(time: now + (delay > 0 ? delay : 0), order: nextOrder, action: action)
    nextOrder += 1
    scheduled.insert(entry, at: position(of: entry.time, entry.order))
    times[entry.order] = entry.time
    return entry.order
  }

  /// Takes back a scheduled action.
  ///
  /// - Complexity: O(log n) in the number of scheduled actions, which move by one.
  package func cancel(_ number: Int) {
    guard let time = times[number] else { return }
    times[number] = nil
    scheduled.remove(at: position(of: time, number))
  }

  /// The position of the first scheduled action that is not before a time and a number.
  private func position(of time: Double, _ order: Int) -> Int {
    var low = 0
    var high = scheduled.count
    while low < high {
      let middle = (low + high) / 2
      if (scheduled[middle].time, scheduled[middle].order) < (time, order) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Has an action done every `interval` seconds from now on, for as long as the clock moves for another reason.
  ///
  /// The number takes it back.
  package func beat(every interval: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    nextOrder += 1
    beats.append(
      Beat(
        order: nextOrder, time: now + interval, interval: max(interval, 1e-3), action: action))
    return nextOrder
  }

  /// Ends a repeated action.
  package func cancelBeat(_ number: Int) { beats.removeAll { $0.order == number } }

  /// The next beat until a time, before what is scheduled.
  ///
  /// - Complexity: O(beats).
  func stepToBeat(until time: Double) -> (@MainActor () -> Void)? {
    guard !beats.isEmpty, let index = beats.indices.min(by: { beats[$0].time < beats[$1].time })
    else { return nil }
    let due = beats[index].time
    guard due <= time, due < (scheduled.first?.time ?? .infinity) else { return nil }
    now = max(now, due)
    beats[index].time = due + beats[index].interval
    return beats[index].action
  }

  /// Moves the clock to `time`, at the latest to the next scheduled action, and returns that action.
  func step(to time: Double) -> (@MainActor () -> Void)? {
    guard let first = scheduled.first, first.time <= time else {
      now = max(now, time)
      return nil
    }
    now = max(now, first.time)
    scheduled.removeFirst()
    times[first.order] = nil
    return first.action
  }

  /// Forgets all that is scheduled.
  func clear() { (scheduled, times, beats) = ([], [:], []) }
}
