import Foundation
import GimbalComparison
import GimbalDocuments
import GimbalScenarioFiles
import GimbalSnapshots
import GimbalTraces
import Testing

@testable import GimbalScenarios

@MainActor
@Suite struct ArtifactsTests {
  private static let text = """
    {
      "title": "A turn", "devices": ["iphone-15-pro"], "systems": ["17"],
      "scene": { "controller": { "id": "root", "view": { "subviews": [
        { "id": "title", "class": "UILabel", "text": "Hello" }
      ], "constraints": ["title.centerX == superview.centerX", "title.top == safeArea.top + 8"] } } },
      "steps": [ { "launch": {} }, { "rotate": "landscapeLeft" }, { "rotate": "portrait" } ]
    }
    """

  private func scenarioCase(_ text: String = text) throws -> ScenarioCase {
    let file = "turn.scenario.json"
    let scenario = try ScenarioReader.read(
      DocumentValue(try JSONReader.read(Array(text.utf8), file: file), file: file))
    return try #require(try ScenarioRunner().cases(of: scenario).first)
  }

  private func artifacts() throws -> CaseArtifacts {
    try #require(ScenarioRunner().artifacts(of: try scenarioCase()))
  }

  @Test func `recording artifacts does not change the trace`() throws {
    let scenarioCase = try scenarioCase()
    let plain = try #require(ScenarioRunner(recordsTraces: true).run(scenarioCase).trace)
    let artifacts = try #require(ScenarioRunner().artifacts(of: scenarioCase))

    #expect(artifacts.trace.events.count > 50)
    #expect(artifacts.trace == plain)
  }

  @Test func `each step has its layout, and each event has the view frames at its time`() throws {
    let artifacts = try artifacts()

    #expect(artifacts.steps.map(\.step) == [1, 2, 3])
    #expect(
      artifacts.steps.map(\.layout.orientation) == ["portrait", "landscapeRight", "portrait"])
    for step in artifacts.steps {
      let positions = artifacts.positions(at: step.event)
      for (view, rect) in zip(step.layout.views, step.layout.screenFrames) {
        let found = try #require(positions[view.name])
        #expect(found.isNear(rect), "\(view.name) after step \(step.step)")
      }
    }
    // The rotation begins with the title at its portrait position.
    let rotation = try #require(artifacts.trace.markers.first { $0.number == 2 })
    let title = try #require(artifacts.steps[0].layout.views.firstIndex { $0.name == "title" })
    #expect(
      artifacts.positions(at: rotation.index)["title"]?.isNear(
        artifacts.steps[0].layout.screenFrames[title])
        == true)
  }

  @Test func `a rotation has frames in between, from one screen size to the other`() throws {
    let frames = try artifacts().frames
    let widths = frames.map(\.screen.width)

    #expect(widths.contains { $0 > 420 && $0 < 820 })
    #expect(frames.allSatisfy { $0.time != nil })
    #expect(try #require(frames.first).changes.count >= 3)
  }

  @Test func `a pane at the right of a display is recorded at its position`() throws {
    let text = """
      {
        "title": "Panes", "devices": ["iphone-duo@open"], "systems": ["27"],
        "scene": { "controller": { "id": "root", "view": {} } },
        "steps": [ { "launch": {} }, { "resize": { "split": "half", "side": "right" } } ]
      }
      """
    let artifacts = try #require(ScenarioRunner().artifacts(of: try scenarioCase(text)))
    let step = try #require(artifacts.steps.last)
    let display = try #require(step.display)
    let read = try CaseArtifacts(
      jsonLines: artifacts.jsonLines, id: artifacts.id, file: "a.jsonl")

    #expect(step.layout.windowOnScreen.minX > display.size.width / 2)
    #expect(step.layout.windowOnScreen.maxX == display.size.width)
    #expect(display.otherPane?.minX == 0)
    #expect(artifacts.moments.last?.changes.last?.rect?.maxX == display.size.width)
    #expect(read.jsonLines == artifacts.jsonLines)
    #expect(read.steps.last?.display?.fold == display.fold)
  }

  @Test func `the keyboard is recorded while it is shown`() throws {
    let text = """
      {
        "title": "Keys", "devices": ["iphone-15-pro"], "systems": ["17"],
        "scene": { "controller": { "id": "root", "view": { "subviews": [
          { "id": "field", "class": "UITextField", "frame": [0, 100, 300, 40] } ] } } },
        "steps": [ { "launch": {} }, { "tap": "field" }, { "dismissKeyboard": {} } ]
      }
      """
    let steps = try #require(ScenarioRunner().artifacts(of: try scenarioCase(text))).steps

    #expect(steps[0].keyboard == nil && steps[2].keyboard == nil)
    #expect(steps[1].keyboard?.maxY == steps[1].layout.screenSize.height)
  }

  @Test func `artifacts are written and read, also by readers of traces`() throws {
    let artifacts = try artifacts()
    let bytes = artifacts.jsonLines
    let read = try CaseArtifacts(jsonLines: bytes, id: artifacts.id, file: "a.jsonl")

    #expect(read.trace == artifacts.trace)
    #expect(read.steps.map(\.layout.views.count) == artifacts.steps.map(\.layout.views.count))
    #expect(read.views == artifacts.views)
    #expect(read.jsonLines == bytes)
    #expect(try Trace(jsonLines: bytes, file: "a.jsonl") == artifacts.trace)
  }

  @Test(arguments: [
    (#"{"kind":"moment","event":1,"screen":[1,2],"changes":[[9]]}"#, "the number of a view"),
    (#"{"kind":"frame","event":1,"screen":[1],"changes":[]}"#, "two numbers"),
    (#"{"kind":"layout","step":1,"event":2}"#, "'layout'"),
  ])
  func `an error is reported with its line`(line: String, issue: String) throws {
    let bytes = try artifacts().trace.jsonLines
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    let error = try #require(throws: DocumentError.self) {
      try CaseArtifacts(
        jsonLines: bytes + Array((line + "\n").utf8), id: try scenarioCase().id, file: "a.jsonl")
    }

    #expect(error.position?.line == lines + 1)
    #expect(error.issue.contains(issue), "\(error.issue)")
  }
}

extension CaseArtifacts {
  /// The view frames at an event, by name.
  fileprivate func positions(at event: Int) -> [String: CGRect] {
    var positions: [String: CGRect] = [:]
    for moment in moments where moment.event <= event {
      for change in moment.changes { positions[views[change.view].name] = change.rect }
    }
    return positions
  }
}
