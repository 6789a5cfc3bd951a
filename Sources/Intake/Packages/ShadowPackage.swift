public import Foundation

/// A package beside an app's own: copies of its sources, rewritten, links to everything else, and its manifest with
/// Gimbal among the dependencies of every target.
///
/// The app's own files are never written. Copies say by `#sourceLocation` where they are from, so that errors and
/// failures of tests name the app's own files and lines. What has not changed is not written again: a build after
/// it does what a build of the app would do.
public struct ShadowPackage: Sendable {
  /// The work of one intake.
  public struct Report: Sendable {
    /// The number of sources that were looked at.
    public var sources = 0
    /// The number of those that are not the same any more.
    public var rewritten = 0
    /// The number of files that were written, since they have changed.
    public var written = 0
    /// The places that cannot be built as they are, by paths within the package.
    public var remarks: [(path: String, remark: IntakeRemark)] = []
  }

  /// The app's package.
  public let package: URL
  /// The folder of the copies.
  public let output: URL
  /// The folder of Gimbal's own package.
  public let gimbal: URL

  /// The file that marks a folder as one of copies.
  private static let mark = ".gimbal-intake"

  /// - Throws: ``IntakeError`` for a folder without a manifest, or copies that would lie upon something else.
  public init(package: URL, output: URL, gimbal: URL) throws(IntakeError) {
    self.package = package.standardizedFileURL.resolvingSymlinksInPath()
    self.output = output.standardizedFileURL.resolvingSymlinksInPath()
    self.gimbal = gimbal.standardizedFileURL.resolvingSymlinksInPath()
    let files = FileManager.default
    guard files.fileExists(atPath: self.package.appendingPathComponent("Package.swift").path) else {
      throw .noManifest(package.relativePath)
    }
    let isAround = (self.package.path + "/").hasPrefix(self.output.path + "/")
    let found = (try? files.contentsOfDirectory(atPath: self.output.path)) ?? []
    guard !isAround, found.isEmpty || found.contains(Self.mark) else {
      throw .outputIsTaken(output.relativePath)
    }
  }

  /// Writes what has changed since the last time, and takes away what is gone.
  ///
  /// - Throws: ``IntakeError`` for a package without sources, and files that cannot be read or written.
  /// - Complexity: O(bytes of the sources).
  public func write() throws(IntakeError) -> Report {
    let listing = try PackageListing(package, leavingOut: output)
    guard !listing.sources.isEmpty else { throw .noSources(package.relativePath) }
    var report = Report()
    var kept: Set<String> = [Self.mark, "Package.swift"]
    try write(Data(), to: Self.mark, &report)
    let own = try read(original("Package.swift"))
    for (_, paths) in listing.modules.sorted(by: { $0.key < $1.key }) {
      try copy(paths, String(decoding: own, as: UTF8.self), &kept, &report)
    }
    for path in listing.others {
      try link(path)
      kept.insert(path)
    }
    try write(manifest(own), to: "Package.swift", &report)
    try removeAll(but: kept)
    return report
  }

  private func copy(
    _ paths: [String], _ manifest: String, _ kept: inout Set<String>, _ report: inout Report
  ) throws(IntakeError) {
    var files: [String: [UInt8]] = [:]
    for path in paths { files[original(path)] = Array(try read(original(path))) }
    let module = ModuleIntake(files: files)
    for path in paths {
      guard let result = module.rewritten(original(path)) else { continue }
      report.sources += 1
      report.rewritten += result.isChanged ? 1 : 0
      report.remarks += result.remarks.map { (path, $0) }
      // The first line says whose lines follow; a script's own first line would not be one any more.
      let place = "#sourceLocation(file: \"\(SourceRewriter.quoted(original(path)))\", line: 1)\n"
      let copy = Self.copy(of: path, manifest)
      try write(Data(place.utf8) + Data(result.bytes), to: copy, &report)
      kept.insert(copy)
    }
  }

  /// The path of a copy: with a name of its own, since the compiler warns of two files of one name, unless the name
  /// has a meaning.
  private static func copy(of path: String, _ manifest: String) -> String {
    let name = (path as NSString).lastPathComponent
    if name == "main.swift" || manifest.contains(name + "\"") { return path }
    return String(path.dropLast(".swift".count)) + ".copy.swift"
  }

  /// The app's manifest with what every target needs besides.
  private func manifest(_ own: Data) -> Data {
    let addition = """

      // Added by gimbal intake: UIKit's names, and the tests' device.
      package.dependencies.append(.package(name: "gimbal", path: "\(SourceRewriter.quoted(gimbal.path))"))
      for target in package.targets where [.regular, .executable, .test].contains(target.type) {
        target.dependencies.append(.product(name: "UIKit", package: "gimbal"))
      }

      """
    return own + Data(addition.utf8)
  }

  // MARK: Files

  private func original(_ path: String) -> String { package.appendingPathComponent(path).path }

  private func read(_ path: String) throws(IntakeError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .file(path, "the file cannot be read")
    }
  }

  /// Writes a file whose contents have changed; a link in its place is taken away first.
  private func write(_ data: Data, to path: String, _ report: inout Report) throws(IntakeError) {
    let url = output.appendingPathComponent(path)
    let files = FileManager.default
    let isLink = (try? files.destinationOfSymbolicLink(atPath: url.path)) != nil
    if !isLink, let present = try? Data(contentsOf: url), present == data { return }
    do {
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if isLink { try files.removeItem(at: url) }
      try data.write(to: url, options: .atomic)
      report.written += 1
    } catch {
      throw .file(url.path, "the copy cannot be written")
    }
  }

  private func link(_ path: String) throws(IntakeError) {
    let url = output.appendingPathComponent(path)
    let files = FileManager.default
    if (try? files.destinationOfSymbolicLink(atPath: url.path)) == original(path) { return }
    do {
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? files.removeItem(at: url)
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: original(path))
    } catch {
      throw .file(url.path, "the link cannot be written")
    }
  }

  /// Takes away copies of files that are gone; what a build has written stays.
  private func removeAll(but kept: Set<String>) throws(IntakeError) {
    let listing = try PackageListing(output, leavingOut: nil)
    for path in listing.sources + listing.others where !kept.contains(path) {
      if path == "Package.resolved" { continue }
      try? FileManager.default.removeItem(at: output.appendingPathComponent(path))
    }
  }
}
