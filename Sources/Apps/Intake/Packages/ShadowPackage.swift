import GimbalDocuments

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A package next to an app's own with rewritten copies of its sources.
///
/// It links to all other files, and its manifest has Gimbal among the dependencies of every target.
/// The app's own files are never written. Copies have a `#sourceLocation`, so that errors and test
/// failures name the app's own files and lines. Unchanged files are not written again, so that
/// builds are incremental.
public struct ShadowPackage: Sendable {
  /// The app's package.
  public let package: URL
  /// The folder of the copies.
  public let output: URL
  /// The location of Gimbal for the copies.
  public let gimbal: GimbalSource
  /// The way in which the copies are built.
  public let purpose: IntakePurpose
  private let settings: IntakeSettings
  private let folder: ShadowFolder

  /// Prepares the copies of a package, and reads its settings; writes nothing.
  ///
  /// - Throws: ``IntakeError`` for a folder without a manifest, copies that would
  ///   overwrite something else, and wrong settings.
  public init(
    package: URL, output: URL, gimbal: GimbalSource, purpose: IntakePurpose = .package
  ) throws(IntakeError) {
    self.package = package.standardizedFileURL.resolvingSymlinksInPath()
    self.output = output.standardizedFileURL.resolvingSymlinksInPath()
    self.gimbal = gimbal
    self.purpose = purpose
    let manifest = self.package.appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw .noManifest(package.relativePath)
    }
    guard FileReader.isInside(manifest, folder: self.package.path) else {
      throw .file(manifest, "is a link that leads out of the package; put the file itself there")
    }
    folder = try ShadowFolder(self.output, around: self.package, named: output.relativePath)
    settings = try IntakeSettings(folder: self.package)
  }

  /// Writes changed files, and removes copies whose originals are gone.
  ///
  /// - Throws: ``IntakeError`` for a package without sources, files that cannot be read or written,
  ///   and a package without an app if one is to be launched.
  /// - Complexity: O(bytes of the sources).
  public func write() throws(IntakeError) -> IntakeReport {
    let listing = try PackageListing(package, leavingOut: output)
    for link in listing.links.sorted() where FileReader.isThere(original(link)) {
      guard !FileReader.isInside(original(link), folder: package.path) else { continue }
      throw .file(
        original(link), "is a link that leads out of the package; put the file itself there")
    }
    let stubs = settings.stubs.values.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    func isStub(_ path: String) -> Bool { stubs.contains { path.hasPrefix($0) } }
    let sources = listing.sources.filter { !isStub($0) }
    guard !sources.isEmpty else { throw .noSources(package.relativePath) }
    var folder = folder
    var report = IntakeReport()
    try folder.begin()
    let own = try ShadowFolder.read(original("Package.swift"))
    let text = String(decoding: own, as: UTF8.self)
    let targets = ManifestTargets(Array(own))
    let modules = Dictionary(grouping: sources) { targets.module(of: $0).folder }
    let names = Set(sources.map { targets.module(of: $0).name })
    var contents: [String: [String: [UInt8]]] = [:]
    var imports: [String: Set<String>] = [:]
    let folders = Dictionary(modules.map { (targets.module(of: $1[0]).name, $0) }) { $1 }
    for (name, paths) in modules {
      for path in paths {
        let bytes = Array(try ShadowFolder.read(original(path)))
        contents[name, default: [:]][original(path)] = bytes
        imports[name, default: []].formUnion(
          SourceImports.names(in: bytes).compactMap { folders[$0] })
      }
    }
    var read: [String: ModuleIntake] = [:]
    var frameworks: Set<String> = []
    for name in ModuleOrder.sorted(modules.keys.sorted(), imports: imports) {
      let paths = modules[name] ?? []
      let module = ModuleIntake(
        files: contents[name] ?? [:], present: Set(settings.stubs.keys).union(names),
        isHosted: purpose.isHosted, imports: (imports[name] ?? []).compactMap { read[$0] })
      read[name] = module
      frameworks.formUnion(module.frameworks)
      let starts = purpose.isHosted && module.start.delegate != nil
      if starts, let start = purpose.start(module.start, folder: package.path, target: nil) {
        report.app = report.app ?? targets.module(of: paths[0]).name
        try folder.write(
          Data(start.utf8), to: (name.isEmpty ? "" : name + "/") + IntakePurpose.startFile)
      }
      for path in paths {
        guard let result = module.rewritten(original(path)) else { continue }
        if starts, original(path) == module.start.mainFile { continue }
        report.record(result, path)
        try folder.write(result, of: original(path), to: Self.copy(of: path, text))
      }
    }
    guard !purpose.isHosted || report.app != nil else {
      throw .noApp(
        package.relativePath,
        "no class of the package is an app's delegate (@main and UIApplicationDelegate); 'gimbal intake' builds it"
      )
    }
    for path in listing.others {
      try folder.link(path, to: original(path))
    }
    for (module, path) in settings.stubs.sorted(by: { $0.key < $1.key }) {
      let home = path.hasSuffix("/") ? path : path + "/"
      let paths = listing.sources.filter { $0.hasPrefix(home) }
      var files: [String: [UInt8]] = [:]
      for path in paths { files[original(path)] = Array(try ShadowFolder.read(original(path))) }
      let stub = ModuleIntake(files: files, present: Set(settings.stubs.keys).union(names))
      for path in paths {
        guard let result = stub.rewritten(original(path)) else { continue }
        report.record(result, path)
        try folder.write(
          result, of: original(path),
          to: "GimbalStubs/" + module + "/" + path.dropFirst(home.count).dropLast(".swift".count)
            + ".copy.swift")
      }
    }
    try folder.write(manifest(own, frameworks), to: "Package.swift")
    try folder.removeRest()
    report.written = folder.written
    report.code = BuildCode(manifest: Array(own))
    report.isFirst = folder.isNew
    return report
  }

  /// Returns the path of a copy with a distinct name, unless the name has a meaning.
  ///
  /// The compiler warns of two files with the same name.
  private static func copy(of path: String, _ manifest: String) -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    if name == "main.swift" || manifest.contains(name + "\"") { return path }
    return String(path.dropLast(".swift".count)) + ".copy.swift"
  }

  /// Returns the app's manifest with the additions to every target.
  private func manifest(_ own: Data, _ frameworks: Set<String>) -> Data {
    let stubs = settings.stubs.keys.sorted()
    var addition = """

      // Added by gimbal intake: UIKit's names, and the tests' device.

      """
    if !stubs.isEmpty {
      addition += """
        for target in package.targets where [.regular, .executable, .test].contains(target.type) {
          target.dependencies += [\(stubs.map { "\"\($0)\"" }.joined(separator: ", "))]
        }
        package.targets += [

        """
      for stub in stubs {
        addition += "  .target(name: \"\(stub)\", path: \"GimbalStubs/\(stub)\"),\n"
      }
      addition += "]\n"
    }
    addition += gimbal.lines(isHosted: purpose.isHosted, frameworks: frameworks)
    return Data(ToolsVersion.raised(String(decoding: own, as: UTF8.self)).utf8)
      + Data(addition.utf8)
  }

  private func original(_ path: String) -> String { package.appendingPathComponent(path).path }
}
