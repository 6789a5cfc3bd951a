extension LayoutComparison: CustomStringConvertible {
  /// The scene, and how much was compared and found.
  public var description: String {
    "\(scene): \(configurations.count) configurations in \(groups.count) groups, "
      + "\(findings.count) findings"
  }
}

extension Configuration: CustomStringConvertible {
  /// The configuration's id.
  public var description: String { "\(id)" }
}
