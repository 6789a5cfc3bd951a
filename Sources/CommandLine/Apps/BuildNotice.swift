import GimbalIntake
import GimbalReports

/// The line that says whose code a build is about to run.
enum BuildNotice {
  /// Prints the line with the errors before the first build of a folder, and true; with `--no-build` prints it as
  /// the result, and false: nothing may run.
  @MainActor
  static func allows(
    _ report: IntakeReport, of folder: String, then product: String, _ arguments: Arguments,
    _ session: Session
  ) -> Bool {
    let parts = report.code.parts
    let line =
      "\(folder): "
      + (parts.isEmpty
        ? "the build runs no code of this folder, and \(product) runs after it"
        : "the build runs \(parts.joined(separator: ", ")), and \(product) runs after it")
    let text = VisibleText.of(line, limit: 10_000)
    if arguments.has(.noBuild) {
      session.console.write(text + "\n")
      return false
    }
    if report.isFirst { session.tell(text) }
    return true
  }
}

extension Option {
  /// Whether nothing is built.
  static let noBuild = Option(
    name: "--no-build", form: .flag,
    summary: "Writes the copies, says whose code a build would run, and runs nothing.")
}

extension IntakeReport {
  /// Says which sources and targets are not taken in.
  @MainActor
  func tell(_ session: Session) {
    for path in missing {
      session.tell("\(path): the project names it; it is not there, or lies outside of the folder")
    }
    for line in leftOut { session.tell(VisibleText.of(line, limit: 10_000)) }
  }
}
