import Foundation
import GimbalTraces
import Testing

@Suite struct EventExpectationTests {
  /// A rotation of a phone with a root and a child, shortened.
  ///
  /// Source: R-ROT-1.
  private let trace: Trace = {
    func event(
      _ index: Int, _ depth: Int, _ receiver: String, _ name: String, _ value: TraceValue? = nil
    ) -> TraceEvent {
      TraceEvent(
        index: index, depth: depth, receiver: receiver, name: name,
        arguments: value.map { [TraceArgument(nil, $0)] } ?? [])
    }
    let size = TraceValue.size(CGSize(width: 852, height: 393))
    return Trace(
      header: TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "16.0"),
      events: [
        event(0, 0, "device", "rotate"),
        event(1, 0, "root", "willTransition(to:with:)", .text("hC vR → hC vC")),
        event(2, 1, "child", "willTransition(to:with:)", .text("hC vR → hC vC")),
        event(3, 0, "root", "viewWillTransition(to:with:)", size),
        event(4, 1, "child", "viewWillTransition(to:with:)", size),
        event(5, 0, "root.view", "bounds", size),
        event(6, 0, "root", "viewWillLayoutSubviews()"),
        event(7, 0, "root.view", "layoutSubviews()"),
        event(8, 1, "child.view", "bounds", size),
        event(9, 0, "root", "viewDidLayoutSubviews()"),
        event(10, 0, "root", "viewWillLayoutSubviews()"),
        event(11, 0, "root.view", "layoutSubviews()"),
        event(12, 0, "root", "viewDidLayoutSubviews()"),
      ])
  }()

  @Test(
    arguments: [
      .inOrder(["root willTransition", "child willTransition", "root.view layoutSubviews"]),
      .inOrder(["root viewWillTransition(to: 852 × 393)", "* bounds", "* bounds"], .exactlyOnce),
      .exactly(["root willTransition", "root viewWillTransition"]),
      // Layout events may repeat (D-13).
      .exactly(["root viewWillLayoutSubviews", "root viewDidLayoutSubviews"]),
      .exactly(
        ["root willTransition", "child willTransition"], among: ["* traitCollectionDidChange"]),
      .never("traitCollectionDidChange", "child viewWillLayoutSubviews"),
      .count("* bounds", 2), .count("root.view layoutSubviews()", 1...2), .count("draw", ...0),
      .count("layoutSubviews", 2...),
      .before("root willTransition", "root viewWillTransition"),
      .nested("child willTransition", in: "root willTransition"),
      .oncePer("* viewWillTransition", per: "device 'rotate'"),
    ] as [EventExpectation])
  func `an expectation is met`(expectation: EventExpectation) {
    let result = expectation.check(trace)

    #expect(result.isMet, "\(result.text)")
    #expect(result.text.isEmpty)
  }

  @Test(
    arguments: [
      (
        .inOrder(["root viewWillTransition", "root willTransition"]),
        "expected in order; the 2nd of 2, root willTransition, did not occur after event 3; nearest is "
          + "event 1, too early"
      ),
      (
        .inOrder(["root viewWillTransition", "root viewDidAppear(_:)"]),
        "expected in order; the 2nd of 2, root viewDidAppear(_:), did not occur after event 3; none "
          + "of the 13 events from event 0 on has this name"
      ),
      (
        .inOrder(["root.view layoutSubviews()"], .exactlyOnce),
        "expected once: root.view layoutSubviews(); it occurred twice"
      ),
      (
        .exactly(["root viewWillTransition", "root willTransition"]),
        "expected exactly 2 events; the 1st, root viewWillTransition, is not at its position, where "
          + "event 1 occurred, root willTransition(to:with:); nearest is event 3, at another position"
      ),
      (
        .exactly(["* bounds"]),
        "expected exactly 1 event; event 8, child.view bounds, is one too many, where no more events were "
          + "expected"
      ),
      (
        .exactly(["root viewWillLayoutSubviews", "root viewDidLayoutSubviews"], .exactlyOnce),
        "expected exactly 2 events; event 10, root viewWillLayoutSubviews(), is one too many, where "
          + "no more events were expected"
      ),
      (
        .exactly(["root willTransition", "root willTransition"]),
        "expected exactly 2 events; the 2nd, root willTransition, is not at its position, after "
          + "which no event of its kind follows; nearest is event 1, too early"
      ),
      (
        .exactly(["root willTransition"], among: ["root.view bounds"]),
        "expected exactly 1 event; event 5, root.view bounds, is one too many, where no more events were "
          + "expected"
      ),
      (.never("* bounds"), "expected never: * bounds; it occurred twice, first as event 5"),
      (.count("* bounds", 3), "expected 3 times: * bounds; it occurred twice"),
      (.count("* bounds", 3...), "expected at least 3 times: * bounds; it occurred twice"),
      (.count("* bounds", ...1), "expected at most once: * bounds; it occurred twice"),
      (.count("draw", 1...2), "expected 1 to 2 times: draw; it did not occur"),
      (
        .before("root.view layoutSubviews", "root willTransition"),
        "expected root.view layoutSubviews before root willTransition; "
          + "the former is event 7, the latter is event 1"
      ),
      (
        .before("draw", "root willTransition"),
        "expected draw before root willTransition; the latter is event 1"
      ),
      (.before("draw", "loadView"), "expected draw before loadView; neither occurred"),
      (
        .nested("* bounds", in: "layoutSubviews"),
        "expected * bounds only during layoutSubviews; event 5 is outside"
      ),
      (
        .nested("draw", in: "layoutSubviews"),
        "expected draw during layoutSubviews; it did not occur"
      ),
      (
        .oncePer("root.view layoutSubviews", per: "device 'rotate'"),
        "expected root.view layoutSubviews once per device 'rotate'; "
          + "root.view received it as event 7 and again as event 11"
      ),
      (
        .oncePer("draw", per: "device 'rotate'"),
        "expected draw once per device 'rotate'; after event 0 it did not occur"
      ),
      (
        .oncePer("layoutSubviews", per: "resize"),
        "expected layoutSubviews once per resize; no event starts an interval"
      ),
      (
        .never("root layoutSubview()"),
        "pattern \"root layoutSubview()\", column 6: no event is named 'layoutSubview()'; "
          + "allowed is a name of UIKit's or one in quotes; did you mean 'layoutSubviews()'?"
      ),
    ] as [(EventExpectation, String)])
  func `an unmet expectation has a reason in one line`(
    expectation: EventExpectation, summary: String
  ) {
    let result = expectation.check(trace)

    #expect(!result.isMet)
    #expect(result.summary == summary)
    #expect(result.text.hasPrefix(summary))
  }

  @Test func `an unmet order shows met patterns, the nearest events and the lines around`() {
    let result = EventExpectation.inOrder([
      "root willTransition(to:with:)", "child viewWillTransition(to: 852 × 393)",
      "root viewWillTransition(to:with:)", "root.view layoutSubviews()",
    ]).check(trace)

    #expect(result.unmet == "root viewWillTransition(to:with:)")
    #expect(result.nearest.map(\.index) == [3, 4])
    #expect(result.at?.index == 4)
    #expect(
      result.text == """
        expected in order; the 3rd of 4, root viewWillTransition(to:with:), did not occur after event 4; nearest is event 3, too early
          ✓ root willTransition(to:with:)                     event 1
          ✓ child viewWillTransition(to: 852 × 393)           event 4
          ✗ root viewWillTransition(to:with:)
            root.view layoutSubviews()
        nearest to root viewWillTransition(to:with:):
                3   0.000  root              viewWillTransition(to:with:)         852 × 393    (too early)
                4   0.000  child               viewWillTransition(to:with:)       852 × 393    (too early)
        around event 4:
                1   0.000  root              willTransition(to:with:)             hC vR → hC vC
                2   0.000  child               willTransition(to:with:)           hC vR → hC vC
                3   0.000  root              viewWillTransition(to:with:)         852 × 393
          >     4   0.000  child               viewWillTransition(to:with:)       852 × 393
                5   0.000  root.view         bounds                               852 × 393
                6   0.000  root              viewWillLayoutSubviews()
                7   0.000  root.view         layoutSubviews()
        """)
  }

  @Test func `an exact list that is not met shows the difference`() {
    let result = EventExpectation.exactly([
      "root willTransition", "root viewWillTransition", "root viewWillTransition",
      "root.view layoutSubviews", "root viewDidLayoutSubviews", "root viewDidAppear",
    ]).check(trace)

    #expect(
      result.text == """
        expected exactly 6 events; the 3rd, root viewWillTransition, is not at its position, where event 7 occurred, root.view layoutSubviews(); nearest is event 3, too early
            root willTransition                               event 1
            root viewWillTransition                           event 3
          - root viewWillTransition                           did not occur
            root.view layoutSubviews                          event 7
            root viewDidLayoutSubviews                        event 9
          - root viewDidAppear                                did not occur
        nearest to root viewWillTransition:
                3   0.000  root              viewWillTransition(to:with:)         852 × 393    (too early)
                4   0.000  child               viewWillTransition(to:with:)       852 × 393
        around event 3:
                0   0.000  device            rotate
                1   0.000  root              willTransition(to:with:)             hC vR → hC vC
                2   0.000  child               willTransition(to:with:)           hC vR → hC vC
          >     3   0.000  root              viewWillTransition(to:with:)         852 × 393
                4   0.000  child               viewWillTransition(to:with:)       852 × 393
                5   0.000  root.view         bounds                               852 × 393
                6   0.000  root              viewWillLayoutSubviews()
        """)
  }

  @Test func `an unexpected event is in the difference`() {
    let result = EventExpectation.exactly(["root willTransition", "root viewDidLoad", "* bounds"])
      .check(trace)

    #expect(result.text.contains("  - root viewDidLoad"))
    #expect(
      result.text.contains("  + child.view bounds  852 × 393")
        && result.text.contains("event 8, not expected"))
  }

  @Test func `an empty trace is reported as empty`() {
    let empty = Trace(header: trace.header, events: [])

    #expect(
      EventExpectation.inOrder(["draw"]).check(empty).text.hasSuffix("the trace is empty"))
    #expect(EventExpectation.never("draw").check(empty).isMet)
  }
}
