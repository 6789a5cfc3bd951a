import Foundation
import Testing

/// Cases whose process ends, as failures with their last events, and cases that are retried.
@Suite struct LostCaseTests {
  private let folder: ScenarioFolder

  init() throws { folder = try ScenarioFolder() }

  /// The events before the size transition, of which the last is the call that never returned.
  private static let last = "root              viewWillTransition(to:with:)"

  @Test(arguments: [
    ("Trap", "ended with status 70"), ("Overflow", "ended with status 70"),
    ("Killed", "was ended by signal 9 (Killed)"),
  ])
  func `a case that ends its process fails with its last events`(screen: String, how: String)
    throws
  {
    try folder.write(scenario: "bad", of: screen)
    try folder.write(scenario: "calm", of: "Calm")
    let run = try Program("run", ".", "--jobs", "1", in: folder)

    #expect(run.status == 1, "\(run.errors)")
    #expect(
      run.output.contains("bad.scenario.json:5:5: step 2: the process that ran the case \(how)"),
      "\(run.output)")
    let lines = run.output.split(separator: "\n")
    let end = try #require(lines.firstIndex { $0.contains("  run again: ") })
    #expect(lines[end - 1].contains(Self.last), "\(run.output)")
    #expect(run.output.contains("its last events, of "))
    #expect(run.output.contains("1 of 2 cases failed"))
  }

  @Test(arguments: ["Hang", "Storm"])
  func `a case that never ends fails with its last events`(screen: String) throws {
    try folder.write(scenario: "bad", of: screen)
    let run = try Program("run", ".", "--timeout", "1", "--format", "junit", in: folder)

    #expect(run.status == 1)
    #expect(run.output.contains("took longer than 1 s and was ended"), "\(run.output)")
    #expect(run.output.contains("its last events, of "), "\(run.output)")
    if screen == "Hang" { #expect(run.output.contains(Self.last)) }
  }

  @Test func `a case that fails first and passes when retried is flaky`() throws {
    try folder.write(
      "a.scenario.json",
      """
      {"title": "t", "devices": ["iphone-15-pro"], "scene": {"swift": "Sometimes"},
      "steps": [{"launch": {}}, {"expect": {"view": "button", "frame": [10, 100, 44, 44]}}]}
      """)
    for callArguments in [["--retry", "2"], ["--retry", "1", "--jobs", "2"]] {
      for (format, text) in Self.flaky {
        try? FileManager.default.removeItem(atPath: folder.path + "/shown")
        let run = try Program(
          "run", ".", callArguments[0], callArguments[1],
          callArguments.count > 2 ? "--jobs" : "--timeout", "2", "--format",
          format, in: folder)
        #expect(run.status == 0, "\(format): \(run.output)\(run.errors)")
        #expect(run.output.contains(text), "\(format): \(run.output)")
      }
    }
    // Without a retry it fails.
    try? FileManager.default.removeItem(atPath: folder.path + "/shown")
    #expect(try Program("run", ".", in: folder).status == 1)
  }

  /// The text about a flaky case in each report format.
  private static let flaky = [
    ("text", "; 1 flaky"), ("json", "\"flaky\": 1"), ("junit", "<flakyFailure message="),
    ("tap", "\n  tries: 2\n"), ("sarif", "\"ruleId\": \"flaky\""),
    ("markdown", "1 case, 0 failed, 1 flaky."),
    ("github", "::warning file=a.scenario.json,line=2"),
  ]

  @Test func `a case that fails in every try reports the number of tries`() throws {
    try folder.write(scenario: "bad", of: "Trap")
    let run = try Program("run", ".", "--jobs", "1", "--retry", "2", "--json", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("\"tries\": 3"), "\(run.output)")
    #expect(run.output.contains("its last events, of "))
  }

  @Test(arguments: ["--retry=0", "--retry=x", "--timeout=0", "--timeout=86401"])
  func `a number out of range is refused`(word: String) throws {
    try folder.write(scenario: "calm", of: "Calm")
    let run = try Program("run", ".", word, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("allowed is a whole number from 1 to "), "\(run.errors)")
  }
}
