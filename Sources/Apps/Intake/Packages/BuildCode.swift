import GimbalDocuments

/// The code of a folder that runs during a build, before any built product runs.
public struct BuildCode: Sendable {
  /// The names of such parts: the manifest, plugins, macros and package dependencies.
  public private(set) var parts: [String] = []

  /// Creates the value of a folder whose build runs no code of its own.
  init() {}

  /// Reads the parts that a manifest names; computed names are unknown.
  ///
  /// - Complexity: O(bytes).
  init(manifest: [UInt8]) {
    parts = ["Package.swift"]
    let kinds = ["plugin": "name", "macro": "name", "package": "url"]
    for call in ManifestCall.all(of: Set(kinds.keys), in: manifest) {
      guard
        let name = call.arguments[kinds[call.kind] ?? ""] ?? call.arguments["path"]
          ?? call.arguments["id"]
      else { continue }
      let part = "\(call.kind) \(QuotedText.of(name))"
      if !parts.contains(part) { parts.append(part) }
    }
  }
}
