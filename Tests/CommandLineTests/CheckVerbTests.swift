import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct CheckVerbTests {
  @Test func `the shipped devices are sound`() {
    let call = Call("check", repositoryRoot + "/Devices")

    #expect(call.output == "\(shippedDeviceCount) files, no problem\n")
    #expect(call.errors == "")
    #expect(call.status == .held)
  }

  @Test func `every bad file is told, none stops the others`() throws {
    let folder = try TemporaryFolder()
    let good = repositoryRoot + "/Devices/iphone-15-pro.json"
    let empty = try folder.write("empty.json", "")
    let missing = folder.path + "/missing.json"
    let other = try folder.write("notes.txt", "x")

    let call = Call("check", empty, missing, good, other)

    #expect(call.status == .wrongCall)
    #expect(call.output == "4 files, 3 problems\n")
    #expect(call.errorLines.count == 3)
    #expect(call.errorLines[0].hasPrefix("gimbal: \(empty):1:1: "))
    #expect(call.errorLines[1] == "gimbal: \(missing): there is no such file or folder")
    #expect(call.errorLines[2].hasPrefix("gimbal: \(other): is not a *.scenario.json"))
  }

  @Test func `an empty folder is said`() throws {
    let folder = try TemporaryFolder()
    let call = Call("check", folder.path)

    #expect(call.status == .wrongCall)
    #expect(call.errors.contains("the folder holds no scenario, no scene and no device file"))
  }

  @Test func `JSON tells file, line and column`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.json", "{\n  \"format\": 1,\n  \"format\": 1\n}")

    let call = Call("check", path, "--json")
    let result = try JSONReader.read(Array(call.output.utf8), file: "output").value

    guard case .array(let problems)? = result["problems"]?.value else {
      Issue.record("\(call.output)")
      return
    }
    #expect(problems.count == 1)
    #expect(problems.first?.value["line"]?.value == .number(3))
    #expect(problems.first?.value["column"]?.value == .number(3))
  }
}
