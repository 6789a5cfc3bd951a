import Foundation
import Gimbal

/// Runs of many cases, and queries of long traces.
@MainActor
enum RunRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "run/one/start", reference: "a program that prints one line", must: 5,
      measure: {
        let tool = Child.folder + "/gimbal"
        let baseline = Child.folder + "/gimbal-baseline"
        let commandLine = ["run", "Scenarios/rotation/sign-in.scenario.json"]
        guard Child.run(tool, commandLine)?.status == 0, Child.run(baseline, [])?.status == 0 else {
          return missing
        }
        func milliseconds(_ path: String, _ commandLine: [String]) -> Double {
          (Child.run(path, commandLine)?.wallSeconds ?? .nan) * 1000
        }
        let result = Measuring.ratio(
          repetitions: 51, ours: { milliseconds(tool, commandLine) },
          reference: { milliseconds(baseline, []) })
        return BenchResult(
          ratio: result.ratio,
          diagnostic: String(format: "%.2f ms, reference %.2f", result.ours, result.reference))
      }),
    memory("run/10000/memory") { _ in [] },
    memory("run/10000/memory/out") { ["--out", $0.out()] },
    time("run/2000/out") { ["--out", $0.out()] },
    time("run/2000/resume") { ["--out", $0.out(), "--resume"] },
    BenchRow(
      name: "matcher/1000000/20", reference: "counting the events of one pattern", must: 3,
      measure: {
        let trace = longTrace
        let steps = (0..<20).map { EventPattern(stringLiteral: "cell-\($0) layoutSubviews()") }
        let last = EventPattern(stringLiteral: "cell-19 layoutSubviews()")
        let order = EventExpectation.inOrder(steps)
        let count = EventExpectation.count(last, trace.events.count / 20)
        guard order.check(trace).isMet, count.check(trace).isMet else {
          return BenchResult(ratio: nil, diagnostic: "the trace does not match the patterns")
        }
        let result = Measuring.ratio(
          repetitions: 7, ours: { Measuring.nanoseconds { _ = order.check(trace) } },
          reference: { Measuring.nanoseconds { _ = count.check(trace) } })
        return BenchResult(
          ratio: result.ratio,
          diagnostic: String(
            format: "%.0f ms, reference %.0f", result.ours / 1e6, result.reference / 1e6))
      }),
  ]

  private static let missing = BenchResult(
    ratio: nil, diagnostic: "gimbal is not next to gimbal-bench, or Scenarios is not in this folder"
  )

  /// A million events of twenty receivers, whose first event comes last: a pattern has to check all
  /// of them.
  private static var longTrace: Trace {
    let count = 1_000_000
    let events = (0..<count).map { index in
      TraceEvent(
        index: index, receiver: "cell-\(index * 20 / count)", receiverClass: "UIView",
        name: "layoutSubviews()")
    }
    return Trace(header: TraceHeader(gimbal: "", device: "", system: ""), events: events)
  }

  /// Compares the memory of a run of many cases with that of one of few.
  private static func memory(
    _ name: String, _ commandLine: @escaping @MainActor (CaseFolder) -> [String]
  ) -> BenchRow {
    BenchRow(
      name: name, reference: "1,000 cases", must: 1.05,
      measure: {
        guard let folder = CaseFolder(), let few = folder.run(files: 11, commandLine(folder)),
          let many = folder.run(files: 110, commandLine(folder))
        else { return missing }
        return BenchResult(
          ratio: many.kilobytes / few.kilobytes,
          diagnostic: String(
            format: "%.0f KB, with 1,000 cases %.0f", many.kilobytes, few.kilobytes))
      })
  }

  /// Compares the CPU time of a run with some options with that of one without.
  private static func time(
    _ name: String, _ commandLine: @escaping @MainActor (CaseFolder) -> [String]
  ) -> BenchRow {
    BenchRow(
      name: name, reference: "the same without --out", must: 1.25,
      measure: {
        guard let folder = CaseFolder() else { return missing }
        var failed = false
        func seconds(_ commandLine: [String]) -> Double {
          guard let cost = folder.run(files: 22, commandLine) else {
            failed = true
            return .nan
          }
          return cost.cpuSeconds
        }
        let result = Measuring.ratio(
          repetitions: 7, ours: { seconds(commandLine(folder)) }, reference: { seconds([]) })
        if failed { return missing }
        return BenchResult(
          ratio: result.ratio,
          diagnostic: String(format: "%.2f s of CPU, without %.2f", result.ours, result.reference))
      })
  }
}

/// A folder with scenarios of equal cost, each for every device.
final class CaseFolder {
  private let path: String
  private var outs = 0

  init?() {
    path = NSTemporaryDirectory() + "gimbal-bench-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let text = """
      {"title": "A screen is turned", "devices": ["all"],
      "scene": {"controller": {"view": {"subviews": [{"id": "a", "frame": [10, 10, 50, 50]}]}}},
      "steps": [{"launch": {}}, {"rotate": "landscapeLeft"}, {"expect": {"view": "a", "frame": [10, 10, 50, 50]}}]}
      """
    for count in [11, 22, 110] {
      let folder = path + "/\(count)"
      guard
        (try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)) != nil
      else { return nil }
      for number in 0..<count {
        let file = folder + "/\(number).scenario.json"
        guard FileManager.default.createFile(atPath: file, contents: Data(text.utf8)) else {
          return nil
        }
      }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns a path for results that does not exist yet.
  func out() -> String {
    outs += 1
    return path + "/out-\(outs)"
  }

  /// Runs the scenarios of one of the folders; nil if one failed.
  func run(files: Int, _ commandLine: [String]) -> Child.Cost? {
    guard
      let cost = Child.run(Child.folder + "/gimbal", ["run", path + "/\(files)"] + commandLine),
      cost.status == 0
    else { return nil }
    return cost
  }
}
