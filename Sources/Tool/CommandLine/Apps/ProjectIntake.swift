import Foundation
import GimbalDocuments
import GimbalIntake
import GimbalProjects

/// The copies of the modules of an Xcode project, and of the modules in its folder that they
/// import.
struct ProjectIntake {
  /// The folder or project, as given.
  let folder: String
  /// The file of the project.
  let file: String
  /// The name of a target; nil is the first that makes an app, and all tests.
  let target: String?

  private var root: String { ProjectIntake.root(of: folder) }

  /// Returns the opened folder: the given one, or that of the given project.
  static func root(of folder: String) -> String {
    var path = folder
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard path.hasSuffix(".xcodeproj") else { return path }
    let parent = (path as NSString).deletingLastPathComponent
    return parent.isEmpty ? "." : parent
  }

  /// Writes the copies; returns the report and the sources.
  ///
  /// - Throws: one line for a damaged project, a missing target, and copies that cannot be written.
  func write(
    for purpose: AppSources.Purpose, to output: URL, gimbal: GimbalSource
  ) throws -> (report: IntakeReport, sources: AppSources) {
    let sources = try AppSources(project: file, in: root, target: target, for: purpose)
    let project = URL(fileURLWithPath: (sources.file as NSString).deletingLastPathComponent)
    let settings = try IntakeSettings(folder: URL(fileURLWithPath: sources.folder))
    var search = FolderModules(
      sources, in: root, stubs: settings.stubs.mapValues { sources.folder + "/" + $0 })
    var report = try ShadowApp(
      root: URL(fileURLWithPath: root), project: project, target: sources.target,
      modules: try search.all(), isForTests: purpose == .tests, output: output, gimbal: gimbal
    ).write()
    report.missing = sources.missing
    report.foreign = sources.modules.flatMap(\.others)
    report.leftOut = sources.leftOut + others(for: purpose)
    for module in sources.modules where !module.others.isEmpty {
      let names = module.others.map { ($0 as NSString).lastPathComponent }
      report.leftOut.append(
        "\(module.target): left out \(names.count) source\(names.count == 1 ? "" : "s") in other languages "
          + "than Swift: \(names.prefix(4).joined(separator: ", "))\(names.count > 4 ? " …" : "")")
    }
    return (report, sources)
  }

  /// Returns a line that names the other projects of the folder; none without others, or if a
  /// target is named.
  private func others(for purpose: AppSources.Purpose) -> [String] {
    guard target == nil else { return [] }
    func name(_ file: String) -> String { (file as NSString).deletingLastPathComponent }
    let others = AppSources.others(in: folder, than: file, for: purpose).map(name)
    guard !others.isEmpty else { return [] }
    return [
      "\(name(file)) is \(purpose == .tests ? "tested" : "built"); \(others.count) more "
        + "project\(others.count == 1 ? "" : "s") in the folder can be named instead: "
        + others.prefix(5).joined(separator: ", ") + (others.count > 5 ? " …" : "")
    ]
  }
}
