import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct RandomTestVerbTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A scene with a bar of the given width between the edges of the view.
  private func scene(width: String) throws -> String {
    try folder.write(
      "bar.scene.json",
      """
      {
        "title": "A bar",
        "controller": {
          "view": {
            "subviews": [{ "id": "bar", "backgroundColor": "blue" }],
            "constraints": ["H:|[bar(\(width))]|", "V:|[bar(44)]"]
          }
        }
      }
      """)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func storm(_ callArguments: String...) -> Call {
    Call(["storm"] + callArguments)
  }

  @Test func `a scene that passes has status 0, and nothing is written`() throws {
    let scene = try scene(width: "<=2000")
    let call = storm(scene, "--devices", "iphone-se-3", "--steps", "60")
    #expect(call.status == .held, "\(call.output)\(call.errors)")
    #expect(call.output.contains("60 steps on 1 device, all invariants passed"))
    #expect(try names() == ["bar.scene.json"])
  }

  @Test func `a failure has status 1 and writes a scenario next to the scene that repeats it`()
    throws
  {
    let scene = try scene(width: "<=600")
    let call = storm(scene, "--devices", "iphone-se-3", "--steps", "400", "--seed", "7")
    #expect(call.status == .failed, "\(call.output)\(call.errors)")
    #expect(call.output.contains("conflicts at step ") && call.output.contains("shortest sequence"))
    let name = try #require(try names().first { $0.hasSuffix(".scenario.json") })
    #expect(name.hasPrefix("bar.storm-7.iphone-se-3-"))
    let again = Call("run", folder.path + "/" + name)
    #expect(again.status == .failed && again.output.contains("conflict"), "\(again.output)")
    #expect(call.output.contains("run again: gimbal run \(folder.path)/\(name)"))
  }

  @Test func `an output folder from which the scene cannot be read is refused at once`() throws {
    let scene = try scene(width: "<=600")
    let call = storm(scene, "--devices", "iphone-se-3", "--out", folder.path + "/storms")
    #expect(call.status == .wrongCall && call.errorLines.count == 1)
    #expect(
      call.errors.contains("storms: scenarios in this folder cannot name the scene"),
      "\(call.errors)")
    #expect(try names() == ["bar.scene.json"])
  }

  @Test func `a JSON report has the invariant, the steps and the file`() throws {
    let scene = try scene(width: "<=600")
    let out = folder.path
    let call = storm(
      scene, "--devices", "iphone-se-3", "--steps", "400", "--out", out, "--json")
    #expect(call.status == .failed)
    let report = try JSONReader.read(Array(call.output.utf8), file: "report")
    guard case .array(let devices)? = report.value["devices"]?.value,
      case .string(let file)? = devices.first?.value["scenario"]?.value,
      case .string("conflicts")? = devices.first?.value["law"]?.value
    else {
      Issue.record("\(call.output)")
      return
    }
    #expect(file.hasPrefix(out + "/bar.storm-1."))
  }

  @Test func `an invariant that the launch violates is reported with the launch step only`() throws
  {
    let call = storm(
      "swift:Cyclic", "--devices", "iphone-se-3", "--steps", "10", "--out", folder.path)
    #expect(call.status == .failed, "\(call.output)\(call.errors)")
    #expect(call.output.contains("at step 0: UIKit raises "))
    #expect(call.output.contains("found in 0 runs:\n      launch\n    run again: "))
  }

  @Test(arguments: [
    (["storm"], "'storm' needs SCENE|APP"),
    (["storm", "swift:Nobody"], "no controller is registered as 'Nobody'"),
    (["storm", "none.scene.json"], "none.scene.json: "),
    (["storm", "a.scenario.json"], "a.scenario.json: is a scenario, which"),
    (["storm", "swift:Plain", "--seed", "-1"], "'--seed' is '-1'; allowed is a whole number"),
    (["storm", "swift:Plain", "--steps", "0"], "'--steps' is '0'; allowed is a whole number"),
    (["storm", "swift:Plain", "--laws", "conflict"], "did you mean 'conflicts'"),
    (["storm", "swift:Plain", "--devices", "iphone-15-po"], "iphone-15-pro"),
    (["storm", "swift:Plain", "--systems", "4"], "none of the chosen devices runs"),
    (["storm", "swift:Plain", "--out", "/dev/null/storms"], "/dev/null/storms: "),
    (["storm", "swift:Plain", "--scene", "Login"], "--scene"),
  ])
  func `a wrong call is reported in one line with status 2`(callArguments: [String], part: String) {
    let call = Call(callArguments)
    #expect(call.status == .wrongCall, "\(call.output)")
    #expect(call.errorLines.count == 1 && call.errors.contains(part), "\(call.errors)")
  }

  @Test func `a scene that cannot be launched is reported in one line with what to do`() throws {
    let document = try folder.write(
      "Empty.storyboard",
      "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
        + "version=\"3.0\"><scenes/></document>")
    let call = storm(document, "--devices", "iphone-se-3")
    #expect(call.status == .wrongCall, "\(call.output)")
    #expect(call.errorLines.count == 1, "\(call.errors)")
    #expect(call.errors.contains("Empty.storyboard"), "\(call.errors)")
  }
}
