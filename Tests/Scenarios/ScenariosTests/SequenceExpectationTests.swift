import GimbalDocuments
import ScenarioMutations
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Expectations of whole sequences, and the keys of their events.
@MainActor
@Suite struct SequenceExpectationTests {
  private func messages(_ sequence: String, more: String = "") throws -> [String] {
    try Draft.messages(
      #"{"rotate": "landscapeLeft"}, {"expect": {"events": {"sequence": [\#(sequence)]\#(more)}}}"#)
  }

  @Test func `events that are not in the sequence may occur in between`() throws {
    let rotation = #""root willTransition(to:with:)", "child viewWillTransition(to:with:)""#

    #expect(try messages(rotation) == [])
    // `exactly` would count root's size and the child's traits, since both names are listed.
    #expect(try messages(#""root viewWillTransition(to:with:)", \#(rotation)"#).count == 1)
  }

  @Test func `absent events must not occur`() throws {
    let sequence = #""root willTransition(to:with:)""#

    #expect(try messages(sequence, more: #", "absent": ["root didRotate(from:)"]"#) == [])
    #expect(
      try messages(sequence, more: #", "absent": ["child willTransition(to:with:)"]"#).count == 1)
  }

  @Test func `an event with a condition is expected only where the condition holds`() throws {
    let traits = #"{"event": "root willTransition(to:with:)", "when": {"minSystem": "\#("V")"}}"#
    let size = #""root viewWillTransition(to:with:)""#
    func with(_ version: String) -> String {
      traits.replacing("V", with: version) + ", " + size
    }

    #expect(try messages(with("8")) == [])
    #expect(try messages(with("90")).count == 1)
  }

  @Test func `the return of a call is a separate position in a sequence`() throws {
    let call = "root viewWillTransition(to:with:)"
    let nested = "child viewWillTransition(to:with:)"

    #expect(try messages(#""\#(call)", "\#(nested)", {"returns": "\#(call)"}"#) == [])
    #expect(try messages(#""\#(call)", {"returns": "\#(call)"}, "\#(nested)""#).count == 1)
  }

  @Test func `a failed choice is reported as a choice`() throws {
    let step = #"""
      {"expect": {"events": {"sequence": ["root viewDidLoad()", \#
      {"event": "root viewDidDisappear(_:)", "choice": "we like it so"}]}, "since": "start"}}
      """#
    let result = try Draft.run(Draft.text(steps: step))

    #expect(
      result.failures.first?.artifacts.contains(
        "root viewDidDisappear(_:) is a choice: we like it so")
        == true)
  }

  @Test func `the sequence of a scenario is in its result`() throws {
    let result = try Draft.run(Draft.text(more: #""rule": "R-LAUNCH-4-E2","#))

    #expect(result.rule == "R-LAUNCH-4-E2")
  }

  @Test(arguments: [
    "R-NAV", "NAV-1", "R-NAV-", "R-NAV-1-", "R-nav-1", "R-NAV-1-a-b", "R-NAV-x", "",
  ])
  func `an unknown sequence is refused`(rule: String) {
    #expect(Draft.issue(Draft.text(more: #""rule": "\#(rule)","#))?.contains("'rule'") == true)
  }

  @Test(arguments: [
    (#"{"sequence": [{"event": "root bounds", "when": {"minSystem": "8"}}]}"#, "at least one must"),
    (#"{"sequence": [{"event": "root bounds", "returns": "root bounds"}]}"#, "'returns'"),
    (#"{"sequence": [{"when": {"minSystem": "8"}}]}"#, "'event' or 'returns'"),
    (#"{"sequence": []}"#, "must not be empty"),
    (
      #"{"inOrder": ["root bounds"], "absent": ["root bounds"]}"#, "'absent' is only allowed with"
    ),
    (#"{"inOrder": [{"event": "root bounds"}]}"#, "is an object; allowed is a string"),
    (#"{"sequence": ["root bounds", {"event": "root bouns"}]}"#, "did you mean 'bounds'?"),
    (#"{"sequence": ["root bounds", {"event": "a", "choice": ""}]}"#, "no event is named 'a'"),
    (#"{"sequence": ["root bounds", {"evnt": "root bounds"}]}"#, "did you mean 'event'?"),
  ])
  func `an invalid sequence is refused`(outcome: String, message: String) {
    let issue = Draft.issue(Draft.text(steps: #"{"expect": {"events": \#(outcome)}}"#))
    #expect(issue?.contains(message) == true, "\(issue ?? "taken")")
  }

  @Test func `every part of a sequence can be mutated`() throws {
    let outcome =
      #"{"sequence": ["root viewDidLoad()", "root viewDidAppear(_:)"], "absent": ["* init"]}"#
    let scenario = try Draft.read(
      Draft.text(steps: #"{"expect": {"events": \#(outcome)}}"#))

    #expect(scenario.mutations.map(\.kind) == [.name, .name, .order, .presence])
  }
}
