import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments

/// The modules of a project's targets.
///
/// `AppSources` creates it. It reads the project when it is created, and the sources' paths later.
struct ProjectModules: Sendable {
  /// The folder of the project.
  let folder: String
  /// The opened folder, which contains all sources.
  let root: String
  /// The targets, in the project's order.
  let targets: [XcodeProject.Target]
  private let file: String

  init(_ file: String, in root: String?) throws {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    let folder = parts.isEmpty ? "." : parts.joined(separator: "/")
    let data: Data
    do throws(DocumentError) {
      data = Data(try FileReader.read(file))
    } catch {
      throw InterfaceDocumentError(file: file, location: nil, message: error.issue)
    }
    self.file = file
    self.folder = folder
    let root = root ?? folder
    self.root = root
    targets = try XcodeProject(data, file: file) { path in
      let location = FolderTraversal.join(folder, path)
      guard FileReader.isInside(location, folder: root) else { return nil }
      return (try? FileReader.read(location)).flatMap { String(validating: $0, as: UTF8.self) }
    }.targets
  }

  /// Returns the app target with a name, or the first one.
  ///
  /// - Throws: ``InterfaceDocumentError`` if there is none.
  func app(named name: String?) throws -> XcodeProject.Target {
    let apps = targets.filter { $0.isApp && $0.isForPhones }
    if let app = name == nil ? apps.first : apps.first(where: { $0.name == name }) { return app }
    let allowed = apps.map(\.name)
    throw InterfaceDocumentError(
      file: file, location: nil,
      message: name.map {
        "no target \(QuotedText.of($0)) makes an app; allowed are "
          + (allowed.isEmpty ? "none" : allowed.joined(separator: ", "))
          + NearestWord.hint(for: $0, in: allowed)
      }
        ?? (targets.contains(where: \.isApp)
          ? "no target makes an app for phones or pads" : "no target makes an app"))
  }

  /// Returns targets with all targets of libraries and frameworks that they depend on.
  func closure(of roots: [XcodeProject.Target]) -> [XcodeProject.Target] {
    let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var names: Set<String> = []
    var chosen: [XcodeProject.Target] = []
    func choose(_ target: XcodeProject.Target) {
      guard names.insert(target.name).inserted else { return }
      chosen.append(target)
      for name in target.dependencies {
        if let one = byName[name], one.isLibrary, one.isForPhones { choose(one) }
      }
    }
    roots.forEach(choose)
    return chosen
  }

  /// Returns the module of a framework's or a library's target, by the module's name.
  ///
  /// The result is nil if there is no such target, or if the target has no sources.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a source to which a link leads out of the folder.
  func library(named name: String) throws -> SourceModule? {
    for target in targets
    where target.isLibrary && target.isForPhones && target.settings.module == name {
      let module = try module(of: target, among: closure(of: [target]))
      if !module.sources.isEmpty { return module }
    }
    return nil
  }

  /// Returns the module of a target; its dependencies are those among the chosen targets.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a source to which a link leads out of the folder.
  func module(
    of target: XcodeProject.Target, among chosen: [XcodeProject.Target]
  ) throws -> SourceModule {
    let found = try sources(of: target)
    let resources = (target.resources.map { FolderTraversal.join(folder, $0) } + found.rest)
      .filter { FileReader.isInside($0, folder: root) && FileReader.isThere($0) }
    return SourceModule(
      name: target.settings.module, target: target.name,
      kind: target.isTests ? .tests : target.isApp ? .app : .library, sources: found.present,
      dependencies: target.dependencies.compactMap { name in
        chosen.first { $0.name == name }?.settings.module
      },
      settings: Dictionary(
        target.settings.settings(beginning: "SWIFT_").map { ("SWIFT_" + $0.name, $0.value) }
      ) { first, _ in first },
      missing: found.missing, others: found.others, models: found.models,
      stringCatalogs: target.settings["STRING_CATALOG_GENERATE_SYMBOLS"] == "YES"
        ? resources.filter { $0.hasSuffix(".xcstrings") } : [],
      catalogs: target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] == "NO"
        ? [] : catalogs(of: target, and: found.catalogs),
      hasAssetExtensions:
        target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES",
      resources: resources)
  }

  /// Returns the asset catalogs among a target's resources and in its synchronized folders.
  private func catalogs(of target: XcodeProject.Target, and others: Set<String>) -> [String] {
    let named = target.resources.filter { $0.hasSuffix(".xcassets") }
      .map { FolderTraversal.join(folder, $0) }
    return others.union(named).sorted()
      .filter { FileReader.isInside($0, folder: root) && FileReader.isFolder($0) }
  }

  /// Throws an error for a source outside of the folder, to which a link leads.
  ///
  /// See: F-75.
  private func refuseLink(_ path: String) throws {
    guard FileReader.isLinkedOut(path, of: root) else { return }
    throw InterfaceDocumentError(
      file: path, location: nil,
      message: "is a link that leads out of the folder; put the file itself there")
  }

  private func sources(
    of target: XcodeProject.Target
  ) throws -> (
    present: [String], missing: [String], others: [String], rest: [String], models: [String],
    catalogs: Set<String>
  ) {
    var catalogs: Set<String> = []
    var models: [String] = []
    var present: [String] = []
    var missing: [String] = []
    var others: [String] = []
    var rest: [String] = []
    for path in target.sources {
      let location = path.hasPrefix("/") ? path : FolderTraversal.join(folder, path)
      if let model = Self.model(location), FileReader.isInside(model, folder: root),
        FileReader.isFolder(model)
      {
        models.append(model)
      } else if !path.hasSuffix(".swift") {
        others.append(location)
      } else if FileReader.isInside(location, folder: root), FileReader.isThere(location) {
        present.append(location)
      } else {
        try refuseLink(location)
        missing.append(location)
      }
    }
    let leftOut = Set(target.exceptions.map { FolderTraversal.join(folder, $0) })
    for synchronized in target.folders {
      let location = FolderTraversal.join(folder, synchronized)
      try refuseLink(location)
      guard FileReader.isInside(location, folder: root) else { continue }
      do {
        let found = try FolderTraversal.files(below: location, ending: [""])
          .filter { !leftOut.contains($0) }
        for path in found {
          if path.hasSuffix(".swift") {
            if !FileReader.isInside(path, folder: root) { try refuseLink(path) }
            present.append(path)
          } else if let model = Self.model(path) {
            models.append(model)
          } else if Self.otherEndings.contains(where: path.hasSuffix) {
            others.append(path)
          } else if let end = path.firstRange(of: ".xcassets/")?.upperBound {
            catalogs.insert(String(path[..<path.index(before: end)]))
          } else {
            rest.append(path)
          }
        }
      } catch let error as DocumentError {
        throw InterfaceDocumentError(file: error.file, location: nil, message: error.issue)
      }
    }
    var seen: Set<String> = []
    return (
      present.filter { seen.insert($0).inserted }, missing, others, rest, Set(models).sorted(),
      catalogs
    )
  }

  /// Returns the folder of the Core Data model that a path is or is in.
  private static func model(_ path: String) -> String? {
    guard let end = path.firstRange(of: ".xcdatamodel") else { return nil }
    return path[end.upperBound...].hasPrefix("d")
      ? String(path[..<path.index(after: end.upperBound)]) : String(path[..<end.upperBound])
  }

  /// The extensions of sources in synchronized folders that are not in Swift.
  private static let otherEndings = [".m", ".mm", ".c", ".cc", ".cpp", ".metal"]
}
