import GimbalDocuments

/// A trace in the format of Chrome's trace viewer.
extension Trace {
  /// The trace in the Trace Event Format, which Perfetto and chrome://tracing open; UTF-8 JSON.
  ///
  /// Every event is a complete one (`"ph": "X"`) that encloses its nested events, and a step of a
  /// scenario is an instant (`"ph": "i"`). Times are virtual microseconds. Viewers need distinct
  /// times, but many events have the same virtual time. So each event begins at its own time, or
  /// one nanosecond after the previous event if that is later. It ends one nanosecond after the
  /// start of its last nested event. `args.time` has the virtual seconds.
  ///
  /// - Complexity: linear in the number of events.
  public var chromeTrace: [UInt8] {
    let starts = ChromeClock.starts(of: events)
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("displayTimeUnit")
    writer.string("ms")
    writer.key("otherData")
    header.write(to: &writer)
    writer.key("traceEvents")
    writer.beginArray()
    ChromeEvent.writeName("process_name", "\(header.device), \(header.system)", to: &writer)
    ChromeEvent.writeName("thread_name", header.scenario ?? "main", to: &writer)
    let first = events.first?.index ?? 0
    for marker in markers {
      let position = min(max(0, marker.index - first), events.count)
      let start = position < events.count ? starts[position] : (starts.last ?? -1) + 1
      ChromeEvent.write(marker, at: start, to: &writer)
    }
    for (position, event) in events.enumerated() {
      ChromeEvent(
        event: event, start: starts[position], end: starts[event.returned - 1 - first] + 1
      ).write(to: &writer)
    }
    writer.endArray()
    writer.endObject()
    writer.newLine()
    return writer.bytes
  }
}

/// Assigns every event a distinct start on the time axis.
enum ChromeClock {
  /// Returns the starts in whole nanoseconds, strictly ascending.
  static func starts(of events: [TraceEvent]) -> [Int] {
    var last = -1
    return events.map { event in
      let nanoseconds = (event.time * 1e9).rounded()
      // Times with equal microseconds stay in order.
      let own = nanoseconds.isFinite && abs(nanoseconds) < 1e15 ? Int(nanoseconds) : 0
      last = max(own, last + 1)
      return last
    }
  }
}

extension ChromeClock {
  /// Converts nanoseconds to the format's microseconds.
  static func microseconds(_ nanoseconds: Int) -> Double { Double(nanoseconds) / 1000 }
}

/// One event in the Trace Event Format.
private struct ChromeEvent {
  let event: TraceEvent
  let start: Int
  let end: Int

  /// Writes the beginning of a scenario's step, as an instant of the whole timeline.
  static func write(_ marker: TraceMarker, at start: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string("step \(marker.number): \(marker.text)")
    writer.key("cat")
    writer.string("step")
    writer.key("ph")
    writer.string("i")
    writer.key("s")
    writer.string("g")
    writer.key("ts")
    writer.number(ChromeClock.microseconds(start))
    writeArguments(to: &writer) { writer in
      writer.key("step")
      writer.integer(marker.number)
    }
    writer.endObject()
  }

  /// Writes a name of the process or of the thread, which viewers show.
  static func writeName(_ name: String, _ value: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(name)
    writer.key("ph")
    writer.string("M")
    writeArguments(to: &writer) { writer in
      writer.key("name")
      writer.string(value)
    }
    writer.endObject()
  }

  /// Writes the only process and thread, and the arguments.
  private static func writeArguments(
    to writer: inout JSONWriter, _ members: (inout JSONWriter) -> Void
  ) {
    writer.key("pid")
    writer.integer(1)
    writer.key("tid")
    writer.integer(1)
    writer.key("args")
    writer.beginObject()
    members(&writer)
    writer.endObject()
  }

  /// Writes the event with its duration in virtual time.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(event.receiver.isEmpty ? event.name : "\(event.receiver) \(event.name)")
    writer.key("cat")
    writer.string(event.baseName)
    writer.key("ph")
    writer.string("X")
    writer.key("ts")
    writer.number(ChromeClock.microseconds(start))
    writer.key("dur")
    writer.number(ChromeClock.microseconds(end - start))
    Self.writeArguments(to: &writer) { writer in
      writer.key("index")
      writer.integer(event.index)
      writer.key("time")
      writer.number(event.time)
      if !event.receiverClass.isEmpty {
        writer.key("class")
        writer.string(event.receiverClass)
      }
      if !event.arguments.isEmpty {
        writer.key("arguments")
        writer.string(event.argumentsText)
      }
      if let cause = event.cause {
        writer.key("cause")
        writer.integer(cause)
      }
    }
    writer.endObject()
  }
}
