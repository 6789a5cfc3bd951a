import GimbalDocuments
import GimbalIntake
import GimbalReports

/// The line that names the code that a build is about to run.
enum BuildNotice {
  /// Prints the line to the errors before the first build of a folder, and returns true.
  ///
  /// With `--no-build` prints it as the result and returns false: nothing may run.
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
    if report.isFirst { session.notify(text) }
    return true
  }
}

extension Option {
  /// Suppresses the build.
  static let noBuild = Option(
    name: "--no-build", valueKind: .flag,
    summary: "Writes the copies, lists whose code a build would run, and runs nothing.")
}

extension IntakeReport {
  /// Prints which sources and targets are not included.
  @MainActor
  func notify(_ session: Session) {
    var seen: Set<String> = []
    var outside: [String: [String]] = [:]
    for path in missing where seen.insert(path).inserted {
      if let folder = IntakeReport.folder(around: path), FileReader.isThere(path) {
        outside[folder, default: []].append(path)
      } else {
        session.notify("\(path): the project names this file, but it does not exist")
      }
    }
    for (folder, paths) in outside.sorted(by: { $0.key < $1.key }) {
      session.notify(
        "\(paths[0]): the project names \(paths.count == 1 ? "it" : "it and \(paths.count - 1) more"), "
          + "outside of the given folder; name \(folder) to include \(paths.count == 1 ? "it" : "them")"
      )
    }
    for line in leftOut { session.notify(VisibleText.of(line, limit: 10_000)) }
  }

  /// Returns the folder that contains both a source outside of the project's folder and the
  /// project; nil for a path without `..`.
  static func folder(around path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.firstIndex(of: "..") else { return nil }
    let ups = parts[first...].prefix { $0 == ".." }.count
    guard first >= ups else { return nil }
    let folder = parts[..<(first - ups)].joined(separator: "/")
    return folder.isEmpty ? "." : folder
  }
}
