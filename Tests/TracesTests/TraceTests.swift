import Foundation
import GimbalTraces
import Testing

@Suite struct TraceTests {
  private let header = TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "17.0")

  @Test func `the text form has a line an event, deeper calls further in`() {
    let trace = Trace(
      header: header,
      events: [
        TraceEvent(
          index: 0, receiver: "root", name: "willTransition(to:with:)",
          arguments: [TraceArgument(nil, .change(.text("hC vR"), .text("hC vC")))]),
        TraceEvent(
          index: 1, receiver: "root", name: "viewWillTransition(to:with:)",
          arguments: [TraceArgument(nil, .size(CGSize(width: 852, height: 393)))]),
        TraceEvent(
          index: 2, time: 0.4, depth: 1, receiver: "a very long receiver name",
          name: "layoutSubviews()"),
        TraceEvent(
          index: 3, time: 1234.56789, receiver: "", name: "warning",
          arguments: [
            TraceArgument("limit", .number(10)), TraceArgument("reason", .text("two\nlines")),
          ]),
      ])

    #expect(
      trace.text == #"""
          0.000  root              willTransition(to:with:)             hC vR → hC vC
          0.000  root              viewWillTransition(to:with:)         852 × 393
          0.400  a very long receiver name    layoutSubviews()
        1234.568                    warning                              limit: 10, reason: two\nlines

        """#)
  }

  @Test func `events are found by base name, full name and receiver`() {
    let trace = Trace(
      header: header,
      events: [
        TraceEvent(index: 0, receiver: "a", name: "willMove(toWindow:)"),
        TraceEvent(index: 1, receiver: "b", name: "willMove(toSuperview:)"),
        TraceEvent(index: 2, receiver: "a", name: "willMoveOn()"),
        TraceEvent(index: 3, receiver: "a", name: "willMove"),
      ])

    #expect(trace.events(named: "willMove").map(\.index) == [0, 1, 3])
    #expect(trace.events(named: "willMove", on: "a").map(\.index) == [0, 3])
    #expect(trace.events(named: "willMove(toSuperview:)").map(\.index) == [1])
    #expect(trace.since(2).events.map(\.index) == [2, 3])
  }
}
