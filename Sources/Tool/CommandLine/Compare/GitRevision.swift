import Foundation
import GimbalDocuments
import GimbalFiles

/// A scene's file or folder in a git revision.
struct GitRevision {
  private let revision: String
  /// The top folder of the repository.
  private let top: String
  /// The path of the scene relative to it.
  private let scene: String

  /// A copy of the revision's files, in a temporary folder.
  struct Copy {
    /// The path of the scene's file or folder in the copy.
    let path: String
    fileprivate let folder: Folder

    /// Removes the copy's folder; called after the scene has been read.
    func remove() { folder.removeTemporary() }
  }

  /// Finds a revision in the repository that contains a scene.
  ///
  /// - Throws: one line if the argument is neither a folder nor a revision, and if no repository
  ///   contains the scene.
  init(_ word: String, holding scene: String) throws(DocumentError) {
    let location = URL(fileURLWithPath: scene).resolvingSymlinksInPath().path
    let folder =
      FileReader.isFolder(location) ? location : (location as NSString).deletingLastPathComponent
    let unknown = DocumentError(
      file: word,
      issue:
        "is neither a folder that 'approve' wrote, nor a scene, nor a revision of the scene's repository"
    )
    guard !word.hasPrefix("-"),
      let top = Self.line(["-C", folder, "rev-parse", "--show-toplevel"]),
      let revision = Self.line(
        ["-C", top, "rev-parse", "--verify", "--quiet", "--end-of-options", word + "^{commit}"])
    else { throw unknown }
    let root = URL(fileURLWithPath: top).resolvingSymlinksInPath().path
    guard location.hasPrefix(root + "/") else { throw unknown }
    self.revision = revision
    self.top = root
    self.scene = String(location.dropFirst(root.count + 1))
  }

  /// Copies the scene and its neighboring files to a temporary folder, and returns that copy.
  ///
  /// - Throws: one line if the revision does not contain the scene.
  func copy() throws(DocumentError) -> Copy {
    let isFolder = FileReader.isFolder(top + "/" + scene)
    let nextTo = isFolder ? scene : (scene as NSString).deletingLastPathComponent
    let folder = try Folder.temporary("gimbal-revision")
    let copy = Copy(path: folder.path + "/" + scene, folder: folder)
    do throws(DocumentError) {
      try write(files(in: nextTo), to: folder)
    } catch {
      copy.remove()
      throw error
    }
    guard FileReader.isFolder(copy.path) || FileReader.isFile(copy.path) else {
      copy.remove()
      throw DocumentError(
        file: scene,
        issue:
          "is not in the revision \(revision.prefix(12)), so there is no baseline to compare with")
    }
    return copy
  }

  /// A file of a revision.
  private struct Entry {
    /// The path in the repository.
    let path: String
    /// The id of the file's content in the repository.
    let object: String
    /// True for a symbolic link.
    let isLink: Bool
  }

  /// Returns the files of a folder, without submodules.
  private func files(in folder: String) -> [Entry] {
    let callArguments = ["-C", top, "ls-tree", "-r", "-z", "--full-tree", revision]
    let lines = Self.git(callArguments + (folder.isEmpty ? [] : ["--", folder]))
    return (lines ?? []).split(separator: 0).compactMap { line in
      // MODE blob OBJECT<tab>PATH
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard fields.count == 3, fields[1] == "blob" else { return nil }
      return Entry(
        path: String(decoding: line[line.index(after: tab)...], as: UTF8.self),
        object: String(fields[2]), isLink: fields[0] == "120000")
    }
  }

  /// Writes the contents of files as the repository stores them: no filter, hook or conversion of
  /// its configuration runs.
  private func write(_ files: [Entry], to folder: Folder) throws(DocumentError) {
    let input = files.map { $0.object + "\n" }.joined()
    guard let output = Self.git(["-C", top, "cat-file", "--batch"], input: input) else { return }
    var rest = output[...]
    for file in files {
      // OBJECT blob SIZE<newline>CONTENTS<newline>
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return }
      let fields = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[rest.index(after: end)...]
      guard fields.count == 3, let size = Int(fields[2]), rest.count > size else { continue }
      let bytes = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
      if file.isLink {
        let destination = String(decoding: bytes, as: UTF8.self)
        let above = folder.path + "/" + (file.path as NSString).deletingLastPathComponent
        guard !destination.hasPrefix("/"),
          FileReader.isInside(above + "/" + destination, folder: folder.path)
        else { continue }
        try folder.link(file.path, to: destination)
      } else {
        try folder.replace(file.path, with: bytes)
      }
    }
  }

  /// Returns the output of a git command that runs no program of a repository's configuration; nil
  /// if it fails.
  ///
  /// Source: git, `git help git` (environment), `git help config`, `core.fsmonitor`,
  /// `protocol.allow`.
  private static func git(_ callArguments: [String], input: String = "") -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
      + callArguments
    var environment = ProcessInfo.processInfo.environment
    // Without the first two, a partial clone fetches missing objects with a command of its
    // configuration.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_LITERAL_PATHSPECS"] = "1"
    process.environment = environment
    let (output, given) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = given
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    guard (try? process.run()) != nil else { return nil }
    // Reading and writing at once: either pipe may be full.
    let writing = given.fileHandleForWriting
    DispatchQueue.global().async {
      try? writing.write(contentsOf: Data(input.utf8))
      try? writing.close()
    }
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    ended.wait()
    return process.terminationStatus == 0 ? bytes : nil
  }

  private static func line(_ callArguments: [String]) -> String? {
    git(callArguments).flatMap { String(decoding: $0, as: UTF8.self).firstLine }
  }
}

extension String {
  /// The text up to its first line break; nil if that is empty.
  fileprivate var firstLine: String? {
    split(separator: "\n", omittingEmptySubsequences: false).first.flatMap {
      $0.isEmpty ? nil : String($0)
    }
  }
}
