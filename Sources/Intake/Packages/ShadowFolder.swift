#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of copies: writes what has changed, and takes away what is gone.
struct ShadowFolder {
  /// The folder.
  let root: URL
  /// The number of files that were written, since they have changed.
  private(set) var written = 0
  private var kept: Set<String> = [ShadowFolder.mark]

  /// The file that marks a folder as one of copies.
  static let mark = ".gimbal-intake"

  /// - Throws: ``IntakeError`` for a folder that lies around the sources, or holds something else.
  init(_ root: URL, around source: URL, named name: String) throws(IntakeError) {
    self.root = root
    let isAround = (source.path + "/").hasPrefix(root.path + "/")
    let found = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    guard !isAround, found.isEmpty || found.contains(ShadowFolder.mark) else {
      throw .outputIsTaken(name)
    }
  }

  /// The contents of a file.
  static func read(_ path: String) throws(IntakeError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .file(path, "the file cannot be read")
    }
  }

  /// Writes the mark.
  mutating func begin() throws(IntakeError) { try write(Data(), to: ShadowFolder.mark) }

  /// Writes a file whose contents have changed; a link in its place is taken away first.
  mutating func write(_ data: Data, to path: String) throws(IntakeError) {
    kept.insert(path)
    let url = root.appendingPathComponent(path)
    let files = FileManager.default
    let isLink = (try? files.destinationOfSymbolicLink(atPath: url.path)) != nil
    if !isLink, let present = try? Data(contentsOf: url), present == data { return }
    do {
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if isLink { try files.removeItem(at: url) }
      try data.write(to: url, options: .atomic)
      written += 1
    } catch {
      throw .file(url.path, "the copy cannot be written")
    }
  }

  /// Writes the copy of a source, whose first line says whose lines follow.
  mutating func write(_ copy: ModuleIntake.Rewritten, of original: String, to path: String)
    throws(IntakeError)
  {
    let place = "#sourceLocation(file: \"\(SourceRewriter.quoted(original))\", line: 1)\n"
    try write(Data(place.utf8) + Data(copy.bytes), to: path)
  }

  /// Links to a file or a folder.
  mutating func link(_ path: String, to original: String) throws(IntakeError) {
    kept.insert(path)
    let url = root.appendingPathComponent(path)
    let files = FileManager.default
    if (try? files.destinationOfSymbolicLink(atPath: url.path)) == original { return }
    do {
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? files.removeItem(at: url)
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: original)
    } catch {
      throw .file(url.path, "the link cannot be written")
    }
  }

  /// Takes away copies of files that are gone; what a build has written stays.
  func removeRest() throws(IntakeError) {
    let listing = try PackageListing(root, leavingOut: nil)
    for path in listing.sources + listing.others where !kept.contains(path) {
      if path == "Package.resolved" { continue }
      try? FileManager.default.removeItem(at: root.appendingPathComponent(path))
    }
  }
}
