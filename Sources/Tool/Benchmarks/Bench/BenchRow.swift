import Foundation
import Gimbal
import GimbalDocuments

/// A row of the table: one measured ratio.
@MainActor
struct BenchRow {
  /// The name of the measurement: `views/autoresizing/1000/rotate`.
  var name: String
  /// The time by which the row's time is divided, in words: `kiwi's build, for each constraint`.
  var reference: String
  /// The ratio above which the row's line begins with `!`.
  var must: Double
  /// The target ratio, which is only printed; nil for none.
  var aim: Double?
  /// Runs the operation on a number of objects without measuring it; nil unless the row is one of
  /// growth.
  var once: (@MainActor (Int) -> Void)?
  /// Measures the row.
  var measure: @MainActor () -> BenchResult
}

/// The result of a row.
struct BenchResult {
  /// Gimbal's time divided by the reference's; nil if it could not be measured.
  var ratio: Double?
  /// Both measurements as text, or the reason why there are none.
  var diagnostic: String

  /// Returns the line of the table for a row.
  @MainActor
  func line(for row: BenchRow) -> String {
    let measurement = ratio.map { String(format: "%8.4f", $0) } ?? "       -"
    let aim = row.aim.map { String(format: ", aim %g", $0) } ?? ""
    let limit = String(format: "must %g", row.must) + aim
    let symbol = ratio.map { $0 <= row.must ? " " : "!" } ?? "?"
    return
      "\(symbol) \(measurement)  \(row.name) against \(row.reference) (\(limit)): \(diagnostic)"
  }
}

/// The table as JSON.
@MainActor
enum BenchReport {
  /// Returns the results as JSON.
  static func json(_ results: [(BenchRow, BenchResult)]) -> String {
    let rows = results.map { row, result -> JSONValue in
      .members([
        ("name", .string(row.name)), ("ratio", result.ratio.map { .number($0) } ?? .null),
        ("reference", result.ratio == nil ? .null : .string(row.reference)),
        ("must", .number(row.must)), ("aim", row.aim.map { .number($0) } ?? .null),
        (result.ratio == nil ? "why" : "remark", .string(result.diagnostic)),
      ])
    }
    return JSONText.pretty(.members([("rows", .elements(rows))]))
  }
}

/// The arguments of the call.
struct BenchOptions {
  /// The parts of names of the rows to measure; empty for all rows.
  var filters: [String] = []
  /// True if the results are printed as JSON.
  var isJSON = false
  /// True if only the help is printed.
  var isHelp = false
  /// Only rotates a screen this many times and exits: input for a memory checker.
  var rotations: Int?
  /// Only prints the memory of a solved system of this workload, or of `documents`, and exits.
  var memory: String?
  /// Only prints by how much a million rotations let the process grow, and exits.
  var memoryRun: Recording?
  /// Only runs the operations of growth on this many objects and exits: input for a counter of
  /// instructions.
  var once: Int?

  /// Reads the command line.
  init(_ arguments: some Sequence<String>) {
    for argument in arguments {
      switch argument {
      case "--json": isJSON = true
      case "--help", "-h": isHelp = true
      default:
        if argument.hasPrefix("--rotations="), let count = Int(argument.dropFirst(12)) {
          rotations = count
        } else if argument.hasPrefix("--memory="),
          (Workload.names + ["documents"]).contains(String(argument.dropFirst(9)))
        {
          memory = String(argument.dropFirst(9))
        } else if argument.hasPrefix("--once="), let count = Int(argument.dropFirst(7)) {
          once = count
        } else if argument == "--turns=off" {
          memoryRun = .off
        } else if argument == "--turns=bounded" {
          memoryRun = RotationRows.recording
        } else if argument.hasPrefix("-") {
          FileHandle.standardError.write(
            Data("gimbal-bench: unknown option '\(argument)'; there is --json\n".utf8))
          exit(2)
        } else {
          filters.append(argument)
        }
      }
    }
  }

  /// Returns true if a row is measured.
  func chooses(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.contains($0) }
  }

  /// Returns the help, with the names of all rows.
  static func help(_ names: [String]) -> String {
    """
    gimbal-bench [FILTER…] [--json]

    Measures the rows whose name contains one of the filters, or all. Every ratio is taken in one
    run, ours and the reference alternating; lower is better. Build with -c release.

    Rows:
      \(names.joined(separator: "\n  "))
    """
  }
}
