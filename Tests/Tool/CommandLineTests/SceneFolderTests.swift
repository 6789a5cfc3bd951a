import Foundation
import GimbalDocuments
import GimbalScenarios
import Testing

@testable import GimbalCommandLine

/// A scenario's scene must be a file in the folder that the call names; no other file is opened (F-8).
@MainActor @Suite struct SceneFolderTests {
  private let folder: TemporaryFolder
  private static let scene = #"{ "controller": { "class": "UIViewController" } }"#

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("run/scenes/a.scene.json", Self.scene)
    try folder.write("outside.scene.json", Self.scene)
    try folder.write("secret", "hunter2 is the password")
  }

  private func scenario(_ scene: String, at path: String = "run/own/a.scenario.json") throws
    -> String
  {
    try folder.write(
      path,
      ScenarioText.holds.replacing(#"{ "swift": "Plain" }"#, with: "\"\(scene)\""))
  }

  @Test func `a scene in a sibling folder of the call's folder is read`() throws {
    _ = try scenario("../scenes/a.scene.json")
    for verb in ["run", "check"] {
      #expect(Call(verb, folder.path + "/run").status == .held)
    }
  }

  @Test func `a scene outside of the folder is refused unread`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/run/link.scene.json",
      withDestinationPath: folder.path + "/outside.scene.json")
    for scene in [
      "../../outside.scene.json", "../../secret", "../link.scene.json", "../../nothing.scene.json",
      "../scenes/../../secret",
    ] {
      _ = try scenario(scene)
      let call = Call("check", folder.path + "/run")
      #expect(call.status == .wrongCall && call.errorLines.count == 1)
      #expect(call.errors.contains("lies outside of the folder '\(folder.path.prefix(40))"))
      #expect(!call.errors.contains("hunter2") && !call.errors.contains("no such file"))
    }
  }

  @Test func `an absolute path and one with a NUL are refused`() throws {
    for scene in ["\(folder.path)/run/scenes/a.scene.json", #"../scenes/a.scene.json\u0000x"#] {
      _ = try scenario(scene)
      let call = Call("check", folder.path + "/run")
      #expect(call.status == .wrongCall)
      #expect(call.errors.contains("is not a path relative to the scenario"), "\(call.errors)")
    }
    let call = Call("check", folder.path + "/run/a\u{0}.scenario.json")
    #expect(call.errors.contains("a path must not contain the character U+0000"), "\(call.errors)")
  }

  @Test func `a scenario given by path can use the scenes of its own folder`() throws {
    let path = try scenario("../scenes/a.scene.json")
    let call = Call("run", path)
    #expect(call.status == .wrongCall && call.errors.contains("run a folder that contains both"))
    let inner = try scenario("scenes/a.scene.json", at: "run/b.scenario.json")
    #expect(Call("run", inner).status == .held)
  }

  @Test func `a file can use the scenes of the outermost named folder (F-8)`() {
    let (wide, narrow) = (folder.path + "/run", folder.path + "/run/scenes")
    let file = narrow + "/a.scene.json"
    for callArguments in [[wide, narrow], [narrow, wide], [wide, narrow, file], [file, wide]] {
      #expect(FileKind.folder(of: file, among: callArguments) == wide)
    }
    #expect(FileKind.folder(of: file, among: [file]) == nil)
    #expect(FileKind.folder(of: folder.path + "/outside.scene.json", among: [wide]) == nil)
    // The path goes through something that is no folder.
    #expect(FileKind.folder(of: folder.path + "/secret/a", among: [folder.path + "/secret"]) == nil)
  }

  @Test func `a scenario below the current folder can use the scenes of that folder (F-8)`() throws
  {
    let text = ScenarioText.holds.replacing(
      #"{ "swift": "Plain" }"#, with: #""../a.scene.json""#)
    let node = try JSONReader.read(Array(text.utf8), file: "nothing/own/a.scenario.json")
    let mistake = #expect(throws: DocumentError.self) {
      try ScenarioReader.read(DocumentValue(node, file: "nothing/own/a.scenario.json"))
    }
    #expect(mistake?.description.contains("there is no such file") == true, "\(mistake as Any)")
  }
}
