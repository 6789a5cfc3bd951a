public import GimbalTraits

/// The systems that a device runs.
extension DeviceProfile {
  /// The first system that the device runs.
  public var firstSystem: SourcedValue<SystemVersion> {
    declaredSystems.first.map { SourcedValue($0, .given(confidence)) }
      ?? DerivedMetrics.firstSystem(of: self)
  }

  /// The last system that the device runs.
  public var lastSystem: SystemLimit {
    declaredSystems.last ?? SystemLimit(major: KnownSystems.standard.newest.major)
  }

  /// Returns true if the system exists and the device runs it.
  public func runs(_ system: SystemVersion) -> Bool {
    KnownSystems.standard.majors.contains(system.major)
      && firstSystem.value <= system && lastSystem.admits(system)
  }

  /// Returns the first system of a major version that the device runs; nil if it runs none.
  ///
  /// On the last iPod it is 12.3.1 for 12.
  public func system(major: Int) -> SystemVersion? {
    KnownSystems.standard.majors.contains(major)
      ? system(known: major, from: firstSystem.value, to: lastSystem) : nil
  }

  private func system(
    known major: Int, from first: SystemVersion, to last: SystemLimit
  ) -> SystemVersion? {
    let system = first.major == major ? first : SystemVersion(major: major)
    return first <= system && last.admits(system) ? system : nil
  }

  /// The systems that the device runs, oldest first.
  ///
  /// They are the first of each major version, and later ones whose behaviour differs.
  ///
  /// - Complexity: linear in the number of systems.
  public var systems: [SystemVersion] {
    let known = KnownSystems.standard
    let (first, last) = (firstSystem.value, lastSystem)
    var systems: [SystemVersion] = []
    systems.reserveCapacity(known.majors.count)
    for major in known.majors {
      guard let start = system(known: major, from: first, to: last) else { continue }
      systems.append(start)
      for minor in known.minors[major] ?? [] {
        let later = SystemVersion(major: major, minor: minor)
        if start < later, last.admits(later) { systems.append(later) }
      }
    }
    return systems
  }

  /// The newest system with known safe areas.
  ///
  /// See: D-5.
  public var defaultSystem: SystemVersion {
    let known = safeAreas.last { $0.portrait != nil && $0.landscape != nil }
    guard let known else { preconditionFailure("\(slug) has no known safe area") }
    // A limit is the end of the row; its own version can be before the row's first system.
    return max(known.first, extent(known).version)
  }

  /// The systems of the device as a text for messages: `17 to 26`.
  public var systemsText: String {
    let first = firstSystem.value
    return first >= lastSystem.version ? "\(first)" : "\(first) to \(lastSystem)"
  }

  /// Returns the row of safe areas for a system, or nil without one.
  func safeAreaRow(_ system: SystemVersion) -> SafeAreaMetrics? {
    safeAreas.last { $0.first <= system && extent($0).admits(system) }
  }

  /// Returns the last system of a row.
  ///
  /// Without an end it is the device's last system, but at most the last measured one for rows that
  /// begin before it.
  private func extent(_ row: SafeAreaMetrics) -> SystemLimit {
    if let last = row.last { return last }
    let measured = SystemLimit(major: KnownSystems.standard.measuredTo)
    return measured.admits(row.first) && lastSystem.admits(measured.version)
      ? measured : declaredSystems.last ?? SystemLimit(KnownSystems.standard.newest)
  }
}
