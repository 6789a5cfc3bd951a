import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

/// Files of `gimbal new` can be checked and run unchanged.
@MainActor @Suite struct NewVerbTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func `a scenario passes its check, and holds on all of its devices`() throws {
    let path = folder.path + "/player.scenario.json"
    let call = Call("new", "scenario", folder.path + "/player")
    #expect(call.status == .held && call.errors == "")
    #expect(call.output == "wrote \(path); 'gimbal run \(path)' runs it\n")
    #expect(try text("player.scenario.json").contains("  // Slugs (\"iphone-se-3\")"))
    #expect(Call("check", path).output == "1 file, no errors\n")
    let run = Call("run", path)
    #expect(run.status == .held, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("warning"), "\(run.output)")
  }

  @Test func `a scene passes its check, and is shown`() throws {
    let call = Call("new", "scene", folder.path + "/a \"card\".scene.json")
    #expect(call.status == .held, "\(call.errors)")
    let path = folder.path + "/a \"card\".scene.json"
    #expect(Call("check", path).output == "1 file, no errors\n")
    #expect(Call("compare", path, "--devices", "iphone-se-3,ipad-mini-a17-pro").status == .held)
  }

  @Test func `a device passes its check with its own name and the metrics of its model`() throws {
    #expect(
      Call("new", "device", folder.path + "/my-phone", "--like", "iphone-se-3").status == .held)
    let path = folder.path + "/my-phone.json"
    let check = Call("check", path)
    #expect(check.output == "1 file, no errors\n", "\(check.errors)")
    let shown = Call("devices", "my-phone", "--catalog", folder.path)
    #expect(shown.output.contains("375 × 667"), "\(shown.output)\(shown.errors)")
    #expect(Call("new", "device", folder.path + "/other").status == .held)
    #expect(try text("other.json").contains("\"idiom\": \"phone\""))
  }

  /// The file is built and run with the project's own tests.
  @Test func `a generated test equals the one that is built and run here`() throws {
    #expect(Call("new", "test", folder.path + "/NewTests").status == .held)
    let example = try String(
      contentsOfFile: repositoryRoot + "/Tests/Testing/StartTests/NewTests.swift", encoding: .utf8)
    #expect(try text("NewTests.swift") == example)
    #expect(Call("new", "test", folder.path + "/3d-player").status == .held)
    #expect(try text("3d-player.swift").contains("struct Test3dPlayer {"))
  }

  @Test func `the last folder of a path is created`() throws {
    let call = Call("new", "device", folder.path + "/devices/mine")
    #expect(call.status == .held, "\(call.errors)")
    #expect(try text("devices/mine.json").contains("\"slug\": \"mine\""))
    let deeper = Call("new", "device", folder.path + "/a/b/mine")
    #expect(
      deeper.errors == "gimbal: \(folder.path)/a/b: cannot be written: No such file or directory\n")
  }

  @Test func `an existing file is not changed`() throws {
    let path = try folder.write("a.scene.json", "mine")
    let call = Call("new", "scene", folder.path + "/a")
    #expect(call.status == .wrongCall)
    #expect(
      call.errors == "gimbal: \(path): exists already; remove it, or name another file\n")
    #expect(try text("a.scene.json") == "mine")
  }

  @Test(arguments: [
    (
      ["scenaro", "a"],
      "'new' has no value 'scenaro'; allowed is 'scenario', 'scene', 'device' or 'test'; did you "
        + "mean 'scenario'?"
    ),
    (["scene"], "'new' needs scenario|scene|device|test PATH; 'help new' shows examples"),
    (["scene", "/"], "'new scene' is '/'; allowed is a path that ends with a name"),
    (["device", "My Phone"], "'new device' is 'My Phone'; allowed is a name of small letters"),
    (["device", "a", "--like", "iphone-es-3"], "did you mean 'iphone-se-3'"),
    (["scene", "a", "--like", "iphone-se-3"], "'new scene' and '--like' exclude each other"),
    (["scene", "/nowhere/at/all"], "cannot be written: No such file or directory"),
  ])
  func `a wrong call is reported in one line`(callArguments: [String], issue: String) {
    let call = Call(["new"] + callArguments)
    #expect(call.status == .wrongCall && call.output == "")
    #expect(call.errorLines.count == 1 && call.errors.contains(issue), "\(call.errors)")
  }
}
