import GimbalEngine

extension Simulator: @MainActor CustomStringConvertible {
  /// The device and its system.
  public var description: String { "\(profile.slug), iOS \(system)" }
}

extension CallSite: CustomStringConvertible {
  /// `Module/File.swift:12:3`.
  public var description: String { "\(fileID):\(line):\(column)" }
}
