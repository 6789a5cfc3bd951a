/// The interval of the best values of one unknown, narrowed level by level.
struct ScalarOptimum {
  /// The least of the best values.
  var low = -Double.infinity
  /// The greatest of the best values.
  var high = Double.infinity
  private var lowBreakpoint = -1
  private var highBreakpoint = -1

  /// True if the interval is a single value, up to the tolerance.
  var isPoint: Bool {
    low > -.infinity && high - low <= Tolerance.epsilon * max(1, abs(low))
  }

  /// Narrows the interval to what is best for the breakpoints of one level.
  mutating func narrow(to breakpoints: Pool<Breakpoint>, _ range: Range<Int>) {
    if range.count == 1 {
      let location = range.lowerBound
      if breakpoints[location].below > 0 { raise(to: breakpoints[location].position, location) }
      if breakpoints[location].above > 0 { lower(to: breakpoints[location].position, location) }
      return
    }
    let order = range.sorted {
      breakpoints[$0].position != breakpoints[$1].position
        ? breakpoints[$0].position < breakpoints[$1].position : $0 < $1
    }
    var slope = 0.0
    var size = 0.0
    for location in order {
      slope -= breakpoints[location].below
      size = max(size, breakpoints[location].below, breakpoints[location].above)
    }
    if Tolerance.isNothing(slope, among: size) {
      lower(to: breakpoints[order[0]].position, order[0])
      return
    }
    for index in order.indices {
      slope += breakpoints[order[index]].below + breakpoints[order[index]].above
      if Tolerance.isNothing(slope, among: size) {
        raise(to: breakpoints[order[index]].position, order[index])
        if index + 1 < order.count {
          lower(to: breakpoints[order[index + 1]].position, order[index + 1])
        }
        return
      }
      if slope > 0 {
        raise(to: breakpoints[order[index]].position, order[index])
        lower(to: breakpoints[order[index]].position, order[index])
        return
      }
    }
  }

  /// Raises the interval to a position, or as near to it as the interval allows.
  private mutating func raise(to position: Double, _ breakpoint: Int) {
    guard position > low else { return }
    (low, lowBreakpoint) = position > high ? (high, highBreakpoint) : (position, breakpoint)
  }

  private mutating func lower(to position: Double, _ breakpoint: Int) {
    guard position < high else { return }
    (high, highBreakpoint) = position < low ? (low, lowBreakpoint) : (position, breakpoint)
  }

  /// Returns the breakpoint at which the value is; nil for 0.
  ///
  /// If the ends of the interval differ in errors, it is the end with the least error of the
  /// earliest constraint of the highest level. Otherwise it is the first limit for a variable that
  /// leans on limits, and the value nearest to 0 for others.
  func choose(_ breakpoints: Pool<Breakpoint>, leansOnLimits: Bool) -> Breakpoint? {
    if isPoint {
      let location = lowBreakpoint >= 0 ? lowBreakpoint : highBreakpoint
      return location >= 0 ? breakpoints[location] : nil
    }
    for breakpoint in breakpoints where breakpoint.level != .max {
      if breakpoint.below > 0, breakpoint.position >= high, highBreakpoint >= 0 {
        return breakpoints[highBreakpoint]
      }
      if breakpoint.above > 0, breakpoint.position <= low, lowBreakpoint >= 0 {
        return breakpoints[lowBreakpoint]
      }
    }
    if leansOnLimits {
      let limits = [lowBreakpoint, highBreakpoint].filter { $0 >= 0 }
      if let first = limits.min(by: { breakpoints[$0].serial < breakpoints[$1].serial }) {
        return breakpoints[first]
      }
    }
    if low > 0, lowBreakpoint >= 0 { return breakpoints[lowBreakpoint] }
    if high < 0, highBreakpoint >= 0 { return breakpoints[highBreakpoint] }
    return nil
  }

  /// Returns true if moving away from a breakpoint costs more whatever the parameter values are.
  ///
  /// Breakpoints that move with the chosen one stay on their side of it; the others may be on
  /// either side.
  static func isBest(_ chosen: Breakpoint, up: Bool, in breakpoints: Pool<Breakpoint>) -> Bool {
    var index = 0
    while index < breakpoints.count {
      let level = breakpoints[index].level
      var slope = 0.0
      var size = 0.0
      while index < breakpoints.count, breakpoints[index].level == level {
        let breakpoint = breakpoints[index]
        index += 1
        let (ahead, following) =
          up ? (breakpoint.below, breakpoint.above) : (breakpoint.above, breakpoint.below)
        size = max(size, ahead, following)
        let gap = up ? breakpoint.position - chosen.position : chosen.position - breakpoint.position
        let isPassed = gap <= Tolerance.epsilon * max(1, abs(breakpoint.position))
        slope += breakpoint.isParallel(to: chosen) && isPassed ? following : -ahead
      }
      if Tolerance.isNothing(slope, among: size) { continue }
      return slope > 0
    }
    return false
  }
}
