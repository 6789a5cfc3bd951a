import GimbalDocuments
public import GimbalRandomTests

/// The results of a randomized test on all devices, with the scenario files of failures.
public struct RandomTestReport: Sendable {
  /// The result of one device.
  public struct Device: Sendable {
    /// The result.
    public var result: RandomTestResult
    /// The file of the scenario; nil if all invariants held.
    public var file: String?

    /// Creates a device's result with its file.
    public init(result: RandomTestResult, file: String?) {
      self.result = result
      self.file = file
    }
  }

  /// The seed.
  public var seed: Int
  /// The devices, in the order of the test.
  public var devices: [Device] = []

  /// Creates a report without devices.
  public init(seed: Int) { self.seed = seed }
}

/// The report of a randomized test as text for a terminal.
public enum RandomTestText {
  /// Returns a line for each device, and the commands that show each failure again.
  public static func report(
    _ report: RandomTestReport, program: String, style: TextStyle = .plain
  ) -> String {
    let broken = report.devices.filter { $0.result.finding != nil }.count
    let steps = report.devices.map(\.result.stepCount).reduce(0, +)
    var lines = [
      style.bold("Randomized test, seed \(report.seed)") + ": \(counted(steps, "step")) on "
        + counted(report.devices.count, "device") + ", "
        + (broken == 0
          ? style.good("all invariants passed")
          : style.bad("an invariant failed on \(broken) of them"))
    ]
    for device in report.devices {
      let result = device.result
      let name = "\(result.device) · iOS \(result.system)"
      defer {
        lines += result.leftOut.map { "    " + style.faint("skipped: " + VisibleText.of($0)) }
      }
      guard let finding = result.finding, let file = device.file else {
        lines.append("  \(name): passed \(counted(result.stepCount, "step"))")
        continue
      }
      lines.append(
        "  \(name): " + style.bad(finding.failure.invariant.rawValue)
          + " at step \(result.stepCount): " + VisibleText.of(finding.failure.message))
      lines += finding.failure.artifacts.split(separator: "\n").prefix(8).map {
        "      " + style.faint(VisibleText.of(String($0), limit: 1_000))
      }
      lines.append("    shortest sequence, found in \(counted(finding.runCount, "run")):")
      lines += (["launch"] + finding.steps).map { "      " + VisibleText.of($0) }
      lines.append("    run again: \(program) run \(VisibleText.of(file))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The report of a randomized test as JSON.
public enum RandomTestJSON {
  /// The version of the format.
  public static let format = 1

  /// Returns the document as text.
  public static func report(_ report: RandomTestReport) -> String {
    JSONText.pretty(
      .members([
        ("format", .number(Double(format))), ("seed", .number(Double(report.seed))),
        ("devices", .elements(report.devices.map(document))),
      ]))
  }

  private static func document(_ device: RandomTestReport.Device) -> JSONValue {
    let result = device.result
    let finding = result.finding
    return .members([
      ("device", .string(result.device)), ("system", .string("\(result.system)")),
      ("steps", .number(Double(result.stepCount))),
      ("law", finding.map { .string($0.failure.invariant.rawValue) } ?? .null),
      ("subject", finding.map { .string($0.failure.subject) } ?? .null),
      ("sentence", finding.map { .string($0.failure.message) } ?? .null),
      ("evidence", finding.map { .string($0.failure.artifacts) } ?? .null),
      ("shortest", finding.map { .elements($0.steps.map { .string($0) }) } ?? .null),
      ("runs", finding.map { .number(Double($0.runCount)) } ?? .null),
      ("leftOut", .elements(result.leftOut.map { .string($0) })),
      ("scenario", device.file.map { .string($0) } ?? .null),
    ])
  }
}
