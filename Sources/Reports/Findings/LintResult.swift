public import GimbalComparison
public import GimbalDocuments

/// The findings in some scenes, and where their views stand in files.
public struct LintResult: Sendable {
  /// A scene.
  public struct Scene: Sendable {
    /// The file, as the call names it.
    public var file: String
    /// The layouts with what was found.
    public var comparison: LayoutComparison
    /// The places of views in the file, by their names.
    public var positions: [String: SourcePosition]

    /// Puts a scene's findings with the places of its views.
    public init(
      file: String, comparison: LayoutComparison, positions: [String: SourcePosition] = [:]
    ) {
      self.file = file
      self.comparison = comparison
      self.positions = positions
    }

    /// The place of a finding's view: its own, else that of its controller's view.
    func position(of digest: FindingDigest) -> SourcePosition? {
      positions[digest.view] ?? positions["root.view"]
    }
  }

  /// The scenes, in the order of the call.
  public var scenes: [Scene]

  /// Puts scenes together.
  public init(scenes: [Scene]) { self.scenes = scenes }

  /// The gravest severity of all findings, or nil without any.
  public var gravest: Severity? { scenes.compactMap(\.comparison.gravest).max() }
}
