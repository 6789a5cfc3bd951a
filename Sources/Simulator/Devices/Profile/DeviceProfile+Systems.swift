public import GimbalTraits

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

  /// True if the device runs the system, which must also be one that exists.
  public func runs(_ system: SystemVersion) -> Bool {
    KnownSystems.standard.majors.contains(system.major)
      && firstSystem.value <= system && lastSystem.admits(system)
  }

  /// The first system with this first number that the device runs, such as 12.3.1 for 12 on the last
  /// iPod; nil when it runs none.
  public func system(major: Int) -> SystemVersion? {
    KnownSystems.standard.majors.contains(major) ? system(known: major) : nil
  }

  private func system(known major: Int) -> SystemVersion? {
    let first = firstSystem.value
    let system = first.major == major ? first : SystemVersion(major: major)
    return first <= system && lastSystem.admits(system) ? system : nil
  }

  /// The first system of each first number that the device runs, and the later ones that decide anything, oldest
  /// first.
  ///
  /// - Complexity: linear in the number of systems.
  public var systems: [SystemVersion] {
    let known = KnownSystems.standard
    return known.majors.flatMap { major in
      let first = system(known: major)
      let later = (known.minors[major] ?? []).map { SystemVersion(major: major, minor: $0) }
        .filter { version in first.map { $0 < version } == true && lastSystem.admits(version) }
      return (first.map { [$0] } ?? []) + later
    }
  }

  /// The newest system for which a safe area is known.
  ///
  /// See: D-5.
  public var defaultSystem: SystemVersion {
    let known = safeAreas.last { $0.portrait != nil && $0.landscape != nil }
    guard let known else { preconditionFailure("\(slug) has no known safe area") }
    // A limit says how far the row reaches; its own version may lie before the row's first system.
    return max(known.first, extent(known).version)
  }

  /// The systems of the device, for a message: `17 to 26`.
  public var systemsText: String {
    let first = firstSystem.value
    return first >= lastSystem.version ? "\(first)" : "\(first) to \(lastSystem)"
  }

  /// The row of safe areas for a system, or nil when none covers it.
  func safeAreaRow(_ system: SystemVersion) -> SafeAreaMetrics? {
    safeAreas.last { $0.first <= system && extent($0).admits(system) }
  }

  /// The last system for which a row is known: without an end, the device's last, but no later than the last that is
  /// known of rows that begin before it.
  private func extent(_ row: SafeAreaMetrics) -> SystemLimit {
    if let last = row.last { return last }
    let measured = SystemLimit(major: KnownSystems.standard.measuredTo)
    return measured.admits(row.first) && lastSystem.admits(measured.version)
      ? measured : declaredSystems.last ?? SystemLimit(KnownSystems.standard.newest)
  }
}
