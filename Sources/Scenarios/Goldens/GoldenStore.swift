import Foundation
import GimbalComparison
import GimbalDocuments
import GimbalFiles
import Synchronization

/// Compares results with golden files, and writes the files according to its mode.
public final class GoldenStore: Sendable {
  /// The mode that determines which files are written.
  public let mode: GoldenMode
  private let written = Mutex<[GoldenChange]>([])
  private let refused = Mutex<[String]>([])

  /// Creates a store with a mode.
  public init(mode: GoldenMode = .never) { self.mode = mode }

  /// The files that were written so far, with their changes.
  public var changes: [GoldenChange] { written.withLock { $0 } }

  /// The messages about golden files that could not be written, in the modes `failed` and `all`.
  public var refusals: [String] { refused.withLock { $0 } }

  /// Returns the path of a golden file in the folder `<name>.goldens` next to a scenario or test
  /// source.
  public static func path(
    nextTo file: String, name: String, kind: GoldenKind, _ goldenClass: GoldenClass
  ) -> String {
    let end = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let stem = file[end...].split(separator: ".").first ?? "scenario"
    return file[..<end] + "\(stem).goldens/\(name).\(kind.rawValue).\(goldenClass.name).golden"
  }

  /// Returns nil if the result equals its file, or the file was written; else the differences.
  ///
  /// A file of a newer format is overwritten in the mode `all` only, since its content is not
  /// shown.
  public func failure(
    of golden: Golden, at path: String, _ goldenClass: GoldenClass
  ) -> GoldenFailure? {
    let failure = compare(golden, with: path, goldenClass)
    if mode == .failed || mode == .all, let failure {
      refused.withLock { $0.append(failure.message) }
    }
    return failure
  }

  private func compare(
    _ golden: Golden, with path: String, _ goldenClass: GoldenClass
  ) -> GoldenFailure? {
    let file = GoldenFile(
      kind: golden.kind, phrase: goldenClass.phrase, lines: golden.lines)
    guard file.lines.count <= GoldenFile.lineLimit else {
      return GoldenFailure(
        message: "the \(file.kind.rawValue) has \(file.lines.count) lines; a golden has at most "
          + "\(GoldenFile.lineLimit)")
    }
    guard !FileReader.isFolder(path) else {
      return GoldenFailure(
        message: "a folder is at the path of the golden file '\(path)'; move it away")
    }
    let isThere = FileReader.isFile(path)
    if mode == .all || (!isThere && mode != .never) { return write(file, path, []) }
    guard isThere else {
      return GoldenFailure(
        message: "there is no golden file '\(path)'; '--record missing', or "
          + "\(GoldenMode.variable)=missing, writes it")
    }
    let old: GoldenFile
    do throws(DocumentError) {
      old = try GoldenFile(contentsOf: path, golden.kind)
    } catch {
      return mode == .failed && !GoldenFile.isNewer(path)
        ? write(file, path, []) : GoldenFailure(message: error.description)
    }
    guard let difference = Self.difference(from: old, to: file) else { return nil }
    if mode == .failed { return write(file, path, difference.artifacts) }
    return GoldenFailure(
      message: "the \(file.kind.rawValue) is not that of the golden '\(path)': "
        + difference.summary,
      artifacts: difference.artifacts.joined(separator: "\n"))
  }

  private func write(_ file: GoldenFile, _ path: String, _ lines: [String]) -> GoldenFailure? {
    let bytes = Array(file.text.utf8)
    // The folder of goldens may contain links that others created: they are not followed.
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = steps.suffix(2).joined(separator: "/")
    let home = path.dropLast(name.utf8.count)
    do throws(DocumentError) {
      let folder = try Folder(String(home), makes: true)
      if try folder.bytes(of: name) == bytes { return nil }
      // Atomically, since another process may write the same file.
      try folder.replace(name, with: bytes)
    } catch {
      return GoldenFailure(
        message: "the golden '\(path)' cannot be written: \(error)")
    }
    written.withLock { $0.append(GoldenChange(path: path, lines: lines)) }
    return nil
  }

  // MARK: Differences

  private static func difference(
    from old: GoldenFile, to new: GoldenFile
  ) -> (summary: String, artifacts: [String])? {
    if old.lines == new.lines { return nil }
    if new.kind == .layout, let before = LayoutLines.layout(old.lines),
      let after = LayoutLines.layout(new.lines)
    {
      let points = LayoutLines.differences(from: before, to: after)
      if points.isEmpty { return nil }
      // Edges nearer than half a pixel of the finest screens count as one.
      let relations = LayoutRelations.differences(from: before, to: after)
      let shown = points.prefix(TraceLines.differenceLimit)
      let more = points.count - shown.count
      return (
        "\(points.count) difference\(points.count == 1 ? "" : "s")",
        relations.map { "  " + $0 } + (relations.isEmpty ? [] : [""]) + shown.map { "  " + $0 }
          + (more > 0 ? ["  … and \(more) more"] : [])
      )
    }
    let lines = TraceLines.difference(from: old.lines, to: new.lines)
    let missing = lines.count { $0.hasPrefix("- ") }
    let added = lines.count { $0.hasPrefix("+ ") }
    return ("\(missing) lines are missing and \(added) are new", lines)
  }
}

/// The difference from a golden file.
public struct GoldenFailure: Hashable, Sendable {
  /// The failure in one line.
  public var message: String
  /// The changes of relations, values and events, one line each; may be empty.
  public var artifacts = ""
}

/// A golden file that was written.
public struct GoldenChange: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The changes in it; empty for a new file.
  public var lines: [String]
}
