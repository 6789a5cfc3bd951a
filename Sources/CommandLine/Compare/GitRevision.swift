import Foundation
import GimbalDocuments

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
    fileprivate let folder: String

    /// Takes the copy away.
    func remove() { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// Finds a revision in the repository that holds a scene.
  ///
  /// - Throws: one line when the word is neither a folder nor a revision, and when no repository holds the scene.
  init(_ word: String, holding scene: String) throws(DocumentError) {
    let place = URL(fileURLWithPath: scene).resolvingSymlinksInPath().path
    let folder = FileReader.isFolder(place) ? place : (place as NSString).deletingLastPathComponent
    let unknown = DocumentError(
      file: word,
      problem:
        "is no folder that 'approve' wrote, no scene and no revision of the scene's repository")
    guard !word.hasPrefix("-"),
      let top = Self.git(["-C", folder, "rev-parse", "--show-toplevel"])?.firstLine,
      let revision = Self.git(
        ["-C", top, "rev-parse", "--verify", "--quiet", "--end-of-options", word + "^{commit}"])?
        .firstLine
    else { throw unknown }
    let root = URL(fileURLWithPath: top).resolvingSymlinksInPath().path
    guard place.hasPrefix(root + "/") else { throw unknown }
    self.revision = revision
    self.top = root
    self.scene = String(place.dropFirst(root.count + 1))
  }

  /// Copies the scene with what stands beside it.
  ///
  /// - Throws: one line when the revision does not have the scene.
  func copy() throws(DocumentError) -> Copy {
    let temporary = FileManager.default.temporaryDirectory.path
    let folder = temporary + "/gimbal-revision-\(UUID().uuidString)"
    let isFolder = FileReader.isFolder(top + "/" + scene)
    let beside = isFolder ? scene : (scene as NSString).deletingLastPathComponent
    let archive = folder + "/archive.tar"
    try FileWriter.makeFolder(folder)
    let copy = Copy(path: folder + "/" + scene, folder: folder)
    let wanted = beside.isEmpty ? [] : [beside]
    guard
      Self.git(
        ["-C", top, "archive", "--format=tar", "--output=" + archive, revision, "--"] + wanted)
        != nil,
      Self.output(of: "tar", ["-xf", archive, "-C", folder]) != nil, FileWriter.exists(copy.path)
    else {
      copy.remove()
      throw DocumentError(
        file: scene,
        problem:
          "is not in the revision \(revision.prefix(12)), so there is nothing to compare with")
    }
    return copy
  }

  private static func git(_ words: [String]) -> String? { output(of: "git", words) }

  /// The output of a program; nil when it cannot be started or fails.
  private static func output(of program: String, _ words: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    ended.wait()
    return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
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
