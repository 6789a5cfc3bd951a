import Foundation
import GimbalDocuments
import GimbalGeometry

// The JSON Lines format: one object per line, `kind` first. Reader and writer change together with
// `Documentation/Schemas/trace.schema.json` and `TraceFormat.current`.

/// A trace as JSON Lines: writing.
extension Trace {
  /// The trace in JSON Lines format, in UTF-8.
  ///
  /// The text has a header line, then one line per event, and a line of the kind `step` where a
  /// step of a scenario begins. Equal traces have equal bytes.
  ///
  /// - Complexity: linear in the number of events.
  public var jsonLines: [UInt8] {
    var writer = JSONWriter()
    header.write(to: &writer)
    writer.newLine()
    var markers = markers[...]
    for event in events {
      while let marker = markers.first, marker.index <= event.index {
        marker.write(to: &writer)
        writer.newLine()
        markers.removeFirst()
      }
      event.write(to: &writer)
      writer.newLine()
    }
    for marker in markers {
      marker.write(to: &writer)
      writer.newLine()
    }
    return writer.bytes
  }
}

extension TraceHeader {
  /// The largest integer that every JSON reader preserves; larger seeds are written as strings.
  static let largestNumericSeed: UInt64 = 1 << 53

  /// Writes the header as one JSON object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("kind")
    writer.string("header")
    writer.key("format")
    writer.string("\(TraceFormat.current.major).\(TraceFormat.current.minor)")
    writer.key("gimbal")
    writer.string(gimbal)
    if let scenario {
      writer.key("scenario")
      writer.string(scenario)
    }
    writer.key("device")
    writer.string(device)
    writer.key("system")
    writer.string(system)
    if let seed {
      writer.key("seed")
      if seed <= TraceHeader.largestNumericSeed {
        writer.integer(Int(seed))
      } else {
        writer.string(String(seed))
      }
    }
    writer.endObject()
  }
}

extension TraceMarker {
  /// Writes the beginning of a scenario's step as one JSON object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("kind")
    writer.string("step")
    writer.key("index")
    writer.integer(index)
    writer.key("number")
    writer.integer(number)
    writer.key("text")
    writer.string(text)
    writer.endObject()
  }
}

extension TraceEvent {
  /// Writes the event as one JSON object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("kind")
    writer.string("event")
    writer.key("index")
    writer.integer(index)
    writer.key("time")
    writer.number(time)
    writer.key("depth")
    writer.integer(depth)
    writer.key("receiver")
    writer.string(receiver)
    writer.key("class")
    writer.string(receiverClass)
    writer.key("name")
    writer.string(name)
    if !arguments.isEmpty {
      writer.key("arguments")
      writer.beginArray()
      for argument in arguments { argument.write(to: &writer) }
      writer.endArray()
    }
    if let cause {
      writer.key("cause")
      writer.integer(cause)
    }
    writer.key("returned")
    writer.integer(returned)
    writer.endObject()
  }
}

extension TraceArgument {
  /// Writes the argument as a JSON object with its label, its kind and its value.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let label {
      writer.key("label")
      writer.string(label)
    }
    value.writeMember(to: &writer)
    writer.endObject()
  }
}

extension TraceValue {
  /// Writes the value as the member for its kind: `"size": [852, 393]`.
  func writeMember(to writer: inout JSONWriter) {
    writer.key(kindKey)
    switch self {
    case .bool(let flag): writer.bool(flag)
    case .text(let text), .object(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .receiver(let id): writer.string("receiver \(id.rawValue)")
    case .change(let old, let new):
      writer.beginArray()
      for value in [old, new] {
        writer.beginObject()
        value.writeMember(to: &writer)
        writer.endObject()
      }
      writer.endArray()
    case .size, .point, .rect, .insets, .transform:
      writer.beginArray()
      for number in numbers { writer.number(number) }
      writer.endArray()
    }
  }

  private var kindKey: String {
    switch self {
    case .bool: "bool"
    case .number: "number"
    case .size: "size"
    case .point: "point"
    case .rect: "rect"
    case .insets: "insets"
    case .transform: "transform"
    case .text: "text"
    case .receiver, .object: "receiver"
    case .change: "change"
    }
  }

  private var numbers: [Double] {
    switch self {
    case .size(let s): [s.width, s.height]
    case .point(let p): [p.x, p.y]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .insets(let i): [i.top, i.left, i.bottom, i.right]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case .bool, .number, .text, .receiver, .object, .change: []
    }
  }
}
