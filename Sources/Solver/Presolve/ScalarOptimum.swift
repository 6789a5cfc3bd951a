/// The best values of one unknown, narrowed level by level.
struct ScalarOptimum {
  var low = -Double.infinity
  var high = Double.infinity
  private var lowKink = -1
  private var highKink = -1

  var isPoint: Bool {
    low > -.infinity && high - low <= Tolerance.epsilon * max(1, abs(low))
  }

  /// Keeps of the interval what is best for the kinks of one level.
  mutating func narrow(to kinks: Pool<Kink>, _ range: Range<Int>) {
    if range.count == 1 {
      let place = range.lowerBound
      if kinks[place].below > 0 { raise(to: kinks[place].position, place) }
      if kinks[place].above > 0 { lower(to: kinks[place].position, place) }
      return
    }
    let order = range.sorted {
      kinks[$0].position != kinks[$1].position
        ? kinks[$0].position < kinks[$1].position : $0 < $1
    }
    var slope = 0.0
    var size = 0.0
    for place in order {
      slope -= kinks[place].below
      size = max(size, kinks[place].below, kinks[place].above)
    }
    if Tolerance.isNothing(slope, among: size) {
      lower(to: kinks[order[0]].position, order[0])
      return
    }
    for index in order.indices {
      slope += kinks[order[index]].below + kinks[order[index]].above
      if Tolerance.isNothing(slope, among: size) {
        raise(to: kinks[order[index]].position, order[index])
        if index + 1 < order.count {
          lower(to: kinks[order[index + 1]].position, order[index + 1])
        }
        return
      }
      if slope > 0 {
        raise(to: kinks[order[index]].position, order[index])
        lower(to: kinks[order[index]].position, order[index])
        return
      }
    }
  }

  /// The value is best at a place or above it, or as near to it as the interval lets it be.
  private mutating func raise(to position: Double, _ kink: Int) {
    guard position > low else { return }
    (low, lowKink) = position > high ? (high, highKink) : (position, kink)
  }

  private mutating func lower(to position: Double, _ kink: Int) {
    guard position < high else { return }
    (high, highKink) = position < low ? (low, lowKink) : (position, kink)
  }

  /// The kink at which the value stands, or nil for 0.
  ///
  /// Of an interval the end that keeps the earliest constraint nearest to what it wants, of those
  /// of the highest level; else, for a variable that leans on limits, the limit that came first; else
  /// what is nearest to 0.
  func choose(_ kinks: Pool<Kink>, leansOnLimits: Bool) -> Kink? {
    if isPoint {
      let place = lowKink >= 0 ? lowKink : highKink
      return place >= 0 ? kinks[place] : nil
    }
    for kink in kinks where kink.level != .max {
      if kink.below > 0, kink.position >= high, highKink >= 0 { return kinks[highKink] }
      if kink.above > 0, kink.position <= low, lowKink >= 0 { return kinks[lowKink] }
    }
    if leansOnLimits {
      let limits = [lowKink, highKink].filter { $0 >= 0 }
      if let first = limits.min(by: { kinks[$0].serial < kinks[$1].serial }) { return kinks[first] }
    }
    if low > 0, lowKink >= 0 { return kinks[lowKink] }
    if high < 0, highKink >= 0 { return kinks[highKink] }
    return nil
  }

  /// True if a move away from a kink costs more whatever the known values are.
  ///
  /// Kinks that move with the chosen one keep their side; the others may be on either.
  static func isBest(_ chosen: Kink, up: Bool, in kinks: Pool<Kink>) -> Bool {
    var index = 0
    while index < kinks.count {
      let level = kinks[index].level
      var slope = 0.0
      var size = 0.0
      while index < kinks.count, kinks[index].level == level {
        let kink = kinks[index]
        index += 1
        let (ahead, behind) = up ? (kink.below, kink.above) : (kink.above, kink.below)
        size = max(size, ahead, behind)
        let gap = up ? kink.position - chosen.position : chosen.position - kink.position
        let isPassed = gap <= Tolerance.epsilon * max(1, abs(kink.position))
        slope += kink.isParallel(to: chosen) && isPassed ? behind : -ahead
      }
      if Tolerance.isNothing(slope, among: size) { continue }
      return slope > 0
    }
    return false
  }
}
