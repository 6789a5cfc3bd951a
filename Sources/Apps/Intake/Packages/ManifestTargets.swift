/// The targets of a manifest, as far as their names and folders are literals.
package struct ManifestTargets {
  /// A target: its name, and the path of its folder in the package.
  package struct Target {
    /// The name, which is that of its module.
    package var name: String
    /// The path of a folder of sources.
    package var folder: String
    /// The paths of its sources and their folders relative to that folder, if the manifest names
    /// them.
    package var sources: [String]?
    /// The excluded paths.
    package var excluded: [String]
    /// True for a test target.
    package var isTests: Bool
  }

  /// The targets, inner folders first; a target without a path has all default folders.
  package private(set) var targets: [Target] = []
  /// The language version of the sources, as in `SWIFT_VERSION`.
  package let language: String

  /// Reads the calls `.target(name: …, path: …)` and similar ones.
  ///
  /// - Complexity: O(bytes).
  package init(_ manifest: [UInt8]) {
    let text = String(decoding: manifest, as: UTF8.self)
    let isOf6 = ToolsVersion.isAtLeast([6], manifest: text)
    // Another mode in the manifest may be that of all targets or of one.
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
    // A source belongs to its innermost folder.
    targets.sort { ($0.folder.count, $1.folder) > ($1.folder.count, $0.folder) }
  }

  /// Returns the folder and the name of a source's module.
  ///
  /// A source without a literal target belongs to the folder below `Sources` or `Tests`.
  func module(of path: String) -> (folder: String, name: String) {
    if let target = targets.first(where: { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }) {
      return (target.folder, target.name)
    }
    let folders = path.split(separator: "/").dropLast().prefix(2)
    return (folders.joined(separator: "/"), folders.last.map(String.init) ?? "")
  }

  /// Returns a path without dots and slashes at its ends.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The default folders of targets without a path, by the kind of target.
  ///
  /// Source: SwiftPM, `PackageBuilder`, predefined directories.
  private static let homes: [String: [String]] = [
    "target": sources, "executableTarget": sources, "macro": sources,
    "testTarget": ["Tests", "Sources", "Source", "src", "srcs"],
  ]
  private static let sources = ["Sources", "Source", "src", "srcs"]
}
