public import GimbalTraits

extension DeviceProfile {
  /// The first system that the device runs.
  public var firstSystem: Figure<SystemVersion> {
    declaredSystems.first.map { Figure($0, .given(confidence)) }
      ?? DerivedFigures.firstSystem(of: self)
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

  /// The first system of each first number that the device runs, oldest first.
  ///
  /// - Complexity: linear in the number of systems.
  public var systems: [SystemVersion] {
    KnownSystems.standard.majors.compactMap { system(known: $0) }
  }

  /// The newest system for which a safe area is known.
  ///
  /// See: D-5.
  public var defaultSystem: SystemVersion {
    let known = safeAreas.last { $0.portrait != nil && $0.landscape != nil }
    guard let known else { preconditionFailure("\(slug) has no known safe area") }
    // A limit says how far the row reaches; its own version may lie before the row's first system.
    let last = known.last ?? lastSystem
    return max(known.first, last.version)
  }

  /// The systems of the device, for a message: `17 to 26`.
  public var systemsText: String { "\(firstSystem.value) to \(lastSystem)" }

  /// The row of safe areas for a system, or nil when none covers it.
  func safeAreaRow(_ system: SystemVersion) -> SafeAreaFigures? {
    safeAreas.last { $0.first <= system && ($0.last ?? lastSystem).admits(system) }
  }
}
