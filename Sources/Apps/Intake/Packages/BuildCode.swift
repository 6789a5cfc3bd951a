import GimbalDocuments

/// The code of a folder that a build runs, before anything that the build makes runs.
public struct BuildCode: Sendable {
  /// What runs, in words: the manifest, plugins, macros and the packages that bring others.
  public private(set) var parts: [String] = []

  /// The code of a folder whose build runs none.
  init() {}

  /// What a manifest names; names that it computes are not known.
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
