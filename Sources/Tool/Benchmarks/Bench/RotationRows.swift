import Foundation
import Gimbal

/// Rotating a screen of autoresizing views, compared with a plain traversal of as many objects.
@MainActor
enum RotationRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "views/autoresizing/1000/rotate", reference: "bare traversal", must: 4, aim: 2.5,
      measure: { rotation(views: 1000) }),
    BenchRow(
      name: "views/autoresizing/10000/rotate", reference: "bare traversal", must: 4, aim: 2.5,
      measure: { rotation(views: 10_000) }),
    BenchRow(
      name: "views/autoresizing/1000/record", reference: "recording off", must: 1.3,
      measure: { recording(views: 1000) }),
    BenchRow(
      name: "views/clean/10000/pass", reference: "bare traversal", must: 0.1,
      measure: { cleanPass(views: 10_000) }),
    BenchRow(
      name: "views/autoresizing/1000/allocations", reference: "views", must: 0.1,
      measure: { allocations("autoresizing", views: 1000) }),
    BenchRow(
      name: "views/W1/1000/allocations", reference: "views", must: 0.1,
      measure: { allocations("W1", views: 1000) }),
    BenchRow(
      name: "views/autoresizing/10/memory/off", reference: "2 MB", must: 1,
      measure: { growth("off") }),
    BenchRow(
      name: "views/autoresizing/10/memory/bounded", reference: "2 MB", must: 1,
      measure: { growth("bounded") }),
  ]

  /// The number of events that are stored during measured rotations: enough for any query about the
  /// last one.
  nonisolated static let recording = Recording.last(20_000)

  private static func rotation(views: Int) -> BenchResult {
    let screen = AutoresizingScreen(views: views, recording: recording)
    let tree = BareNode.tree(of: views)
    let rotations = max(4, 40_000 / views)
    let result = Measuring.ratio(
      ours: { screen.nanosecondsPerView(rotations: rotations) },
      reference: {
        Measuring.nanoseconds { for _ in 0..<rotations { tree.traverse() } }
          / Double(rotations * views)
      })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(format: "%.1f ns a view, traversal %.1f", result.ours, result.reference))
  }

  private static func recording(views: Int) -> BenchResult {
    // The memory locations of a screen's views affect the time more than recording does. Two
    // screens of each kind, in alternating order, balance this.
    let recordings: [Recording] = [recording, .off, .off, recording]
    let screens = recordings.map { AutoresizingScreen(views: views, recording: $0) }
    let result = Measuring.ratio(
      ours: {
        (screens[0].nanosecondsPerView(rotations: 40) + screens[3].nanosecondsPerView(rotations: 40))
          / 2
      },
      reference: {
        (screens[1].nanosecondsPerView(rotations: 40) + screens[2].nanosecondsPerView(rotations: 40))
          / 2
      })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(format: "on %.1f ns a view, off %.1f", result.ours, result.reference))
  }

  private static func cleanPass(views: Int) -> BenchResult {
    let screen = AutoresizingScreen(views: views, recording: recording)
    let tree = BareNode.tree(of: views)
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds {
          for _ in 0..<40 { screen.root.view.layoutIfNeeded() }
        } / Double(40 * views)
      },
      reference: {
        Measuring.nanoseconds { for _ in 0..<40 { tree.traverse() } } / Double(40 * views)
      })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(format: "%.4f ns a view, traversal %.1f", result.ours, result.reference))
  }

  /// Returns the difference between the totals of a memory checker after 3 rotations and after 103.
  private static func allocations(_ name: String, views: Int) -> BenchResult {
    guard let few = allocations(name, rotations: 3), let many = allocations(name, rotations: 103)
    else {
      return BenchResult(ratio: nil, diagnostic: "valgrind is missing or did not run")
    }
    let perRotation = Double(many - few) / 100
    return BenchResult(
      ratio: perRotation / Double(views),
      diagnostic: String(format: "%.1f allocations in a rotation of %d views", perRotation, views))
  }

  private static func allocations(_ name: String, rotations: Int) -> Int? {
    let log = NSTemporaryDirectory() + "gimbal-bench-\(getpid())-\(rotations).log"
    defer { unlink(log) }
    let cost = Child.run(
      "valgrind",
      ["--log-file=\(log)", Child.folder + "/gimbal-bench", "--rotations=\(rotations)", name])
    guard cost?.status == 0, let text = try? String(contentsOfFile: log, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.contains("total heap usage:") }),
      let count = line.split(separator: ":").last?.split(separator: " ").first
    else { return nil }
    return Int(count.filter(\.isNumber))
  }

  /// Returns the additional memory that a separate process holds after a million rotations,
  /// compared with ten thousand.
  private static func growth(_ recording: String) -> BenchResult {
    let log = NSTemporaryDirectory() + "gimbal-bench-\(getpid())-\(recording).txt"
    defer { unlink(log) }
    let cost = Child.run(Child.folder + "/gimbal-bench", ["--turns=\(recording)"], output: log)
    guard cost?.status == 0, let text = try? String(contentsOfFile: log, encoding: .utf8),
      let bytes = text.split(separator: "\n").last.flatMap({ Double($0) })
    else { return BenchResult(ratio: nil, diagnostic: "gimbal-bench did not run") }
    return BenchResult(
      ratio: bytes / (2 * 1024 * 1024),
      diagnostic: String(format: "%.0f KB after 1,000,000 rotations of 10 views", bytes / 1024))
  }

  /// Returns the bytes by which this process grows from ten thousand rotations to a million.
  static func growth(_ recording: Recording) -> Double {
    let screen = AutoresizingScreen(views: 10, recording: recording)
    for _ in 0..<10_000 { screen.rotate() }
    let before = SolverRows.residentBytes()
    for _ in 10_000..<1_000_000 { screen.rotate() }
    return SolverRows.residentBytes() - before
  }

  /// Rotates a screen for the memory checker: 1,000 views, of a workload or autoresizing, or the
  /// tree of containers.
  static func rotate(_ name: String?, times: Int) {
    if name == "containers" {
      let fixture = ContainerRows.Fixture()
      for _ in 0..<times { fixture.rotate() }
      return
    }
    if let name, Workload.names.contains(name) {
      let fixture = ConstrainedRows.Fixture(name, views: name == "W3" ? 700 : 1000)
      for _ in 0..<times { fixture.rotate() }
      return
    }
    let screen = AutoresizingScreen(views: 1000, recording: recording)
    for _ in 0..<times { screen.rotate() }
  }
}

/// A phone whose screen is full of views that follow their superview's size, eight in each.
@MainActor
final class AutoresizingScreen {
  let sim: Simulator
  let root = UIViewController()
  private let views: Int
  private var isPortrait = true

  init(views: Int, recording: Recording, device: String = "iphone-15-pro") {
    self.views = views
    sim = try! Simulator(try! DeviceCatalog.standard.device(device), recording: recording)
    sim.perform { fill() }
    sim.launch(root)
  }

  private func fill() {
    var all: [UIView] = [root.view]
    for index in 1..<views {
      let parent = all[(index - 1) / 8]
      let position = (index - 1) % 8
      let cell = CGSize(width: parent.bounds.width / 2, height: parent.bounds.height / 4)
      let view = CountingView(
        frame: CGRect(
          x: CGFloat(position % 2) * cell.width, y: CGFloat(position / 2) * cell.height,
          width: cell.width, height: cell.height))
      // All sizes and margins are flexible: everything grows in proportion.
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
        .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
      ]
      parent.addSubview(view)
      all.append(view)
    }
  }

  func rotate() {
    isPortrait.toggle()
    sim.rotate(to: isPortrait ? .portrait : .landscapeLeft)
  }

  func nanosecondsPerView(rotations: Int) -> Double {
    Measuring.nanoseconds { for _ in 0..<rotations { rotate() } } / Double(rotations * views)
  }
}

/// The lower bound: a tree of objects with one overridden method.
class BareNode {
  private var children: [BareNode] = []
  fileprivate var visits = 0

  func visit() { visits &+= 1 }

  @inline(never)
  func traverse() {
    visit()
    for child in children { child.traverse() }
  }

  static func tree(of count: Int) -> BareNode {
    let nodes = (0..<count).map { _ in BareLeaf() as BareNode }
    for index in 1..<count { nodes[(index - 1) / 8].children.append(nodes[index]) }
    return nodes[0]
  }

  /// As many objects as the views of a tree, in the same order.
  @MainActor
  static func tree(like view: UIView) -> BareNode {
    let node = BareLeaf()
    node.children = view.subviews.map { tree(like: $0) }
    return node
  }
}

/// A second class, so that the compiler cannot replace the dynamic calls of `visit()`.
private final class BareLeaf: BareNode {
  override func visit() { visits &+= 2 }
}
