import GimbalDocuments
import GimbalFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of copies: writes what has changed, and takes away what is gone.
///
/// Links in the folder, which a stranger may have prepared, are replaced and never followed.
struct ShadowFolder {
  /// The folder.
  let root: URL
  /// The number of files that were written, since they have changed.
  private(set) var written = 0
  /// True if the folder had no mark, so that there were no copies before.
  private(set) var isNew = false
  private var retained: Set<String> = [ShadowFolder.markerFile]
  /// The opened folder, once it is written to.
  private var folder: Folder?

  /// The file that marks a folder as one of copies.
  static let markerFile = ".gimbal-intake"

  /// - Throws: ``IntakeError`` for a folder that lies around the sources, or holds something else.
  init(_ root: URL, around source: URL, named name: String) throws(IntakeError) {
    self.root = root
    let isAround = (source.path + "/").hasPrefix(root.path + "/")
    guard !isAround else { throw .outputIsTaken(name) }
    guard let present = try? Folder(root.path) else { return }
    let found = (try? present.names()) ?? []
    guard found.isEmpty || (try? present.entry(ShadowFolder.markerFile)) == .file else {
      throw .outputIsTaken(name)
    }
    // Builds write to these folders, through a link too.
    for name in found where PackageListing.leftOut.contains(name) {
      guard (try? present.entry(name)) == .link else { continue }
      throw .file(
        root.path + "/" + name, "is a link, through which a build would write elsewhere; remove it")
    }
  }

  /// The contents of a file.
  static func read(_ path: String) throws(IntakeError) -> Data {
    do throws(DocumentError) {
      return Data(try FileReader.read(path))
    } catch {
      throw IntakeError(error)
    }
  }

  /// Writes the mark.
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

  /// Writes a file whose contents have changed; a link in its place, and a folder of copies, are removed first.
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

  /// Writes the copy of a source, whose first line says whose lines follow.
  mutating func write(_ copy: ModuleIntake.Rewritten, of original: String, to path: String)
    throws(IntakeError)
  {
    let position = "#sourceLocation(file: \"\(SourceRewriter.quoted(original))\", line: 1)\n"
    try write(Data(position.utf8) + Data(copy.bytes), to: path)
  }

  /// Links to a file or a folder, in the place of an earlier copy.
  mutating func link(_ path: String, to original: String) throws(IntakeError) {
    retained.insert(path)
    try change(path) { (folder) throws(DocumentError) in
      if try folder.entry(path) == .folder { try folder.removeAll(path) }
      try folder.link(path, to: original)
    }
  }

  /// Takes away copies of files that are gone; what a build has written stays.
  func removeRest() throws(IntakeError) {
    let listing = try PackageListing(root, leavingOut: nil)
    for path in listing.sources + listing.others where !retained.contains(path) {
      if path == "Package.resolved" { continue }
      try change(path) { (folder) throws(DocumentError) in try folder.remove(path) }
    }
  }

  /// Carries out a change in the opened folder.
  ///
  /// A folder of the app that was a link at the last intake, and is none now, has left a link on the way to its copies.
  private func change<Result>(
    _ path: String, _ body: (Folder) throws(DocumentError) -> Result
  ) throws(IntakeError) -> Result {
    guard let folder else { throw .file(root.path, "the copies were not begun") }
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
  /// The error of a file that cannot be written.
  init(_ error: DocumentError) { self = .file(error.file, error.issue) }
}
