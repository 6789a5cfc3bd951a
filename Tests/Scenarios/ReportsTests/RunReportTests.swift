import Foundation
import GimbalDocuments
import GimbalReports
import GimbalScenarios
import SchemaValidation
import Testing

@Suite("RunText")
struct RunTextTests {
  @Test func `a failure has its artifacts and the command that repeats it`() {
    let expected = """
      failed  turn.scenario.json · iphone-se-2 · iOS 17
        A turn keeps the title
        turn.scenario.json:12:5: step 3: title is at (0, 20), expected (0, 0)
            0.000  root  viewDidLoad()
          > 0.000  root  <&>
        turn.scenario.json:12:5: step 3: title is hidden
        run again: gimbal run turn.scenario.json --devices iphone-15-pro --systems 17

      Could not be read
        broken.scenario.json:1:2: 'stesp' is unknown

      Pending
        later.scenario.json (1 case): no navigation yet

      1 device metric without a source is derived; --assumptions lists it
      1 of 2 cases failed: 2 scenarios, 2 devices, 200 events; 1 file error, 1 pending

      """

    #expect(RunText.report(SampleRun.mixed) == expected)
  }

  @Test func `assumed values are one line, and a list on request (F-33)`() throws {
    var run = SampleRun.passed
    run.cases[0].assumptions = (0..<22).map { "figure \($0)" }

    let lines = RunText.report(run).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0] == "22 device metrics without a source are derived; --assumptions lists them"
    )
    let listed = RunText.report(run, listsAssumptions: true)
    for number in 0..<22 {
      #expect(listed.contains("\n  iphone-15-pro: figure \(number) (1 case)\n"))
    }
  }

  @Test func `values that a device assumes in some cases are listed once, in order`() {
    let cases = [("a", "x", ["1"]), ("b", "x", ["2", "1"]), ("c", "y", ["1"]), ("d", "x", ["1"])]
    let run = RunResult(
      cases: cases.map { scenario, device, assumptions in
        CaseResult(id: SampleRun.id(scenario, device), title: scenario, assumptions: assumptions)
      })

    let listed = RunText.report(run, listsAssumptions: true)
    #expect(
      listed.hasPrefix(
        """
        Assumed, 3 device metrics without a source
          x: 1 (3 cases)
          x: 2 (1 case)
          y: 1 (1 case)

        """), "\(listed)")
    #expect(listed.contains("no expectations in 4 cases"))
  }

  /// Cases that are stored as counts, and cases that are stored completely.
  @Test func `cases without an expectation are counted as listed`() {
    var run = SampleRun.mixed
    for outcomes in [0, 1, 0] {
      run.cases.append(
        CaseResult(id: SampleRun.id("\(outcomes)"), title: "", outcomeCount: outcomes))
    }
    run.cases.append(SampleRun.warned.cases[0])
    run.cases[run.cases.count - 1].outcomeCount = 0

    #expect(run.unasserted.count == 3)
    #expect(run.cases.unassertedCount == 3)
  }

  @Test func `warnings that no step expects are in the summary, once each (F-22)`() {
    let expected = """
      Warnings that no step expects; --strict makes them failures
        a.scenario.json:8:5: step 2: constraints at 'card' conflict (2 cases, first on \
      iphone-15-pro iOS 17)
          card.width == 10
        c.scenario.json:8:5: step 2: constraints at 'card' conflict (1 case, first on \
      iphone-15-pro iOS 17)
          card.width == 10
        a.scenario.json:9:5: step 3: the layout does not settle (1 case, first on \
      iphone-15-pro iOS 17)

      all passed: 3 scenarios, 1 device, 4 cases, 0 events, in 1.3 s; 2 scenarios had conflicts: \
      a.scenario.json, c.scenario.json, 1 scenario had layout loops: a.scenario.json

      """

    #expect(RunText.report(SampleRun.warned) == expected)
  }

  @Test(arguments: [
    (0.0841, "84 ms"), (0.9996, "1000 ms"), (2.68, "2.7 s"), (99.94, "99.9 s"), (128.4, "128 s"),
  ])
  func `elapsed times are short (F-36)`(seconds: Double, text: String) {
    var run = SampleRun.passed
    run.seconds = seconds
    #expect(RunText.report(run).hasSuffix(" events, in \(text)\n"))
  }

  @Test func `cases that fail at the same source locations are reported once`() throws {
    var run = SampleRun.mixed
    let failed = try #require(run.failed.first)
    for device in 0..<20 {
      var other = failed
      other.id.device = "device-\(device)"
      run.cases.append(other)
    }

    let text = RunText.report(run)

    #expect(text.components(separatedBy: "A turn keeps the title").count == 2)
    #expect(text.contains("  the same in 20 more cases: device-0 iOS 17, device-1 iOS 17, "))
    #expect(text.contains("device-7 iOS 17, and 12 more\n"))
    #expect(text.contains("21 of 22 cases failed: "))
  }

  @Test func `the report of a passed run is short`() {
    #expect(
      RunText.report(SampleRun.passed).hasSuffix(
        "\nall passed: 1 scenario, 1 device, 1 case, 120 events\n"))
    #expect(RunText.report(SampleRun.empty) == "no case was run\n")
  }

  @Test func `cases that assert nothing are counted and not reported as passed`() {
    var run = SampleRun.passed
    run.cases[0].outcomeCount = 0
    #expect(
      RunText.report(run).hasSuffix(
        "\nnothing was asserted: 1 scenario, 1 device, 1 case, 120 events; no expectations in 1 case\n"
      ))
    run.cases += SampleRun.passed.cases
    #expect(RunText.report(run).contains("\nall passed: "))
    #expect(RunText.report(run).hasSuffix("; no expectations in 1 case\n"))
  }

  @Test func `a case is one line during a run`() {
    let lines = SampleRun.mixed.cases.map { RunText.line($0) }

    #expect(
      lines == [
        "passed  turn.scenario.json · iphone-15-pro · iOS 17",
        "failed  turn.scenario.json · iphone-se-2 · iOS 17",
        "pending later.scenario.json · iphone-15-pro · iOS 17",
      ])
  }

  @Test func `names contain no terminal control sequences`() {
    let text = RunText.report(SampleRun.hostile)

    #expect(!text.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(
      RunText.report(SampleRun.mixed, style: TextStyle(isColored: true)).contains("\u{1B}[1;31m"))
  }
}

@Suite("RunJSON")
struct RunJSONTests {
  @Test(arguments: SampleRun.names)
  func `every document conforms to the schema`(name: String) throws {
    let run = try #require(SampleRun.all[name])
    let schema = try JSONSchema("run-report.schema.json")

    #expect(try schema.issues(of: RunJSON.report(run)) == [])
    #expect(try schema.issues(of: RunJSON.report(run, layouts: true)) == [])
  }

  @Test func `the schema refuses documents with other values`() throws {
    let schema = try JSONSchema("run-report.schema.json")
    let text = RunJSON.report(SampleRun.mixed)

    for (found, wrong) in [("\"passed\"", "\"ok\""), ("\"line\": 12", "\"line\": \"12\"")] {
      #expect(text.contains(found))
      #expect(try !schema.issues(of: text.replacingOccurrences(of: found, with: wrong)).isEmpty)
    }
  }

  @Test func `the document has warnings and times (F-22, F-36)`() {
    let text = RunJSON.report(SampleRun.warned)
    #expect(text.contains("\"warned\": 3"))
    #expect(text.contains("\"kind\": \"conflict\""))
    #expect(text.contains("\"seconds\": 1.26"))
    #expect(text.contains("\"seconds\": 0.00025"))
  }

  @Test func `a failure has its source location`() throws {
    let text = RunJSON.report(SampleRun.mixed)
    let document = try JSONReader.read(Array(text.utf8), file: "report").value
    guard case .array(let cases)? = document["cases"]?.value,
      case .array(let failures)? = cases[1].value["failures"]?.value
    else {
      Issue.record("no failures")
      return
    }

    #expect(document["passed"]?.value == .bool(false))
    #expect(failures.count == 2)
    #expect(failures[0].value["line"]?.value == .number(12))
    #expect(cases[2].value["pending"]?.value == .string("no navigation yet"))
  }
}

@Suite("RunJUnit")
struct RunJUnitTests {
  @Test(arguments: SampleRun.names)
  func `every document is well-formed`(name: String) throws {
    let run = try #require(SampleRun.all[name])
    let reading = XMLReading(RunJUnit.report(run))

    #expect(reading.error == nil)
    #expect(reading.counts["testcase", default: 0] == run.cases.count + run.issues.count)
    #expect(reading.counts["failure", default: 0] == run.failed.count)
  }

  @Test func `scenarios are suites and devices with systems are cases`() {
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="gimbal" tests="4" failures="1" errors="1" skipped="1" time="0">
      <testsuite name="turn.scenario.json" tests="2" failures="1" errors="0" skipped="0" time="0">
      <testcase classname="turn.scenario.json" file="turn.scenario.json" name="iphone-15-pro · iOS 17" time="0"/>
      <testcase classname="turn.scenario.json" file="turn.scenario.json" line="12" \
      name="iphone-se-2 · iOS 17" time="0"><failure \
      message="title is at (0, 20), expected (0, 0)" type="expectation">
      turn.scenario.json:12:5: step 3: title is at (0, 20), expected (0, 0)
        0.000  root  viewDidLoad()
      &gt; 0.000  root  &lt;&amp;&gt;
      run again: gimbal run turn.scenario.json --devices iphone-15-pro --systems 17

      turn.scenario.json:12:5: step 3: title is hidden
      run again: gimbal run turn.scenario.json --devices iphone-15-pro --systems 17
      </failure></testcase>
      </testsuite>
      <testsuite name="later.scenario.json" tests="1" failures="0" errors="0" skipped="1" time="0">
      <testcase classname="later.scenario.json" file="later.scenario.json" \
      name="iphone-15-pro · iOS 17" time="0"><skipped \
      message="no navigation yet"/></testcase>
      </testsuite>
      <testsuite name="files" tests="1" failures="0" errors="1" skipped="0" time="0">
      <testcase classname="files" name="broken.scenario.json:1:2: &#39;stesp&#39; is unknown" \
      time="0"><error message="broken.scenario.json:1:2: &#39;stesp&#39; is unknown" type="file"/>\
      </testcase>
      </testsuite>
      </testsuites>

      """

    #expect(RunJUnit.report(SampleRun.mixed) == expected)
  }

  @Test func `suites have the start time of the run in UTC`() {
    var run = SampleRun.mixed
    run.began = Date(timeIntervalSince1970: 1_793_000_000.5)
    let text = RunJUnit.report(run)
    for name in ["turn.scenario.json", "later.scenario.json", "files"] {
      #expect(text.contains("<testsuite name=\"\(name)\" timestamp=\"2026-10-26T07:33:20\""))
    }
  }

  @Test func `times are those of cases, and warnings are their output (F-22, F-36)`() {
    let text = RunJUnit.report(SampleRun.warned)
    #expect(text.contains("<testsuites name=\"gimbal\" tests=\"4\" failures=\"0\""))
    #expect(text.contains("skipped=\"0\" time=\"1.26\">"))
    #expect(
      text.contains(
        "name=\"a.scenario.json\" tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"0\" time=\"0.0005\""
      ))
    #expect(text.contains("<system-out>\nwarning: a.scenario.json:8:5: step 2: constraints at"))
  }

  @Test func `hostile names are escaped as text`() {
    let text = RunJUnit.report(SampleRun.hostile)

    #expect(!text.contains("<script"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}

@Suite struct RunTAPTests {
  @Test func `no name in TAP begins a directive`() {
    var run = SampleRun.mixed
    run.cases[1].id = SampleRun.id("a # skip b.scenario.json")
    run.issues = ["c # skip d"]
    let lines = RunTAP.report(run).split(separator: "\n").filter { $0.contains("ok ") }
    #expect(
      lines.contains { $0.contains("a ＃ skip b") } && lines.contains { $0.contains("c ＃ skip d") })
    #expect(lines.allSatisfy { !$0.replacing(" # SKIP ", with: "").contains("#") })
  }
}

/// Storage of the results of cases.
@Suite struct CaseResultsTests {
  @Test(arguments: SampleRun.names)
  func `results are returned as stored, in any order`(name: String) throws {
    let run = try #require(SampleRun.all[name])
    let cases = Array(run.cases)
    var results = CaseResults()
    for (location, result) in cases.enumerated().reversed() {
      results.put(result, at: location * 2)
    }
    #expect(results.count == max(0, cases.count * 2 - 1))
    let found = results.compacted()
    #expect(found.map { "\($0)" } == cases.map { "\($0)" })
    var spliced = found
    spliced.replaceSubrange(0..<cases.count / 2, with: Array(found.prefix(cases.count / 2)))
    #expect(spliced.map { "\($0)" } == cases.map { "\($0)" })
    var other = run
    other.cases = found
    #expect(RunJSON.report(other) == RunJSON.report(run))
    #expect(RunJUnit.report(other) == RunJUnit.report(run))
    #expect(RunText.report(other) == RunText.report(run))
    #expect(RunTAP.report(other) == RunTAP.report(run))
  }

  @Test func `the parts of a report form a complete document`() throws {
    for run in [SampleRun.mixed, RunResult(), RunResult(issues: ["a: wrong"])] {
      let text = RunJSON.report(run)
      let node = try JSONReader.read(Array(text.utf8), file: "report")
      #expect(JSONText.pretty(node.value) == text)
    }
  }
}
