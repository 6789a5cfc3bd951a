public import GimbalTraits

/// The id of a case: a scenario on a device with a system.
public struct CaseID: Hashable, Sendable, CustomStringConvertible {
  /// The scenario's file, as it was given.
  public var scenario: String
  /// The device's slug.
  public var device: String
  /// The system.
  public var system: SystemVersion

  /// Creates an id.
  public init(scenario: String, device: String, system: SystemVersion) {
    self.scenario = scenario
    self.device = device
    self.system = system
  }

  /// `rotation/half-turn.scenario.json · iphone-15-pro · iOS 17`.
  public var description: String { "\(scenario) · \(device) · iOS \(system)" }

  /// The command that runs only this case.
  public var reproduce: String { reproduce(program: "gimbal", options: []) }

  /// Returns the command for an executable of another name, with the options that the run used.
  package func reproduce(program: String, options: [String]) -> String {
    ShellWord.join(
      [program, "run", scenario.hasPrefix("-") ? "./" + scenario : scenario]
        + ["--devices", device, "--systems", "\(system)"] + options)
  }
}
