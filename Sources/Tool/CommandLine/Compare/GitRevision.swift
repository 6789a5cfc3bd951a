import Foundation
import GimbalDocuments
import GimbalFiles

/// A scene's file or folder as a revision of git has it.
struct GitRevision {
  private let revision: String
  /// The top folder of the repository.
  private let top: String
  /// The path of the scene below it.
  private let scene: String

  /// A copy of what a revision holds, in a folder of its own.
  struct Copy {
    /// The scene's file or folder.
    let path: String
    fileprivate let folder: Folder

    /// Takes the copy away.
    func remove() { folder.removeTemporary() }
  }

  /// Finds a revision in the repository that holds a scene.
  ///
  /// - Throws: one line when the word is neither a folder nor a revision, and when no repository holds the scene.
  init(_ word: String, holding scene: String) throws(DocumentError) {
    let location = URL(fileURLWithPath: scene).resolvingSymlinksInPath().path
    let folder =
      FileReader.isFolder(location) ? location : (location as NSString).deletingLastPathComponent
    let unknown = DocumentError(
      file: word,
      issue:
        "is no folder that 'approve' wrote, no scene and no revision of the scene's repository")
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

  /// Copies the scene with what stands beside it.
  ///
  /// - Throws: one line when the revision does not have the scene.
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
          "is not in the revision \(revision.prefix(12)), so there is nothing to compare with")
    }
    return copy
  }

  /// A file that a revision holds.
  private struct Entry {
    let path: String
    let object: String
    let isLink: Bool
  }

  /// The files of a folder; submodules are left out.
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

  /// Writes the contents of files as the repository holds them: no filter, hook or conversion of its configuration runs.
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

  /// The output of a command of git that runs no program which a repository's configuration names; nil when it fails.
  ///
  /// Source: git, `git help git` (environment), `git help config`, `core.fsmonitor`, `protocol.allow`.
  private static func git(_ callArguments: [String], input: String = "") -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
      + callArguments
    var environment = ProcessInfo.processInfo.environment
    // Without the first two, a partial clone fetches what it lacks by a command of its configuration.
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
    // Both at once: either pipe may be full.
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
  /// The text up to its first line break; nil when that is empty.
  fileprivate var firstLine: String? {
    split(separator: "\n", omittingEmptySubsequences: false).first.flatMap {
      $0.isEmpty ? nil : String($0)
    }
  }
}
