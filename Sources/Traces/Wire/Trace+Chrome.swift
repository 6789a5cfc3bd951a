import GimbalDocuments

extension Trace {
  /// The trace in the Trace Event form, which Perfetto and chrome://tracing open; UTF-8 JSON.
  ///
  /// Every event is a complete one (`"ph": "X"`) that encloses the events nested in it. Times are
  /// whole microseconds. What happens in one virtual instant would have no width and no order, so
  /// each event begins at its own time or one microsecond after the event before, whichever is
  /// later, and ends one microsecond after the last event nested in it begins; `args.time` keeps
  /// the virtual seconds.
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

/// Gives every event a place of its own on the time axis.
enum ChromeClock {
  /// The beginnings in whole microseconds, strictly ascending.
  static func starts(of events: [TraceEvent]) -> [Int] {
    var last = -1
    return events.map { event in
      let microseconds = (event.time * 1e6).rounded()
      // Times that no integer holds stay where the order puts them.
      let own = microseconds.isFinite && abs(microseconds) < 1e15 ? Int(microseconds) : 0
      last = max(own, last + 1)
      return last
    }
  }
}

/// One event in the Trace Event form.
private struct ChromeEvent {
  let event: TraceEvent
  let start: Int
  let end: Int

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

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(event.receiver.isEmpty ? event.name : "\(event.receiver) \(event.name)")
    writer.key("cat")
    writer.string(event.baseName)
    writer.key("ph")
    writer.string("X")
    writer.key("ts")
    writer.integer(start)
    writer.key("dur")
    writer.integer(end - start)
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
