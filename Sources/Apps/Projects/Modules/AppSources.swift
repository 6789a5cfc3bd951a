import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments

/// The Swift sources of an app in an Xcode project, or of its unit tests, with linked frameworks
/// and libraries.
///
/// `gimbal app`, `gimbal test` and `gimbal intake` create it for a project. It only reads files.
package struct AppSources: Sendable {
  /// The purpose of the build.
  package enum Purpose: Sendable {
    /// A program that launches the app.
    case app
    /// A bundle of unit tests, with an app or without.
    case tests
  }

  /// The file of the project.
  package let file: String
  /// The folder of the project.
  package let folder: String
  /// The name of the app's target; nil for tests without an app.
  package let target: String?
  /// The modules, the app's first.
  package let modules: [SourceModule]
  /// Sources of the project that are missing, or outside of the opened folder.
  package var missing: [String] { modules.flatMap(\.missing) }
  /// Test targets that are left out: one line each.
  package let leftOut: [String]
  /// The frameworks and libraries of the project.
  package let libraries: Libraries

  /// Returns the path of a folder's `project.pbxproj`: that of the nearest project with an app, or
  /// of the project that `path` itself names.
  ///
  /// If no project qualifies, it is that of the nearest project; nil for a folder without projects.
  /// `gimbal app` and `gimbal test` call it.
  ///
  /// - Parameters:
  ///   - isTesting: True to search the nearest project with unit tests instead of one with an app.
  ///   - target: The name of a target, to search the nearest project that has it; nil for any.
  /// - Throws: ``InterfaceDocumentError`` for a folder that cannot be read.
  package static func project(
    in path: String, testing isTesting: Bool = false, target: String? = nil
  ) throws -> String? {
    let path = trimmed(path)
    if path.hasSuffix(".xcodeproj") { return path + "/project.pbxproj" }
    let own = try projects(in: path)
      .filter { !$0.contains("/Pods/") && !$0.contains("/Carthage/") }
    guard own.count > 1 else { return own.first }
    return own.first { file in
      let targets = (try? ProjectModules(file, in: path))?.targets ?? []
      if let target { return targets.contains { $0.name == target } }
      return targets.contains { (isTesting ? $0.isTests : $0.isApp) && $0.isForPhones }
    } ?? own.first
  }

  /// Returns the paths of the other projects of a folder with an app, or with unit tests.
  ///
  /// The nearest is first; a folder that is a project itself has no others. `gimbal app` and `gimbal
  /// test` call it for a note about them.
  ///
  /// - Complexity: O(bytes of the first 50 projects).
  package static func others(
    in path: String, than file: String, for purpose: Purpose
  ) -> [String] {
    let path = trimmed(path)
    guard !path.hasSuffix(".xcodeproj"), let all = try? projects(in: path) else { return [] }
    return all.prefix(50).filter { other in
      guard other != file, !other.contains("/Pods/"), !other.contains("/Carthage/") else {
        return false
      }
      let targets = (try? ProjectModules(other, in: path))?.targets ?? []
      return targets.contains { (purpose == .tests ? $0.isTests : $0.isApp) && $0.isForPhones }
    }
  }

  /// Returns the paths of all files `project.pbxproj` in a folder, the nearest first.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a folder that cannot be read.
  package static func projects(in path: String) throws -> [String] {
    do throws(DocumentError) {
      return try FolderTraversal.files(below: trimmed(path), ending: ["project.pbxproj"])
        .sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
    } catch {
      throw InterfaceDocumentError(file: error.file, location: nil, message: error.issue)
    }
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Reads the targets of a project and finds their sources.
  ///
  /// - Parameters:
  ///   - file: The file `project.pbxproj`.
  ///   - root: The opened folder, which contains all sources; nil is that of the project.
  ///   - name: The name of an app target or a test target; nil is the first app target, and all
  ///     tests.
  ///   - purpose: The purpose of the build.
  /// - Throws: ``InterfaceDocumentError`` for a damaged project, an unknown target, and a project
  ///   without unit tests if tests are requested.
  /// - Complexity: O(bytes of the project) and the files of synchronized folders.
  package init(
    project file: String, in root: String? = nil, target name: String? = nil,
    for purpose: Purpose = .app
  ) throws {
    let reader = try ProjectModules(file, in: root)
    libraries = Libraries(reader)
    self.file = file
    folder = reader.folder
    let app: XcodeProject.Target?
    let chosen: [XcodeProject.Target]
    switch purpose {
    case .app:
      let first = try reader.app(named: name)
      chosen = reader.closure(of: [first])
      (app, leftOut) = (first, [])
    case .tests:
      let choice = try TestChoice(reader.targets, named: name, file)
      chosen = reader.closure(of: [choice.app].compactMap(\.self) + choice.tests)
      (app, leftOut) = (choice.app, choice.leftOut)
    }
    target = app?.name
    modules = try chosen.map { try reader.module(of: $0, among: chosen) }
  }

  /// The frameworks and libraries of a project.
  package struct Libraries: Sendable {
    private let reader: ProjectModules

    /// Reads the file `project.pbxproj`.
    ///
    /// - Parameter root: The opened folder, which contains all sources.
    /// - Throws: ``InterfaceDocumentError`` for a damaged project.
    package init(project file: String, in root: String) throws {
      reader = try ProjectModules(file, in: root)
    }

    init(_ reader: ProjectModules) { self.reader = reader }

    /// Returns the module with a name; nil without one that has sources.
    ///
    /// - Throws: ``InterfaceDocumentError`` for sources outside of the folder, to which a link
    ///   leads.
    package func module(named name: String) throws -> SourceModule? {
      try reader.library(named: name)
    }
  }
}

/// The unit tests of a project that are built together, and their host app.
private struct TestChoice {
  let app: XcodeProject.Target?
  /// The targets of unit tests.
  let tests: [XcodeProject.Target]
  /// Targets that are not built or tested: one line each.
  var leftOut: [String] = []

  init(_ targets: [XcodeProject.Target], named name: String?, _ file: String) throws {
    let apps = targets.filter { $0.isApp && $0.isForPhones }
    func host(_ target: XcodeProject.Target) -> XcodeProject.Target? {
      apps.first { target.dependencies.contains($0.name) }
        ?? target.hostName.flatMap { name in
          apps.first { $0.settings["PRODUCT_NAME"] == name || $0.name == name }
        }
    }
    for target in targets where target.isUITests {
      leftOut.append(
        "\(target.name): UI tests drive an app from another process, which is not simulated; "
          + "they are left out, and 'gimbal run' has steps for what they do")
    }
    let all = targets.filter { $0.isTests && $0.isForPhones }
    let known = all.map(\.name) + all.compactMap { host($0)?.name }
    guard !all.isEmpty else {
      let others = targets.filter { $0.isTests }.map(\.name).joined(separator: ", ")
      throw InterfaceDocumentError(
        file: file, location: nil,
        message: others.isEmpty
          ? "no test was run: no target is a unit test bundle"
          : "no test was run on phones: \(others) runs on other devices")
    }
    let expected = all.filter { name == nil || $0.name == name || host($0)?.name == name }
    guard let first = expected.first(where: { host($0) != nil }) ?? expected.first else {
      throw InterfaceDocumentError(
        file: file, location: nil,
        message: "no target \(QuotedText.of(name ?? "")) has unit tests; allowed are "
          + known.joined(separator: ", ") + NearestWord.hint(for: name ?? "", in: known))
    }
    let app = host(first)
    self.app = app
    tests = expected.filter { host($0).map { $0.name == app?.name } ?? true }
    for target in expected {
      guard let other = host(target), other.name != app?.name else { continue }
      leftOut.append(
        "\(target.name): its tests run in the app \(QuotedText.of(other.name)), the others in "
          + "\(QuotedText.of(app?.name ?? "")); choose them with --target")
    }
  }
}
