import Foundation
import GimbalGeometry
import Testing

@testable import GimbalTraces

private final class Row {}

/// An expectation that asserts nothing is not met.
@Suite struct EmptyExpectationTests {
  private let trace: Trace = {
    let recorder = TraceRecorder()
    let root = recorder.register(type: Row.self)
    recorder.setRole("root", of: root)
    let submit = recorder.register(type: Row.self)
    recorder.setAccessibilityIdentifier("submit", of: submit)
    _ = recorder.register(type: TraceRecorder.self)
    recorder.registerIdentifier("cancel")
    recorder.begin(recorder.name("sync finished"), on: root)
    recorder.end()
    return recorder.trace(
      header: TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "17.0"))
  }()

  private func summary(_ expectation: EventExpectation) -> String {
    expectation.check(trace).summary
  }

  @Test(arguments: [
    ("sumbit bounds", "did you mean 'submit'?"), ("rooot bounds", "did you mean 'root'?"),
    ("*.vew bounds", "no object is named '*.vew'"),
    ("Rwo bounds", "did you mean 'Row'?"), ("Row#3 bounds", "no object is named 'Row#3'"),
    ("submit#2 bounds", "did you mean 'submit'?"), ("NoSuchClass bounds", "no object is named"),
    ("root 'sync finshed'", "did you mean 'sync finished'?"),
  ])
  func `an unknown receiver fails an expectation of absence (F-20)`(
    text: String, message: String
  ) throws {
    let pattern = try EventPattern(parsing: text)
    for expectation in [
      .never(pattern), .count(pattern, 0), .count(pattern, ...1), .count(pattern, 0...3),
      .sequence(["root 'sync finished'"], absent: [pattern]),
      .exactly(["root 'sync finished'"], among: [pattern]),
    ] as [EventExpectation] {
      #expect(!expectation.check(trace).isMet)
      #expect(summary(expectation).contains(message), "\(summary(expectation))")
      #expect(expectation.check(trace).unmet == pattern)
      #expect(expectation.allowingUnknown.check(trace).isMet)
    }
    #expect(EventExpectation.never(pattern, allowingUnknown: true).check(trace).isMet)
    #expect(EventExpectation.count(pattern, 0, allowingUnknown: true).check(trace).isMet)
  }

  @Test(arguments: [
    "root bounds", "submit bounds", "cancel bounds", "*.view bounds", "root.view bounds",
    "Row bounds", "Row#1 bounds", "* bounds", "bounds", "device orientation",
    "coordinator alongsideTransition", "TraceRecorder#1 bounds", "root 'sync finished' ",
  ])
  func `a known receiver is accepted`(text: String) throws {
    let expectation = EventExpectation.count(try EventPattern(parsing: text), ...1)
    #expect(expectation.check(trace).isMet, "\(summary(expectation))")
  }

  @Test func `a class without objects is known by its module`() throws {
    // The module is known by the objects of its other classes.
    let pattern = try EventPattern(parsing: "TraceRecorder bounds")
    let cast = trace.knownCast
    #expect(cast.objection(to: pattern) == nil)
    #expect(cast.objection(to: try EventPattern(parsing: "LonelyTraceClass bounds")) != nil)
  }

  @Test func `a part of a trace knows the receivers of the part before`() throws {
    let later = trace.since(1)
    #expect(later.events.isEmpty)
    #expect(EventExpectation.never("submit bounds").check(later).isMet)
    #expect(!EventExpectation.never("sumbit bounds").check(later).isMet)
  }

  @Test func `without a recorder the receivers are those in the events`() {
    let read = Trace(
      header: trace.header,
      events: [
        TraceEvent(
          index: 0, receiver: "list", receiverClass: "UIView", name: "didAddSubview(_:)",
          arguments: [TraceArgument(nil, .object("row"))])
      ])
    #expect(EventExpectation.never("row bounds").check(read).isMet)
    #expect(EventExpectation.never("UIView bounds").check(read).isMet)
    #expect(!EventExpectation.never("rwo bounds").check(read).isMet)
  }

  @Test func `an empty list asserts nothing (F-20)`() {
    for (expectation, word) in [
      (EventExpectation.inOrder([]), "inOrder"), (.exactly([]), "exactly"),
      (.exactly([], among: ["root bounds"]), "exactly"), (.sequence([]), "sequence"),
      (.sequence([], absent: ["root bounds"]), "sequence"), (.never([]), "never"),
    ] {
      #expect(summary(expectation) == "'\(word)' has no patterns, so it asserts nothing")
    }
    #expect(
      summary(.count("root bounds", 0...))
        == "'root bounds' matches any number of events, so nothing is asserted")
    let returning = EventPattern(stringLiteral: "root loadView()").returning
    #expect(summary(.never(returning)).contains("a moment that only 'sequence' can match"))
  }

  @Test(arguments: [
    ("root viewWillTransition(with: 5)", 25, "without the argument 'with'; allowed is 'to'"),
    ("root willMove(toWindw: nil)", 15, "'toWindw'; allowed is 'toParent', 'toSuperview' or "),
    ("root willMove(toParent: nil, toWindow: nil)", 15, "is recorded with"),
    ("root layoutSubviews(5)", 21, "'layoutSubviews()' is recorded without arguments"),
    ("root viewWillTransition(to: landscape)", 25, "is a size such as 852 × 393"),
    ("root willRotate(portrait, 0.3)", 17, "with to: an orientation such as landscapeLeft, dur"),
    ("root viewWillAppear(yes)", 21, "is recorded with true or false"),
    ("root bounds((0, 0, 1) → _)", 13, "a rectangle such as (0, 59, 393, 759), before → after"),
    ("device orientation(_ → landscape)", 20, "an orientation such as landscapeLeft"),
    ("root additionalSafeAreaInsets(top: 5)", 31, "allowed is 'additionalSafeAreaInsets'"),
    ("root frame", 6, "'frame' is a property whose changes are not recorded; 'bounds' is"),
    ("root alpha", 6, "a layout has the opacity"), ("root isHidden", 6, "use a layout expectation"),
    ("root center", 6, "'bounds' is recorded"),
    ("root safeAreaInsets", 6, "'safeAreaInsetsDidChange()' is recorded"),
    ("root setNeedsLayout", 6, "is a call that the app makes"),
    (
      "* stateRestorationActivity*", 3,
      "'stateRestorationActivity(for:)' is UIKit's, but this version does not"
    ),
    ("root wibble*", 6, "no event has a name like 'wibble*'"),
  ])
  func `a pattern with unknown names or arguments is an error (F-20, F-21)`(
    text: String, column: Int, message: String
  ) {
    do {
      _ = try EventPattern(parsing: text)
      Issue.record("\(text) is taken")
    } catch {
      #expect(error.issue.contains(message), "\(error)")
      #expect(error.column == column)
    }
  }

  @Test(arguments: [
    "root viewWillTransition(to: 852 × _)", "root viewWillTransition(_ × 393)",
    "root viewWillTransition(*)", "root willMove(toParent: nil)", "root willMove(root)",
    "root bounds(_ → (0, 0, 1, 2))", "root bounds(*)", "root conflict(summary: *box*)",
    "root traitCollectionDidChange(_ → hC vC)", "root viewWillAppear(_)", "root bounds((*) → _)",
    "device resize(_, size: 5 × 5)", "root willRotate(to: portrait, duration: 0.3)",
    "root willRotate(to: portrait)", "root *(to: _)", "root layoutLoop(reason: app*)",
  ])
  func `a pattern with known names and arguments is accepted`(text: String) throws {
    _ = try EventPattern(parsing: text)
  }

  @Test func `the second event of one stretch is reported (F-32)`() {
    let events = ["device", "root", "a", "a", "a", "a", "a", "root"].enumerated().map {
      TraceEvent(
        index: $0.offset, receiver: $0.element,
        name: $0.element == "device" ? "orientation" : "layoutSubviews()")
    }
    let result = EventExpectation.oncePer("root layoutSubviews", per: "device orientation")
      .check(Trace(header: trace.header, events: events))
    #expect(result.summary.contains("root received it as event 1 and again as event 7"))
    #expect(result.text.contains("around event 1:") && result.text.contains("around event 7:"))
  }

  @Test func `a message says 1 event in the singular (F-32)`() {
    #expect(summary(.exactly(["root bounds"])).hasPrefix("expected exactly 1 event;"))
  }
}
