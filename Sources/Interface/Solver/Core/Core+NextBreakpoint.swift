/// The next breakpoint that a linear form reaches in a step.
struct NextBreakpoint {
  /// The row of the form; -1 for the form that the step moves itself.
  var row: Int
  /// The length of the step at which the form is at the breakpoint.
  var length: Double
  /// The change of the form for one unit of the step.
  var rate: Double
}

/// The choice of the breakpoint at which a step ends.
extension Core {
  /// The number of breakpoints that a step passes before it sorts those ahead, because most steps
  /// pass few.
  static let passesBeforeQueue = 8

  /// Returns the next breakpoint of a moving row; nil if none is ahead.
  @inline(__always)
  func extent(_ row: Int, from length: Double) -> NextBreakpoint? {
    let rate = scratch.rate[row]
    let linearForm = basic[row]
    let location =
      firstBreakpoint[linearForm] + (rate > 0 ? segment[linearForm] : segment[linearForm] - 1)
    guard location >= firstBreakpoint[linearForm], location < firstBreakpoint[linearForm + 1] else {
      return nil
    }
    return NextBreakpoint(
      row: row, length: max(length, (breakpoints[location].position - value[linearForm]) / rate),
      rate: abs(rate))
  }

  /// Returns true if the step has to stop at `extent` instead of `best`.
  ///
  /// Among breakpoints at the same distance, it stops at that of the fastest form; if `isCareful`,
  /// at that of the first form (Bland's rule).
  @inline(__always)
  func isBetter(_ extent: NextBreakpoint, than best: NextBreakpoint, isCareful: Bool) -> Bool {
    let margin = Tolerance.epsilon * max(1, abs(extent.length)) * 1e-3
    if extent.length < best.length - margin { return true }
    if extent.length > best.length + margin { return false }
    if isCareful { return best.row >= 0 && basic[extent.row] < basic[best.row] }
    return extent.rate > best.rate
  }

  /// Sorts the next breakpoints of all moving rows.
  ///
  /// - Complexity: O(rows · log rows).
  mutating func queueBreakpoints(from length: Double) {
    scratch.queue.removeAll()
    for row in scratch.moving {
      if let extent = extent(row, from: length) { scratch.queue.insert(extent) }
    }
  }

  /// Removes the nearest breakpoint from the queue if it is better than `best`.
  ///
  /// - Complexity: O(log rows), and as much for each breakpoint at the same distance.
  mutating func takeNearest(_ best: inout NextBreakpoint, isCareful: Bool) {
    var others: [NextBreakpoint] = []
    while let extent = scratch.queue.first {
      let margin = Tolerance.epsilon * max(1, abs(extent.length)) * 1e-3
      if extent.length > best.length + margin { break }
      scratch.queue.removeFirst()
      if isBetter(extent, than: best, isCareful: isCareful) {
        if best.row >= 0 { others.append(best) }
        best = extent
      } else {
        others.append(extent)
      }
    }
    for other in others { scratch.queue.insert(other) }
  }
}

/// The breakpoints ahead, nearest first: a binary heap.
struct BreakpointQueue {
  private var heap: [NextBreakpoint] = []

  var first: NextBreakpoint? { heap.first }

  /// Removes all entries; the memory is retained.
  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  /// Adds a breakpoint.
  ///
  /// The nearest one becomes `first`.
  mutating func insert(_ extent: NextBreakpoint) {
    heap.append(extent)
    var location = heap.count - 1
    while location > 0, heap[location].length < heap[(location - 1) / 2].length {
      heap.swapAt(location, (location - 1) / 2)
      location = (location - 1) / 2
    }
  }

  /// Removes the nearest breakpoint, when the step has passed it.
  mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var location = 0
    while true {
      var least = location
      for child in 2 * location + 1...2 * location + 2
      where child < heap.count && heap[child].length < heap[least].length { least = child }
      if least == location { return }
      heap.swapAt(location, least)
      location = least
    }
  }
}
