/// The next breakpoint that a form reaches in a step.
struct Reach {
  /// The row of the form; -1 for the form that moves itself.
  var row: Int
  var length: Double
  /// The change of the form for one unit of the step.
  var rate: Double
}

extension Core {
  /// The number of breakpoints that a step passes before those ahead are sorted: most steps pass
  /// few.
  static let passesBeforeQueue = 8

  /// The next breakpoint of a moving row; nil when there is none ahead.
  @inline(__always)
  func reach(_ row: Int, from length: Double) -> Reach? {
    let rate = scratch.rate[row]
    let form = basic[row]
    let place = firstBreakpoint[form] + (rate > 0 ? segment[form] : segment[form] - 1)
    guard place >= firstBreakpoint[form], place < firstBreakpoint[form + 1] else { return nil }
    return Reach(
      row: row, length: max(length, (breakpoints[place].position - value[form]) / rate),
      rate: abs(rate))
  }

  /// Of breakpoints at one place the step stops at that of the fastest form; when careful, at that
  /// of the first form (Bland's rule).
  @inline(__always)
  func isBetter(_ reach: Reach, than best: Reach, isCareful: Bool) -> Bool {
    let margin = Tolerance.epsilon * max(1, abs(reach.length)) * 1e-3
    if reach.length < best.length - margin { return true }
    if reach.length > best.length + margin { return false }
    if isCareful { return best.row >= 0 && basic[reach.row] < basic[best.row] }
    return reach.rate > best.rate
  }

  /// Puts the next breakpoints of all moving rows in order.
  ///
  /// - Complexity: O(rows · log rows).
  mutating func queueReaches(from length: Double) {
    scratch.queue.removeAll()
    for row in scratch.moving {
      if let reach = reach(row, from: length) { scratch.queue.insert(reach) }
    }
  }

  /// Takes the nearest breakpoint out of the queue when it is better than `best`.
  ///
  /// - Complexity: O(log rows), and as much for each breakpoint at the same place.
  mutating func takeNearest(_ best: inout Reach, isCareful: Bool) {
    var others: [Reach] = []
    while let reach = scratch.queue.first {
      let margin = Tolerance.epsilon * max(1, abs(reach.length)) * 1e-3
      if reach.length > best.length + margin { break }
      scratch.queue.removeFirst()
      if isBetter(reach, than: best, isCareful: isCareful) {
        if best.row >= 0 { others.append(best) }
        best = reach
      } else {
        others.append(reach)
      }
    }
    for other in others { scratch.queue.insert(other) }
  }
}

/// The breakpoints ahead, nearest first: a binary heap.
struct ReachQueue {
  private var heap: [Reach] = []

  var first: Reach? { heap.first }

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func insert(_ reach: Reach) {
    heap.append(reach)
    var place = heap.count - 1
    while place > 0, heap[place].length < heap[(place - 1) / 2].length {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while true {
      var least = place
      for child in 2 * place + 1...2 * place + 2
      where child < heap.count && heap[child].length < heap[least].length { least = child }
      if least == place { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}
