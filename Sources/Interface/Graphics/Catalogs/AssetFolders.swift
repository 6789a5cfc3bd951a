import Foundation
import Synchronization

/// Folders of apps whose catalogs and images are found like those of the main bundle.
///
/// A set is ignored if a symbolic link in it leads out of its folder.
package enum AssetFolders {
  private static let inUse = Mutex<[AssetFolder]>([])
  private static let known = Mutex<[String: AssetFolder]>([:])

  /// Sets the folders that are searched before the main bundle; each folder is read once.
  ///
  /// `InterfaceFolders` calls it.
  package static func use(_ folders: [String]) {
    let found = folders.map { path in
      if let folder = known.withLock({ $0[path] }) { return folder }
      let folder = AssetFolder(path)
      known.withLock { $0[path] = folder }
      return folder
    }
    inUse.withLock { $0 = found }
  }

  /// Returns true for nil and for a bundle with the main bundle's folder, because `Bundle(for:)`
  /// may return another object for it.
  static func isMain(_ bundle: Bundle?) -> Bool {
    bundle == nil || bundle?.bundlePath == Bundle.main.bundlePath
  }

  /// Returns the path of a color set's folder; nil if no folder contains the set.
  static func colorSet(_ name: String) -> String? {
    inUse.withLock { $0.lazy.compactMap { $0.catalog.colorSets[name] }.first }
  }

  /// Returns the path of an image set's folder; nil if no folder contains the set.
  static func imageSet(_ name: String) -> String? {
    inUse.withLock { $0.lazy.compactMap { $0.catalog.imageSets[name] }.first }
  }

  /// Returns the path of an image outside of catalogs, without scale and extension.
  static func decoded(_ name: String) -> String? {
    inUse.withLock { $0.lazy.compactMap { $0.images[name] }.first }
  }

  /// Returns true if a folder has a color with a name.
  package static func hasColor(_ name: String) -> Bool { colorSet(name) != nil }

  /// Returns true if a folder has an image with a name.
  package static func hasImage(_ name: String) -> Bool {
    (imageSet(name) ?? decoded(name)) != nil
  }
}

/// The catalogs of a folder and the images outside of them.
private struct AssetFolder: Sendable {
  /// The sets of the folder's catalogs.
  let catalog: AssetCatalog
  /// Paths without scale and extension, by the name in code.
  let images: [String: String]

  /// Reads a folder, without files that are outside of it.
  init(_ path: String) {
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/"
    @Sendable func isInside(_ file: String) -> Bool {
      URL(fileURLWithPath: file).resolvingSymlinksInPath().path.hasPrefix(root)
    }
    catalog = AssetCatalog(below: path) { set in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []
      return names.allSatisfy { isInside(set + "/" + $0) }
    }
    images = AssetFolder.images(below: path, isInside)
  }

  private static func images(
    below path: String, _ isInside: (String) -> Bool
  ) -> [String: String] {
    var found: [String: String] = [:]
    guard let entries = FileManager.default.enumerator(atPath: path) else { return found }
    var count = 0
    while let entry = entries.nextObject() as? String, count < AssetCatalog.entryLimit {
      count += 1
      let file = path + "/" + entry
      guard AssetCatalog.imageEndings.contains((entry as NSString).pathExtension),
        !entry.contains(".xcassets/"), isInside(file)
      else { continue }
      var base = (file as NSString).deletingPathExtension
      for scale in ["@2x", "@3x"] where base.hasSuffix(scale) { base.removeLast(scale.count) }
      let name = (base as NSString).lastPathComponent
      found[name] = min(base, found[name] ?? base)
    }
    return found
  }
}
