/// The axes of a variable font and its named instances: the tables `fvar` and `avar`.
struct FontAxes: Sendable {
  /// A range of a design, such as the weights 100 to 900.
  private struct Axis {
    let tag: String
    let lowest: Double
    let usual: Double
    let highest: Double
  }

  /// A design with a name.
  struct Instance: Sendable {
    /// The number of its style's name.
    let style: Int
    /// The number of its PostScript name; nil if the name follows from family and style.
    let postScript: Int?
    /// A value on each axis.
    let coordinates: [Double]
  }

  private let axes: [Axis]
  /// The named instances, in the order of the file.
  let instances: [Instance]
  private let avar: FontBytes?

  /// Limits that no real font exceeds.
  private static let (axisLimit, instanceLimit) = (64, 256)

  /// Reads the axes; nil if there are none.
  init?(_ fvar: FontBytes?, avar: FontBytes?) {
    guard let fvar, fvar.u16(0) == 1, (1...FontAxes.axisLimit).contains(fvar.u16(8)) else {
      return nil
    }
    let (start, count, size) = (fvar.u16(4), fvar.u16(8), fvar.u16(10))
    guard size >= 20 else { return nil }
    axes = (0..<count).map { row in
      let entry = fvar.part(start + size * row)
      let usual = entry.fixed(8)
      return Axis(
        tag: entry.tag(0), lowest: min(entry.fixed(4), usual), usual: usual,
        highest: max(entry.fixed(12), usual))
    }
    let own = fvar.u16(14)
    let hasNames = own >= 4 * count + 6
    instances =
      own < 4 * count + 4
      ? []
      : (0..<min(fvar.u16(12), FontAxes.instanceLimit)).compactMap { row in
        let entry = fvar.part(start + size * count + own * row)
        guard entry.count >= own else { return nil }
        let name = hasNames ? entry.u16(4 + 4 * count) : 0xFFFF
        return Instance(
          style: entry.u16(0), postScript: name == 0xFFFF ? nil : name,
          coordinates: (0..<count).map { entry.fixed(4 + 4 * $0) })
      }
    self.avar = avar?.u16(0) == 1 ? avar : nil
  }

  /// Returns the value of an instance on an axis, or nil.
  func value(_ tag: String, of instance: Instance) -> Double? {
    axes.firstIndex { $0.tag == tag }.map { instance.coordinates[$0] }
  }

  /// Returns the position of an instance on each axis in units of 1/16384, from -16384 to 16384.
  func normalized(_ instance: Instance) -> [Int] {
    var location = 8
    return zip(axes, instance.coordinates).map { axis, coordinate in
      let value = min(max(coordinate, axis.lowest), axis.highest) - axis.usual
      let range = value < 0 ? axis.usual - axis.lowest : axis.highest - axis.usual
      let position = range > 0 ? (value / range * 16_384).rounded() : 0
      return Int(mapped(position, &location).rounded())
    }
  }

  /// Returns the position by the segments of an axis, and advances past them.
  private func mapped(_ position: Double, _ location: inout Int) -> Double {
    guard let avar else { return position }
    let count = avar.u16(location)
    let first = location + 2
    location = first + 4 * count
    guard count >= 2, location <= avar.count else { return position }
    func pair(_ index: Int) -> (from: Double, to: Double) {
      (Double(avar.i16(first + 4 * index)), Double(avar.i16(first + 4 * index + 2)))
    }
    var before = pair(0)
    if position <= before.from { return position - before.from + before.to }
    for index in 1..<count {
      let after = pair(index)
      if position == after.from { return after.to }
      if position < after.from {
        return before.to
          + (after.to - before.to) * (position - before.from) / (after.from - before.from)
      }
      before = after
    }
    return position - before.from + before.to
  }
}
