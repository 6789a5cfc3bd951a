import Foundation
import Synchronization

/// The colors and images of the uncompiled catalogs (`*.xcassets` folders) in a bundle.
///
/// Compiled catalogs (`Assets.car`) are not read.
struct AssetCatalog: Sendable {
  /// The paths of the folders `*.colorset`, by the names under which apps find them.
  private(set) var colorSets: [String: String] = [:]
  /// The paths of the folders `*.imageset`, by the names under which apps find them.
  private(set) var imageSets: [String: String] = [:]

  /// The file name extensions of images that are read.
  static let imageEndings = ["png", "jpg", "jpeg"]
  /// The maximum number of entries of a bundle that are read, so that a bundle at the root of a
  /// disk does not block a test.
  static let entryLimit = 100_000
  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// Returns the catalogs below the folder of a bundle's resources; cached for each bundle.
  static func of(_ bundle: Bundle) -> AssetCatalog {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    if let catalog = known.withLock({ $0[folder] }) { return catalog }
    let catalog = AssetCatalog(below: folder)
    known.withLock { $0[folder] = catalog }
    return catalog
  }

  /// Reads the catalogs below a folder, without excluded sets.
  ///
  /// If two sets have the same name, the first in the order of paths is used.
  init(below folder: String, where isExpected: (String) -> Bool = { _ in true }) {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return }
    var paths: [String] = []
    var count = 0
    while let path = entries.nextObject() as? String, count < Self.entryLimit {
      count += 1
      if path.hasSuffix(".colorset") || path.hasSuffix(".imageset") { paths.append(path) }
    }
    for path in paths.sorted() {
      let parts = path.split(separator: "/").map(String.init)
      guard let root = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { continue }
      let whole = folder + "/" + path
      guard isExpected(whole) else { continue }
      let name = Self.name(Array(parts[(root + 1)...]), in: whole)
      if path.hasSuffix(".colorset") {
        colorSets[name] = colorSets[name] ?? whole
      } else {
        imageSets[name] = imageSets[name] ?? whole
      }
    }
  }

  /// Returns the name of a set: the names of groups that provide a namespace, then the folder's
  /// name.
  private static func name(_ parts: [String], in path: String) -> String {
    var names = [parts[parts.count - 1].split(separator: ".").dropLast().joined(separator: ".")]
    var folder = path
    for group in parts.dropLast().reversed() {
      folder = (folder as NSString).deletingLastPathComponent
      let contents: GroupContents? = read(folder)
      if contents?.properties?.namespace == true { names.insert(group, at: 0) }
    }
    return names.joined(separator: "/")
  }

  /// Returns the contents of a set or group, or nil if the file is missing or malformed.
  static func read<Contents: Decodable>(_ folder: String) -> Contents? {
    FileManager.default.contents(atPath: folder + "/Contents.json").flatMap {
      try? JSONDecoder().decode(Contents.self, from: $0)
    }
  }
}

/// The contents of a group's file.
private struct GroupContents: Decodable {
  /// The properties of a group.
  struct Properties: Decodable {
    /// True if the name of the group is part of the names in it.
    let namespace: Bool?

    /// The keys of Xcode's file.
    enum CodingKeys: String, CodingKey {
      case namespace = "provides-namespace"
    }
  }

  /// The properties; nil if the file has none.
  let properties: Properties?
}

/// A trait for which an entry of a set applies.
struct CatalogAppearance: Decodable, Hashable, Sendable {
  /// The name of the trait, such as `luminosity`.
  let appearance: String
  /// The value of the trait, such as `dark`.
  let value: String
}
