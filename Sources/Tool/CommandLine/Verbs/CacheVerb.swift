import Foundation
import GimbalFiles

extension Verb {
  /// `gimbal cache`: the builds that all projects share.
  static let cache = Verb(
    "cache", "The builds of Gimbal that all projects of a user share, with their sizes.",
    operands: Operands(usage: "", count: 0...0),
    details: """
      'app', 'test' and 'intake' of a program that was built from Gimbal's sources build them once for
      each version and toolchain, in gimbal/engines of XDG_CACHE_HOME or ~/.cache. A folder that
      belongs to another user, or that others can write, is not used: then each project builds Gimbal
      for itself.
      """,
    options: [.clear],
    examples: [
      Example(call: "cache", meaning: "The builds with their sizes."),
      Example(call: "cache --clear", meaning: "Removes them."),
    ],
    run: CacheVerb.run)
}

extension Option {
  fileprivate static let clear = Option(
    name: "--clear", valueKind: .flag, summary: "Removes the builds.")
}

/// Executes `gimbal cache`.
enum CacheVerb {
  /// Lists the builds in the user's cache, or removes them with `--clear`.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    guard let cache = EngineCache(session.environment()) else {
      session.notify(
        "there is no cache: XDG_CACHE_HOME or HOME must name a folder that you own and others cannot write"
      )
      return .wrongCall
    }
    let folder = try Folder(cache.root)
    for name in try folder.names() {
      if arguments.has(.clear) {
        let lock = try FileWriter(locking: "\(cache.root)/\(name)/lock", waits: true)
        try folder.removeAll(name)
        withExtendedLifetime(lock) {}
      }
      let size = arguments.has(.clear) ? "removed" : "\(try megabytes(folder.folder(name))) MB"
      session.console.write("\(cache.root)/\(name)  \(size)\n")
    }
    return .held
  }

  /// Returns the size of all files in a folder.
  ///
  /// - Complexity: O(files).
  private static func megabytes(_ folder: Folder) throws -> Int {
    let files = FileManager.default.enumerator(atPath: folder.path)
    var bytes = 0
    while files?.nextObject() != nil {
      let attributes = files?.fileAttributes
      if attributes?[.type] as? FileAttributeType == .typeRegular {
        bytes += attributes?[.size] as? Int ?? 0
      }
    }
    return bytes / 1_000_000
  }
}
