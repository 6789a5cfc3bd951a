import Foundation

/// The constraint solver compared with kiwisolver, on the workloads of the table.
@MainActor
enum SolverRows {
  static let all: [BenchRow] = builds + conflicts + edits + churns + growths + memories

  private static let builds: [BenchRow] = {
    let small = ["W1", "W2", "W2f", "W2r", "W3", "W4a", "W4b", "W5"]
    return small.map { build($0, 10, must: 0.6, aim: 0.2) }
      + small.map { build($0, 100, must: 0.1, aim: 0.03) }
      + ["W1", "W2", "W3", "W4a"].map { build($0, 1000, must: 0.02, aim: 0.003) }
  }()

  private static let conflicts = [
    build("W7", 10, must: 1, aim: 0.5), build("W7", 100, must: 0.05, aim: 0.01),
  ]

  private static let edits: [BenchRow] = {
    let all = ["W1", "W2", "W3", "W4a", "W4b", "W5"]
    return all.map { edit($0, 10, must: 0.4, aim: 0.1) }
      + all.map { edit($0, 1000, must: 0.06, aim: 0.02) }
      + [edit("W4n", 100, must: 0.2, aim: 0.06), edit("W7", 100, must: 0.5, aim: 0.2)]
  }()

  private static let churns = [step("W8a", 1000, must: 0.02, aim: 0.003)]

  private static let growths: [BenchRow] =
    Workload.names.map { growth($0, "build") { $0.build(times: 3) } }
    + Workload.names.map { growth($0, "edit") { $0.edit(times: 20) } }
    + ["W8a", "W8b"].map { name in
      growth(name, "step") { ours in ours.churn((0..<20).map { ours.workload.churn($0) }) }
    }

  private static let memories = ["W1", "W2", "W3"].map { memory($0, must: 1.5, aim: 0.5) }

  private static let missing = BenchResult(
    ratio: nil, diagnostic: "no python3 with kiwisolver was found")

  private static func build(
    _ name: String, _ views: Int, must: Double, aim: Double
  ) -> BenchRow {
    row(name, views, "build", must: must, aim: aim) { ours, kiwi in
      let times = max(1, 400 / views)
      return (
        { ours.build(times: times) },
        { kiwi.build(times: times) }
      )
    }
  }

  private static func edit(
    _ name: String, _ views: Int, must: Double, aim: Double
  ) -> BenchRow {
    row(name, views, "edit", must: must, aim: aim) { ours, kiwi in
      let times = max(10, 4000 / views)
      let sizes = ours.workload.sizes
      return ({ ours.edit(times: times) }, { kiwi.edit(times: times, sizes) })
    }
  }

  private static func step(
    _ name: String, _ views: Int, must: Double, aim: Double
  ) -> BenchRow {
    row(name, views, "step", must: must, aim: aim) { ours, kiwi in
      let steps = (0..<10).map { ours.workload.churn($0) }
      return ({ ours.churn(steps) }, { kiwi.churn(steps) })
    }
  }

  /// Returns a row whose times are only valid with correct values after the build and after an
  /// edit.
  private static func row(
    _ name: String, _ views: Int, _ kind: String, must: Double, aim: Double,
    _ works: @escaping @MainActor (SolverUnderTest, KiwiReference) -> (() -> Double, () -> Double)
  ) -> BenchRow {
    BenchRow(name: "solver/\(name)/\(views)/\(kind)", reference: "kiwi", must: must, aim: aim) {
      let ours = SolverUnderTest(Workload(name, views: views))
      guard let kiwi = KiwiReference(ours.workload) else { return missing }
      let seconds = kiwi.build(times: 1) / 1e9
      _ = ours.build(times: 1)
      if let wrong = complaint(ours, kiwi) { return BenchResult(ratio: nil, diagnostic: wrong) }
      if seconds > 60 {
        return BenchResult(ratio: nil, diagnostic: "the reference takes \(seconds) s for one build")
      }
      let (our, their) = works(ours, kiwi)
      let isSlow = seconds > 0.5 && kind == "build"
      let result = Measuring.ratio(
        repetitions: isSlow ? 5 : 11, ours: our, reference: their)
      return BenchResult(
        ratio: result.ratio,
        diagnostic: String(
          format: "%.2f us, kiwi %.2f us", result.ours / 1000, result.reference / 1000))
    }
  }

  private static func complaint(_ ours: SolverUnderTest, _ kiwi: KiwiReference) -> String? {
    let portraitSize = (width: 390.0, height: 844.0)
    if let wrong = ours.complaint(reference: kiwi.values(), size: portraitSize) {
      return "wrong after the build: \(wrong)"
    }
    for size in ours.workload.sizes.reversed() {
      _ = kiwi.edit(times: 1, [size])
      ours.setSize(size)
      if let wrong = ours.complaint(reference: kiwi.values(), size: size) {
        return "wrong after an edit: \(wrong)"
      }
    }
    return nil
  }

  /// Returns the exponent of the growth of Gimbal's time from 1,000 views to 5,000.
  private static func growth(
    _ name: String, _ kind: String, _ time: @escaping @MainActor (SolverUnderTest) -> Double
  ) -> BenchRow {
    BenchRow(
      name: "solver/\(name)/5000/\(kind)-growth",
      reference: "1 (our time with the number of views)",
      must: 1.25, aim: 1.05
    ) {
      let few = SolverUnderTest(Workload(name, views: 1000), by: .thread)
      let many = SolverUnderTest(Workload(name, views: 5000), by: .thread)
      for ours in [few, many] {
        _ = ours.build(times: 1)
        for size in ours.workload.sizes + ours.workload.sizes {
          ours.setSize(size)
          if let wrong = ours.complaint(reference: nil, size: size) {
            return BenchResult(ratio: nil, diagnostic: "wrong: \(wrong)")
          }
        }
      }
      let result = Measuring.ratio(
        repetitions: 11, ours: { time(many) }, reference: { time(few) })
      return BenchResult(
        ratio: log(result.ratio) / log(5),
        diagnostic: String(
          format: "%.1f us, at 1,000 %.1f us", result.ours / 1000, result.reference / 1000))
    }
  }

  /// Returns the memory of a solved system for each view: the growth of a separate process.
  private static func memory(_ name: String, must: Double, aim: Double) -> BenchRow {
    BenchRow(name: "solver/\(name)/1000/memory", reference: "1 KB a view", must: must, aim: aim) {
      let log = NSTemporaryDirectory() + "gimbal-bench-\(getpid())-\(name).txt"
      defer { unlink(log) }
      let cost = Child.run(Child.folder + "/gimbal-bench", ["--memory=\(name)"], output: log)
      guard cost?.status == 0, let text = try? String(contentsOfFile: log, encoding: .utf8),
        let bytes = text.split(separator: "\n").last.flatMap({ Double($0) })
      else { return BenchResult(ratio: nil, diagnostic: "gimbal-bench did not run") }
      return BenchResult(
        ratio: bytes / 1024 / 1000, diagnostic: String(format: "%.0f KB in all", bytes / 1024))
    }
  }

  /// Returns the bytes by which this process grows for one solved system of 1,000 views, averaged
  /// over forty.
  static func memory(of name: String) -> Double {
    let ours = SolverUnderTest(Workload(name, views: 1000))
    _ = ours.build(times: 1)
    var retained = [ours.solver]
    let before = residentBytes()
    for _ in 0..<40 {
      _ = ours.build(times: 1)
      retained.append(ours.solver)
    }
    return withExtendedLifetime(retained) { (residentBytes() - before) / 40 }
  }

  static func residentBytes() -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? .nan
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }
}
