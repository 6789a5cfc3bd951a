import Foundation
import Testing

/// `gimbal.json`: its location, its values and its errors.
@Suite struct ConfigurationTests {
  private let folder: ScenarioFolder

  init() throws {
    folder = try ScenarioFolder()
    try folder.write(
      scenario: "s/calm", of: "Calm", devices: "\"iphone-15-pro\", \"iphone-se-3\"")
  }

  private func cases(_ callArguments: String..., at position: String = ".") throws -> [String] {
    let program = Program.path
    let run = try Program(
      "-c", "cd '\(position)' && '\(program)' run --list \(callArguments.joined(separator: " "))",
      in: folder, program: "/bin/sh")
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `values of the file replace omitted options`() throws {
    try folder.write(
      "gimbal.json",
      """
      {
        // Comments are allowed.
        "scenarios": "s", "devices": ["iphone-se-3"], "systems": "17", "out": "results",
        "severity": "warning", "jobs": 2, "timeout": 30, "retry": 1,
      }
      """)
    #expect(try cases() == ["s/calm.scenario.json · iphone-se-3 · iOS 17"])
    #expect(try cases("--systems", "16") == ["s/calm.scenario.json · iphone-se-3 · iOS 16"])
    #expect(try cases("--devices", "iphone-15-pro").count == 1)
    #expect(try cases("s", "--config", "none").count == 2)
    #expect(try Program("run", in: folder).status == 0)
    #expect(folder.text("results/report.json")?.contains("iphone-se-3") == true)
  }

  @Test func `the file is found in parent folders, inside a repository only`() throws {
    try folder.write("gimbal.json", #"{"scenarios": "s", "devices": "iphone-se-3"}"#)
    try folder.write("deep/er/x", "")
    #expect(try Program("run", in: folder, at: "deep/er").errors.contains("Scenarios"))
    try folder.write(".git/HEAD", "")
    #expect(
      try cases(at: "deep/er")
        == ["../../s/calm.scenario.json · iphone-se-3 · iOS 26"]
        .map { $0.replacing(" 26", with: Self.newest(try cases(at: ".")[0])) })
    // A nested repository is another project.
    try folder.write("deep/.git", "gitdir: elsewhere")
    #expect(try Program("run", in: folder, at: "deep/er").status == 2)
    // The nearest file is used.
    try folder.write("deep/gimbal.json", #"{"scenarios": "../s", "devices": "iphone-15-pro"}"#)
    #expect(try cases("--allow-outside", at: "deep/er")[0].contains("iphone-15-pro"))
  }

  @Test(arguments: [
    #"{"scenarios": "../s"}"#, #"{"scenarios": "out"}"#, #"{"scenarios": "s", "out": "../r"}"#,
    #"{"scenarios": "s", "out": "/results"}"#, #"{"scenarios": "s", "out": "out/r"}"#,
    #"{"scenarios": "s", "catalog": "../Devices"}"#, #"{"scenarios": "s", "catalog": "out"}"#,
  ])
  func `paths of the file must be inside its folder (F-74)`(text: String) throws {
    try folder.write("deep/gimbal.json", text)
    try folder.write("deep/s/x", "")
    try folder.write("r/x", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/deep/out", withDestinationPath: folder.path + "/r")
    let run = try Program("run", in: folder, at: "deep")
    #expect(run.status == 2)
    #expect(run.errors.contains("gimbal.json: "))
    #expect(run.errors.contains("leads out of the folder of the file; name "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/r") == ["x"])
  }

  private static func newest(_ line: String) -> String {
    " " + (line.split(separator: " ").last ?? "")
  }

  @Test(arguments: [
    (
      #"{"device": ["phones"]}"#,
      #"gimbal.json:1:2: unknown key 'device' in the document; did you mean 'devices'?"#
    ),
    ("{\n  \"jobs\": 0}", "gimbal.json:2:11: "),
    (#"{"severity": "warnings"}"#, "gimbal.json:1:14: "),
    (#"{"devices": ["iphone-15-por"]}"#, "gimbal.json:1:14: "),
    (#"{"systems": ["newst"]}"#, "gimbal.json:1:14: "),
    (#"{"out": ""}"#, "gimbal.json:1:9: "),
    (#"{"jobs": 2, "jobs": 3}"#, "gimbal.json:1:13: "),
    (#"["phones"]"#, "gimbal.json:1:1: "),
    (#"{"devices": "#, "gimbal.json:1:"),
    (#"{"catalog": "none-here", "devices": "phones"}"#, "gimbal.json:1:13: "),
  ])
  func `an error is reported in one line with its location`(text: String, line: String) throws {
    try folder.write("gimbal.json", text)
    for verb in [["run", "s"], ["check", "gimbal.json"]] {
      let run = try Program(callArguments: verb, in: folder)
      #expect(run.status == 2)
      let lines = run.errors.split(separator: "\n")
      #expect(lines.count == 1 && lines[0].contains(line), "\(run.errors)")
    }
    if text.contains("por") {
      #expect(try Program("run", "s", in: folder).errors.contains("iphone-15-pro"))
    }
  }

  @Test func `all errors are reported at once`() throws {
    try folder.write(
      "gimbal.json", #"{"device": "phones", "jobs": 0, "severity": "warn", "systems": ["x"]}"#)
    let run = try Program("check", "gimbal.json", in: folder)
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n")
    let isWhole = ["'devices'", "'jobs'", "'warning'", "'newest'"].allSatisfy(run.errors.contains)
    #expect(lines.count == 4 && isWhole, "\(run.errors)")
  }

  @Test func `a file that is named must exist`() throws {
    let run = try Program("run", "s", "--config", "other.json", in: folder)
    #expect(run.status == 2 && run.errors.contains("other.json: "), "\(run.errors)")
  }
}
