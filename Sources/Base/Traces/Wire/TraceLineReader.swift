public import GimbalDocuments

/// A trace as JSON Lines: reading.
extension Trace {
  /// Reads the JSON Lines format; `file` is the name in errors.
  ///
  /// Unknown kinds of lines and unknown members are skipped; an unknown value becomes its JSON
  /// text. These are rejected with file, line and column: a first line that is no header, a newer
  /// major version, an event out of order, and invalid JSON. Blank lines are allowed.
  ///
  /// - Throws: one line with file, line and column, for the first line that is rejected.
  /// - Complexity: linear in the number of bytes.
  public init(
    jsonLines bytes: [UInt8], file: String, limits: JSONLimits = .standard
  ) throws(DocumentError) {
    var header: TraceHeader?
    var events: [TraceEvent] = []
    var markers: [TraceMarker] = []
    var start = 0
    var number = 0
    while start < bytes.count {
      number += 1
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      start = end + 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x0d || $0 == 0x09 }) { continue }
      do {
        let reader = try TraceLineReader(line, file: file, limits: limits)
        if header == nil {
          header = try reader.header()
        } else if let event = try reader.event(after: events.last) {
          events.append(event)
        } else if let marker = try reader.marker() {
          markers.append(marker)
        }
      } catch {
        throw error.onLine(number)
      }
    }
    guard let header else {
      throw DocumentError(
        file: file, position: SourcePosition(line: 1, column: 1),
        issue: "the file is empty; its first line is a header")
    }
    self.init(header: header, events: events)
    self.markers = markers
  }
}

extension DocumentError {
  /// Returns the error of a separately read line with its position in the whole file.
  fileprivate func onLine(_ line: Int) -> DocumentError {
    DocumentError(
      file: file, position: SourcePosition(line: line, column: position?.column ?? 1),
      issue: issue)
  }
}

/// A reader of one line of the JSON Lines format.
struct TraceLineReader {
  private let members: [String: DocumentValue]
  private let line: DocumentValue
  private let kind: String

  init(_ bytes: ArraySlice<UInt8>, file: String, limits: JSONLimits) throws(DocumentError) {
    let node = try bytes.withUnsafeBufferPointer { (buffer) throws(DocumentError) in
      try JSONReader.read(buffer, file: file, limits: limits)
    }
    line = DocumentValue(node, file: file)
    members = Dictionary(uniqueKeysWithValues: try line.members().map { ($0.key, $0.value) })
    kind = try TraceLineReader.required("kind", members, line).string()
  }

  /// Reads the first line of a trace.
  ///
  /// - Throws: an error with the source location for a line that is no header, or has no valid
  ///   value for a key.
  func header() throws(DocumentError) -> TraceHeader {
    guard kind == "header" else {
      throw line.error("the first line is \(QuotedText.of(kind)); allowed is 'header'")
    }
    return TraceHeader(
      gimbal: try member("gimbal").string(),
      scenario: try members["scenario"]?.string(),
      device: try member("device").string(),
      system: try member("system").string(),
      seed: try seed(),
      format: try format())
  }

  /// Returns the step of the line; nil for another kind.
  func marker() throws(DocumentError) -> TraceMarker? {
    guard kind == "step" else { return nil }
    return TraceMarker(
      index: try member("index").integer(in: 0...Int(UInt32.max)),
      number: try member("number").integer(in: 0...Int(UInt32.max)),
      text: try member("text").string())
  }

  /// Returns the event of the line; nil for a kind that this version does not know.
  func event(after last: TraceEvent?) throws(DocumentError) -> TraceEvent? {
    guard kind == "event" else { return nil }
    let first = last.map { $0.index + 1 }
    let index = try member("index").integer(in: (first ?? 0)...(first ?? Int(UInt32.max)))
    var event = TraceEvent(
      index: index,
      time: try member("time").realNumber(),
      depth: try member("depth").integer(in: 0...RecorderState.maximumDepth),
      receiver: try member("receiver").string(),
      receiverClass: try member("class").string(),
      name: try member("name").string())
    if let cause = members["cause"] {
      event.cause = try cause.integer(in: 0...max(0, index - 1))
    }
    if let list = members["arguments"] {
      for argument in try list.array() {
        event.arguments.append(try TraceArgument(argument))
      }
    }
    return event
  }

  private func format() throws(DocumentError) -> TraceFormat {
    let value = try member("format")
    let text = try value.string()
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1], major >= 0, minor >= 0
    else {
      throw value.error("'format' is \(QuotedText.of(text)); allowed is a version such as '1.0'")
    }
    guard major <= TraceFormat.current.major else {
      throw value.error(
        "the trace has format \(major).\(minor), and this version of Gimbal reads up to "
          + "\(TraceFormat.current.major); read it with the version that wrote it or a newer one")
    }
    return TraceFormat(major: major, minor: minor)
  }

  private func seed() throws(DocumentError) -> UInt64? {
    guard let value = members["seed"] else { return nil }
    let literal =
      switch value.node.value {
      case .number(let number): number.literal
      case .string(let text): text
      default: throw value.mismatch("a whole number")
      }
    guard let seed = UInt64(literal) else {
      throw value.error("'seed' is \(QuotedText.of(literal)); allowed is 0 to \(UInt64.max)")
    }
    return seed
  }

  private func member(_ key: String) throws(DocumentError) -> DocumentValue {
    try TraceLineReader.required(key, members, line)
  }

  private static func required(
    _ key: String, _ members: [String: DocumentValue], _ line: DocumentValue
  ) throws(DocumentError) -> DocumentValue {
    guard let value = members[key] else { throw line.error("the line has no '\(key)'") }
    return value
  }
}
