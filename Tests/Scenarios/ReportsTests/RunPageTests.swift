import Foundation
import GimbalComparison
import GimbalScenarios
import GimbalSnapshots
import GimbalTraces
import LayoutFixtures
import Testing

@testable import GimbalReports

@Suite struct RunPageTests {
  private static let layout = LayoutBuilder.layout([
    LayoutBuilder.Box(name: "title", frame: CGRect(x: 20, y: 100, width: 353, height: 40))
  ])

  private static func artifacts(_ id: CaseID, events: Int = 4) -> CaseArtifacts {
    var trace = Trace(
      header: TraceHeader(gimbal: "0", device: id.device, system: "17.0"),
      events: (0..<events).map { index in
        TraceEvent(
          index: index, time: index < 2 ? 0 : 0.3, depth: index % 2, receiver: "root",
          name: "</script><b>\(index)", arguments: [TraceArgument(nil, .text("<&>"))])
      })
    trace.markers = [
      TraceMarker(index: 0, number: 1, text: "launch {}"),
      TraceMarker(index: 2, number: 3, text: "<rotate>"),
    ]
    return CaseArtifacts(
      id: id, trace: trace,
      steps: [
        CaseArtifacts.StepLayout(step: 1, event: 2, layout: layout),
        CaseArtifacts.StepLayout(step: 3, event: 4, layout: layout),
      ],
      views: [.init(name: "title", className: "UIView")],
      moments: [
        .init(
          event: 1, time: nil, screen: CGSize(width: 393, height: 852),
          changes: [.init(view: 0, rect: CGRect(x: 1, y: 2, width: 3, height: 4), alpha: 1)])
      ],
      frames: [
        .init(
          event: 3, time: 0.1, screen: CGSize(width: 600, height: 600),
          changes: [.init(view: 0, rect: nil, alpha: 0)])
      ])
  }

  private static let failed = SampleRun.mixed.failed[0].id

  @Test func `every page is well-formed`() {
    for run in [SampleRun.mixed, SampleRun.warned, SampleRun.passed, SampleRun.empty] {
      #expect(XMLReading(RunPage.report(run)).error == nil)
    }
    let page = RunPage.report(
      SampleRun.mixed, artifacts: [Self.failed: Self.artifacts(Self.failed)])
    #expect(XMLReading(page).error == nil)
  }

  @Test func `failures are first, each with its artifacts and the command that repeats it`() {
    let page = RunPage.report(SampleRun.mixed)
    let reading = XMLReading(page)

    #expect(reading.strings["h1"] == ["1 of 2 cases failed"])
    let heading = "failed title is at (0, 20), expected (0, 0) · and 1 more failure"
    #expect(reading.strings["h2"] == [heading])
    #expect(reading.strings["pre"]?.first?.contains("> 0.000  root  <&>") == true)
    #expect(
      reading.strings["code"]?.contains(SampleRun.failure("turn.scenario.json", "").reproduce)
        == true
    )
    #expect(reading.strings["summary"]?.contains("Pending (1)") == true)
    #expect(page.contains("broken.scenario.json:1:2"))
  }

  @Test func `cases with equal failures are reported once`() throws {
    let one = SampleRun.mixed.cases[1]
    var other = one
    other.id = SampleRun.id("turn.scenario.json", "iphone-12")
    let reading = XMLReading(RunPage.report(RunResult(cases: [one, other])))

    #expect(reading.strings["h2"]?.count == 1)
    #expect(reading.strings["summary"]?.contains("the same in 1 more case") == true)
    #expect(reading.strings["li"]?.contains("iphone-12 · iOS 17") == true)
  }

  @Test func `cases with other values at the same expectations are not called the same`() {
    let one = SampleRun.mixed.cases[1]
    var other = one
    other.id = SampleRun.id("turn.scenario.json", "iphone-12")
    other.failures[0].message = "title is at (0, 30), expected (0, 0)"
    let run = RunResult(cases: [one, other])

    let summary = "the same expectations failed in 1 more case"
    #expect(XMLReading(RunPage.report(run)).strings["summary"]?.contains(summary) == true)
    #expect(RunText.report(run).contains("  \(summary): iphone-12 iOS 17\n"))
  }

  @Test func `a timeline of many events is drawn to its end`() throws {
    let count = CaseCourse.eventLimit
    let page = RunPage.report(
      SampleRun.mixed, artifacts: [Self.failed: Self.artifacts(Self.failed, events: count)])

    let bars = page.matches(of: /class="l[0-2]" d="([^"]*)"/).map { String($0.output.1) }
    #expect(bars.allSatisfy { $0.hasSuffix("z") })
    #expect(bars.joined().contains("M\(count - 1) "))
  }

  @Test func `a failure during an animation says which values are drawn`() {
    func page(_ message: String) -> String {
      var run = SampleRun.mixed
      run.cases[1].failures = [SampleRun.failure("turn.scenario.json", message)]
      run.cases[1].failures[0].step = 2
      return RunPage.report(run, artifacts: [Self.failed: Self.artifacts(Self.failed)])
    }

    #expect(page("frame in presentation coordinates of 'a' is 1").contains("values at its end"))
    #expect(!page("frame of 'a' is 1").contains("values at its end"))
  }

  @Test func `a run that passed does not count failures`() {
    #expect(!RunPage.report(SampleRun.passed).contains("0 failed"))
  }

  @Test func `a recorded case has its steps, their events and the layout after each`() {
    let page = RunPage.report(
      SampleRun.mixed, artifacts: [Self.failed: Self.artifacts(Self.failed)])
    let reading = XMLReading(page)

    #expect(reading.strings["h3"] == ["Step 1: launch", "Step 3: <rotate>"])
    #expect(reading.counts["figure"] == 2)
    #expect(reading.strings["summary"]?.filter { $0 == "2 events" }.count == 2)
    #expect(reading.strings["time"] == ["0 s", "0 s", "0.3 s", "0.3 s"])
    #expect(Set(reading.ids).count == reading.ids.count)
    #expect(page.contains(#""moments":[[null,1,393,852,[0,1,2,3,4,1]]]"#))
    #expect(page.contains(#""frames":[[0.1,3,600,600,[0]]]"#))
    #expect(page.contains(#""starts":[[1,0],[3,2]]"#))
    #expect(!page.contains("</script><b>"))
    #expect(page.contains("step wrong"))
    #expect(reading.strings["footer"]?.first?.contains("A timeline has a bar") == true)
  }

  @Test func `the message of the first failure is in the heading and not below it`() {
    let reading = XMLReading(RunPage.report(SampleRun.mixed))

    #expect(reading.strings["p"]?.contains("turn.scenario.json:12:5 step 3") == true)
    #expect(
      reading.strings["p"]?.contains("turn.scenario.json:12:5 step 3: title is hidden") == true)
    #expect(reading.strings["footer"]?.first?.contains("timeline") == false)
  }

  @Test func `nothing is loaded from other files`() {
    let page = RunPage.report(
      SampleRun.mixed, artifacts: [Self.failed: Self.artifacts(Self.failed)])

    for word in ["src=", "url(", "@import", "<link", "<script src", "fetch(", "XMLHttp", "import("]
    { #expect(!page.contains(word)) }
  }

  @Test func `a trace without a case also has a page`() {
    let page = RunPage.report(courses: [Self.artifacts(Self.failed)])
    let reading = XMLReading(page)

    #expect(reading.error == nil)
    #expect(reading.strings["h1"] == ["Trace"])
    #expect(reading.counts["figure"] == 2)
  }

  @Test func `a time near the end of the axis ends at its event`() {
    func labels(_ late: Int) -> Bool {
      var artifacts = Self.artifacts(Self.failed, events: 100)
      var events = artifacts.trace.events
      for index in events.indices { events[index].time = index < late ? 0 : 0.35 }
      artifacts.trace = Trace(header: artifacts.trace.header, events: events)
      return RunPage.report(courses: [artifacts]).contains(
        "<span style=\"right:\(100 - late)%\">0.35 s</span>")
    }

    #expect(labels(95))
    #expect(!labels(50))
  }

  @Test func `a long recorded case is truncated with a note`() {
    let count = CaseCourse.eventLimit + 10
    let page = RunPage.report(
      SampleRun.mixed, artifacts: [Self.failed: Self.artifacts(Self.failed, events: count)])

    #expect(page.contains("Only the first 6000 events are shown."))
  }
}
