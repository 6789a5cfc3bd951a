import GimbalDocuments
import GimbalTraits

/// Invariants of the systems of a device, and of its safe areas by system.
extension DeviceInvariantCheck {
  /// Checks that systems exist, ranges are ordered, and rows of safe areas have no gap.
  func systems() {
    let known = KnownSystems.standard
    for (keys, system) in namedSystems {
      require(
        .systemsExist, known.majors.contains(system.major), at: keys,
        "there is no iOS \(system.major); the systems are \(Self.list(known.majors))")
    }
    if let first = profile.declaredSystems.first {
      require(
        .systemRangeIsOrdered, profile.lastSystem.admits(first), at: ["osRange", "min"],
        "the first system, \(first), comes after the last, \(profile.lastSystem)")
    }
    for (index, row) in profile.safeAreas.enumerated() {
      let last = row.last ?? profile.lastSystem
      require(
        .systemRangeIsOrdered, last.admits(row.first), at: ["safeArea", "\(index)", "osFrom"],
        "the row begins on iOS \(row.first), after its end on iOS \(last)")
    }
    rows()
  }

  private func rows() {
    guard let first = profile.safeAreas.first else { return }
    if let start = profile.declaredSystems.first, start != first.first {
      let isHole = start < first.first
      require(
        isHole ? .rowsLeaveNoHole : .rowsDoNotOverlap, false, at: ["safeArea", "0", "osFrom"],
        "the first row begins on iOS \(first.first), but the device's first system is \(start)")
    }
    for index in profile.safeAreas.indices.dropFirst() {
      neighbours(profile.safeAreas[index - 1], profile.safeAreas[index], index)
    }
    let last = profile.safeAreas.count - 1
    let end = profile.safeAreas[last].last
    require(
      .rowsLeaveNoHole, end == nil || end == profile.lastSystem,
      at: ["safeArea", "\(last)", "osTo"],
      "the last row ends on iOS \(end.map(\.description) ?? ""), "
        + "but the device's last system is \(profile.lastSystem)")
  }

  /// Checks that a row ends where the next begins: 13 then 14, 18 then 26, 15.3 then 15.4.
  private func neighbours(_ row: SafeAreaMetrics, _ next: SafeAreaMetrics, _ index: Int) {
    let last = row.last ?? profile.lastSystem
    let keys = ["safeArea", "\(index)", "osFrom"]
    if last.admits(next.first) {
      require(
        .rowsDoNotOverlap, false, at: keys,
        "the row begins on iOS \(next.first), but the row before it reaches iOS \(last)")
      return
    }
    let following = last.next(in: KnownSystems.standard)
    require(
      .rowsLeaveNoHole, next.first == following, at: keys,
      "the row begins on iOS \(next.first), but the row before it ends on iOS \(last); "
        + "between them iOS \(following.map(\.description) ?? "") is missing")
  }

  private var namedSystems: [(keys: [String], system: SystemVersion)] {
    var named: [(keys: [String], system: SystemVersion)] = []
    if let first = profile.declaredSystems.first { named.append((["osRange", "min"], first)) }
    if let last = profile.declaredSystems.last { named.append((["osRange", "max"], last.version)) }
    for (index, row) in profile.safeAreas.enumerated() {
      named.append((["safeArea", "\(index)", "osFrom"], row.first))
      if let last = row.last { named.append((["safeArea", "\(index)", "osTo"], last.version)) }
    }
    if let keyboard = profile.keyboardHeight {
      named.append((["keyboardHeight", "os"], keyboard.system))
    }
    return named
  }

  /// `2 to 18, 26`.
  private static func list(_ majors: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for major in majors {
      if let last = runs.last, last.upperBound + 1 == major {
        runs[runs.count - 1] = last.lowerBound...major
      } else {
        runs.append(major...major)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
      .joined(separator: ", ")
  }
}
