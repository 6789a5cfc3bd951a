import Foundation

/// The included scenarios, run as a user runs them.
@MainActor
enum ScenarioRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "scenarios/all/run", reference: "2 s of CPU", must: 1.5, aim: 1,
      measure: {
        guard let all = seconds([]) else { return missing }
        return BenchResult(ratio: all / 2, diagnostic: String(format: "%.2f s of CPU", all))
      }),
    BenchRow(
      name: "scenarios/devices/linear", reference: "phones and iPads one after the other",
      must: 1.2,
      measure: {
        guard let all = seconds([]), let phones = seconds(["--devices", "phones"]),
          let pads = seconds(["--devices", "ipads"])
        else { return missing }
        return BenchResult(
          ratio: all / (phones + pads),
          diagnostic: String(format: "all %.2f s, phones %.2f, iPads %.2f", all, phones, pads))
      }),
  ]

  private static let missing = BenchResult(
    ratio: nil, diagnostic: "gimbal is not next to gimbal-bench, or Scenarios is not in this folder"
  )

  /// Returns the median CPU time of five runs, in seconds.
  private static func seconds(_ arguments: [String]) -> Double? {
    var times: [Double] = []
    for _ in 0..<5 {
      guard let cost = Child.run(Child.folder + "/gimbal", ["run", "Scenarios"] + arguments),
        cost.status == 0
      else { return nil }
      times.append(cost.cpuSeconds)
    }
    return Measuring.median(times)
  }
}
