import Foundation
import Testing

/// All writing and removing of files goes through one module (F-71, F-72).
@Suite struct FileAccessTests {
  /// Calls by which a file is written, moved or removed.
  private static let calls = [
    "removeItem(", "createDirectory(", "createSymbolicLink(", "copyItem(", ".moveItem(",
    "createFile(", "replaceItem", ".write(toFile", "write(to: URL", "forWritingAtPath",
    "forUpdatingAtPath", "fopen(", " unlink(path", "unlink(log)", " rename(new", "mkdir(",
    "O_CREAT", "symlink(",
  ]

  /// Folders whose programs are no part of Gimbal's calls: figures, the builds of Gimbal itself, and an app's own documents.
  private static let exempt = [
    "Sources/Files/", "Sources/Benchmarks/", "Sources/EmbedDevices/", "Sources/Shims/",
    // Its file loses its name at once: it is the memory that a worker shares.
    "Sources/CommandLine/Workers/ProgressPage.swift",
  ]

  private static func findings(in file: RepositoryFile) -> [String] {
    file.lines.enumerated().flatMap { index, line -> [String] in
      guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
      let isListMove = line.contains("_ collectionView") || line.contains("IndexPath")
      return calls.filter { line.contains($0) && !(isListMove && $0 == ".moveItem(") }
        .filter { $0 != ".moveItem(" || line.contains("FileManager") || line.contains("atPath") }
        .map { file.finding(index, "'\($0)' belongs to Sources/Files") }
    }
  }

  @Test func `no other module writes or removes files`() throws {
    let findings = try Repository.swiftFiles.filter { path in
      path.hasPrefix("Sources/") && !Self.exempt.contains { path.hasPrefix($0) }
    }.flatMap { Self.findings(in: try Repository.file($0)) }
    #expect(findings == [])
  }

  @Test func `a call in another module is found`() {
    let file = RepositoryFile(
      path: "Sources/Goldens/A.swift",
      text: "// mkdir(path)\n  try? FileManager.default.removeItem(atPath: path)\n")
    #expect(
      Self.findings(in: file)
        == ["Sources/Goldens/A.swift:2: 'removeItem(' belongs to Sources/Files"])
  }
}
