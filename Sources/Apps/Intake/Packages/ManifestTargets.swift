/// The targets that a manifest declares, as far as their names and folders are written out.
package struct ManifestTargets {
  /// A target: its name, and the path of its folder in the package.
  package struct Target {
    /// The name, which is that of its module.
    package var name: String
    /// The path of a folder of sources.
    package var folder: String
    /// The paths of its sources and their folders, where the manifest names them, from that folder on.
    package var sources: [String]?
    /// The paths that it leaves out.
    package var excluded: [String]
    /// True for a bundle of tests.
    package var isTests: Bool
  }

  /// The targets, those of inner folders first; one without a written path has all folders in which it is looked for.
  package private(set) var targets: [Target] = []
  /// The version of the language in which the compiler reads the sources, as `SWIFT_VERSION` has it.
  package let language: String

  /// Reads the calls `.target(name: …, path: …)` and their kin.
  ///
  /// - Complexity: O(bytes).
  package init(_ manifest: [UInt8]) {
    let text = String(decoding: manifest, as: UTF8.self)
    let isOf6 = ToolsVersion.isAtLeast([6], manifest: text)
    // A manifest that names another mode has it for all of its targets or for one.
    language = isOf6 && !text.contains(".v5") ? "6" : "5"
    for call in ManifestCall.all(of: Set(ManifestTargets.homes.keys), in: manifest) {
      guard let name = call.arguments["name"] else { continue }
      let homes = ManifestTargets.homes[call.kind] ?? []
      for folder in call.arguments["path"].map({ [$0] }) ?? homes.map({ $0 + "/" + name }) {
        targets.append(
          Target(
            name: name, folder: ManifestTargets.plain(folder),
            sources: call.lists["sources"]?.map(ManifestTargets.plain),
            excluded: (call.lists["exclude"] ?? []).map(ManifestTargets.plain),
            isTests: call.kind == "testTarget"))
      }
    }
    // The innermost folder is a source's own.
    targets.sort { ($0.folder.count, $1.folder) > ($1.folder.count, $0.folder) }
  }

  /// The folder and the name of the module of a source.
  ///
  /// A source of no written target is of the folder below that of `Sources` or `Tests`.
  func module(of path: String) -> (folder: String, name: String) {
    if let target = targets.first(where: { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }) {
      return (target.folder, target.name)
    }
    let folders = path.split(separator: "/").dropLast().prefix(2)
    return (folders.joined(separator: "/"), folders.last.map(String.init) ?? "")
  }

  /// A path without dots and slashes at its ends.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The folders in which a target without a path is looked for, by the kind of target.
  ///
  /// Source: SwiftPM, `PackageBuilder`, predefined directories.
  private static let homes: [String: [String]] = [
    "target": sources, "executableTarget": sources, "macro": sources,
    "testTarget": ["Tests", "Sources", "Source", "src", "srcs"],
  ]
  private static let sources = ["Sources", "Source", "src", "srcs"]
}
