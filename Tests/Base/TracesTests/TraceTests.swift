import Foundation
import GimbalTraces
import Testing

@Suite struct TraceTests {
  private let header = TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "17.0")

  @Test func `the text form has one line for each event, indented by depth`() {
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

/// The text of one event in a trace.
@Suite struct TraceLineTextTests {
  private func event(_ arguments: [TraceArgument], name: String = "warning") -> TraceEvent {
    TraceEvent(index: 3, receiver: "root", name: name, arguments: arguments)
  }

  @Test(arguments: [
    ("a\u{9B}31mb", "\\u{009B}"), ("a\u{202E}b", "\\u{202E}"), ("a\u{200F}b", "\\u{200F}"),
    ("a\nb", "\\n"), ("a\u{FEFF}b", "\\u{FEFF}"),
  ])
  func `control and direction characters are written as escapes (F-6)`(
    text: String, spelled: String
  ) {
    let line = event([TraceArgument(nil, .text(text))]).line
    #expect(line.contains("  a\(spelled)"))
  }

  @Test func `a long string is truncated in the line and complete in the event (F-6, F-7)`() {
    let long = "e" + String(repeating: "\u{301}", count: 50_000)
    let event = event([TraceArgument("text", .text(long))])
    #expect(event.line.unicodeScalars.count < 1_200)
    #expect(event.line.hasSuffix("…"))
    #expect(event.arguments[0].value == .text(long))
  }

  @Test func `a line shows up to a thousand scalars of a string, and their escapes (F-6)`() {
    let whole = String(repeating: "é", count: 1_000)
    let long = "\u{9B}" + whole
    let cut = "\\u{009B}" + whole.dropLast() + "…"
    for value in [TraceValue.text, TraceValue.object] {
      #expect(event([TraceArgument(nil, value(whole))]).line.hasSuffix(whole))
      #expect(event([TraceArgument(nil, value(long))]).line.hasSuffix("  \(cut)"))
      let change = TraceValue.change(value(long), value(long))
      #expect(event([TraceArgument(nil, change)]).line.hasSuffix("  \(cut) → \(cut)"))
      #expect(value("a\nb").text == "a\\nb")
    }
  }

  @Test func `a conflict's line has its message once, and the event has the log (F-30)`() {
    let conflict = event(
      [
        TraceArgument("summary", .text("These constraints conflict")),
        TraceArgument("broken", .text("b")), TraceArgument("constraints", .text("c")),
        TraceArgument("log", .text("Unable to simultaneously satisfy constraints.")),
      ], name: "conflict")
    #expect(
      conflict.line.hasSuffix("conflict                             These constraints conflict"))
    #expect("\(conflict)" == "3 root conflict These constraints conflict")
    #expect(conflict.argumentsText.contains("Unable to simultaneously"))
  }

  @Test func `headers, traces and arguments have short descriptions (F-30)`() {
    let header = TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "17.0")
    #expect("\(header)" == "iphone-15-pro, iOS 17.0")
    #expect("\(Trace(header: header, events: []))" == "iphone-15-pro, iOS 17.0, 0 events")
    #expect("\(TraceArgument("to", .number(0.5)))" == "to: 0.5")
    #expect("\(EventExpectation.count("root bounds", 1...2))" == "count(root bounds, 1...2)")
    #expect("\(EventExpectation.never("root bounds"))" == "never(root bounds)")
  }
}
