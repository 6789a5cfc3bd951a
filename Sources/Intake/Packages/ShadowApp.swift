import GimbalDocuments

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A package of an app that has none: copies of the sources of a project's targets, with an executable that launches
/// the app and carries out the verbs of `gimbal`.
public struct ShadowApp: Sendable {
  /// A module of the app.
  public struct Module: Sendable {
    /// The name, as imports have it.
    public var name: String
    /// The paths of the sources.
    public var sources: [String]
    /// The names of the app's modules that it imports.
    public var dependencies: [String]
    /// True for a bundle of tests.
    public var isTests: Bool
    /// The version of the language that the sources are written in; nil is 5.
    public var language: String?

    /// Creates a module.
    public init(
      name: String, sources: [String], dependencies: [String], isTests: Bool,
      language: String? = nil
    ) {
      self.name = name
      self.sources = sources
      self.dependencies = dependencies
      self.isTests = isTests
      self.language = language
    }

    /// The mode in which the compiler reads the sources.
    ///
    /// Names of Swift 4 are there in its modes alone, which is the oldest that the compiler has: it reads sources of 2 and 3
    /// as far as they go. Sources of 6 are read as 5, which takes them too.
    fileprivate var mode: String {
      switch language.map({ $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }) {
      case "4", "2", "2.2", "2.3", "3", "3.1", "3.2": ".v4"
      case "4.2": ".v4_2"
      default: ".v5"
      }
    }
  }

  private let root: URL
  private let target: String
  private let modules: [Module]
  private let gimbal: GimbalSource
  private let settings: IntakeSettings
  private let folder: ShadowFolder

  /// - Parameters:
  ///   - root: The folder of the project.
  ///   - target: The name of the app's target.
  ///   - modules: The modules, the app's first.
  /// - Throws: ``IntakeError`` for copies that would lie upon something else, wrong settings, and an app without
  ///   sources.
  public init(
    root: URL, target: String, modules: [Module], output: URL, gimbal: GimbalSource
  ) throws(IntakeError) {
    self.root = root.standardizedFileURL.resolvingSymlinksInPath()
    self.target = target
    self.modules = modules
    self.gimbal = gimbal
    settings = try IntakeSettings(folder: self.root)
    folder = try ShadowFolder(
      output.standardizedFileURL.resolvingSymlinksInPath(), around: self.root,
      named: output.relativePath)
    for module in modules where !IntakeSettings.isModuleName(module.name) {
      throw .noApp(
        root.relativePath,
        "a target makes the module \(QuotedText.of(module.name)); allowed is an identifier")
    }
    guard let app = modules.first, !app.sources.isEmpty else {
      throw .noApp(root.relativePath, "the target '\(target)' has no Swift sources")
    }
  }

  /// Writes what has changed since the last time, and takes away what is gone.
  ///
  /// - Throws: ``IntakeError`` for files that cannot be read or written, and for an app that no delegate begins.
  /// - Complexity: O(bytes of the sources).
  public func write() throws(IntakeError) -> IntakeReport {
    var folder = folder
    var report = IntakeReport()
    try folder.begin()
    let present = Set(settings.stubs.keys).union(modules.map(\.name))
    for (index, module) in modules.enumerated() {
      var files: [String: [UInt8]] = [:]
      for path in module.sources {
        files[absolute(path)] = Array(try ShadowFolder.read(absolute(path)))
      }
      let isApp = index == 0
      let intake = ModuleIntake(files: files, present: present, isHosted: isApp)
      if isApp {
        guard let start = IntakePurpose.app.start(intake.start, folder: root.path, target: target)
        else {
          throw .noApp(
            intake.start.otherStart ?? root.relativePath,
            intake.start.otherStart == nil
              ? "no class of the target '\(target)' is an app's delegate (UIApplicationDelegate); one in Objective-C is not built here"
              : "the app begins with SwiftUI, which is not simulated")
        }
        report.app = module.name
        try folder.write(Data(start.utf8), to: place(module) + IntakePurpose.startFile)
      }
      for path in module.sources {
        let original = absolute(path)
        guard let result = intake.rewritten(original) else { continue }
        if isApp, original == intake.start.mainFile { continue }
        report.note(result, path)
        let name = String(relative(original).dropLast(".swift".count)) + ".copy.swift"
        try folder.write(result, of: original, to: place(module) + name)
      }
    }
    for (module, path) in settings.stubs.sorted(by: { $0.key < $1.key }) {
      try folder.link("GimbalStubs/" + module, to: root.appendingPathComponent(path).path)
    }
    try folder.write(Data(manifest.utf8), to: "Package.swift")
    try folder.removeRest()
    report.written = folder.written
    report.isFirst = folder.isNew
    return report
  }

  private func place(_ module: Module) -> String {
    (module.isTests ? "Tests/" : "Sources/") + module.name + "/"
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(root.path + "/")
      ? String(path.dropFirst(root.path.count + 1)) : URL(fileURLWithPath: path).lastPathComponent
  }

  private var manifest: String {
    let stubs = settings.stubs.keys.sorted()
    func quoted(_ names: [String]) -> String { names.map { "\"\($0)\", " }.joined() }
    var targets = ""
    for (index, module) in modules.enumerated() where !module.sources.isEmpty {
      let kind = module.isTests ? "testTarget" : index == 0 ? "executableTarget" : "target"
      targets += """
            .\(kind)(
              name: "\(module.name)", dependencies: [\(quoted(module.dependencies + stubs))],
              path: "\(place(module).dropLast())",
              swiftSettings: [.swiftLanguageMode(\(module.mode))]),

        """
    }
    for stub in stubs {
      targets += """
            .target(
              name: "\(stub)", path: "GimbalStubs/\(stub)",
              swiftSettings: [.swiftLanguageMode(.v5)]),

        """
    }
    return """
      // swift-tools-version: 6.0
      // Written by gimbal app: the targets of an app's project.

      import PackageDescription

      let package = Package(
        name: "\(modules[0].name)-gimbal",
        targets: [
      \(targets)  ]
      )
      \(gimbal.lines(isHosted: true))
      """
  }
}
