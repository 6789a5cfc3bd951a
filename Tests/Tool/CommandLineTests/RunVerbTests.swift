import Foundation
import GimbalDocuments
import GimbalScenarios
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct RunVerbTests {
  @Test func `a passed run ends with a summary and exit status 0`() throws {
    let folder = try TemporaryFolder()
    let text = ScenarioText.expecting("root viewDidLoad()", devices: "\"phones\"")
    try folder.write(
      "turns/a.scenario.json",
      text.replacing("[\"R-LAUNCH-2\"]", with: "[\"S10\", \"S2\", \"R-ROT-1\"]"))
    try folder.write("margins/b.scenario.json", text)

    // With `CI=true` every device runs.
    let call = Call(["run", folder.path], samplesDevices: true, environment: { [:] })
    let lines = call.output.split(separator: "\n")
    try #require(lines.count == 5, "\(lines)")
    #expect(lines[0].hasPrefix("all passed: 2 scenarios, "), "\(lines)")
    let margins = try #require(lines[1].wholeMatch(of: /margins  1 scenario, (\d+) cases/))
    #expect(lines[2] == "turns    1 scenario, \(margins.1) cases: S2, S10", "\(lines)")
    #expect(lines[3].hasPrefix("slowest: "), "\(lines)")
    #expect(lines[4].hasSuffix("--devices all runs every device"), "\(lines)")
    let all = Call(
      ["run", folder.path, "--devices", "phones"], samplesDevices: true, environment: { [:] }
    ).output
    #expect(all.split(separator: "\n").count == 1)
  }

  @Test func `a failure is reported with its location and exit status 1`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.fails)

    let call = Call("run", path)

    #expect(call.status == .failed)
    #expect(call.output.contains("\(path):9:"), "\(call.output)")
    #expect(call.output.contains("gimbal run "))
    #expect(call.output.contains("1 of 1 case failed"))
  }

  @Test func `a bad file is reported, the others run, and the exit status is 2`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.scenario.json", "{")
    try folder.write("b/b.scenario.json", ScenarioText.holds)
    try folder.write("c.scenario.json", ScenarioText.fails)
    try folder.write("d.json", "no scenario")

    let call = Call("run", folder.path, folder.path + "/nowhere-at-all.scenario.json")

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 2)
    #expect(
      call.errorLines.first?.hasPrefix("gimbal: \(folder.path)/a.scenario.json:1:2: ") == true)
    #expect(call.errorLines.last?.hasSuffix("there is no such file or folder") == true)
    #expect(
      call.output.contains("1 of 2 cases failed: ") && call.output.contains("; 2 file errors\n"),
      "\(call.output)")
  }

  @Test func `the command that repeats a case names the program and the catalog of the call`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.fails)
    let catalog = folder.path + "/my devices"
    try FileManager.default.createDirectory(atPath: catalog, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: repositoryRoot + "/Devices/iphone-15-pro.json",
      toPath: catalog + "/iphone-15-pro.json")

    let call = Call(["run", path, "--catalog", catalog], program: "Player")

    #expect(call.status == .failed)
    let command = "Player run \(path) --devices iphone-15-pro --systems 17 --catalog '\(catalog)'"
    #expect(call.output.contains("  run again: \(command)\n"), "\(call.output)")
  }

  @Test func `the command that repeats a case has the flags that it depends on`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.fails)
    let command = "run again: gimbal run \(path) --devices iphone-15-pro --systems 17"

    #expect(Call("run", path).output.contains("  \(command)\n"))
    let call = Call("run", path, "--allow-outside", "--strict")
    #expect(call.output.contains("  \(command) --strict --allow-outside\n"), "\(call.output)")
  }

  @Test func `a case that asserts nothing is reported and does not fail`() throws {
    let folder = try TemporaryFolder()
    let text = ScenarioText.holds.replacing(
      "] } } }", with: "] } }, \"when\": { \"idiom\": \"pad\" } }")
    let path = try folder.write("a.scenario.json", text)

    let call = Call("run", path)

    #expect(call.status == .held)
    #expect(call.output.hasPrefix("nothing was asserted: 1 scenario, "), "\(call.output)")
    #expect(call.output.hasSuffix("; no expectations in 1 case\n"))
  }

  @Test func `a line break in a file name does not break an output line`() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write("a\nb.scenario.json", "{")
    let failing = try folder.write("c\nd.scenario.json", ScenarioText.fails)

    let call = Call("run", bad, failing)

    #expect(call.errorLines.count == 1)
    #expect(call.errors.contains("/a\\u{a}b.scenario.json:1:2: "))
    #expect(call.output.contains("/c\\nd.scenario.json' --devices"), "\(call.output)")
    #expect(Call("check", bad).errorLines.count == 1)
  }

  @Test func `results of an unfinished run are not lost`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)
    let out = folder.path + "/out"
    #expect(Call("run", path, "--out", out).status == .held)
    #expect(Call("run", path, "--out", out).status == .held)
    let whole = try text(out + "/results.jsonl")
    try FileManager.default.removeItem(atPath: out + "/report.json")

    let call = Call("run", path, "--out", out)

    #expect(call.status == .wrongCall)
    #expect(
      call.errors
        == "gimbal: \(out): contains the results of an unfinished run; continue it with '--resume', move them "
        + "away, or name another folder\n")
    #expect(try text(out + "/results.jsonl") == whole)
    #expect(whole.split(separator: "\n").count == 3)
  }

  @Test func `two runs cannot write into one folder`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)
    let other = try ResultFolder(folder.path, of: RunIdentity())

    let call = Call("run", path, "--out", folder.path)

    #expect(call.status == .wrongCall)
    #expect(
      call.errors
        == "gimbal: \(folder.path)/results.jsonl: another run is writing it; name another "
        + "folder\n")
    try other.finish(RunResult(), total: nil, listsAssumptions: false)
    #expect(Call("run", path, "--out", folder.path).status == .wrongCall)
  }

  @Test func `an empty folder is reported`() throws {
    let folder = try TemporaryFolder()
    let call = Call("run", folder.path)

    #expect(call.status == .wrongCall)
    #expect(
      call.errors
        == "gimbal: \(folder.path): the folder contains no *.scenario.json, and no app with a *.storyboard\n"
    )
  }

  @Test func `a selection without cases is not reported as success`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)

    let call = Call("run", path, "--devices", "ipad-2")

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1)
  }

  @Test func `a file that is given twice runs once`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)

    #expect(Call("run", path, folder.path, path).output.contains("1 case"))
  }

  @Test(arguments: [
    (
      ["--format", "xml"],
      "'--format' has no value 'xml'; allowed is 'text', 'json', 'junit', 'tap', 'sarif', 'markdown' "
        + "or 'github'"
    ),
    (
      ["--format", "junti"],
      "'--format' has no value 'junti'; allowed is 'text', 'json', 'junit', 'tap', 'sarif', 'markdown' "
        + "or 'github'; did you mean 'junit'?"
    ),
    (
      ["--json", "--format", "text"], "'--json' and '--format' exclude each other; give one of them"
    ),
    (["--shard", "3/2"], "'--shard' is '3/2'; allowed is i/n with 1 ≤ i ≤ n ≤ 10000"),
    (["--jobs", "0"], "'--jobs' is '0'; allowed is a whole number from 1 to 256"),
    (["--resume"], "'--resume' needs '--out' too"),
    (
      ["--systems", "soon"],
      "--systems: there is no system 'soon'; allowed is 'newest', 'all', 'e1', 'e2', 'e3', 'e4' or "
        + "'e5' or a version such as '17' or '12.3.1'"
    ),
    (
      ["--devices", "iphone-15-por"],
      "--devices: there is no device 'iphone-15-por'; did you mean 'iphone-15-pro', 'iphone-11-pro' or "
        + "'iphone-12-pro'?"
    ),
  ])
  func `a wrong option is reported in one line`(callArguments: [String], line: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)

    let call = Call(["run", path] + callArguments)

    #expect(call.status == .wrongCall)
    #expect(call.errors == "gimbal: \(line)\n")
    #expect(call.output == "")
  }

  /// The lines of a folder of results that are results.
  private func cases(_ folder: String) throws -> [String] {
    try text(folder + "/results.jsonl").split(separator: "\n").map(String.init)
      .filter { $0.contains("\"place\":") }
  }

  @Test func `shards have the cases of the whole run, in a list that is appended by lines`()
    throws
  {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d", "e"] {
      try folder.write("\(name).scenario.json", ScenarioText.holds)
    }
    var lines: [String] = []
    for part in 1...2 {
      let out = folder.path + "/out\(part)"
      #expect(Call("run", folder.path, "--shard", "\(part)/2", "--out", out).status == .held)
      lines += try cases(out)
      #expect(try text(out + "/report.txt").contains("all passed: "))
      #expect(try text(out + "/junit.xml").contains("<testsuite"))
      _ = try JSONReader.read(contentsOf: out + "/report.json")
    }
    #expect(Call("run", folder.path, "--out", folder.path + "/whole").status == .held)
    let whole = try cases(folder.path + "/whole")

    #expect(whole.count == 5)
    #expect(lines.sorted() == whole.sorted())
    for (index, line) in whole.enumerated() {
      #expect(try CaseRecord.read(Array(line.utf8)[...], from: "x").caseIndex == index)
    }
  }

  @Test func `a folder that cannot be written is reported`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)
    let call = Call("run", path, "--out", path)

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1)
    #expect(call.errors.hasPrefix("gimbal: \(path): cannot be written: "))
  }

  @Test func `the progress is shown on terminals only and removed`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)

    #expect(Call("run", path).errors == "")
    #expect(
      Call(["run", path], showsProgress: true).errors == "\r\u{1B}[K1 of 1 cases\r\u{1B}[K")
  }

  @Test func `colors are used only when requested`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.fails)

    #expect(Call(["run", path], usesColours: true).output.contains("\u{1B}["))
    #expect(!Call("run", path).output.contains("\u{1B}"))
  }

  @Test func `the same call twice without times writes the same bytes`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.fails)
    for format in ["text", "json", "junit"] {
      let call = Call("run", path, "--format", format, "--no-times")
      #expect(call.output == Call("run", path, "--format", format, "--no-times").output)
      #expect(!call.output.isEmpty)
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try FileReader.read(path), as: UTF8.self)
  }
}
