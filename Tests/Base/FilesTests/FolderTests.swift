import Foundation
import GimbalDocuments
import GimbalFiles
import Testing

/// Writing and removing in a folder with hostile links (F-71, F-72).
@Suite struct FolderTests {
  /// A folder with a victim next to it.
  private final class Hostile {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("gimbal-\(UUID().uuidString)")
    var home: String { root.path + "/home" }
    var victim: String { root.path + "/victim" }

    init() throws {
      for path in [home, victim] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      try Data("own\n".utf8).write(to: URL(fileURLWithPath: victim + "/file"))
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func link(_ name: String, to destination: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: home + "/" + name, withDestinationPath: destination)
    }

    func text(_ path: String) -> String? {
      try? String(contentsOfFile: root.path + "/" + path, encoding: .utf8)
    }

    var isUntouched: Bool {
      text("victim/file") == "own\n"
        && (try? FileManager.default.contentsOfDirectory(atPath: victim)) == ["file"]
    }
  }

  @Test func `a link at a file's path is replaced and not followed (F-71)`() throws {
    let hostile = try Hostile()
    try hostile.link("page.html", to: hostile.victim + "/file")
    let folder = try Folder(hostile.home)
    try folder.replace("page.html", with: Array("new".utf8))
    #expect(hostile.text("home/page.html") == "new")
    try hostile.link("side.js", to: hostile.victim + "/file")
    try FileWriter.replace(hostile.home + "/side.js", with: "new", isNamed: false)
    #expect(hostile.text("home/side.js") == "new")
    #expect(hostile.isUntouched)
  }

  @Test func `a link at the temporary file's name is not followed (F-71)`() throws {
    let hostile = try Hostile()
    try hostile.link("page.html.new", to: hostile.victim + "/file")
    try FileWriter.replace(hostile.home + "/page.html", with: "new")
    #expect(hostile.text("home/page.html") == "new")
    #expect(hostile.isUntouched)
  }

  @Test func `a link given in the call is followed, and its file retains its permissions (F-71)`()
    throws
  {
    let hostile = try Hostile()
    try hostile.link("own.html", to: hostile.victim + "/file")
    chmod(hostile.victim + "/file", 0o640)
    try FileWriter.replace(hostile.home + "/own.html", with: "new")
    #expect(hostile.text("victim/file") == "new")
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: hostile.home + "/own.html")
    #expect(link == hostile.victim + "/file")
    let mode = try FileManager.default.attributesOfItem(atPath: hostile.victim + "/file")
    #expect(mode[.posixPermissions] as? Int == 0o640)
    try hostile.link("nowhere.html", to: hostile.victim + "/absent")
    #expect(throws: DocumentError.self) {
      try FileWriter.replace(hostile.home + "/nowhere.html", with: "new")
    }
  }

  @Test func `a linked folder is refused in every operation (F-72)`() throws {
    let hostile = try Hostile()
    try hostile.link("goldens", to: hostile.victim)
    let folder = try Folder(hostile.home)
    #expect(throws: DocumentError.self) { try folder.replace("goldens/file", with: [1]) }
    #expect(throws: DocumentError.self) { try folder.link("goldens/file", to: "x") }
    #expect(throws: DocumentError.self) { try folder.remove("goldens/file") }
    #expect(throws: DocumentError.self) { try folder.removeAll("goldens/file") }
    #expect(throws: DocumentError.self) { try folder.folder("goldens", makes: true) }
    #expect(throws: DocumentError.self) {
      try FileWriter.makeFolder(hostile.home + "/goldens", isNamed: false)
    }
    try folder.removeAll("goldens")
    #expect(hostile.isUntouched)
  }

  @Test func `removing a folder does not remove the targets of its links`() throws {
    let hostile = try Hostile()
    let folder = try Folder(hostile.home)
    try folder.replace("copies/deep/a", with: [1])
    try folder.link("copies/deep/out", to: hostile.victim)
    try folder.link("copies/out", to: hostile.victim)
    try folder.removeAll("copies")
    #expect(try folder.names() == [])
    #expect(hostile.isUntouched)
  }

  @Test(arguments: ["", "..", ".", "../x", "a/../b", "/x", "a//b", "a/", "a\0"])
  func `a name that leads outside the folder is refused`(_ name: String) throws {
    let hostile = try Hostile()
    let folder = try Folder(hostile.home)
    #expect(throws: DocumentError.self) { try folder.replace(name, with: [1]) }
    #expect(throws: DocumentError.self) { try folder.removeAll(name) }
    #expect(throws: DocumentError.self) { try folder.link(name, to: "x") }
    #expect(try folder.names() == [])
  }

  @Test func `an incomplete file leaves nothing (F-86)`() throws {
    let hostile = try Hostile()
    let folder = try Folder(hostile.home)
    try folder.replace("list", with: Array("old".utf8))
    do {
      let file = try folder.stage("list")
      try file.write(Array("half".utf8))
      #if os(Linux)
        // Nothing is left over if the process is killed.
        #expect(try folder.names() == ["list"])
      #endif
      _ = file
    }
    #expect(try folder.names() == ["list"])
    #expect(hostile.text("home/list") == "old")
  }
}
