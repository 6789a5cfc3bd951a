import Foundation
import GimbalTraces
import Testing

/// Patterns written as members: `.willTransition(of: "root")`.
@Suite struct EventMemberTests {
  private func event(
    _ receiver: String, _ name: EventName, _ arguments: [TraceArgument] = [],
    class className: String = "UIView"
  ) -> TraceEvent {
    TraceEvent(
      index: 0, receiver: receiver, receiverClass: className, name: name.text,
      arguments: arguments)
  }

  private let size = TraceValue.size(CGSize(width: 852, height: 393))

  @Test func `a member with a receiver matches only its event on that receiver`() {
    let pattern: EventPattern = .willTransition(of: "root")
    #expect(pattern.matches(event("root", .willTransition)))
    #expect(!pattern.matches(event("child", .willTransition)))
    #expect(!pattern.matches(event("root", .viewWillTransition)))
    #expect(pattern.text == "root willTransition(to:with:)")
  }

  @Test func `a member matches one overload of a name`() {
    let pattern: EventPattern = .willMoveToWindow(of: "a")
    #expect(pattern.matches(event("a", .willMoveToWindow)))
    #expect(!pattern.matches(event("a", .willMoveToSuperview)))
  }

  @Test func `no receiver matches any, and a class matches its objects`() {
    #expect(EventPattern.exception().matches(event("root", .exception)))
    final class Row {}
    let pattern: EventPattern = .layoutSubviews(of: Row.self)
    #expect(pattern.matches(event("Row#2", .layoutSubviews, class: "Row")))
    #expect(!pattern.matches(event("b", .layoutSubviews)))
  }

  @Test func `arguments are named by labels, or by underscore`() {
    let wide: EventPattern = .viewWillTransition(of: "root", with: ["to": size])
    let call = event("root", .viewWillTransition, [TraceArgument("to", size)])
    #expect(wide.matches(call) && wide.text == "root viewWillTransition(to: 852 × 393)")
    let other = TraceValue.size(CGSize(width: 1, height: 2))
    #expect(!wide.matches(event("root", .viewWillTransition, [TraceArgument("to", other)])))
    let animated: EventPattern = .viewDidAppear(of: "root", with: ["_": .bool(true)])
    #expect(animated.matches(event("root", .viewDidAppear, [TraceArgument(nil, .bool(true))])))
    #expect(!animated.matches(event("root", .viewDidAppear, [TraceArgument(nil, .bool(false))])))
  }

  @Test func `an argument that the event does not have is an error with its column`() {
    let pattern: EventPattern = .viewWillTransition(of: "root", with: ["from": size])
    #expect(
      pattern.issue?.issue
        == "the event 'viewWillTransition(to:with:)' is recorded without the argument 'from'; "
        + "allowed is 'to'")
    #expect(pattern.issue?.column == 6)
    #expect(!pattern.matches(event("root", .viewWillTransition)))
  }

  @Test func `patterns as strings and as members can be mixed and are equal`() throws {
    let mixed: [EventPattern] = ["root viewDidLoad()", .viewWillAppear(of: "root")]
    #expect(mixed.map(\.text) == ["root viewDidLoad()", "root viewWillAppear(_:)"])
    for name in EventName.allCases where name != .custom {
      let typed = EventMember(name)(of: "root")
      let text = try EventPattern(parsing: "root \(name.text)")
      #expect(typed.text == text.text)
      #expect(typed.matches(event("root", name)) && text.matches(event("root", name)))
    }
  }
}
