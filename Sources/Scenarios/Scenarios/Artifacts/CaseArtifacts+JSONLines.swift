import Foundation
import GimbalComparison
package import GimbalDocuments
import GimbalGeometry
import GimbalScenarioFiles
import GimbalSnapshots
import GimbalTraces

// Artifacts are a trace's JSON Lines with further kinds of lines, which readers of traces skip:
// `view`, `layout`, `moment` and `frame`. Writer and reader change together.

/// The file with the trace and the layouts of a case.
extension CaseArtifacts {
  /// The artifacts as JSON Lines; equal artifacts have equal bytes.
  ///
  /// - Complexity: linear in its size.
  package var jsonLines: [UInt8] {
    var writer = JSONWriter()
    for view in views {
      writer.beginLine("view")
      writer.key("name")
      writer.string(view.name)
      writer.key("class")
      writer.string(view.className)
      writer.endLine()
    }
    for moment in moments { moment.write("moment", to: &writer) }
    for frame in frames { frame.write("frame", to: &writer) }
    var text = trace.jsonLines + writer.bytes
    for step in steps {
      var members: [(String, JSONValue)] = [
        ("kind", .string("layout")), ("step", .number(Double(step.step))),
        ("event", .number(Double(step.event))), ("layout", step.layout.json),
      ]
      if let display = step.display { members.append(("display", display.json)) }
      if let keyboard = step.keyboard { members.append(("keyboard", LayoutJSON.rect(keyboard))) }
      let line = JSONText.compact(.members(members))
      text += line.utf8
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Reads artifacts, or the plain trace of a case as artifacts without layouts.
  ///
  /// - Throws: one line with file, line and column.
  /// - Complexity: linear in the number of bytes.
  package init(
    jsonLines bytes: [UInt8], id: CaseID, file: String
  ) throws(DocumentError) {
    self.init(id: id, trace: try Trace(jsonLines: bytes, file: file))
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      // Layout lines are long: the kind is determined by the beginning of a line.
      guard let kind = ArtifactsKind.allCases.first(where: { line.starts(with: $0.beginning) })
      else { continue }
      do throws(DocumentError) {
        try take(kind, line, file)
      } catch {
        throw DocumentError(
          file: file,
          position: SourcePosition(line: number, column: error.position?.column ?? 1),
          issue: error.issue)
      }
    }
  }

  private mutating func take(
    _ kind: ArtifactsKind, _ line: ArraySlice<UInt8>, _ file: String
  ) throws(DocumentError) {
    let document = DocumentValue(try JSONReader.read(Array(line), file: file), file: file)
    let object = try document.object(kind.shape)
    switch kind {
    case .view:
      views.append(
        View(name: try object["name"].string(), className: try object["class"].string()))
    case .moment: moments.append(try Moment(object, views: views.count))
    case .frame: frames.append(try Moment(object, views: views.count))
    case .layout:
      steps.append(
        StepLayout(
          step: try object["step"].integer(in: 0...1_000_000),
          event: try object["event"].integer(in: 0...Int(UInt32.max)),
          layout: try LayoutSnapshot(object["layout"]),
          display: try object.known("display").map { (value) throws(DocumentError) in
            try DisplayOutline(value)
          },
          keyboard: try object.known("keyboard").map { (value) throws(DocumentError) in
            try LayoutJSON.rect(value)
          }))
    }
  }
}

/// The kinds of lines in addition to those of a trace.
private enum ArtifactsKind: String, CaseIterable {
  /// A view with its name and class.
  case view
  /// The layout after a step.
  case layout
  /// The changes at an event.
  case moment
  /// The changes at a frame of an animation.
  case frame

  /// The bytes with which a line of the kind begins; reading finds the kind by them.
  var beginning: [UInt8] { Array("{\"kind\":\"\(rawValue)\"".utf8) }

  /// The members of a line, for reading.
  var shape: ObjectShape {
    switch self {
    case .view: ObjectShape("view", required: ["kind", "name", "class"])
    case .layout:
      ObjectShape(
        "layout", required: ["kind", "step", "event", "layout"],
        optional: ["display", "keyboard"])
    case .moment, .frame:
      ObjectShape(rawValue, required: ["kind", "event", "screen", "changes"], optional: ["time"])
    }
  }
}

extension CaseArtifacts.Moment {
  fileprivate func write(_ kind: String, to writer: inout JSONWriter) {
    writer.beginLine(kind)
    writer.key("event")
    writer.integer(event)
    if let time {
      writer.key("time")
      writer.number(time)
    }
    writer.key("screen")
    writer.numbers([screen.width, screen.height])
    writer.key("changes")
    writer.beginArray()
    for change in changes {
      let rect = change.rect.map { [$0.minX, $0.minY, $0.width, $0.height, change.alpha] } ?? []
      writer.numbers([CGFloat(change.view)] + rect)
    }
    writer.endArray()
    writer.endLine()
  }

  fileprivate init(_ object: ObjectReader, views: Int) throws(DocumentError) {
    let screen = try CaseArtifacts.numbers(object["screen"])
    guard screen.count == 2 else { throw object["screen"].mismatch("two numbers") }
    var changes: [CaseArtifacts.Change] = []
    for element in try object["changes"].array() {
      let numbers = try CaseArtifacts.numbers(element)
      guard let first = numbers.first, numbers.count == 1 || numbers.count == 6,
        let view = Int(exactly: first), (0..<views).contains(view)
      else { throw element.mismatch("the number of a view, and none or five more numbers") }
      changes.append(
        CaseArtifacts.Change(
          view: view,
          rect: numbers.count == 6
            ? CGRect(x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4]) : nil,
          alpha: numbers.count == 6 ? numbers[5] : 0))
    }
    self.init(
      event: try object["event"].integer(in: 0...Int(UInt32.max)),
      time: try object.known("time")?.number(),
      screen: CGSize(width: screen[0], height: screen[1]), changes: changes)
  }
}

extension DisplayOutline {
  private static let shape = ObjectShape(
    "display", required: ["posture", "size", "corners", "cameras"],
    optional: ["fold", "otherPane", "isLetterboxed"])

  fileprivate var json: JSONValue {
    let cameras = cameras.map { camera in
      let rect = camera.rect
      return LayoutJSON.numbers(
        [rect.minX, rect.minY, rect.width, rect.height, camera.isActive ? 1 : 0])
    }
    var members: [(String, JSONValue)] = [
      ("posture", .string(posture.name)), ("size", LayoutJSON.size(size)),
      ("corners", LayoutJSON.numbers(corners)), ("cameras", .elements(cameras)),
    ]
    if let fold { members.append(("fold", LayoutJSON.rect(fold))) }
    if let otherPane { members.append(("otherPane", LayoutJSON.rect(otherPane))) }
    if isLetterboxed { members.append(("isLetterboxed", .bool(true))) }
    return .members(members)
  }

  fileprivate init(_ value: DocumentValue) throws(DocumentError) {
    let object = try value.object(Self.shape)
    let size = try LayoutJSON.numbers(object["size"], count: 2)
    let corners = try LayoutJSON.numbers(object["corners"], count: 4)
    guard let posture = Posture(rawValue: try object["posture"].string()) else {
      throw object["posture"].mismatch("a posture")
    }
    var cameras: [Camera] = []
    for element in try object["cameras"].array() {
      let numbers = try LayoutJSON.numbers(element, count: 5)
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      cameras.append(Camera(rect: rect, isActive: numbers[4] != 0))
    }
    func rect(_ key: String) throws(DocumentError) -> CGRect? {
      guard let value = object.known(key) else { return nil }
      return try LayoutJSON.rect(value)
    }
    self.init(
      posture: posture, size: CGSize(width: size[0], height: size[1]), corners: corners,
      fold: try rect("fold"), cameras: cameras, otherPane: try rect("otherPane"),
      isLetterboxed: try object.known("isLetterboxed")?.bool() ?? false)
  }
}

extension CaseArtifacts {
  fileprivate static func numbers(_ value: DocumentValue) throws(DocumentError) -> [CGFloat] {
    try value.array().map { (element) throws(DocumentError) in CGFloat(try element.number()) }
  }
}

extension JSONWriter {
  fileprivate mutating func beginLine(_ kind: String) {
    beginObject()
    key("kind")
    string(kind)
  }

  fileprivate mutating func endLine() {
    endObject()
    newLine()
  }

  /// Writes numbers rounded to hundredths, since pages draw no finer.
  ///
  /// Infinite values and NaN are 0.
  fileprivate mutating func numbers(_ values: [CGFloat]) {
    beginArray()
    for value in values {
      number(value.isFinite && abs(value) < 1e9 ? Double((value * 100).rounded() / 100) : 0)
    }
    endArray()
  }
}
