import Foundation
package import GimbalDocuments
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
      let line = JSONText.compact(
        .members([
          ("kind", .string("layout")), ("step", .number(Double(step.step))),
          ("event", .number(Double(step.event))), ("layout", step.layout.json),
        ]))
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
          layout: try LayoutSnapshot(object["layout"])))
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
    case .layout: ObjectShape("layout", required: ["kind", "step", "event", "layout"])
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
