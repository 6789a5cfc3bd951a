import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct CheckVerbTests {
  @Test func `the shipped devices are valid`() {
    let call = Call("check", repositoryRoot + "/Devices")

    #expect(call.output == "\(shippedDeviceCount) files, no errors\n")
    #expect(call.errors == "")
    #expect(call.status == .held)
  }

  @Test func `every bad file is reported, and none stops the others`() throws {
    let folder = try TemporaryFolder()
    let good = repositoryRoot + "/Devices/iphone-15-pro.json"
    let empty = try folder.write("empty.json", "")
    let missing = folder.path + "/missing.json"
    let other = try folder.write("notes.txt", "x")

    let call = Call("check", empty, missing, good, other)

    #expect(call.status == .wrongCall)
    #expect(call.output == "4 files, 3 errors\n")
    #expect(call.errorLines.count == 3)
    #expect(call.errorLines[0].hasPrefix("gimbal: \(empty):1:1: "))
    #expect(call.errorLines[1] == "gimbal: \(missing): there is no such file or folder")
    #expect(call.errorLines[2].hasPrefix("gimbal: \(other): is not a *.scenario.json"))
  }

  @Test func `all errors of a file are reported, and a scene's once (F-34)`() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      "a.scene.json",
      #"{"controller": {"view": {"subviews": [{"clas": "UIView"}, {"id": "v", "alpha": 7}]}}}"#)
    for name in ["one", "two"] {
      _ = try folder.write(
        "\(name).scenario.json",
        #"""
        {"$schema": "scenario.schema.json", "title": "", "devices": ["all-of-them", {"minYear": 2099}],
         "scene": "a.scene.json", "steps": [{"launch": {}}, {"rotat": "portrait"}]}
        """#)
    }

    let call = Call("check", folder.path)

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.filter { $0.contains(scene) }.count == 2)
    for message in ["'title' must not be empty", "unknown key 'rotat'"] {
      #expect(call.errorLines.filter { $0.contains(message) }.count == 2, "\(call.errors)")
    }
    #expect(Set(call.errorLines).count == call.errorLines.count)
  }

  @Test(arguments: [
    (#""devices": [{"minYear": 2099}]"#, "no device of the catalog matches"),
    (#""devices": ["iphone-99"]"#, "there is no device 'iphone-99'"),
  ])
  func `a selection without a device is refused (F-61)`(devices: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "a.scenario.json",
      #"{"title": "t", \#(devices), "scene": {"controller": {}}, "steps": [{"launch": {}}]}"#)

    let call = Call("check", path)

    #expect(call.errorLines.count == 1)
    #expect(call.errors.contains(message), "\(call.errors)")
  }

  @Test(arguments: [
    (#"{"frame": ["1 / 0", 0, 1, 1]}"#, "divides by zero"),
    (#"{"frame": ["1 / (2 - 2)", 0, 1, 1]}"#, "divides by zero"),
    (
      #"{"id": "a", "frame": ["b.maxX", 0, 1, 1]}, {"id": "b", "frame": ["a.maxX", 0, 1, 1]}"#,
      "the frame depends on that of 'b', which is created after this view"
    ),
    (#"{"id": "a", "frame": ["a.maxX", 0, 1, 1]}"#, "the frame of 'a' depends on itself"),
  ])
  func `an invalid length is refused (F-61)`(views: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "a.scene.json", #"{"controller": {"view": {"subviews": [\#(views)]}}}"#)

    let call = Call("check", path)

    #expect(call.errorLines.count == 1)
    #expect(call.errors.contains(message), "\(call.errors)")
  }

  @Test func `a file for another verb and a mistyped path get a suggestion (F-34)`() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write("sign-in.scene.json", #"{"controller": {}}"#)
    let scenario = try folder.write("turn.scenario.json", "{}")

    #expect(Call("run", scene).errors.contains("is a scene, which 'gimbal compare' takes"))
    #expect(Call("trace", scene).errors.contains("is a scene, which 'gimbal compare' takes"))
    #expect(Call("compare", scenario).errors.contains("is a scenario, which 'gimbal run'"))
    #expect(
      Call("check", folder.path + "/sing-in.scene.json").errors.contains(
        "there is no such file or folder; did you mean '"))
  }

  @Test func `a system that no device runs is reported with the reason (F-34)`() throws {
    let scenarios = repositoryRoot + "/Scenarios/rotation"

    #expect(
      Call("run", scenarios, "--systems", "99").errors.contains(
        "choose: no device runs '99'; their systems are those from iOS "))
    #expect(
      Call("run", scenarios, "--systems", "26", "--devices", "iphone-4").errors.contains(
        "none of the chosen devices runs '26'; iPhone 4 runs "))
  }

  @Test func `an empty folder is reported`() throws {
    let folder = try TemporaryFolder()
    let call = Call("check", folder.path)

    #expect(call.status == .wrongCall)
    #expect(call.errors.contains("the folder contains no scenario, no scene, no document"))
  }

  @Test func `JSON has file, line and column`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.json", "{\n  \"format\": 1,\n  \"format\": 1\n}")

    let call = Call("check", path, "--json")
    let result = try JSONReader.read(Array(call.output.utf8), file: "output").value

    guard case .array(let issues)? = result["problems"]?.value else {
      Issue.record("\(call.output)")
      return
    }
    #expect(issues.count == 1)
    #expect(issues.first?.value["line"]?.value == .number(3))
    #expect(issues.first?.value["column"]?.value == .number(3))
  }
}
