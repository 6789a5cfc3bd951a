/// The result of one intake.
public struct IntakeReport: Sendable {
  /// The number of Swift sources that were copied.
  public var sources = 0
  /// The number of sources whose copies differ from the originals, since they needed a rewrite.
  public var rewritten = 0
  /// The number of files in the copies that this intake wrote; unchanged files are not written.
  public var written = 0
  /// The parts that cannot be built unchanged, by paths within the package.
  public var diagnostics: [(path: String, diagnostic: IntakeDiagnostic)] = []
  /// Sources of a project that cannot be included.
  public var missing: [String] = []
  /// Targets that are not built or tested: one line each.
  public var leftOut: [String] = []
  /// The sources in other languages than Swift, which are not built.
  public var foreign: [String] = []
  /// The target that launches the app, or nil.
  public var app: String?
  /// The code of the original folder that runs when the copies are built, such as its manifest.
  public var code = BuildCode()
  /// True if the folder of copies did not exist before.
  public var isFirst = false

  /// Counts a rewritten source, and adds its diagnostics.
  mutating func record(_ result: ModuleIntake.Rewritten, _ path: String) {
    sources += 1
    rewritten += result.isChanged ? 1 : 0
    diagnostics += result.diagnostics.map { (path, $0) }
  }
}
