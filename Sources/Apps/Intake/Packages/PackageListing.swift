import GimbalDocuments

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of a package, by their paths within it.
struct PackageListing {
  /// The Swift sources without the manifest.
  private(set) var sources: [String] = []
  /// All other files, and links to folders.
  private(set) var others: [String] = []
  /// The entries of `sources` and `others` that are links.
  private(set) var links: [String] = []

  /// Folders that builds and other tools create.
  static let leftOut: Set<String> = [
    ".build", ".git", ".swiftpm", "DerivedData", ".gimbal", ".product",
  ]

  /// Lists the files of a folder, except those in the folder of copies.
  ///
  /// - Throws: ``IntakeError`` for a folder that cannot be read.
  init(_ root: URL, leavingOut output: URL?) throws(IntakeError) {
    try read("", root, output)
    sources.sort()
    others.sort()
  }

  private mutating func read(_ folder: String, _ root: URL, _ output: URL?) throws(IntakeError) {
    let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
    let names: [String]
    do throws(DocumentError) {
      names = try FileReader.entries(inFolder: url.path)
    } catch {
      throw .file(url.path, "the folder cannot be read")
    }
    for name in names where !Self.leftOut.contains(name) {
      let path = folder.isEmpty ? name : folder + "/" + name
      let position = root.appendingPathComponent(path)
      if let output, position.path == output.path { continue }
      let type = try? FileManager.default.attributesOfItem(atPath: position.path)[.type]
      if type as? FileAttributeType == .typeSymbolicLink { links.append(path) }
      if type as? FileAttributeType == .typeDirectory {
        try read(path, root, output)
      } else if name.hasSuffix(".swift"), path != "Package.swift", !name.hasPrefix("Package@swift-")
      {
        sources.append(path)
      } else if path != "Package.swift", path != "Package.resolved" {
        others.append(path)
      }
    }
  }
}
