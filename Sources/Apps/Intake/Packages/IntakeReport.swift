/// The work of one intake.
public struct IntakeReport: Sendable {
  /// The number of sources that were looked at.
  public var sources = 0
  /// The number of those that are not the same any more.
  public var rewritten = 0
  /// The number of files that were written, since they have changed.
  public var written = 0
  /// The places that cannot be built as they are, by paths within the package.
  public var diagnostics: [(path: String, diagnostic: IntakeDiagnostic)] = []
  /// Sources that a project names and that cannot be taken in.
  public var missing: [String] = []
  /// What is not built and not tested: one line each.
  public var leftOut: [String] = []
  /// The target that launches the app; nil where none does.
  public var app: String?
  /// The code of the folder that a build of the copies runs.
  public var code = BuildCode()
  /// True if there were no copies before.
  public var isFirst = false

  mutating func record(_ result: ModuleIntake.Rewritten, _ path: String) {
    sources += 1
    rewritten += result.isChanged ? 1 : 0
    diagnostics += result.diagnostics.map { (path, $0) }
  }
}
