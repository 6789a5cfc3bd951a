import Foundation
import Testing

/// Only one module writes and removes files (F-71, F-72).
@Suite struct FileAccessTests {
  /// Calls by which a file is written, moved or removed.
  private static let calls = [
    "removeItem(", "createDirectory(", "createSymbolicLink(", "copyItem(", ".moveItem(",
    "createFile(", "replaceItem", ".write(toFile", "write(to: URL", "forWritingAtPath",
    "forUpdatingAtPath", "fopen(", " unlink(path", "unlink(log)", " rename(new", "mkdir(",
    "O_CREAT", "symlink(",
  ]

  /// Folders whose code is not part of Gimbal's calls: benchmarks, the builds of Gimbal itself, and an app's documents.
  private static let exempt = [
    "Sources/Base/Files/", "Sources/Tool/Benchmarks/", "Sources/Shims/",
    // Its file is unlinked at once: it is memory shared with a worker.
    "Sources/Tool/CommandLine/Workers/ProgressPage.swift",
  ]

  private static func findings(in file: RepositoryFile) -> [String] {
    file.lines.enumerated().flatMap { index, line -> [String] in
      guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
      let isListMove = line.contains("_ collectionView") || line.contains("IndexPath")
      return calls.filter { line.contains($0) && !(isListMove && $0 == ".moveItem(") }
        .filter { $0 != ".moveItem(" || line.contains("FileManager") || line.contains("atPath") }
        .map { file.finding(index, "'\($0)' belongs to Sources/Base/Files") }
    }
  }

  /// Calls by which a file is read or a folder is listed.
  private static let readings = [
    "Data(contentsOf:", "contentsOf: URL", "String(contentsOf", "contents(atPath",
    "contentsOfDirectory", "FileHandle(forReading", "opendir(", "O_RDONLY", "subpathsOfDirectory",
  ]

  /// The readers of files: the two entries for input folders, and files that an app names at run time.
  private static let readers = [
    "Sources/Base/Files/", "Sources/Base/Documents/Files/", "Sources/Interface/Graphics/",
    "Sources/Interface/Text/Files/",
    "Sources/Shims/", "Sources/Tool/Benchmarks/", "Sources/Apps/IntakePlugin/",
  ]

  @Test func `input folders are read only through FileReader and Folder`() throws {
    let findings = try Repository.swiftFiles.filter { path in
      path.hasPrefix("Sources/") && !Self.readers.contains { path.hasPrefix($0) }
    }.flatMap { path in
      let file = try Repository.file(path)
      return file.lines.enumerated().flatMap { index, line -> [String] in
        guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
        return Self.readings.filter { line.contains($0) }
          .map { file.finding(index, "'\($0)' belongs to Sources/Base/Documents/Files") }
      }
    }
    #expect(findings == [])
  }

  @Test func `no other module writes or removes files`() throws {
    let findings = try Repository.swiftFiles.filter { path in
      path.hasPrefix("Sources/") && !Self.exempt.contains { path.hasPrefix($0) }
    }.flatMap { Self.findings(in: try Repository.file($0)) }
    #expect(findings == [])
  }

  @Test func `a call in another module is found`() {
    let file = RepositoryFile(
      path: "Sources/Scenarios/Goldens/A.swift",
      text: "// mkdir(path)\n  try? FileManager.default.removeItem(atPath: path)\n")
    #expect(
      Self.findings(in: file)
        == ["Sources/Scenarios/Goldens/A.swift:2: 'removeItem(' belongs to Sources/Base/Files"])
  }
}
