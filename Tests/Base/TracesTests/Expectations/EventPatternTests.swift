import Foundation
import GimbalTraces
import SeededGenerator
import Testing

@Suite struct EventPatternTests {
  private let transition = TraceEvent(
    index: 0, receiver: "root", receiverClass: "Player", name: "viewWillTransition(to:with:)",
    arguments: [
      TraceArgument(nil, .size(CGSize(width: 852, height: 393))),
      TraceArgument(nil, .object("coordinator")),
    ])
  private let traits = TraceEvent(
    index: 1, receiver: "root.view", receiverClass: "UIView", name: "traitCollectionDidChange(_:)",
    arguments: [TraceArgument(nil, .text("hC vR → hR vC, style light → dark"))])
  private let bounds = TraceEvent(
    index: 2, receiver: "detail.view", receiverClass: "UIView", name: "bounds",
    arguments: [
      TraceArgument(
        nil,
        .change(
          .rect(CGRect(x: 0, y: 0, width: 393, height: 852)),
          .rect(CGRect(x: 0, y: 0, width: 230.516810666815, height: -1e-3))))
    ])
  private let own = TraceEvent(index: 3, receiver: "sign in", name: "sync finished")

  @Test(
    arguments: [
      "viewWillTransition", "viewWillTransition(to:with:)", "root viewWillTransition",
      "  root   viewWillTransition(to:with:)  ", "* viewWillTransition",
      "Player viewWillTransition",
      "root *", "r*t view*", "*", "root viewWillTransition(to: 852 × 393)",
      "root viewWillTransition(to: 852x393)", "viewWillTransition(to: 852 x 393.0)",
      "viewWillTransition(852 × 393)", "viewWillTransition(to: _)",
      "viewWillTransition(to: _ × 393)", "viewWillTransition(_: 852 × 393)",
    ] as [EventPattern])
  func `a pattern matches the size transition of the root`(pattern: EventPattern) {
    #expect(pattern.issue == nil)
    #expect(pattern.matches(transition))
    #expect(pattern.text == "*" || !pattern.matches(own))
  }

  @Test(
    arguments: [
      "child viewWillTransition", "willTransition", "viewWillTransition(to: 393 × 852)",
      "roo viewWillTransition", "viewWillTransition(393 × _)",
      "*.view viewWillTransition", "oot *", "root *(to:)",
    ] as [EventPattern])
  func `a pattern does not match the size transition of the root`(pattern: EventPattern) {
    #expect(pattern.issue == nil)
    #expect(!pattern.matches(transition))
  }

  @Test(
    arguments: [
      "root.view traitCollectionDidChange(hC vR → hR vC, style light → dark)",
      "traitCollectionDidChange(hC vR -> hR vC, *)",
      #"UIView traitCollectionDidChange("_ → hR vC, *")"#,
      "*.view traitCollectionDidChange(*)", "traitCollectionDidChange(_)",
    ] as [EventPattern])
  func `a trait change is matched by the text of its arguments`(pattern: EventPattern) {
    #expect(pattern.matches(traits))
    #expect(!pattern.matches(bounds))
  }

  @Test(arguments: [
    ("bounds((0, 0, 393, 852) → (0, 0, 230.516810666815, -0.001))", true),
    ("bounds(_ → (0, 0, 230.51681, -0.001))", true), ("bounds(_ → (0, 0, 230.5, _))", false),
    ("bounds(_ → (0, 0, _, _))", true), ("bounds((0, 0, 393, 851) → _)", false),
  ])
  func `numbers agree within a millionth`(text: String, agrees: Bool) throws {
    #expect(try EventPattern(parsing: text).matches(bounds) == agrees)
  }

  @Test func `an event name of the app is quoted`() throws {
    #expect(try EventPattern(parsing: "sign in 'sync finished'").matches(own))
    #expect(try EventPattern(parsing: "'sync finished'").matches(own))
    #expect(try !EventPattern(parsing: "'sync'").matches(own))
  }

  @Test(arguments: [
    (
      "root layoutSubview()", 6,
      "no event is named 'layoutSubview()'; allowed is a name of UIKit's or one in quotes; "
        + "did you mean 'layoutSubviews()'?"
    ),
    (
      "  viewWilAppear", 3,
      "no event is named 'viewWilAppear'; allowed is a name of UIKit's or one in quotes; "
        + "did you mean 'viewWillAppear'?"
    ),
    ("", 1, "the pattern is empty; allowed is '[receiver] event', as in 'root bounds'"),
    ("root viewWillTransition(to: 1", 30, "')' is missing at the end of the arguments"),
    ("root viewWillTransition(to: )", 28, "the value of 'to' is missing; '_' matches any"),
    ("root viewWillTransition(1, )", 27, "a value is missing; '_' matches any"),
    ("bounds((1, 2)", 13, "a bracket is not closed"),
    ("bounds(1))", 9, "this bracket closes none"),
    (#"bounds("1)"#, 8, "this quote is not closed"),
    ("root (1)", 6, "an event's name is missing before '('"),
    ("sync'", 5, "the name that ends with this quote does not start with one"),
    ("''", 1, "the name between the quotes is empty"),
  ])
  func `a pattern error has its column and the nearest name`(
    text: String, column: Int, issue: String
  ) {
    #expect(throws: EventPatternError.self) { try EventPattern(parsing: text) }
    do { _ = try EventPattern(parsing: text) } catch {
      #expect(error.column == column)
      #expect(error.issue == issue)
      #expect(EventPattern(stringLiteral: text).issue == error)
    }
    #expect(!EventPattern(stringLiteral: text).matches(transition))
  }

  @Test(arguments: ["root viewWillTransition(to: '852 × 393')", "root resize('half')"])
  func `a value in single quotes, which no event has, is refused`(text: String) throws {
    let error = #expect(throws: EventPatternError.self) { try EventPattern(parsing: text) }
    #expect(
      error?.issue == "a value has double quotes, \"…\", or none, but not single quotes")
    #expect(error?.column == text.firstIndex(of: "'")!.utf16Offset(in: text) + 1)
  }

  @Test func `a pattern beyond the limit is refused`() {
    #expect(throws: EventPatternError.self) {
      try EventPattern(parsing: String(repeating: "*", count: 2_001))
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `random text is read or refused and never traps or hangs`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "root", " ", "bounds", "(", ")", "'", "\"", ",", "*", "_", ":", "→", "-", "x", "1", ".",
    ]
    let text = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()

    let pattern = EventPattern(stringLiteral: text)

    #expect(pattern.text == text)
    for event in [transition, traits, bounds, own] { _ = pattern.matches(event) }
  }
}
