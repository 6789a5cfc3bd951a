/// The virtual time of events, as the indices at which it changed.
struct TimeChanges {
  /// The index of the first event at a new time, and the time in virtual seconds.
  struct TimeChange: Equatable {
    /// The index of the first event at the time.
    var index: UInt32
    /// The time in virtual seconds.
    var time: Double
  }

  /// The current time in virtual seconds.
  private(set) var time = 0.0
  /// The changes in ascending order of index.
  private(set) var timeChanges: [TimeChange] = [TimeChange(index: 0, time: 0)]

  /// Sets the time of the events from an index on.
  mutating func set(_ time: Double, at index: UInt32) {
    guard time != self.time else { return }
    self.time = time
    // A removed event may have left a change after the index.
    while timeChanges.count > 1, timeChanges[timeChanges.count - 1].index > index {
      timeChanges.removeLast()
    }
    if timeChanges[timeChanges.count - 1].index == index {
      timeChanges[timeChanges.count - 1].time = time
    } else {
      timeChanges.append(TimeChange(index: index, time: time))
    }
  }

  /// Removes the changes that no event from an index on needs.
  mutating func drop(before index: UInt32) {
    var needless = 0
    while needless + 1 < timeChanges.count, timeChanges[needless + 1].index <= index {
      needless += 1
    }
    if needless > 0 { timeChanges.removeFirst(needless) }
  }
}
