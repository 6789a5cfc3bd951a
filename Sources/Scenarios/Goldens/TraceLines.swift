import GimbalSnapshots
import GimbalTraces

/// The lines of a trace: one per event, without its time.
enum TraceLines {
  /// The number of lines after which a difference is cut.
  static let differenceLimit = 40
  /// The number of lines around a difference.
  private static let context = 2

  /// Returns the lines of the events that match one of the patterns; without patterns, of all
  /// events.
  ///
  /// Events of private receivers are omitted.
  static func lines(of trace: Trace, only: [EventPattern]) -> [String] {
    trace.events.filter { event in
      !ViewContent.isPrivate(event.receiverClass)
        && (only.isEmpty || only.contains { $0.matches(event) })
    }.map { event in
      // The time is the first column.
      String(event.line.drop { $0 == " " }.drop { $0 != " " }.dropFirst(2))
    }
  }

  /// Returns the differing lines with context: `- ` is in the golden, `+ ` in the result.
  ///
  /// - Complexity: O(*n* × *d*) in the number of lines and of differences.
  static func difference(from old: [String], to new: [String]) -> [String] {
    var signed: [(sign: Character, line: String)] = []
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if removed.contains(one) {
        signed.append(("-", old[one]))
        one += 1
      } else if inserted.contains(other) {
        signed.append(("+", new[other]))
        other += 1
      } else {
        signed.append((" ", new[other]))
        one += 1
        other += 1
      }
    }
    var shown: [String] = []
    var last = -1
    for index in signed.indices {
      let near = signed[max(0, index - context)..<min(signed.count, index + context + 1)]
      guard near.contains(where: { $0.sign != " " }) else { continue }
      if index > last + 1 { shown.append("  …") }
      last = index
      shown.append("\(signed[index].sign) \(signed[index].line)")
    }
    if last < signed.count - 1 { shown.append("  …") }
    let more = shown.count - differenceLimit
    return more > 0
      ? shown.prefix(differenceLimit) + ["… and \(more) more lines"] : shown
  }
}
