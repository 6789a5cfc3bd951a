import Dispatch
import Foundation
import Gimbal
import GimbalComparison
import GimbalReports
import GimbalScenarios

/// Comparisons of one scene on many devices, their pages, sweeps, and watched folders.
@MainActor
enum CompareRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "compare/2000/findings", reference: "the mere layout", must: 6,
      measure: {
        guard let (scene, request) = many else { return missing }
        let result = Measuring.ratio(
          repetitions: 3, ours: { Measuring.nanoseconds { _ = compare(scene, request) } },
          reference: { Measuring.nanoseconds { layOut(scene, request) } })
        return BenchResult(
          ratio: result.ratio,
          diagnostic: String(
            format: "%.2f s for %d, reference %.2f", result.ours / 1e9, request.count,
            result.reference / 1e9))
      }),
    BenchRow(
      name: "compare/2000/page", reference: "the comparison", must: 0.3,
      measure: {
        guard let (scene, request) = many, let found = compare(scene, request) else {
          return missing
        }
        let result = Measuring.ratio(
          repetitions: 3, ours: { Measuring.nanoseconds { _ = ComparisonPage.report(found) } },
          reference: { Measuring.nanoseconds { _ = compare(scene, request) } })
        return BenchResult(
          ratio: result.ratio,
          diagnostic: String(
            format: "%.2f s, reference %.2f", result.ours / 1e9, result.reference / 1e9))
      }),
    BenchRow(
      name: "compare/2000/bytes", reference: "1 KB a configuration", must: 3,
      measure: {
        guard let (scene, request) = many, let found = compare(scene, request) else {
          return missing
        }
        let bytes = Double(ComparisonPage.report(found).utf8.count)
        let count = Double(found.configurations.count)
        return BenchResult(
          ratio: bytes / count / 1000,
          diagnostic: String(format: "%.0f KB for %.0f", bytes / 1000, count))
      }),
    BenchRow(
      name: "compare/2000/memory", reference: "1 KB a configuration", must: 150,
      measure: {
        func cost(_ sizes: [String]) -> Double? {
          Child.run(
            Child.folder + "/gimbal",
            ["compare", path, "--devices", "all", "--text-sizes", sizes.joined(separator: ",")]
          ).flatMap { $0.status < 2 ? $0.kilobytes : nil }
        }
        guard let request = many?.request, let few = cost([sizes[3].name]),
          let all = cost(sizes.map(\.name))
        else { return missing }
        let more = request.count - request.count / sizes.count
        return BenchResult(
          ratio: (all - few) / Double(more),
          diagnostic: String(format: "%.0f KB, with one size of text %.0f", all, few))
      }),
    BenchRow(
      name: "compare/sweep", reference: "a breakpoint", must: 200,
      measure: {
        guard let scene = try? SceneReader.read(contentsOf: path),
          let pad = try? DeviceCatalog.standard.device("ipad-pro-13-m4")
        else { return missing }
        var layouts = 0
        let sweep = try? SceneSweep(on: pad) {
          try SceneBuilder().makeController(for: scene)
        }.run(.width) { layouts = $0 }
        guard let sweep else { return missing }
        let breakpoints = max(1, sweep.stretches.count - 1)
        return BenchResult(
          ratio: Double(layouts) / Double(breakpoints),
          diagnostic: "\(layouts) layouts, \(sweep.stretches.count - 1) breakpoints")
      }),
    BenchRow(
      name: "compare/watch", reference: "a plain compare --html", must: 1.3,
      measure: { WatchedScene(path).map { $0.measure() } ?? missing }),
  ]

  nonisolated private static let path = "Scenarios/auto-layout/sign-in.scene.json"

  private static let sizes = UIContentSizeCategory.allCases.filter { $0 != .unspecified }

  /// The sign-in scene on all devices, in portrait and landscape, at all text sizes.
  private static var many: (scene: Scene, request: ComparisonRequest)? {
    guard let scene = try? SceneReader.read(contentsOf: path),
      let devices = try? DeviceCatalog.standard.select(["all"])
    else { return nil }
    let variations = sizes.map { size in
      var variation = LayoutVariation()
      variation.textSize = size
      return variation
    }
    return (scene, ComparisonRequest(devices: devices, variations: variations))
  }

  private static func compare(_ scene: Scene, _ request: ComparisonRequest) -> LayoutComparison? {
    let builder = SceneBuilder()
    return try? SceneComparison(path, request) { try builder.makeController(for: scene) }.run()
  }

  /// Shows the scene on the same configurations and releases each layout.
  private static func layOut(_ scene: Scene, _ request: ComparisonRequest) {
    let builder = SceneBuilder()
    for device in request.devices {
      for orientation in request.orientations {
        for variation in request.variations {
          var settings = request.settings
          if let size = variation.textSize { settings.contentSizeCategory = size }
          guard let simulator = try? Simulator(device, settings: settings),
            let root = try? simulator.perform({ try builder.makeController(for: scene) })
          else { continue }
          simulator.launch(root)
          if simulator.orientation != orientation { simulator.rotate(to: orientation) }
          _ = simulator.layout
        }
      }
    }
  }

  private static let missing = BenchResult(
    ratio: nil, diagnostic: "gimbal is not next to gimbal-bench, or Scenarios is not in this folder"
  )
}

/// A scene in a temporary folder that the program watches.
private final class WatchedScene {
  private let folder: String
  private let text: Data
  private let watcher = Process()
  private var scene: String { folder + "/watched.scene.json" }
  private var page: String { folder + "/watched.html" }

  init?(_ path: String) {
    folder = NSTemporaryDirectory() + "gimbal-bench-watch-\(getpid())"
    guard let text = FileManager.default.contents(atPath: path),
      (try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)) != nil
    else { return nil }
    self.text = text
    guard FileManager.default.createFile(atPath: scene, contents: text) else { return nil }
    watcher.executableURL = URL(fileURLWithPath: Child.folder + "/gimbal")
    watcher.arguments = ["watch", scene, "--html", page] + Self.choice
    watcher.standardOutput = FileHandle.nullDevice
    watcher.standardError = FileHandle.nullDevice
    guard (try? watcher.run()) != nil, secondsToChange(from: nil) != nil else { return nil }
  }

  deinit {
    if watcher.isRunning { watcher.terminate() }
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static let choice = ["--devices", "all"]

  private var pageData: Data? { FileManager.default.contents(atPath: page + ".js") }

  /// Returns the time until the script next to the page changes; nil if it does not.
  private func secondsToChange(from old: Data?) -> Double? {
    let start = DispatchTime.now().uptimeNanoseconds
    while true {
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      if let now = pageData, now != old { return seconds }
      if seconds > 60 { return nil }
      usleep(500)
    }
  }

  /// Measures the time from a save to the new page, compared with a comparison that writes one.
  func measure() -> BenchResult {
    var saves = 0
    var failed = false
    let result = Measuring.ratio(
      repetitions: 5,
      ours: {
        saves += 1
        let old = pageData
        let changed = String(decoding: text, as: UTF8.self)
          .replacingOccurrences(of: "name.height == 44", with: "name.height == \(44 + saves)")
        guard Data(changed.utf8) != text,
          FileManager.default.createFile(atPath: scene, contents: Data(changed.utf8)),
          let seconds = secondsToChange(from: old)
        else {
          failed = true
          return .nan
        }
        return seconds
      },
      reference: {
        let commandLine = ["compare", scene, "--html", folder + "/plain.html"] + Self.choice
        return Child.run(Child.folder + "/gimbal", commandLine)?.wallSeconds ?? .nan
      })
    if failed { return BenchResult(ratio: nil, diagnostic: "the page did not come") }
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(format: "%.3f s, reference %.3f", result.ours, result.reference))
  }
}
