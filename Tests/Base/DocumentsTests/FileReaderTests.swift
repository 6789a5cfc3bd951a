import Foundation
import GimbalDocuments
import Testing

@Suite struct FileReaderTests {
  @Test func `reading a file returns its bytes`() throws {
    try inFolder { folder in
      try write([1, 2, 255], folder + "/a")
      try write([], folder + "/b")

      #expect(try FileReader.read(folder + "/a") == [1, 2, 255])
      #expect(try FileReader.read(folder + "/b") == [])
    }
  }

  @Test func `a missing file, a folder and a path through a file have different messages`() throws {
    try inFolder { folder in
      try write([1], folder + "/a")

      #expect(issue(folder + "/nothing") == "there is no such file or folder")
      // F-34
      #expect(
        issue(folder + "/A")
          == "there is no such file or folder; did you mean '\(folder)/a'?")
      #expect(issue(folder) == "is a folder, not a file")
      #expect(issue(folder + "/a/b") == "is not in a folder, or is not a folder itself")
    }
  }

  @Test func `a file above the size limit is refused`() throws {
    try inFolder { folder in
      try write([UInt8](repeating: 32, count: 101), folder + "/a")

      #expect(issue(folder + "/a", limit: 100) == "has 101 bytes; at most 100 are read")
      #expect(issue(folder + "/a", limit: 101) == nil)
    }
  }

  @Test func `a pipe without a writer is refused without waiting`() throws {
    try inFolder { folder in
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)

      #expect(issue(folder + "/pipe") == "is a pipe or a device, not a file")
      #expect(issue("/dev/zero") == "is a pipe or a device, not a file")
    }
  }

  #if os(Linux)
    @Test func `a read error of the system is reported in one line`() {
      // Its first page is never mapped; unlike a mode without r, this holds for root as well.
      let error = #expect(throws: DocumentError.self) { try FileReader.read("/proc/self/mem") }
      #expect(error?.description.hasPrefix("/proc/self/mem: cannot be read: ") == true)
    }
  #endif

  @Test func `a file without read permission is reported in one line`() throws {
    try inFolder { folder in
      try write([1], folder + "/a")
      #expect(chmod(folder + "/a", 0) == 0)

      let expected = geteuid() == 0 ? nil : "may not be read: permission denied"
      #expect(issue(folder + "/a") == expected)
    }
  }

  @Test func `file names in a folder are sorted, without hidden files and subfolders`() throws {
    try inFolder { folder in
      for name in ["b.json", "a.json", ".c.json", "d.txt"] { try write([], folder + "/" + name) }
      #expect(mkdir(folder + "/e.json", 0o700) == 0)

      #expect(try FileReader.names(inFolder: folder, ending: ".json") == ["a.json", "b.json"])
      #expect(throws: DocumentError.self) {
        try FileReader.names(inFolder: folder + "/a.json", ending: "")
      }
    }
  }

  @Test func `containment in a folder follows dot components and symbolic links (F-8)`() throws {
    #expect(FileReader.isInside("nothing/a", folder: "nothing"))
    #expect(FileReader.isInside("./nothing/./a/../b", folder: "nothing/."))
    #expect(FileReader.isInside("nothing/a", folder: "."))
    #expect(!FileReader.isInside("nothing", folder: "nothing"))
    #expect(!FileReader.isInside("nothing/../a", folder: "nothing"))
    #expect(!FileReader.isInside("nothing2/a", folder: "nothing"))
    try inFolder { folder in
      for name in ["/in", "/out"] { #expect(mkdir(folder + name, 0o700) == 0) }
      try write([], folder + "/out/a")
      #expect(symlink(folder + "/out", folder + "/in/link") == 0)
      #expect(!FileReader.isInside(folder + "/in/link/a", folder: folder + "/in"))
      #expect(FileReader.isInside(folder + "/in/link/a", folder: folder))
    }
  }

  @Test func `a path with a NUL character is refused (F-8)`() throws {
    try inFolder { folder in
      try write([1], folder + "/a")
      #expect(issue(folder + "/a\u{0}b") == "a path must not contain the character U+0000")
      #expect(!FileReader.isFolder(folder + "\u{0}b"))
      #expect(throws: DocumentError.self) {
        try FileReader.names(inFolder: folder + "\u{0}b", ending: "")
      }
    }
  }

  private func issue(_ path: String, limit: Int = 1 << 20) -> String? {
    do {
      _ = try FileReader.read(path, limit: limit)
      return nil
    } catch {
      return error.issue
    }
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
