import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

/// Selection of cases, resumed runs, merged shards, and report formats.
@MainActor @Suite struct RunChoiceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      let outcome = name == "b" ? #", {"expect": {"orientation": "landscapeLeft"}}"# : ""
      try folder.write(
        "s/\(name).scenario.json",
        """
        {"title": "The \(name) of it", "devices": ["iphone-15-pro", "iphone-se-3"], "scene": {"controller": {}},
        "steps": [{"launch": {}}, {"expect": {"orientation": "portrait"}}\(outcome)]}
        """)
    }
  }

  private var scenarios: String { folder.path + "/s" }

  private func text(_ path: String) throws -> String {
    String(decoding: try FileReader.read(folder.path + "/" + path), as: UTF8.self)
  }

  private func lines(_ call: Call) -> [String] {
    call.output.split(separator: "\n").map {
      $0.replacingOccurrences(of: folder.path + "/s/", with: "")
    }
  }

  @Test func `list prints the cases and runs none`() {
    let call = Call("run", scenarios, "--list")
    #expect(call.status == .held)
    #expect(lines(call).count == 6)
    #expect(lines(call)[0].hasPrefix("a.scenario.json · iphone-15-pro · iOS "))
  }

  @Test(arguments: [
    ("B.scenario", 2), ("se-3", 3), ("the c of", 2), ("a.scen*se-3", 1), ("nothing", 0),
    ("a.scenario,c.scenario", 4),
  ])
  func `a filter selects by scenario, device and title`(filter: String, count: Int) {
    let call = Call("run", scenarios, "--list", "--filter", filter)
    #expect(lines(call).count == count)
  }

  @Test func `a filter that leaves no case is a wrong call`() {
    let call = Call("run", scenarios, "--filter", "nothing")
    #expect(call.status == .wrongCall)
    #expect(call.errorLines == ["gimbal: --filter and --only-failed exclude all cases"])
  }

  @Test func `with fail-fast no cases start after a failure`() throws {
    let call = Call("run", scenarios, "--fail-fast", "--json")
    #expect(call.status == .failed)
    #expect(call.output.components(separatedBy: "\"scenario\":").count - 1 == 3)
  }

  @Test func `only the cases that failed last time are run`() throws {
    #expect(Call("run", scenarios, "--out", folder.path + "/r").status == .failed)
    let call = Call("run", scenarios, "--only-failed", folder.path + "/r", "--list")
    #expect(lines(call).count == 2 && lines(call).allSatisfy { $0.hasPrefix("b.") })
    #expect(Call("run", scenarios, "--only-failed", folder.path + "/none").status == .wrongCall)
  }

  private static let files = ["report.txt", "report.json", "junit.xml"]

  @Test
  func `a run stopped at any point resumes with the reports of an uninterrupted run`() throws {
    #expect(Call("run", scenarios, "--out", folder.path + "/whole", "--no-times").status == .failed)
    let whole = Array(try text("whole/results.jsonl").utf8)
    // At every 97th byte: between lines, and within a line.
    for cut in stride(from: 0, to: whole.count, by: 97) {
      let out = "cut-\(cut)"
      try folder.write("\(out)/results.jsonl", Data(whole[..<cut]))
      let call = Call("run", scenarios, "--out", folder.path + "/" + out, "--resume", "--no-times")
      #expect(call.status == .failed, "\(cut): \(call.errors)")
      for file in Self.files {
        #expect(try text("\(out)/\(file)") == text("whole/\(file)"), "\(cut)")
      }
      #expect(try text("\(out)/results.jsonl").split(separator: "\n").count == 8, "\(cut)")
    }
  }

  @Test func `results of another run are not resumed`() throws {
    #expect(Call("run", scenarios, "--out", folder.path + "/r").status == .failed)
    let call = Call(
      "run", scenarios, "--devices", "iphone-se-3", "--out", folder.path + "/r", "--resume")
    #expect(call.status == .wrongCall)
    #expect(
      call.errors.contains(
        "contains the results of another run: this run has '--devices iphone-se-3', the earlier one does not; name another"
      ), "\(call.errors)")
    #expect(
      Call("run", scenarios, "--resume").errorLines == [
        "gimbal: '--resume' needs '--out' too"
      ])
  }

  @Test func `shards are merged into the report of the whole run`() throws {
    #expect(Call("run", scenarios, "--out", folder.path + "/whole", "--no-times").status == .failed)
    var parts: [String] = []
    for part in 1...4 {
      parts.append("\(folder.path)/part-\(part)")
      _ = Call("run", scenarios, "--shard", "\(part)/4", "--out", parts[part - 1])
    }
    let call = Call(["merge"] + parts + ["--out", folder.path + "/all", "--no-times"])
    #expect(call.status == .failed)
    for file in Self.files { #expect(try text("all/\(file)") == text("whole/\(file)")) }
  }

  @Test func `merged shards have the page of one run`() throws {
    let page = folder.path + "/here.html"
    #expect(Call("run", scenarios, "--html", page, "--no-times").status == .failed)
    var parts: [String] = []
    for part in 1...3 {
      parts.append("\(folder.path)/part-\(part)")
      _ = Call("run", scenarios, "--shard", "\(part)/3", "--out", parts[part - 1])
    }
    _ = Call(["merge"] + parts + ["--out", folder.path + "/all"])
    for (name, folders) in [("joined", [folder.path + "/all"]), ("parts", parts)] {
      let other = "\(name).html"
      #expect(
        Call(["report"] + folders + ["--html", folder.path + "/" + other, "--no-times"]).status
          == .failed)
      #expect(try text(other) == text("here.html"))
    }
    #expect(try text("here.html").contains("class=\"course\""))
    // Artifacts of another run are not used for this one.
    _ = Call(["merge"] + parts + ["--out", folder.path + "/all"])
    #expect(
      try FileReader.names(inFolder: folder.path + "/all/evidence", ending: ".jsonl").count == 1)
  }

  @Test func `shards of different runs are refused`() throws {
    let parts = (1...3).map { "\(folder.path)/part-\($0)" }
    for part in 1...3 {
      _ = Call("run", scenarios, "--shard", "\(part)/3", "--out", parts[part - 1])
    }
    let missing = Call("merge", parts[0], parts[1])
    #expect(
      missing.errors.contains("is one of 3 parts, of which 3 is missing"), "\(missing.errors)")
    #expect(Call("merge", parts[0], parts[0]).errors.contains("name each part of a run once"))
    #expect(Call("merge", folder.path + "/none").errors.contains("there is no such file or folder"))
    let other = folder.path + "/other"
    _ = Call("run", scenarios, "--shard", "2/4", "--out", other)
    #expect(Call("merge", parts[0], other).errors.contains("it is one of 4, and"))
    _ = Call("run", scenarios, "--shard", "2/3", "--strict", "--out", folder.path + "/strict")
    let strict = Call("merge", parts[0], folder.path + "/strict", parts[2])
    #expect(
      strict.errors.contains("is a part of another run: it has '--strict', and that of"),
      "\(strict.errors)")
    _ = Call("run", scenarios + "/a.scenario.json", "--shard", "2/3", "--out", folder.path + "/few")
    let few = Call("merge", parts[0], folder.path + "/few", parts[2])
    #expect(few.errors.contains("it has 2 cases in all parts"), "\(few.errors)")
  }

  /// A shard with a replaced text, and its message.
  @Test(arguments: [
    (
      "\"format\":3,\"gimbal\"", "\"format\":2,\"gimbal\"",
      "results.jsonl:1:18: is not a result of this version"
    ),
    ("\"gimbal\":\"", "\"gimbal\":\"9.", "run all parts with one version"),
    ("{\"end\":6}\n", "", "of an unfinished run; continue it with '--resume' first"),
    ("\"place\":0", "\"place\":1", "; the parts were run with different options"),
    ("\"place\":3", "\"place\":0", "is listed twice"),
  ])
  func `changed results, or results of another version, are refused`(
    text: String, other: String, line: String
  ) throws {
    let parts = (1...3).map { "\(folder.path)/part-\($0)" }
    for part in 1...3 {
      _ = Call("run", scenarios, "--shard", "\(part)/3", "--out", parts[part - 1])
    }
    let old = try self.text("part-1/results.jsonl")
    #expect(old.contains(text))
    try folder.write("part-1/results.jsonl", old.replacingOccurrences(of: text, with: other))
    let call = Call(["merge"] + parts.reversed())
    #expect(call.status == .wrongCall && call.errorLines.count == 1)
    #expect(call.errors.contains(line), "\(call.errors)")
  }

  @Test func `shards are balanced by the times of an earlier run`() throws {
    let shard = try Shard("1/2", of: .shard)
    let other = try Shard("2/2", of: .shard)
    let seconds = [8.0, 1, 1, 2, 4, 1]
    let own = shard.positions(in: 0..<6) { seconds[$0] }
    let rest = other.positions(in: 0..<6) { seconds[$0] }
    #expect((own + rest).sorted() == Array(0..<6))
    #expect(own == [0, 5])
    let parts = (1...2).map { part in
      _ = Call("run", scenarios, "--out", folder.path + "/last")
      return ["/last", "/last/results.jsonl"].map { last in
        lines(
          Call("run", scenarios, "--list", "--shard", "\(part)/2", "--timings", folder.path + last))
      }
    }
    #expect(parts[0][0] == parts[0][1] && parts[1][0] == parts[1][1])
    #expect(Set(parts[0][0] + parts[1][0]).count == 6 && parts[0][0].count == 3)
  }

  @Test func `reports have the formats TAP, GitHub, SARIF and others`() throws {
    let tap = Call("run", scenarios, "--format", "tap").output
    #expect(tap.hasPrefix("TAP version 13\n1..6\nok 1 - ") && tap.contains("not ok 3 - "))
    let failed = tap.split(separator: "not ok 3 - ", maxSplits: 1).last ?? ""
    #expect(
      failed.contains("\n  ---\n  severity: fail\n  message: \"")
        && failed.contains("\n    - file: \"") && failed.contains("\n      line: 2\n"), "\(failed)")
    let github = Call("run", scenarios, "--format", "github").output
    #expect(github.hasPrefix("::error file=") && github.contains(",line=2,"))
    #expect(github.contains("and in 1 more case)"))
    let markdown = Call("run", scenarios, "--format", "markdown").output
    #expect(markdown.hasPrefix("### 2 of 6 cases failed\n\n6 cases, 2 failed.\n"))
    let sarif = Call("run", scenarios, "--format", "sarif").output
    let document = try JSONReader.read(Array(sarif.utf8), file: "sarif").value
    guard case .array(let runs)? = document["runs"]?.value,
      case .array(let results)? = runs.first?.value["results"]?.value
    else {
      Issue.record("no results")
      return
    }
    #expect(results.count == 1)
    #expect(results[0].value["level"]?.value == .string("error"))
  }

  @Test func `file names are escaped in lists and Markdown (F-84)`() throws {
    let name = "a\n::error::b\u{1B}[2J\u{202E}`` |<c>.scenario.json"
    let path = try folder.write(
      name,
      """
      {"title": "t", "devices": ["iphone-15-pro"], "scene": {"controller": {}},
      "steps": [{"launch": {}}, {"golden": {"layout": "start"}}]}
      """)
    for callArguments in [["--list"], ["--format", "markdown"]] {
      let output = Call(["run", path] + callArguments).output
      #expect(!output.contains("\n::error"))
      #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
      #expect(output.contains("\\u{1b}"))
    }
    #expect(Call("run", path, "--format", "markdown").output.contains("| ``` "))
  }

  @Test func `a file is a URI in SARIF`() throws {
    let path = try folder.write(
      "a turn.scenario.json",
      """
      {"title": "t", "devices": ["iphone-15-pro"], "scene": {"controller": {}},
      "steps": [{"launch": {}}, {"golden": {"layout": "start"}}]}
      """)
    let sarif = Call("run", path, "--format", "sarif").output
    #expect(sarif.contains("/a%20turn.scenario.json\""))
  }

  @Test func `golden files are recorded, compared and approved`() throws {
    let path = try folder.write(
      "g.scenario.json",
      """
      {"title": "t", "devices": ["iphone-15-pro"], "scene": {"controller": {"view": {"subviews": [
        {"id": "a", "frame": [10, 10, 20, 20]}]}}},
      "steps": [{"launch": {}}, {"golden": {"layout": "start"}}]}
      """)
    #expect(Call("run", path).output.contains("there is no golden"))
    #expect(Call("run", path, "--record", "missing").status == .held)
    #expect(Call("run", path).status == .held)
    let text = String(decoding: try FileReader.read(path), as: UTF8.self)
    try folder.write("g.scenario.json", text.replacingOccurrences(of: "[10, 10,", with: "[10, 11,"))
    let call = Call("run", path)
    #expect(call.status == .failed)
    #expect(call.output.contains("a: (10, 10, 20, 20) → (10, 11, 20, 20)"), "\(call.output)")
    let approved = Call("approve", path)
    #expect(approved.output.contains("a: (10, 10, 20, 20) → (10, 11, 20, 20)"))
    #expect(approved.output.hasSuffix("1 written\n"))
    #expect(Call("approve", path).output == "no differences; nothing was written\n")
    #expect(Call("run", path).status == .held)
  }

  @Test func `a linked folder of goldens is not written (F-74)`() throws {
    let path = try folder.write(
      "g.scenario.json",
      """
      {"title": "t", "devices": ["iphone-15-pro"], "scene": {"controller": {"view": {}}},
      "steps": [{"launch": {}}, {"golden": {"layout": "start"}}]}
      """)
    let victim = try folder.write("victim/own.txt", "own")
    let outside = String(victim.dropLast("/own.txt".count))
    try FileManager.default.createSymbolicLink(
      atPath: String(path.dropLast("g.scenario.json".count)) + "g.goldens",
      withDestinationPath: outside)
    for callArguments in [["approve", path], ["run", path, "--record", "missing"]] {
      let call = Call(callArguments)
      #expect(call.status != .held)
      #expect(
        (call.errors + call.output).contains("is a symbolic link"), "\(call.errors) \(call.output)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == ["own.txt"])
    }
  }

  @Test func `a golden that cannot be approved is reported with the exit status`() throws {
    let path = try folder.write(
      "g.scenario.json",
      """
      {"title": "t", "devices": ["iphone-15-pro"], "scene": {"controller": {"view": {}}},
      "steps": [{"launch": {}}, {"golden": {"layout": "start"}}]}
      """)
    try folder.write("g.goldens", "A file where the folder belongs.")
    let call = Call("approve", path)
    #expect(call.status == .wrongCall)
    #expect(call.output == "nothing was written\n")
    #expect(call.errors.contains("cannot be written"), "\(call.errors)")
  }
}
