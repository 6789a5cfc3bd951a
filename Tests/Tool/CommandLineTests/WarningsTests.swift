import Testing

@testable import GimbalCommandLine

/// Conflicts, ambiguity and layout loops that no step expects (F-22).
@MainActor
@Suite struct WarningsTests {
  private func scenario(_ constraints: String, _ expectations: String...) -> String {
    """
    {
      "title": "A card has a place",
      "devices": ["iphone-15-pro"],
      "scene": { "controller": { "view": { "subviews": [
        { "id": "card", "subviews": [{ "id": "dot" }], "constraints": [
          "card.left == superview.left", "card.top == superview.top",
          "card.width == 100", "card.height == 100",
          "dot.left == superview.left", "dot.top == superview.top", "dot.height == 10",
          \(constraints)
        ] }
      ] } } },
      "steps": [
        { "launch": {} },
        \((["{ \"expect\": { \"view\": \"card\", \"exists\": true } }"] + expectations)
          .joined(separator: ",\n    ")),
        { "rotate": "landscapeLeft" },
        { "expect": { "view": "dot", "exists": true } }
      ]
    }
    """
  }

  private static let conflicting = #""dot.width == 10", "dot.width == 20""#
  private static let open = #""dot.width <= 20""#

  @Test func `a conflict that no step expects is in the summary (F-22)`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", scenario(Self.conflicting))

    let call = Call("run", path)

    #expect(call.status == .held)
    #expect(
      call.output.hasSuffix(" events; 1 scenario had conflicts: \(path)\n"), "\(call.output)")
    #expect(call.output.contains("\(path):13:5: step 1: constraints at 'dot' conflict"))
    #expect(Call("run", path, "--json").output.contains("\"kind\": \"conflict\""))
    #expect(Call("run", path, "--format", "junit").output.contains("<system-out>"))
  }

  @Test func `with --strict a conflict is a failure, also in a worker (F-22)`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", scenario(Self.conflicting))

    let call = Call("run", path, "--strict")

    #expect(call.status == .failed)
    #expect(call.output.contains(" failed: "))
    #expect(call.output.contains("1 of 1 case failed: "), "\(call.output)")
    #expect(call.output.contains("step 1: constraints at 'dot' conflict"))
  }

  @Test func `a conflict that a step expects is neither a warning nor a failure (F-22)`() throws {
    let folder = try TemporaryFolder()
    let expectation = #"{ "expect": { "events": { "count": { "dot conflict": 1 } } } }"#
    let path = try folder.write("a.scenario.json", scenario(Self.conflicting, expectation))

    let call = Call("run", path, "--strict")

    #expect(call.status == .held, "\(call.output)")
    #expect(!call.output.contains("conflicts"))
  }

  @Test func `with --strict ambiguity is checked and is a failure (F-22)`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", scenario(Self.open))

    #expect(Call("run", path).status == .held)
    let call = Call("run", path, "--strict")
    #expect(call.status == .failed)
    #expect(call.output.contains("the constraints leave 'dot' ambiguous"), "\(call.output)")

    let expectation = #"{ "expect": { "view": "dot", "ambiguous": true } }"#
    let other = try folder.write("b.scenario.json", scenario(Self.open, expectation))
    #expect(Call("run", other, "--strict").status == .held)
    #expect(Call("run", other).output.hasPrefix("all passed: "))
    #expect(!Call("run", other).output.contains("ambiguous"))
  }
}
