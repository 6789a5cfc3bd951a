public import Foundation
import GimbalInterfaceDocuments

/// The folders in which documents are found by name: the app's bundle, and those that are opened.
@MainActor
public enum InterfaceFolders {
  private static var opened: [URL] = []
  private static var index: [String: URL] = [:]
  private static var read: [URL: InterfaceDocument] = [:]
  private static var isMainIndexed = false

  /// Opens a folder, of which all storyboards and nib files can be asked for by name from now on.
  ///
  /// Folders of a language (`de.lproj`) are left out for `Base.lproj`. Links out of the folder are not followed.
  public static func open(_ folder: URL) {
    opened.append(folder)
    add(folder, isDeep: true)
  }

  /// Forgets all folders that were opened.
  public static func closeAll() {
    opened = []
    index = [:]
    read = [:]
    isMainIndexed = false
  }

  private static func add(_ folder: URL, isDeep: Bool) {
    let root = folder.resolvingSymlinksInPath().path
    let options: FileManager.DirectoryEnumerationOptions =
      isDeep ? [.skipsHiddenFiles] : [.skipsHiddenFiles, .skipsSubdirectoryDescendants]
    guard
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: options)
    else { return }
    var found: [URL] = []
    for case let file as URL in files
    where ["storyboard", "xib"].contains(file.pathExtension)
      && file.resolvingSymlinksInPath().path.hasPrefix(root)
    {
      found.append(file)
    }
    func rank(_ file: URL) -> Int {
      let folder = file.deletingLastPathComponent().lastPathComponent
      return folder == "Base.lproj" ? 0 : folder.hasSuffix(".lproj") ? 2 : 1
    }
    for file in found.sorted(by: { (rank($0), $0.path) < (rank($1), $1.path) })
    where index[file.lastPathComponent] == nil {
      index[file.lastPathComponent] = file
    }
  }

  /// The document of a file name; nil where no folder has it, or where it cannot be read.
  static func document(_ fileName: String, in bundle: Bundle?) -> InterfaceDocument? {
    guard let file = file(fileName, in: bundle) else { return nil }
    if let known = read[file] { return known }
    guard let data = try? Data(contentsOf: file),
      let document = try? InterfaceDocument(data, file: file.lastPathComponent)
    else { return nil }
    read[file] = document
    return document
  }

  private static func file(_ name: String, in bundle: Bundle?) -> URL? {
    if let bundle, bundle !== Bundle.main {
      for place in ["", "Base.lproj/"] {
        let file = bundle.bundleURL.appending(path: place + name)
        if FileManager.default.fileExists(atPath: file.path) { return file }
      }
    }
    if !isMainIndexed {
      isMainIndexed = true
      add(Bundle.main.resourceURL ?? Bundle.main.bundleURL, isDeep: false)
    }
    return index[name]
  }
}
