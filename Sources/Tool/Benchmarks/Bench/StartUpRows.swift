import Foundation

/// The time from start to exit, compared with a program that prints one line.
@MainActor
enum StartUpRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "tool/devices/start", reference: "a program that prints one line", must: 5,
      measure: {
        let tool = Child.folder + "/gimbal"
        let baseline = Child.folder + "/gimbal-baseline"
        guard Child.run(tool, ["devices", "iphone-15-pro"])?.status == 0,
          Child.run(baseline, [])?.status == 0
        else { return BenchResult(ratio: nil, diagnostic: "gimbal is not next to gimbal-bench") }
        let result = Measuring.ratio(
          repetitions: 51,
          ours: { milliseconds(tool, ["devices", "iphone-15-pro"]) },
          reference: { milliseconds(baseline, []) })
        return BenchResult(
          ratio: result.ratio,
          diagnostic: String(format: "%.2f ms, reference %.2f", result.ours, result.reference))
      })
  ]

  private static func milliseconds(_ path: String, _ arguments: [String]) -> Double {
    (Child.run(path, arguments)?.wallSeconds ?? .nan) * 1000
  }
}
