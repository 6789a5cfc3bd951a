import Foundation
import Gimbal
import GimbalDocuments
import GimbalFiles
import GimbalIntake
import GimbalReports

/// The cache of Gimbal's build, which all projects of a user share, like an installed release.
///
/// It is in the user's cache folder, in a folder for each version, package and toolchain. An
/// interrupted build continues there.
struct EngineCache {
  /// The folder of all builds.
  let root: String

  /// The cache of the user; nil if the environment names no folder, or if other users can write to
  /// it.
  init?(_ environment: [String: String]) {
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
    guard let cache = named ?? home else { return nil }
    root = cache + "/gimbal/engines"
    guard (try? Folder(root, makes: true)) != nil,
      let found = try? FileManager.default.attributesOfItem(atPath: root),
      found[.ownerAccountID] as? UInt32 == getuid(),
      let mode = found[.posixPermissions] as? Int, mode & 0o022 == 0
    else { return nil }
  }

  /// Returns Gimbal for copies: built here if possible, else its package.
  ///
  /// - Parameter builds: True to build what is missing, which takes minutes.
  /// - Throws: one line where the build fails.
  @MainActor
  static func engine(
    _ source: GimbalSource, builds: Bool, _ session: Session
  ) throws -> GimbalSource {
    guard case .package(let package) = source, let cache = EngineCache(session.environment()) else {
      return source
    }
    let toolchain = try ToolRun(["swiftc", "--version"]).output
    let key = EngineCache.key(package.path + "\n" + toolchain)
    let path = cache.root + "/\(GimbalVersion.current)-\(key)"
    guard let folder = try? Folder(path, makes: builds) else { return source }
    let state =
      SourceFingerprint.text(of: package.appendingPathComponent("Sources"), leavingOut: package)
      ?? ""
    func isBuilt() throws -> Bool { try folder.bytes(of: "state") == Array(state.utf8) }
    let library = GimbalSource.built(URL(fileURLWithPath: path + "/gimbal"))
    if try isBuilt() { return library }
    guard builds else { return source }
    let lock = try FileWriter(locking: path + "/lock", waits: true)
    defer { withExtendedLifetime(lock) {} }
    // Another process may have built it meanwhile.
    if try isBuilt() { return library }
    session.notify("Gimbal is built once for all projects, in \(path)")
    try folder.remove("state")
    try make(package.path, in: folder, session)
    try folder.replace("state", with: Array(state.utf8))
    return library
  }

  /// The targets that make up the libraries.
  private static let targets = [
    "GimbalHost", "GimbalCommandLine", "UIKit", "Combine", "CoreData", "os", "_Testing_UIKit",
    "_Testing_CoreGraphics",
  ]

  /// Builds the modules, and links the libraries.
  @MainActor
  private static func make(_ package: String, in folder: Folder, _ session: Session) throws {
    let scratch = folder.path + "/build"
    for target in targets {
      let run = try ToolRun([
        "swift", "build", "--package-path", package, "--scratch-path", scratch, "--target", target,
        "--disable-index-store", "-Xswiftc", "-gnone",
      ]) { line in
        // [12/345] Compiling …
        guard let step = line.firstMatch(of: /^\[(\d+)\/(\d+)\]/), let done = Int(step.1),
          let total = Int(step.2)
        else { return }
        session.console.progress(done, of: total, "steps of Gimbal's build", at: session.now())
      }
      session.console.endProgress()
      try check(run, folder)
    }
    let built = scratch + "/debug"
    try folder.link("gimbal/modules", to: "../build/debug/Modules")
    let modules = try Folder(built + "/Modules").names().filter { $0.hasSuffix(".swiftmodule") }
      .map { $0.dropLast(".swiftmodule".count) }
    let tests = ["GimbalTesting", "GimbalHost"]
    try link(
      "Gimbal", of: modules.filter { !tests.contains(String($0)) }.map(String.init), built, folder)
    try link("GimbalTesting", of: tests, built, folder, ["-lGimbal"])
  }

  /// Links the objects of modules.
  private static func link(
    _ name: String, of modules: [String], _ built: String, _ folder: Folder, _ others: [String] = []
  ) throws {
    let objects = try modules.flatMap { module in
      try Folder("\(built)/\(module).build").names().filter { $0.hasSuffix(".swift.o") }
        .map { "\(built)/\(module).build/\($0)" }
    }
    let output = folder.path + "/gimbal"
    try check(
      ToolRun(
        [
          "swiftc", "-emit-library", "-use-ld=lld", "-o", "\(output)/lib\(name).so", "-L", output,
          "-Xlinker", "-soname=lib\(name).so",
        ] + others + objects), folder)
  }

  private static func check(_ run: ToolRun, _ folder: Folder) throws {
    guard run.status != 0 else { return }
    let lines = run.output.split(whereSeparator: \.isNewline)
    throw IntakeError.file(
      folder.path,
      "Gimbal's own build failed: "
        + VisibleText.of(
          String(lines.last { $0.contains("error:") } ?? lines.last ?? ""), limit: 1_000)
        + "; the next call continues it, and 'gimbal cache --clear' starts it again")
  }

  /// Returns a name for a string: its FNV hash.
  private static func key(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
