import GimbalDevices
import GimbalDocuments
import GimbalFiles

/// The kind of document in a file, by the file's name.
enum FileKind: String, CaseIterable {
  /// A scenario.
  case scenario = ".scenario.json"
  /// A scene.
  case scene = ".scene.json"
  /// Variables and fragments, or a folder's setup.
  case fragments = ".fragments.json"
  /// A device.
  case device = ".json"
  /// A storyboard of Interface Builder.
  case storyboard = ".storyboard"
  /// A nib file of Interface Builder.
  case nib = ".xib"

  /// Determines the kind of a file, or nil if the name has none.
  ///
  /// `.jsonc` is equivalent to `.json`, and both may contain comments; devices are `.json` only.
  init?(path: String) {
    let name = path.hasSuffix(".jsonc") ? String(path.dropLast()) : path
    guard let kind = Self.allCases.first(where: { name.hasSuffix($0.rawValue) }),
      name == path || kind != .device
    else { return nil }
    self = kind
  }

  /// The endings of the names of files of this kind.
  var endings: [String] {
    switch self {
    case .scenario, .scene, .fragments: [rawValue, rawValue + "c"]
    case .device, .storyboard, .nib: [rawValue]
    }
  }

  /// True for storyboards and nib files, false for Gimbal's own files.
  var isDocument: Bool { self == .storyboard || self == .nib }

  /// Returns the names of the kinds of files of a verb.
  private static func kinds(for expected: FileKind) -> String {
    "a *\(expected.rawValue), a *.storyboard, a *.xib or an app's folder"
      + (expected == .scenario ? ", or a folder of scenarios" : "")
  }

  /// Returns the reason why a verb does not accept this kind of file, with the verb that does.
  static func misplaced(_ path: String, for expected: FileKind) -> DocumentError? {
    let verb =
      expected == .scene ? "'gimbal run' and 'gimbal trace' take" : "'gimbal compare' takes"
    switch FileKind(path: path) {
    case expected, .device, .storyboard, .nib: return nil
    case .fragments?:
      return DocumentError(
        file: path,
        issue: "contains fragments, which scenarios and scenes include; allowed is "
          + kinds(for: expected))
    case .scenario?, .scene?:
      let kind = expected == .scene ? "scenario" : "scene"
      return DocumentError(
        file: path, issue: "is a \(kind), which \(verb); allowed is \(kinds(for: expected))")
    case nil:
      // A missing file is reported as such.
      guard FileWriter.exists(path) else { return nil }
      return DocumentError(
        file: path,
        issue: "has a kind that is not accepted here; allowed is \(kinds(for: expected))")
    }
  }

  /// Returns the outermost folder among the operands that contains a file; nil if the file was
  /// named itself.
  static func folder(of file: String, among operands: [String]) -> String? {
    operands.filter { FileReader.isFolder($0) && FileReader.isInside(file, folder: $0) }
      .min { $0.utf8.count < $1.utf8.count }
  }

  /// Returns the files of a path: itself, or those in the folder.
  ///
  /// Scenarios, scenes and documents are found at any depth. Device files are only found in the
  /// folder itself, where a catalog looks for them, and not next to an app's documents.
  static func files(at path: String) throws(DocumentError) -> [String] {
    guard FileReader.isFolder(path) else { return [path] }
    let all = try FolderTraversal.files(
      below: path, ending: FileKind.allCases.flatMap(\.endings)
    ).filter { FileReader.isInside($0, folder: path) }
    let isApp = all.contains { FileKind(path: $0)?.isDocument ?? false }
    let found = all.filter { file in
      FileKind(path: file) != .device
        || (!isApp && !file.dropFirst(path.count).drop { $0 == "/" }.contains("/"))
    }
    guard !found.isEmpty else {
      throw DocumentError(
        file: path,
        issue:
          "the folder contains no scenario, no scene, no document (*.storyboard, *.xib) and no "
          + "device file (*.json)")
    }
    return found
  }
}
