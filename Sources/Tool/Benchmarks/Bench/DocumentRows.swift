import Foundation
import Gimbal
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import InterfaceCorpus

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Storyboards and nib files, compared with FoundationXML parsing the same bytes.
@MainActor
enum DocumentRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "documents/corpus/read", reference: "bare parse", must: 2,
      measure: { corpus { document, _ in _ = document.format } }),
    BenchRow(
      name: "documents/corpus/build", reference: "bare parse", must: 2.5,
      measure: { corpus { document, simulator in _ = build(document, on: simulator) } }),
    BenchRow(
      name: "documents/corpus/canvas", reference: "bare parse", must: 5,
      measure: { corpus { document, _ in _ = CanvasLayout(document, .structure).run() } }),
    BenchRow(
      name: "documents/corpus/canvas/whole", reference: "bare parse", must: 5,
      measure: { corpus { document, _ in _ = CanvasLayout(document, .whole).run() } }),
    BenchRow(
      name: "documents/300/rotate", reference: "bare traversal of the tree", must: 6,
      measure: rotation),
    BenchRow(
      name: "documents/corpus/memory", reference: "bytes of the files", must: 40, measure: memory),
  ]

  private static let missing = BenchResult(
    ratio: nil, diagnostic: "GIMBAL_INTERFACE_CORPUS names no folder of documents")

  private static func files() -> [Data]? {
    guard let corpus = InterfaceCorpus.found else { return nil }
    return corpus.records.compactMap { try? corpus.data(of: $0) }
  }

  // MARK: The corpus

  /// Measures the time of all documents: reading each, then `work`.
  private static func corpus(
    _ work: @escaping (InterfaceDocument, Simulator) -> Void
  ) -> BenchResult {
    guard let files = files() else { return missing }
    let simulator = fixture()
    let result = Measuring.ratio(
      repetitions: 5,
      ours: {
        Measuring.nanoseconds {
          for data in files {
            guard let document = try? InterfaceDocument(data, file: "document") else { continue }
            work(document, simulator)
          }
        }
      },
      reference: { Measuring.nanoseconds { for data in files { BareParse.parse(data) } } })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.1f ms, parse %.1f ms", result.ours / 1e6, result.reference / 1e6))
  }

  private static func fixture() -> Simulator {
    try! Simulator(try! DeviceCatalog.standard.device("iphone-15-pro"), recording: .off)
  }

  /// Creates all controllers with their views, or a nib file's objects, without layout.
  @discardableResult
  private static func build(_ document: InterfaceDocument, on simulator: Simulator) -> [AnyObject] {
    simulator.perform {
      guard document.format == .storyboard else { return NibDocument.views(of: document) }
      let scenes = StoryboardScenes(document)
      let storyboard = UIStoryboard(name: document.file, source: scenes)
      // A container's children are created with it.
      let contained = containedControllers(document.markup)
      return scenes.controllers.filter { !contained.contains($0) }.compactMap { id in
        let made = scenes.make(id, of: storyboard)
        made?.loadViewIfNeeded()
        return made
      }
    }
  }

  private static func containedControllers(_ markup: Markup) -> Set<String> {
    var found: Set<String> = []
    if markup.name == "segue", ["relationship", "embed"].contains(markup["kind"] ?? ""),
      let destination = markup["destination"]
    {
      found.insert(destination)
    }
    for child in markup.children
    where child.holds(.connections) || child.name == "connections" || child.name == "segue" {
      found.formUnion(containedControllers(child))
    }
    return found
  }

  // MARK: Memory

  private static func memory() -> BenchResult {
    guard let files = files() else { return missing }
    let log = NSTemporaryDirectory() + "gimbal-bench-\(getpid())-documents.txt"
    defer { unlink(log) }
    let cost = Child.run(Child.folder + "/gimbal-bench", ["--memory=documents"], output: log)
    guard cost?.status == 0, let text = try? String(contentsOfFile: log, encoding: .utf8),
      let bytes = text.split(separator: "\n").last.flatMap({ Double($0) })
    else { return BenchResult(ratio: nil, diagnostic: "gimbal-bench did not run") }
    let size = Double(files.reduce(0) { $0 + $1.count })
    return BenchResult(
      ratio: bytes / size, diagnostic: String(format: "%.1f MB of %.1f", bytes / 1e6, size / 1e6))
  }

  /// Returns the bytes by which this process grows for all documents, read and built.
  static func memoryOfAll() -> Double {
    guard let files = files() else { return .nan }
    let simulator = fixture()
    var retained: [(InterfaceDocument, [AnyObject])] = []
    let before = SolverRows.residentBytes()
    for data in files {
      guard let document = try? InterfaceDocument(data, file: "document") else { continue }
      retained.append((document, build(document, on: simulator)))
    }
    return withExtendedLifetime(retained) { SolverRows.residentBytes() - before }
  }

  // MARK: Rotation

  private static func rotation() -> BenchResult {
    let simulator = try! Simulator(
      try! DeviceCatalog.standard.device("iphone-15-pro"), recording: RotationRows.recording)
    guard
      let document = try? InterfaceDocument(Data(RowsDocument.text.utf8), file: "Form.storyboard"),
      let root = build(document, on: simulator).first as? UIViewController
    else { return BenchResult(ratio: nil, diagnostic: "wrong: the document is not read") }
    simulator.launch(root)
    let tree = BareNode.tree(like: root.view)
    var isPortrait = true
    @MainActor func rotate() {
      isPortrait.toggle()
      simulator.rotate(to: isPortrait ? .portrait : .landscapeLeft)
    }
    let width = root.view.subviews[0].bounds.width
    rotate()
    guard root.view.subviews[0].bounds.width > width else {
      return BenchResult(ratio: nil, diagnostic: "wrong: the first row is not wider")
    }
    let count = RowsDocument.views
    let rotations = 40_000 / count
    let result = Measuring.ratio(
      ours: { Measuring.nanoseconds { for _ in 0..<rotations { rotate() } } },
      reference: { Measuring.nanoseconds { for _ in 0..<rotations { tree.traverse() } } })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.1f ns a view, traversal %.1f", result.ours / Double(rotations * count),
        result.reference / Double(rotations * count)))
  }
}

/// FoundationXML's streaming parser with a delegate that counts elements.
private final class BareParse: NSObject, XMLParserDelegate {
  private var count = 0

  static func parse(_ data: Data) {
    let reader = BareParse()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    precondition(reader.count > 0)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    count += 1
  }
}

/// A storyboard with one controller of 300 views: rows, and four views in each.
private enum RowsDocument {
  static let views = 300

  static let text: String = {
    let rows = (0..<60).map(row).joined(separator: "\n")
    let constraints = (0..<60).flatMap { row in
      let above = row == 0 ? "safe" : "r\(row - 1)"
      return [
        constraint("r\(row)", "leading", "safe", "leading", 16),
        constraint("safe", "trailing", "r\(row)", "trailing", 16),
        constraint("r\(row)", "top", above, row == 0 ? "top" : "bottom", 2),
      ]
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(rows)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints.joined(separator: "\n"))</constraints>
      </view></viewController></objects></scene></scenes></document>
      """
  }()

  private static func row(_ row: Int) -> String {
    let names = (0..<4).map { "r\(row)v\($0)" }
    let parts = names.map {
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\($0)\"/>"
    }
    var constraints = [size("r\(row)", "height", 10)]
    for (position, name) in names.enumerated() {
      constraints += [
        constraint(name, "top", "r\(row)", "top", 1),
        constraint("r\(row)", "bottom", name, "bottom", 1),
        constraint(
          name, "leading", position == 0 ? "r\(row)" : names[position - 1],
          position == 0 ? "leading" : "trailing", 4),
      ]
      if position > 0 { constraints.append(constraint(name, "width", names[0], "width", 0)) }
    }
    constraints.append(constraint("r\(row)", "trailing", names[3], "trailing", 4))
    return """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="r\(row)"><subviews>
      \(parts.joined(separator: "\n"))</subviews>
      <constraints>\(constraints.joined(separator: "\n"))</constraints></view>
      """
  }

  private static func constraint(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int
  ) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
      + "secondAttribute=\"\(other)\" constant=\"\(constant)\" id=\"\(first)\(attribute)\(second)\"/>"
  }

  private static func size(_ view: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(view)\(attribute)\"/>"
  }
}
