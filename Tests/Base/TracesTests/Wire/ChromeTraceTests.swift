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

  @Test func `a call has the duration of its enclosed events, in microseconds`() throws {
    let trace = Trace(
      header: TraceHeader(gimbal: "0", device: "d", system: "17.0"),
      events: [
        TraceEvent(index: 0, depth: 0, receiver: "root", name: "viewDidLoad()"),
        TraceEvent(index: 1, depth: 1, receiver: "root", name: "bounds"),
        TraceEvent(index: 2, time: 0.5, depth: 0, receiver: "root", name: "bounds"),
      ])

    let bars = try bars(trace)

    #expect(bars.map(\.start) == [0, 0.001, 500_000])
    #expect(bars.map { ($0.end * 1000).rounded() / 1000 } == [0.002, 0.002, 500_000.001])
  }

  @Test func `a step is an instant before its first event (F-37)`() throws {
    var trace = Trace(
      header: TraceHeader(gimbal: "0", device: "d", system: "17.0"),
      events: (0..<3).map { index in
        TraceEvent(index: index, time: index < 2 ? 0 : 0.5, receiver: "root", name: "bounds")
      })
    trace.markers = [
      TraceMarker(index: 0, number: 1, text: "launch"),
      TraceMarker(index: 2, number: 2, text: "rotate"),
      TraceMarker(index: 3, number: 4, text: "wait"),
    ]

    let root = try JSONReader.read(trace.chromeTrace, file: "chrome").value
    guard case .array(let events) = root["traceEvents"]?.value else {
      Issue.record("no events")
      return
    }
    let markers = events.compactMap { event -> String? in
      guard case .string("i") = event.value["ph"]?.value,
        case .string(let name) = event.value["name"]?.value,
        case .number(let time) = event.value["ts"]?.value
      else { return nil }
      return "\(time.value) \(name)"
    }
    #expect(
      markers == ["0.0 step 1: launch", "500000.0 step 2: rotate", "500000.001 step 4: wait"])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `events start in order and lie within their callers`(seed: UInt64) throws {
    let trace = RandomTrace.make(seed: seed)

    let bars = try bars(trace)

    #expect(bars.count == trace.events.count)
    for (position, event) in trace.events.enumerated() {
      if position > 0 { #expect(bars[position].start > bars[position - 1].start) }
      // Sums of decimals differ in the last digit.
      let slack = 1e-4
      let first = trace.events[0].index
      for inner in (position + 1)..<max(position + 1, event.returned - first) {
        #expect(bars[inner].end <= bars[position].end + slack)
      }
      if event.returned - first < bars.count {
        #expect(bars[event.returned - first].start >= bars[position].end - slack)
      }
    }
  }
}
