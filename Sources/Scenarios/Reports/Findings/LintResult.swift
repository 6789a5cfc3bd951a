public import GimbalComparison

/// The findings in some scenes.
public struct LintResult: Sendable {
  /// A scene.
  public struct Scene: Sendable {
    /// The file, as the call names it.
    public var file: String
    /// The layouts with what was found, and where the views stand in files.
    public var comparison: LayoutComparison

    /// Puts a scene's findings together.
    public init(file: String, comparison: LayoutComparison) {
      self.file = file
      self.comparison = comparison
    }
  }

  /// The scenes, in the order of the call.
  public var scenes: [Scene]

  /// Puts scenes together.
  public init(scenes: [Scene]) { self.scenes = scenes }

  /// The gravest severity of all findings, or nil without any.
  public var gravest: Severity? { scenes.compactMap(\.comparison.gravest).max() }
}
