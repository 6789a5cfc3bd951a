import GimbalDocuments
import GimbalTraces
import Testing

@Suite struct ChromeTraceTests {
  private struct Bar {
    var start: Double
    var end: Double
  }

  /// The complete events of the written form.
  private func bars(_ trace: Trace) throws -> [Bar] {
    let root = try JSONReader.read(trace.chromeTrace, file: "chrome").value
    guard case .array(let events) = root["traceEvents"]?.value else { return [] }
    return events.compactMap { event in
      guard case .string("X") = event.value["ph"]?.value,
        case .number(let start) = event.value["ts"]?.value,
        case .number(let duration) = event.value["dur"]?.value
      else { return nil }
      return Bar(start: start.value, end: start.value + duration.value)
    }
  }

  @Test func `a call is as long as what it encloses, and time shows in microseconds`() throws {
    let trace = Trace(
      header: TraceHeader(gimbal: "0", device: "d", system: "17.0"),
      events: [
        TraceEvent(index: 0, depth: 0, receiver: "root", name: "viewDidLoad()"),
        TraceEvent(index: 1, depth: 1, receiver: "root", name: "bounds"),
        TraceEvent(index: 2, time: 0.5, depth: 0, receiver: "root", name: "bounds"),
      ])

    let bars = try bars(trace)

    #expect(bars.map(\.start) == [0, 1, 500_000])
    #expect(bars.map(\.end) == [2, 2, 500_001])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `bars begin one after the other and lie within their callers`(seed: UInt64) throws {
    let trace = RandomTrace.make(seed: seed)

    let bars = try bars(trace)

    #expect(bars.count == trace.events.count)
    for (position, event) in trace.events.enumerated() {
      if position > 0 { #expect(bars[position].start > bars[position - 1].start) }
      let first = trace.events[0].index
      for inner in (position + 1)..<max(position + 1, event.returned - first) {
        #expect(bars[inner].end <= bars[position].end)
      }
      if event.returned - first < bars.count {
        #expect(bars[event.returned - first].start >= bars[position].end)
      }
    }
  }
}
