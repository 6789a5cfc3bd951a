import Foundation
import GimbalDevices
import GimbalGeometry
import GimbalSnapshots
import GimbalTraces
import GimbalTraits
import Testing

@testable import GimbalGoldens

/// Golden files: their format, their differences, and when they are written.
@Suite final class GoldenFileTests {
  private let folder = NSTemporaryDirectory() + "gimbal-golden-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var path: String { folder + "/a.golden" }

  private static func phone(_ slug: String = "iphone-15-pro") throws -> GoldenClass {
    GoldenClass(try DeviceCatalog.standard.device(slug), .iOS(18))
  }

  /// A layout with a window and views by name and window rectangle.
  private func layout(_ views: [(String, CGRect)], made: Set<String> = []) -> LayoutSnapshot {
    func view(_ name: String, _ rect: CGRect, _ parent: Int?, _ className: String) -> ViewSnapshot {
      var content = ViewContent(role: .plain)
      content.isMadeBySystem = made.contains(name)
      return ViewSnapshot(
        name: name, className: className, parent: parent, depth: parent == nil ? 0 : 1, frame: rect,
        bounds: CGRect(origin: .zero, size: rect.size), center: CGPoint(x: rect.midX, y: rect.midY),
        transform: nil, windowFrame: rect, fixedFrame: rect, safeAreaInsets: .zero, isHidden: false,
        effectiveAlpha: 1, clipsToBounds: false, isControllerView: false, background: nil,
        content: content)
    }
    let window = CGRect(x: 0, y: 0, width: 393, height: 852)
    return LayoutSnapshot(
      screenSize: window.size, fixedSize: window.size, orientation: "portrait", windowFrame: window,
      safeAreaInsets: .zero, traits: "hC vR",
      views: [view("window", window, nil, "UIWindow")]
        + views.map { view($0.0, $0.1, 0, "UIView") })
  }

  private static let one = CGRect(x: 10, y: 20, width: 30, height: 40)
  private static let below = CGRect(x: 10, y: 80, width: 30, height: 40)

  private func failure(_ layout: LayoutSnapshot, _ mode: GoldenMode) throws -> GoldenFailure? {
    GoldenStore(mode: mode).failure(of: .layout(layout), at: path, try Self.phone())
  }

  @Test func `a file has its subject, its exclusions, a line for each view, and a checksum`() throws
  {
    let made = layout([("a", Self.one), ("private", Self.below)], made: ["private"])
    #expect(try failure(made, .missing) == nil)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text == """
        gimbal golden 1 layout
        of: phone with 393 × 852 points @3x, safe area {59, 0, 34, 0}, era 4
        not compared: differences below 0.002 points, views that the system makes for itself

        portrait hC vR
        (0, 0, 393, 852) UIWindow window
          (10, 20, 30, 40) UIView a

        sum: \(GoldenFile.sum(of: ["portrait hC vR", "(0, 0, 393, 852) UIWindow window", "  (10, 20, 30, 40) UIView a"]))

        """)
  }

  @Test func `an equal layout agrees, also with rounding errors`() throws {
    #expect(try failure(layout([("a", Self.one)]), .missing) == nil)
    let near = layout([("a", Self.one.offsetBy(dx: 0.0011, dy: 1e-9))])
    #expect(try failure(near, .never) == nil)
  }

  @Test func `differences are reported as relations and as points`() throws {
    #expect(try failure(layout([("a", Self.one), ("b", Self.below)]), .missing) == nil)
    let failure = try failure(
      layout([("a", Self.one), ("b", Self.one.offsetBy(dx: 50, dy: 0))]), .never)
    #expect(failure?.message.hasSuffix("1 difference") == true)
    #expect(
      failure?.artifacts == """
          b: below a → right of a

          b: (10, 80, 30, 40) → (60, 20, 30, 40)
        """)
  }

  @Test func `added and removed views are named`() throws {
    #expect(try failure(layout([("a", Self.one)]), .missing) == nil)
    let artifacts = try failure(layout([("b", Self.one)]), .never)?.artifacts ?? ""
    #expect(artifacts.contains("b: new, at (10, 20, 30, 40)") && artifacts.contains("a: gone"))
  }

  @Test func `each mode writes the files it describes`() throws {
    let (old, new) = (layout([("a", Self.one)]), layout([("a", Self.below)]))
    #expect(try failure(old, .never)?.message.contains("'--record missing'") == true)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try failure(old, .missing) == nil)
    #expect(try failure(new, .missing) != nil)
    #expect(try failure(old, .never) == nil)
    #expect(try failure(new, .failed) == nil)
    #expect(try failure(new, .never) == nil)
    #expect(try failure(old, .all) == nil)
    #expect(try failure(old, .never) == nil)
  }

  @Test func `a store records the written files with their changes`() throws {
    let store = GoldenStore(mode: .failed)
    let phone = try Self.phone()
    #expect(store.failure(of: .layout(layout([("a", Self.one)])), at: path, phone) == nil)
    #expect(store.failure(of: .layout(layout([("a", Self.one)])), at: path, phone) == nil)
    #expect(store.failure(of: .layout(layout([("a", Self.below)])), at: path, phone) == nil)
    #expect(store.changes.map(\.path) == [path, path])
    #expect(store.changes[0].lines.isEmpty && !store.changes[1].lines.isEmpty)
  }

  /// A file with its error.
  @Test(arguments: [
    ("hello\n", "1:1: is not a golden file: allowed is a first line 'gimbal golden 1 layout'"),
    ("", "1:1: is not a golden file"),
    (
      "gimbal golden 2 layout\n",
      "is a golden of format 2, and this version of Gimbal reads up to 1"
    ),
    ("gimbal golden 1 trace\n", "1:1: is a golden of kind 'trace', not 'layout'"),
    ("gimbal golden 1 layuot\n", "did you mean 'layout'?"),
    ("gimbal golden 1 layout\nof: x\n", "the golden ends too early, or lacks its sum"),
    (
      "gimbal golden 1 layout\nof: x\nnot compared: y\n\nportrait hC vR\n\nsum: 1234\n",
      "7:1: the golden file was edited by hand: its lines have the checksum"
    ),
  ])
  func `a file that is no golden, is newer, or was edited by hand is refused`(
    text: String, expectedText: String
  ) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let message = try failure(layout([("a", Self.one)]), .never)?.message ?? "read"
    #expect(message.contains(expectedText), "\(message)")
    let again = try failure(layout([("a", Self.one)]), .failed)
    if text.hasPrefix("gimbal golden 2") {
      #expect(again?.message.contains(expectedText) == true, "'failed' leaves a newer one alone")
      #expect(try failure(layout([("a", Self.one)]), .all) == nil)
    } else {
      #expect(again == nil, "'failed' writes it anew")
    }
  }

  @Test func `line endings of another system are no change`() throws {
    #expect(try failure(layout([("a", Self.one)]), .missing) == nil)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8).write(
      to: URL(fileURLWithPath: path))
    #expect(try failure(layout([("a", Self.one)]), .never) == nil)
  }

  @Test func `a folder that cannot be written is a failure`() throws {
    let store = GoldenStore(mode: .all)
    let found = store.failure(
      of: .layout(layout([])), at: "/proc/nothing/a.golden", try Self.phone())
    #expect(
      found?.message.hasPrefix("the golden '/proc/nothing/a.golden' cannot be written") == true)
    #expect(store.refusals == [found?.message])
  }

  @Test(arguments: [GoldenMode.never, .missing, .failed, .all])
  func `a folder at the path of a golden is reported`(mode: GoldenMode) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(
      try failure(layout([]), mode)?.message
        == "a folder is at the path of the golden file '\(path)'; move it away")
  }

  @Test func `devices of equal screens and safe areas are of one class`() throws {
    #expect(try Self.phone("iphone-15-pro") == Self.phone("iphone-15"))
    #expect(try Self.phone("iphone-15-pro").name == "phone-393x852@3x-59-e4")
    #expect(try Self.phone("iphone-15-pro") != Self.phone("iphone-se-3"))
    #expect(GoldenClass(device: "iphone-15-pro", system: "18.0") == (try Self.phone()))
    #expect(GoldenClass(device: "my-own", system: "18").name == "my-own-e4")
  }

  @Test func `the path of a golden is relative to the file that names it`() throws {
    #expect(
      GoldenStore.path(
        nextTo: "S/player.scenario.json", name: "land", kind: .trace, try Self.phone())
        == "S/player.goldens/land.trace.phone-393x852@3x-59-e4.golden")
  }

  private func trace(_ names: [String]) -> Trace {
    let header = TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "18.0")
    return Trace(
      header: header,
      events: names.enumerated().map { index, name in
        TraceEvent(
          index: index, time: Double(index) / 7, depth: 0, receiver: "root",
          receiverClass: "UIViewController", name: name)
      })
  }

  @Test func `a trace is compared without times, and different lines are reported`() throws {
    let store = GoldenStore(mode: .missing)
    let phone = try Self.phone()
    #expect(
      store.failure(of: .trace(trace(["a", "b", "c", "d", "e"]), only: []), at: path, phone) == nil)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\nroot              a\n") && !text.contains("0.14"))
    let found = GoldenStore().failure(
      of: .trace(trace(["a", "x", "c", "d", "e"]), only: []), at: path, phone)
    #expect(found?.message.hasSuffix("1 lines are missing and 1 are new") == true)
    #expect(
      found?.artifacts == """
          root              a
        - root              b
        + root              x
          root              c
          root              d
          …
        """)
  }

  @Test func `a trace of some patterns has only their events`() throws {
    let found = Golden.trace(
      trace(["a", "viewDidLoad()"]), only: [try EventPattern(parsing: "root viewDidLoad")])
    #expect(found.lines == ["root              viewDidLoad()"])
  }

  @Test func `more lines than a golden has are refused`() throws {
    let long = trace(Array(repeating: "a", count: GoldenFile.lineLimit + 1))
    let found = GoldenStore(mode: .all).failure(
      of: .trace(long, only: []), at: path, try Self.phone())
    #expect(found?.message == "the trace has 20001 lines; a golden has at most 20000")
  }
}
