import GimbalDocuments

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A package of copies for an app that has no package.
///
/// It has the sources of a project's targets, with an executable that launches the app and has the
/// verbs of `gimbal`, or with the bundles of its unit tests.
public struct ShadowApp: Sendable {
  /// A module of the app.
  public struct Module: Sendable {
    /// The kind of module.
    public enum Kind: Sendable {
      /// The app that is launched.
      case app
      /// A module that others import.
      case library
      /// A test bundle.
      case tests
    }

    /// The name in imports.
    public var name: String
    /// The kind of the module.
    public var kind: Kind
    /// The paths of the sources.
    public var sources: [String]
    /// The names of the app's modules that it imports.
    public var dependencies: [String]
    /// The target's compiler settings by name; without `SWIFT_VERSION` the language is Swift 5.
    public var settings: [String: String]
    /// True if a project's target builds it, whose sources may use UIKit through a header without
    /// an import.
    public var isOfProject: Bool
    /// The Core Data models of its target.
    public var models: [Model] = []
    /// The source with the Swift names of its asset catalogs; empty without any.
    public var assetNames: String
    /// The source with the Swift names of its string catalogs; empty without any.
    public var stringNames: String
    /// The files in `Bundle.module`, by their names; nil for a module without that bundle.
    public var bundle: [String: String]?

    /// Creates a module.
    public init(
      name: String, kind: Kind, sources: [String], dependencies: [String],
      settings: [String: String] = [:], isOfProject: Bool = false, bundle: [String: String]? = nil,
      models: [Model] = [], assetNames: String = "", stringNames: String = ""
    ) {
      self.models = models
      self.assetNames = assetNames
      self.stringNames = stringNames
      self.name = name
      self.kind = kind
      self.sources = sources
      self.dependencies = dependencies
      self.settings = settings
      self.isOfProject = isOfProject
      self.bundle = bundle
    }
  }

  /// A model of Core Data.
  public struct Model: Sendable {
    /// The name without its extension.
    public var name: String
    /// The path of the file with the entities.
    public var contents: String
    /// The source of their generated classes; empty if the app declares all of them.
    public var source: String

    /// Creates a model.
    public init(name: String, contents: String, source: String) {
      self.name = name
      self.contents = contents
      self.source = source
    }
  }

  private let root: URL
  private let project: URL
  private let target: String?
  private let modules: [Module]
  private let gimbal: GimbalSource
  private let folder: ShadowFolder
  private let isForTests: Bool

  /// Prepares the copies of an app's modules; writes nothing.
  ///
  /// - Parameters:
  ///   - root: The folder that was opened.
  ///   - project: The project, or its folder.
  ///   - target: The name of the app's target; nil for tests without an app.
  ///   - modules: The modules, the app's first if there is one.
  ///   - isForTests: True for bundles of tests, false for a program that launches the app.
  /// - Throws: ``IntakeError`` for copies that would overwrite something else, two modules with the
  ///   same name, and an app without sources.
  public init(
    root: URL, project: URL, target: String?, modules: [Module], isForTests: Bool, output: URL,
    gimbal: GimbalSource
  ) throws(IntakeError) {
    self.root = root.standardizedFileURL.resolvingSymlinksInPath()
    self.project = project.standardizedFileURL.resolvingSymlinksInPath()
    self.target = target
    self.modules = modules.filter { !$0.sources.isEmpty }
    self.gimbal = gimbal
    self.isForTests = isForTests
    folder = try ShadowFolder(
      output.standardizedFileURL.resolvingSymlinksInPath(), around: self.root,
      named: output.relativePath)
    var names: Set<String> = []
    for module in self.modules {
      guard IntakeSettings.isModuleName(module.name) else {
        throw .noApp(
          root.relativePath,
          "a target makes the module \(QuotedText.of(module.name)); allowed is an identifier")
      }
      guard names.insert(module.name).inserted else {
        throw .noApp(
          root.relativePath,
          "two targets make the module '\(module.name)'; choose one with --target")
      }
    }
    if let app = modules.first, app.kind == .app, app.sources.isEmpty {
      throw .noApp(root.relativePath, "the target '\(target ?? app.name)' has no Swift sources")
    }
    if isForTests, !self.modules.contains(where: { $0.kind == .tests }) {
      throw .noApp(root.relativePath, "no test was run: no test target has Swift sources")
    }
  }

  /// Writes changed files, and removes copies whose originals are gone.
  ///
  /// - Throws: ``IntakeError`` for files that cannot be read or written, and for an app without a
  ///   delegate.
  /// - Complexity: O(bytes of the sources).
  public func write() throws(IntakeError) -> IntakeReport {
    var folder = folder
    var report = IntakeReport()
    try folder.begin()
    let present = Set(modules.map(\.name))
    // The module that declares the tests' app: the app's own, else one of the tests.
    let host = modules.first { $0.kind == .app } ?? modules.first { $0.kind == .tests }
    var read: [String: ModuleIntake] = [:]
    var frameworks: Set<String> = []
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    let imports = byName.mapValues { Set($0.dependencies) }
    for module in ModuleOrder.sorted(modules.map(\.name), imports: imports)
      .compactMap({ byName[$0] })
    {
      var files: [String: [UInt8]] = [:]
      for path in module.sources {
        files[absolute(path)] = Array(try ShadowFolder.read(absolute(path)))
      }
      for model in module.models where !model.source.isEmpty {
        files[absolute(model.contents) + ".swift"] = Array(model.source.utf8)
      }
      let isApp = module.kind == .app
      let intake = ModuleIntake(
        files: files, present: present, isHosted: isApp, isOfProject: module.isOfProject,
        isOnMainActor: CompilerSettings.isOnMainActor(
          module.settings, isForTests: module.kind == .tests),
        imports: module.dependencies.compactMap { read[$0] })
      read[module.name] = intake
      frameworks.formUnion(intake.frameworks)
      try write(module.models, of: module, intake, &folder)
      if module.name == host?.name {
        let purpose: IntakePurpose = isForTests ? .tests : .app
        if let start = purpose.start(intake.start, folder: project.path, target: target) {
          try folder.write(Data(start.utf8), to: position(module) + IntakePurpose.startFile)
        } else {
          throw .noApp(
            intake.start.otherStart ?? root.relativePath,
            intake.start.otherStart == nil
              ? "no class of the target '\(target ?? module.name)' is an app's delegate (UIApplicationDelegate); one in Objective-C is not built here"
              : "the app starts with SwiftUI, which is not simulated")
        }
        report.app = isForTests ? nil : module.name
      }
      for path in module.sources {
        let original = absolute(path)
        guard let result = intake.rewritten(original) else { continue }
        if isApp, original == intake.start.mainFile { continue }
        report.record(result, path)
        let name = String(relative(original).dropLast(".swift".count)) + ".copy.swift"
        try folder.write(result, of: original, to: position(module) + name)
      }
      for (text, file) in [
        (module.assetNames, "GimbalAssets.swift"), (module.stringNames, "GimbalStrings.swift"),
      ] where !text.isEmpty {
        try folder.write(Data(text.utf8), to: position(module) + file)
      }
      try writeBundle(of: module, &folder)
    }
    try folder.write(Data(manifest(frameworks).utf8), to: "Package.swift")
    try folder.removeRest()
    report.written = folder.written
    report.isFirst = folder.isNew
    return report
  }

  /// Writes the generated classes of models, and links to the models, with the modules of their
  /// classes.
  private func write(
    _ models: [Model], of module: Module, _ intake: ModuleIntake, _ folder: inout ShadowFolder
  ) throws(IntakeError) {
    for model in models {
      let contents = absolute(model.contents)
      if let result = intake.rewritten(contents + ".swift") {
        try folder.write(
          result, of: contents, to: position(module) + "Models/\(model.name).copy.swift")
      }
      let home = ShadowApp.modelsFolder + "/\(model.name).momd"
      try folder.link(home + "/contents", to: contents)
      try folder.write(Data(modules.map { $0.name + "\n" }.joined().utf8), to: home + "/modules")
    }
  }

  /// The folder of models among the copies.
  package static let modelsFolder = "Models"

  /// Writes the declaration of `Bundle.module`, as SwiftPM does for resources, and links to these.
  private func writeBundle(
    of module: Module, _ folder: inout ShadowFolder
  ) throws(IntakeError) {
    guard let bundle = module.bundle else { return }
    let home = "Bundles/" + module.name
    for (name, path) in bundle.sorted(by: <) {
      try folder.link(home + "/" + name, to: absolute(path))
    }
    let text = """
      // Written by gimbal: the resources of the package's target.
      \("import") Foundation

      extension Foundation.Bundle {
        static let module =
          Bundle(path: "\(SourceRewriter.quoted(folder.root.path + "/" + home))") ?? .main
      }

      """
    try folder.write(Data(text.utf8), to: position(module) + "GimbalBundle.swift")
  }

  private func position(_ module: Module) -> String {
    (module.kind == .tests ? "Tests/" : "Sources/") + module.name + "/"
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(root.path + "/")
      ? String(path.dropFirst(root.path.count + 1)) : URL(fileURLWithPath: path).lastPathComponent
  }

  private func manifest(_ frameworks: Set<String>) -> String {
    let names = Set(modules.map(\.name))
    var targets = ""
    for module in modules {
      let isProgram = module.kind == .app && !isForTests
      let kind = isProgram ? "executableTarget" : module.kind == .tests ? "testTarget" : "target"
      let dependencies = module.dependencies.filter { names.contains($0) && $0 != module.name }
      let settings = CompilerSettings(module.settings, isForTests: module.kind == .tests)
      targets += """
            .\(kind)(
              name: "\(module.name)",
              dependencies: [\(dependencies.map { "\"\($0)\"" }.joined(separator: ", "))],
              path: "\(position(module).dropLast())",
              swiftSettings: [\(settings.calls.joined(separator: ", "))]),

        """
    }
    return """
      // swift-tools-version: 6.2
      // Written by gimbal app: the targets of an app's project.

      import PackageDescription

      let package = Package(
        name: "\(modules[0].name)-gimbal",
        targets: [
      \(targets)  ]
      )
      \(gimbal.lines(
        isHosted: true, hosts: modules.filter { isForTests && $0.kind == .app }.map(\.name), frameworks: frameworks))
      """
  }
}
