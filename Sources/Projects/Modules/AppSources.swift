import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments

/// The Swift sources of an app that a project of Xcode builds, and of the frameworks and libraries that it links.
package struct AppSources: Sendable {
  /// A module with its sources.
  package struct Module: Sendable {
    /// The module's name, as imports have it.
    package let name: String
    /// The name of the target.
    package let target: String
    /// The paths of the sources.
    package let sources: [String]
    /// The names of the modules that it may import, of these.
    package let dependencies: [String]
    /// True for a bundle of tests.
    package let isTests: Bool
    /// The version of the language, as the project names it (`SWIFT_VERSION`); nil where it names none.
    package let language: String?
  }

  /// The folder of the project.
  package let folder: String
  /// The file of the project.
  package let file: String
  /// The name of the app's target.
  package let target: String
  /// The modules, the app's first.
  package let modules: [Module]
  /// Sources that the project names and that are not there, or lie outside of its folder.
  package let missing: [String]

  /// Finds the project of a folder: the one that lies nearest to it, or the one that is named.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a folder that cannot be read; nil is returned for one without a project.
  package static func project(in path: String) throws -> String? {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix(".xcodeproj") { return path + "/project.pbxproj" }
    do throws(DocumentError) {
      return try FolderWalk.files(below: path, ending: ["project.pbxproj"])
        .filter { !$0.contains("/Pods/") && !$0.contains("/Carthage/") }
        .min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
    } catch {
      throw InterfaceDocumentError(file: error.file, place: nil, message: error.problem)
    }
  }

  /// Reads the targets of a project and finds their sources.
  ///
  /// - Parameters:
  ///   - file: The file `project.pbxproj`.
  ///   - name: The name of the app's target; nil is the first that makes an app.
  /// - Throws: ``InterfaceDocumentError`` for a damaged project and a target that is not there.
  /// - Complexity: O(bytes of the project) and the files of synchronized folders.
  package init(project file: String, target name: String? = nil) throws {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    let folder = parts.isEmpty ? "." : parts.joined(separator: "/")
    let data: Data
    do throws(DocumentError) {
      data = Data(try FileReader.read(file))
    } catch {
      throw InterfaceDocumentError(file: file, place: nil, message: error.problem)
    }
    let project = try XcodeProject(data, file: file) { path in
      let place = FolderWalk.join(folder, path)
      guard FileReader.isInside(place, folder: folder) else { return nil }
      return (try? FileReader.read(place)).flatMap { String(validating: $0, as: UTF8.self) }
    }
    let apps = project.targets.filter(\.isApp)
    guard let app = name == nil ? apps.first : apps.first(where: { $0.name == name }) else {
      let allowed = apps.map(\.name)
      throw InterfaceDocumentError(
        file: file, place: nil,
        message: name.map {
          "no target \(QuotedText.of($0)) makes an app; allowed are "
            + (allowed.isEmpty ? "none" : allowed.joined(separator: ", "))
            + NearestWord.hint(for: $0, in: allowed)
        } ?? "no target makes an app")
    }
    let byName = Dictionary(project.targets.map { ($0.name, $0) }) { first, _ in first }
    var chosen: [XcodeProject.Target] = []
    func choose(_ target: XcodeProject.Target) {
      guard !chosen.contains(where: { $0.name == target.name }) else { return }
      chosen.append(target)
      for name in target.dependencies { if let one = byName[name], one.isLibrary { choose(one) } }
    }
    choose(app)
    for target in project.targets where target.isTests && target.dependencies.contains(app.name) {
      choose(target)
    }
    let names = Set(chosen.map(\.name))
    var missing: [String] = []
    modules = try chosen.map { target in
      let found = try AppSources.sources(of: target, in: folder)
      missing += found.missing
      return Module(
        name: target.settings.module, target: target.name, sources: found.present,
        dependencies: target.dependencies.filter(names.contains).compactMap {
          byName[$0]?.settings.module
        }, isTests: target.isTests, language: target.settings["SWIFT_VERSION"])
    }
    self.missing = missing
    self.folder = folder
    self.file = file
    self.target = app.name
  }

  /// Refuses a source that a link in the folder leads to, outside of it.
  ///
  /// See: F-75.
  private static func refuseLink(_ path: String, in folder: String) throws {
    guard FileReader.isLinkedOut(path, of: folder) else { return }
    throw InterfaceDocumentError(
      file: path, place: nil,
      message: "is a link that leads out of the folder; put the file itself there")
  }

  private static func sources(
    of target: XcodeProject.Target, in folder: String
  ) throws -> (present: [String], missing: [String]) {
    var present: [String] = []
    var missing: [String] = []
    for path in target.sources where path.hasSuffix(".swift") {
      let place = FolderWalk.join(folder, path)
      if FileReader.isInside(place, folder: folder), FileReader.isThere(place) {
        present.append(place)
      } else {
        try refuseLink(place, in: folder)
        missing.append(place)
      }
    }
    let leftOut = Set(target.exceptions.map { FolderWalk.join(folder, $0) })
    for synchronized in target.folders {
      let place = FolderWalk.join(folder, synchronized)
      try refuseLink(place, in: folder)
      guard FileReader.isInside(place, folder: folder) else { continue }
      do {
        let found = try FolderWalk.files(below: place, ending: [".swift"])
          .filter { !leftOut.contains($0) }
        for path in found where !FileReader.isInside(path, folder: folder) {
          try refuseLink(path, in: folder)
        }
        present += found
      } catch let error as DocumentError {
        throw InterfaceDocumentError(file: error.file, place: nil, message: error.problem)
      }
    }
    var seen: Set<String> = []
    return (present.filter { seen.insert($0).inserted }, missing)
  }
}
