import Foundation

/// The results of a test bundle, parsed from its output: each test with its outcome.
struct TestResults {
  /// The outcome of one test of the bundle.
  struct Test: Equatable {
    /// True if it passed; a skipped test counts as passed.
    var passed: Bool
    /// The failures, as `file:line: text`.
    var failures: [String] = []
  }

  /// The outcomes of the tests, by their names.
  private(set) var tests: [String: Test] = [:]
  /// The last line about conflicts and loops; nil if the bundle links no host.
  private(set) var hostLine: String?

  /// Parses the output of XCTest and Swift Testing.
  ///
  /// - Complexity: O(bytes).
  init(_ output: String) {
    for line in output.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("Test Case '") {
        readCase(line)
      } else if let divider = line.firstRange(of: ": error: ") {
        readFailure(line, divider)
      } else if line.hasPrefix("✔ Test ") || line.hasPrefix("✘ Test ") {
        readTest(line)
      } else if line.hasPrefix("gimbal: "), line.contains(" layout loop") {
        hostLine = String(line.dropFirst("gimbal: ".count))
      }
    }
  }

  /// Returns the tests that a bundle lists, as the command line names them:
  /// `NotesTests.NotesTests/testA`.
  static func names(listedBy output: String) -> [String] {
    output.split(whereSeparator: \.isNewline).filter { line in
      line.contains("/") && !line.contains(" ")
    }.map(String.init)
  }

  /// Records that the process ended during a test.
  mutating func end(_ name: String, _ output: String) {
    let components = name.split(separator: "/")
    let type = components.first?.split(separator: ".").dropFirst().joined(separator: ".") ?? ""
    let reason = TestResults.reason(of: output).map { ": \($0)" } ?? ""
    tests[type + "." + (components.last ?? "")] = Test(
      passed: false, failures: ["the process ended" + reason])
  }

  /// Returns the line with the reason why a process has ended, else that of the crash, else the last
  /// line with content.
  static func reason(of output: String) -> Substring? {
    let lines = output.split(whereSeparator: \.isNewline)
    return lines.last { $0.contains("Fatal error") || $0.hasPrefix("Could not cast value") }
      ?? lines.last { $0.contains("Program crashed") }
      ?? lines.last { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Returns the test that was running when the process ended, with the reason, or nil.
  static func end(in output: String) -> String? {
    let started = output.split(whereSeparator: \.isNewline)
      .last { $0.hasPrefix("Test Case '") && $0.contains("' started") }?
      .split(separator: "'", omittingEmptySubsequences: false)
    guard let started, started.count >= 3 else { return nil }
    let name = String(started[1])
    // A test that has recorded a failure still runs until the line with its end.
    guard !output.contains("Test Case '\(name)' passed"),
      !output.contains("Test Case '\(name)' failed"),
      !output.contains("Test Case '\(name)' skipped")
    else { return nil }
    return "in \(name)" + (reason(of: output).map { ": \($0)" } ?? "")
  }

  /// Parses `Test Case 'NotesTests.testA' passed (0.1 seconds)`.
  private mutating func readCase(_ line: Substring) {
    let parts = line.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return }
    let end = parts[2].split(separator: " ").first
    guard end == "passed" || end == "failed" || end == "skipped" else { return }
    tests[String(parts[1]), default: Test(passed: true)].passed = end != "failed"
  }

  /// Parses `/app/NotesTests.swift:12: error: NotesTests.testA : XCTAssertEqual failed`.
  private mutating func readFailure(_ line: Substring, _ divider: Range<Substring.Index>) {
    let rest = line[divider.upperBound...]
    guard let end = rest.firstRange(of: " : ") else { return }
    let name = String(rest[..<end.lowerBound])
    tests[name, default: Test(passed: false)].failures.append(
      "\(line[..<divider.lowerBound]): \(rest[end.upperBound...])")
  }

  /// Parses `✘ Test showsNotes() recorded an issue at NotesTests.swift:12:3: Expectation failed`,
  /// and the ends of tests.
  private mutating func readTest(_ line: Substring) {
    let rest = line.dropFirst("✔ Test ".count)
    if let divider = rest.firstRange(of: " recorded an issue at ") {
      tests[String(rest[..<divider.lowerBound]), default: Test(passed: false)].failures.append(
        String(rest[divider.upperBound...]))
    } else if !rest.hasPrefix("run with ") {
      for (word, passed) in [(" passed after ", true), (" failed after ", false)] {
        guard let divider = rest.firstRange(of: word) else { continue }
        tests[String(rest[..<divider.lowerBound]), default: Test(passed: passed)].passed = passed
      }
    }
  }
}

/// The results of one bundle on several devices.
struct TestMatrix {
  /// A device with its results.
  struct Column {
    /// The device and the system, by their display names.
    var name: String
    /// The results; nil if the bundle ended before its tests did.
    var results: TestResults?
    /// The test and the reason if the bundle ended early.
    var end = ""
  }

  /// The devices in the order of the command line.
  var columns: [Column]

  /// True if all tests passed on all devices.
  var holds: Bool {
    columns.allSatisfy { $0.results?.tests.values.allSatisfy(\.passed) ?? false }
  }

  /// The names of all tests that ran on at least one device, sorted.
  var names: [String] {
    Set(columns.flatMap { $0.results.map { Array($0.tests.keys) } ?? [] }).sorted()
  }

  /// The text: a line for each device, then the failures with their devices.
  var text: String {
    var text = ""
    for column in columns {
      guard let results = column.results else {
        text += "\(column.name): the bundle ended early \(column.end)\n"
        continue
      }
      let failed = results.tests.values.count { !$0.passed }
      text += "\(column.name): \(results.tests.count - failed) passed, \(failed) failed"
      text += results.hostLine.flatMap(TestMatrix.counts).map { "; \($0)\n" } ?? "\n"
    }
    for name in names {
      let failed = columns.filter { $0.results?.tests[name].map { !$0.passed } ?? false }
      guard !failed.isEmpty else { continue }
      let isEverywhere = failed.count == columns.count
      text += "✘ \(name) fails on "
      text += isEverywhere ? "all devices\n" : failed.map(\.name).joined(separator: ", ") + "\n"
      if !isEverywhere {
        let others = columns.filter { $0.results?.tests[name]?.passed ?? false }.map(\.name)
        if !others.isEmpty { text += "  differs: it passes on \(others.joined(separator: ", "))\n" }
      }
      var reported: Set<String> = []
      for failure in failed.flatMap({ $0.results?.tests[name]?.failures ?? [] })
      where reported.insert(failure).inserted {
        text += "  \(failure)\n"
      }
    }
    let count = names.count
    let failedCount = names.count { name in
      columns.contains { $0.results?.tests[name]?.passed == false }
    }
    let tests = "\(count) test\(count == 1 ? "" : "s")"
    let devices = "on \(columns.count) device\(columns.count == 1 ? "" : "s")"
    text +=
      holds
      ? "all passed: \(tests) \(devices)\n"
      : failedCount > 0
        ? "\(failedCount) of \(tests) failed \(devices)\n" : "incomplete: \(tests) \(devices)\n"
    return text
  }

  private static func counts(_ line: String) -> String? {
    line.firstRange(of: ": ").map { String(line[$0.upperBound...]) }
  }
}
