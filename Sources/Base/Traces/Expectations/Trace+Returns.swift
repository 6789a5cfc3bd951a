/// The returns of calls as events, for patterns with `returning`.
extension Trace {
  /// Returns the events, and an additional one for each return that a `returning` pattern matches.
  ///
  /// The additional event comes after all events inside the call. It is a copy of the call's event
  /// with `isReturn` set.
  ///
  /// - Complexity: linear in the number of events, times the number of such patterns.
  func events(withReturnsOf patterns: [EventPattern]) -> [TraceEvent] {
    let requested = patterns.filter(\.isReturn)
    if requested.isEmpty { return events }
    var result: [TraceEvent] = []
    var open: [TraceEvent] = []
    for event in events {
      while let last = open.last, last.returned <= event.index {
        result.append(open.removeLast())
      }
      result.append(event)
      var returned = event
      returned.isReturn = true
      if requested.contains(where: { $0.matches(returned) }) { open.append(returned) }
    }
    return result + open.reversed()
  }
}
