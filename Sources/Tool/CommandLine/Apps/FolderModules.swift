import Foundation
import GimbalDocuments
import GimbalIntake
import GimbalProjects

/// The modules of a folder that sources import: other targets of the same project, stubs, targets
/// of local packages, and of other projects in the folder, such as CocoaPods.
struct FolderModules {
  /// The folder that was opened.
  private let root: String
  private let own: AppSources
  private let stubs: [String: String]
  /// The manifests and projects of the folder, the nearest first; nil until the first access.
  private var manifests: [(folder: String, targets: ManifestTargets)]?
  private var projects: [AppSources.Libraries]?

  /// Searches modules for a project's sources in the opened folder.
  ///
  /// - Parameter stubs: The folders of stubs by module name.
  init(_ own: AppSources, in root: String, stubs: [String: String]) {
    self.own = own
    self.root = root
    self.stubs = stubs
  }

  /// Returns the modules of the project, and transitively those that their sources import.
  ///
  /// - Throws: one line for a source that a link places outside of the folder, and for a file that
  ///   cannot be read.
  /// - Complexity: O(bytes of the sources), plus the files of the folder if a source imports a
  ///   module that the project lacks.
  mutating func all() throws -> [ShadowApp.Module] {
    var modules = try own.modules.filter { stubs[$0.name] == nil }.map(FolderModules.module)
    var names = Set(modules.map(\.name))
    var absent: Set<String> = []
    var index = 0
    while index < modules.count {
      var dependencies = Set(modules[index].dependencies)
      for path in modules[index].sources {
        for name in SourceImports.names(in: try FileReader.read(path)).sorted()
        where name != modules[index].name && !absent.contains(name) {
          if !names.contains(name) {
            guard let module = try self.module(named: name) else {
              absent.insert(name)
              continue
            }
            modules.append(module)
            names.insert(name)
          }
          dependencies.insert(name)
        }
      }
      modules[index].dependencies = dependencies.sorted()
      index += 1
    }
    return modules
  }

  private mutating func module(named name: String) throws -> ShadowApp.Module? {
    guard IntakeSettings.isModuleName(name), !FolderModules.present.contains(name) else {
      return nil
    }
    if let folder = stubs[name] {
      return ShadowApp.Module(
        name: name, kind: .library, sources: try swiftFiles(below: folder), dependencies: [])
    }
    if let module = try own.libraries.module(named: name) {
      return try FolderModules.module(module)
    }
    if let module = try packageModule(named: name) { return module }
    if projects == nil {
      projects = try AppSources.projects(in: root).filter { $0 != own.file }
        .compactMap { try? AppSources.Libraries(project: $0, in: root) }
    }
    for project in projects ?? [] {
      if let module = try project.module(named: name) { return try FolderModules.module(module) }
    }
    return nil
  }

  /// Modules that Gimbal provides; a folder's target of the same name does not replace them.
  private static let present: Set<String> = [
    "UIKit", "Foundation", "XCTest", "Swift", "Testing", "Dispatch", "CoreGraphics", "QuartzCore",
    "Combine", "CoreData",
  ]

  private static func module(_ module: SourceModule) throws -> ShadowApp.Module {
    ShadowApp.Module(
      name: module.name,
      kind: module.kind == .app ? .app : module.kind == .tests ? .tests : .library,
      sources: module.sources, dependencies: module.dependencies, settings: module.settings,
      isOfProject: true,
      models: try module.models.map { folder in
        let model = try DataModel(folder: folder)
        return ShadowApp.Model(name: model.name, contents: model.file, source: model.source)
      },
      assetNames: AssetSymbols(
        catalogs: module.catalogs, hasExtensions: module.hasAssetExtensions
      ).source, stringNames: StringSymbols(catalogs: module.stringCatalogs).source)
  }

  // MARK: Local packages

  private mutating func packageModule(named name: String) throws -> ShadowApp.Module? {
    if manifests == nil {
      let files = (try? FolderTraversal.files(below: root, ending: ["Package.swift"])) ?? []
      manifests = files.filter { $0.hasSuffix("/Package.swift") }
        .sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        .filter { FileReader.isInside($0, folder: root) }
        .compactMap { file in
          (try? FileReader.read(file)).map {
            (String(file.dropLast("/Package.swift".count)), ManifestTargets($0))
          }
        }
    }
    for (folder, targets) in manifests ?? [] {
      for target in targets.targets where target.name == name && !target.isTests {
        let home = target.folder.isEmpty ? folder : folder + "/" + target.folder
        guard FileReader.isFolder(home),
          FileReader.isInside(home + "/.", folder: root) || home == root
        else { continue }
        if let module = try module(of: target, in: home, targets.language) { return module }
      }
    }
    return nil
  }

  /// Returns the module of a package's target; nil for one without Swift sources, whose folder may
  /// be another.
  private func module(
    of target: ManifestTargets.Target, in home: String, _ language: String
  ) throws -> ShadowApp.Module? {
    func isOf(_ paths: [String], _ file: String) -> Bool {
      paths.contains {
        $0.isEmpty || file == home + "/" + $0 || file.hasPrefix(home + "/" + $0 + "/")
      }
    }
    let files = try files(below: home).filter { !isOf(target.excluded, $0) }
    let sources = files.filter { $0.hasSuffix(".swift") }
      .filter { file in target.sources.map { isOf($0, file) } ?? true }
    guard !sources.isEmpty else { return nil }
    var bundle: [String: String] = [:]
    for file in files where !file.hasSuffix(".swift") {
      let steps = file.split(separator: "/")
      let language = steps.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 + "/" : nil } ?? ""
      bundle[language + (steps.last ?? "")] = file
    }
    return ShadowApp.Module(
      name: target.name, kind: .library, sources: sources, dependencies: [],
      settings: ["SWIFT_VERSION": language], bundle: bundle.isEmpty ? nil : bundle)
  }

  private func swiftFiles(below folder: String) throws -> [String] {
    try files(below: folder).filter { $0.hasSuffix(".swift") }
  }

  /// Returns the files of a folder, all inside the opened folder.
  ///
  /// - Throws: one line for a source that a link places outside of it.
  private func files(below folder: String) throws -> [String] {
    try FolderTraversal.files(below: folder, ending: [""]).filter { file in
      if FileReader.isInside(file, folder: root) { return true }
      guard !file.hasSuffix(".swift") else {
        throw DocumentError(
          file: file, issue: "is a link that leads out of the folder; put the file itself there")
      }
      return false
    }
  }
}
