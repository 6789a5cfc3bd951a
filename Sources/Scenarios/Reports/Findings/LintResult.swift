public import GimbalComparison

/// The findings in some scenes.
public struct LintResult: Sendable {
  /// A scene.
  public struct Scene: Sendable {
    /// The file, as the command names it.
    public var file: String
    /// The layouts with their findings, and the positions of views in files.
    public var comparison: LayoutComparison

    /// Creates a scene's result.
    public init(file: String, comparison: LayoutComparison) {
      self.file = file
      self.comparison = comparison
    }
  }

  /// The scenes, in the order of the command.
  public var scenes: [Scene]

  /// Creates the result of scenes.
  public init(scenes: [Scene]) { self.scenes = scenes }

  /// The highest severity of all findings, or nil without any.
  public var gravest: Severity? { scenes.compactMap(\.comparison.gravest).max() }
}
