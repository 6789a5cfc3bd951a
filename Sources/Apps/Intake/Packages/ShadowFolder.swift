import GimbalDocuments
import GimbalFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of copies: writes changed files, and removes copies whose originals are gone.
///
/// Links in the folder, which others may have created, are replaced and never followed.
struct ShadowFolder {
  /// The folder.
  let root: URL
  /// The number of written files, since they changed.
  private(set) var written = 0
  /// True if the folder had no marker, so that there were no copies before.
  private(set) var isNew = false
  private var retained: Set<String> = [ShadowFolder.markerFile]
  /// The opened folder, once it is written to.
  private var folder: Folder?

  /// The name of the file that marks a folder of copies.
  static let markerFile = ".gimbal-intake"

  /// Opens the folder of copies; an existing one must be empty or have been written by an intake.
  ///
  /// - Throws: ``IntakeError`` for a folder that contains the sources, or contains other files.
  init(_ root: URL, around source: URL, named name: String) throws(IntakeError) {
    self.root = root
    let isAround = (source.path + "/").hasPrefix(root.path + "/")
    guard !isAround else { throw .outputIsTaken(name) }
    guard let present = try? Folder(root.path) else { return }
    let found = (try? present.names()) ?? []
    guard found.isEmpty || (try? present.entry(ShadowFolder.markerFile)) == .file else {
      throw .outputIsTaken(name)
    }
    // Builds write to these folders, even through a link.
    for name in found where PackageListing.leftOut.contains(name) {
      guard (try? present.entry(name)) == .link else { continue }
      throw .file(
        root.path + "/" + name,
        "is a symbolic link, so a build would write outside the folder; remove it")
    }
  }

  /// Returns the contents of a file.
  static func read(_ path: String) throws(IntakeError) -> Data {
    do throws(DocumentError) {
      return Data(try FileReader.read(path))
    } catch {
      throw IntakeError(error)
    }
  }

  /// Writes the marker file.
  mutating func begin() throws(IntakeError) {
    do throws(DocumentError) {
      let folder = try Folder(root.path, makes: true)
      isNew = try folder.entry(ShadowFolder.markerFile) == nil
      self.folder = folder
    } catch {
      throw IntakeError(error)
    }
    try write(Data(), to: ShadowFolder.markerFile)
  }

  /// Writes a file if its contents changed; a link or a folder of copies at the path is removed
  /// first.
  mutating func write(_ data: Data, to path: String) throws(IntakeError) {
    retained.insert(path)
    let bytes = Array(data)
    let isNew = try change(path) { (folder) throws(DocumentError) in
      if try folder.bytes(of: path) == bytes { return false }
      if try folder.entry(path) == .folder { try folder.removeAll(path) }
      try folder.replace(path, with: bytes)
      return true
    }
    if isNew { written += 1 }
  }

  /// Writes the copy of a source, whose first line refers to the original.
  mutating func write(_ copy: ModuleIntake.Rewritten, of original: String, to path: String)
    throws(IntakeError)
  {
    let position = "#sourceLocation(file: \"\(SourceRewriter.quoted(original))\", line: 1)\n"
    try write(Data(position.utf8) + Data(copy.bytes), to: path)
  }

  /// Creates a link to a file or a folder in place of an earlier copy.
  mutating func link(_ path: String, to original: String) throws(IntakeError) {
    retained.insert(path)
    try change(path) { (folder) throws(DocumentError) in
      if try folder.entry(path) == .folder { try folder.removeAll(path) }
      try folder.link(path, to: original)
    }
  }

  /// Removes copies whose originals are gone; the files of builds stay.
  func removeRest() throws(IntakeError) {
    let listing = try PackageListing(root, leavingOut: nil)
    for path in listing.sources + listing.others where !retained.contains(path) {
      if path == "Package.resolved" { continue }
      try change(path) { (folder) throws(DocumentError) in try folder.remove(path) }
    }
  }

  /// Performs a change in the open folder.
  ///
  /// If a folder of the app was a link at the last intake and is none now, a link on the path is
  /// removed.
  private func change<Result>(
    _ path: String, _ body: (Folder) throws(DocumentError) -> Result
  ) throws(IntakeError) -> Result {
    guard let folder else { throw .file(root.path, "the copies were not started") }
    do throws(DocumentError) {
      let steps = path.split(separator: "/")
      for count in 1..<max(steps.count, 1) {
        let way = steps[..<count].joined(separator: "/")
        guard let entry = try folder.entry(way) else { break }
        if entry != .folder { try folder.remove(way) }
      }
      return try body(folder)
    } catch {
      throw IntakeError(error)
    }
  }
}

extension IntakeError {
  /// Creates the error of a file that cannot be written.
  init(_ error: DocumentError) { self = .file(error.file, error.issue) }
}
