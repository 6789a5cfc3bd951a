import GimbalTesting
import GimbalTraces
import Testing

@Suite struct ExpectTests {
  private let trace = Trace(
    header: TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "17.0"),
    events: [
      TraceEvent(index: 0, receiver: "root", name: "viewDidLoad()"),
      TraceEvent(index: 1, receiver: "root", name: "viewWillAppear(_:)"),
    ])

  @Test func `a met expectation records nothing and returns true`() {
    #expect(expect(trace, .inOrder(["root viewDidLoad()", "root viewWillAppear"])))
  }

  @Test func `an unmet expectation is an issue at the caller's line with the trace excerpt`() {
    let line = #line + 2
    withKnownIssue {
      expect(trace, .never("root viewDidLoad()"))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("expected never: root viewDidLoad(); it occurred once, first as event 0")
        && text.contains("  >     0   0.000  root")
        && issue.sourceLocation?.fileName == "ExpectTests.swift"
        && issue.sourceLocation?.line == line
    }
  }
}
