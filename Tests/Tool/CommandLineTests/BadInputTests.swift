import Foundation
import Testing

@testable import GimbalCommandLine

/// Malformed files: each is reported in one line, and nothing traps or hangs.
@MainActor
@Suite struct BadInputTests {
  /// Names of bad files, their bytes, and a part of the message.
  nonisolated static let files: [(name: String, bytes: Data, message: String)] = [
    ("empty", Data(), "empty"),
    ("truncated", Data("{ \"title\": \"A".utf8), "never closed"),
    ("deep", Data(String(repeating: "[", count: 100_000).utf8), "more than 512"),
    ("not UTF-8", Data([0x7b, 0x22, 0xff, 0xfe, 0x22]), "UTF-8"),
    ("duplicate", Data("{ \"title\": \"A\", \"title\": \"B\" }".utf8), "'title'"),
    ("wrong type", Data("[]".utf8), "an array"),
    ("NaN", Data("{ \"title\": NaN }".utf8), "N"),
    ("infinite", Data("{ \"title\": Infinity }".utf8), "I"),
    ("1e999", Data("{ \"title\": 1e999 }".utf8), "1e999"),
    ("unknown key", Data("{ \"tilte\": \"A\" }".utf8), "'tilte'"),
  ]

  @Test(arguments: files, [".scenario.json", ".scene.json", ".json"])
  func `a bad file is reported in one line with its location`(
    file: (name: String, bytes: Data, message: String), ending: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(file.name + ending, file.bytes)

    for call in [Call("check", path), Call("check", folder.path)] {
      #expect(call.status == .wrongCall)
      #expect(call.errorLines.count == 1, "\(call.errors.prefix(2_000))")
      #expect(call.errors.hasPrefix("gimbal: \(path):1:"), "\(call.errors.prefix(2_000))")
      #expect(call.errors.contains(file.message), "\(call.errors.prefix(2_000))")
      #expect(call.errors.count < 1_000 + path.count)
    }
  }

  /// The replacement for a line of a good scenario, and its message.
  nonisolated static let mistakes: [(good: String, bad: String, message: String)] = [
    ("iphone-15-pro", "iphone-15-por", "there is no device 'iphone-15-por'; did you mean"),
    ("\"17\"", "\"16\"", "the system '16' is refused: none of the scenario's devices runs it"),
    ("\"17\"", "\"99\"", "'99'"),
    ("{ \"launch\"", "{ \"lanch\"", "did you mean 'launch'?"),
    ("\"portrait\"", "\"potrait\"", "did you mean 'portrait'?"),
    ("\"inOrder\"", "\"inorder\"", "did you mean 'inOrder'?"),
    ("\"Plain\"", "\"Palin\"", "no controller is registered as 'Palin'; did you mean 'Plain'?"),
    ("\"swift\"", "\"swfit\"", "'swfit'"),
    ("viewDidLoad()", "viewDidLaod()", "did you mean 'viewDidLoad()'?"),
    ("R-LAUNCH-2", "LAUNCH", "'LAUNCH'"),
    ("{ \"swift\": \"Plain\" }", "\"no.scene.json\"", "there is no such file or folder"),
  ]

  @Test(arguments: mistakes)
  func `an error in a scenario is one line with its location and the correction`(
    mistake: (good: String, bad: String, message: String)
  ) throws {
    let folder = try TemporaryFolder()
    let text = ScenarioText.holds.replacing(mistake.good, with: mistake.bad)
    #expect(text != ScenarioText.holds)
    let path = try folder.write("a.scenario.json", text)

    for verb in ["check", "run", "trace"] {
      let call = Call(verb, path)
      #expect(call.status == .wrongCall)
      #expect(call.errorLines.count == 1, "\(call.errors)")
      #expect(call.errors.contains(mistake.message), "\(call.errors)")
    }
  }

  @Test func `a view that is added to its own subview fails only its case`() throws {
    let folder = try TemporaryFolder()
    let text = ScenarioText.holds.replacing("\"Plain\"", with: "\"Cyclic\"")
    let path = try folder.write("a.scenario.json", text)

    let call = Call("run", path)

    #expect(call.status == .failed)
    #expect(
      call.output.contains("1 of 1 case failed: "), "\(call.output)")
  }

  @Test(arguments: [".scenario.json", ".scene.json", ".json"])
  func `a file of 100 MB is refused unread`(ending: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("huge" + ending, Data())
    // A sparse file takes no space on disk.
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 100 << 20)
    try file.close()

    let call = Call("check", path)

    #expect(call.status == .wrongCall)
    #expect(
      call.errors == "gimbal: \(path): has 104857600 bytes; at most 67108864 are read\n")
  }

  @Test func `a folder with a file's name is searched as a folder`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/folder.scenario.json"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)

    #expect(Call("check", path).status == .wrongCall)
    #expect(Call("check", path).errors.contains("the folder contains no"))
  }

  @Test func `an unreadable file is reported`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("locked.scenario.json", "{}")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)

    // The superuser can read every file, so a pipe is used there.
    let isReadable = FileManager.default.isReadableFile(atPath: path)
    let call = Call("check", isReadable ? "/dev/null" : path)

    #expect(call.status == .wrongCall)
    #expect(
      call.errors.contains(isReadable ? "is a pipe or a device" : "may not be read"),
      "\(call.errors)")
  }
}
