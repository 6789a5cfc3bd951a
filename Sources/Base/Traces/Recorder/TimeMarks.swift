/// The virtual time of events, kept as the indices at which it changed.
struct TimeMarks {
  struct Mark: Equatable {
    var index: UInt32
    var time: Double
  }

  private(set) var time = 0.0
  /// In ascending order of index.
  private(set) var marks: [Mark] = [Mark(index: 0, time: 0)]

  /// Sets the time of the events from an index on.
  mutating func set(_ time: Double, at index: UInt32) {
    guard time != self.time else { return }
    self.time = time
    // An event that was taken back may have left a mark behind the index.
    while marks.count > 1, marks[marks.count - 1].index > index { marks.removeLast() }
    if marks[marks.count - 1].index == index {
      marks[marks.count - 1].time = time
    } else {
      marks.append(Mark(index: index, time: time))
    }
  }

  /// Forgets the marks that no event from an index on needs.
  mutating func drop(before index: UInt32) {
    var needless = 0
    while needless + 1 < marks.count, marks[needless + 1].index <= index { needless += 1 }
    if needless > 0 { marks.removeFirst(needless) }
  }
}
