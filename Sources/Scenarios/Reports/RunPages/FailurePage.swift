import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalScenarios
import GimbalSnapshots
import GimbalTraces
import GimbalTraits

/// Cases with the same failures: the message, the command that repeats it, and the course of one
/// case.
struct FailurePage {
  /// The number of the group on the page, which its ids contain.
  let index: Int
  /// The cases with the same failures, in their order.
  let group: [CaseResult]
  /// The trace and layouts of one of the cases; nil if none were recorded or the page has enough.
  let artifacts: CaseArtifacts?
  /// The devices' outlines for drawings, by the devices' names in ids.
  let outlines: [String: DeviceOutline]
  /// True if there are artifacts but the page has reached its limit.
  let isLeftOut: Bool

  /// The limit of named cases in addition to the shown one.
  private static let namedLimit = 200

  private var id: String { "f\(index)" }

  /// Writes the section, and adds the script's data.
  func write(to main: inout Markup, _ data: inout RunPageData) {
    let shown = artifacts.map { CaseCourse($0) }
    if let shown { data.add(shown, of: index) }
    guard let shownCase = group.first(where: { $0.id == artifacts?.id }) ?? group.first else {
      return trace(shown, to: &main)
    }
    main.element(
      "section", [("class", "failure"), ("id", id), ("aria-labelledby", "\(id)-h")]
    ) { section in
      section.element("h2", [("id", "\(id)-h")]) { heading in
        heading.element("span", [("class", "badge error")], text: "failed")
        let others = shownCase.failures.count - 1
        heading.characters(
          " " + Self.short(shownCase.failures[0])
            + (others > 0 ? " · and \(counted(others, "more failure"))" : ""))
      }
      section.element("p", [("class", "empty")]) { line in
        line.element("b", text: shownCase.id.description)
        line.characters(" · " + (shownCase.rule.map { $0 + ": " } ?? "") + shownCase.title)
      }
      section.line()
      for (order, failure) in shownCase.failures.enumerated() {
        write(failure, isInHeading: order == 0, &section)
      }
      commands(shownCase, &section)
      others(shownCase, &section)
      if isLeftOut {
        section.element(
          "p", [("class", "empty")],
          text:
            "The page has reached its size limit: run the command with --html for the steps of this case."
        )
      }
      if let shown { course(shown, &section) }
    }
    main.line()
  }

  /// Writes the course of a trace without a case.
  private func trace(_ shown: CaseCourse?, to main: inout Markup) {
    guard let shown else { return }
    main.element(
      "section", [("class", "failure"), ("id", id), ("aria-labelledby", "\(id)-h")]
    ) { section in
      section.element("h2", [("id", "\(id)-h")], text: "\(shown.artifacts.id)")
      course(shown, &section)
    }
    main.line()
  }

  /// Returns a failure's message in the length of a heading.
  private static func short(_ failure: CaseFailure) -> String {
    VisibleText.of(failure.message, limit: 400)
  }

  /// Writes a failure's location and its artifacts, and its message unless the heading has all of
  /// it.
  private func write(_ failure: CaseFailure, isInHeading: Bool, _ section: inout Markup) {
    let message = VisibleText.of(failure.message, limit: 2_000)
    let isRepeated = isInHeading && message == Self.short(failure)
    section.element("p", [("class", "what")]) { line in
      line.element("code", text: "\(VisibleText.of(failure.file)):\(failure.position)")
      line.characters(" step \(failure.step)" + (isRepeated ? "" : ": " + message))
    }
    if !failure.artifacts.isEmpty {
      section.element("pre", [("tabindex", "0")]) { pre in
        for line in VisibleText.lines(of: failure.artifacts).prefix(400) {
          pre.characters(line)
          pre.line()
        }
      }
    }
    section.line()
  }

  private func commands(_ shownCase: CaseResult, _ section: inout Markup) {
    var seen: Set<String> = []
    for failure in shownCase.failures where seen.insert(failure.reproduce).inserted {
      section.element("p", [("class", "again")]) { line in
        line.characters("Run again: ")
        line.element("code", text: VisibleText.of(failure.reproduce, limit: 2_000))
      }
    }
    section.line()
  }

  private func others(_ shownCase: CaseResult, _ section: inout Markup) {
    let others = group.filter { $0.id != shownCase.id }
    if others.isEmpty { return }
    section.element("details", [("class", "same")]) { details in
      details.element("summary", text: FailureGroups.heading(others, like: shownCase))
      details.element("ul") { list in
        for other in others.prefix(Self.namedLimit) {
          list.element("li", text: "\(other.id.device) · iOS \(other.id.system)")
        }
        let more = others.count - Self.namedLimit
        if more > 0 { list.element("li", text: "and \(more) more") }
      }
    }
    section.line()
  }

  // MARK: The course

  private func course(_ course: CaseCourse, _ section: inout Markup) {
    section.element("div", [("class", "course"), ("data-case", "\(index)")]) { block in
      block.line()
      EventTimeline(course: course).write(to: &block)
      // A step with expectations only has no events: its results are written at its position.
      let reported = Set(course.steps.map(\.number))
      var silent = failures(of: course).filter { !reported.contains($0.step) }
        .sorted { $0.step < $1.step }[...]
      func writeSilent(before number: Int, _ block: inout Markup) {
        while let step = silent.first?.step, step < number {
          let failures = silent.prefix { $0.step == step }
          write(silent: failures, &block)
          silent.removeFirst(failures.count)
        }
      }
      for step in course.steps {
        writeSilent(before: step.number, &block)
        write(step, of: course, &block)
      }
      writeSilent(before: .max, &block)
      if course.isCut {
        block.element(
          "p", [("class", "empty")],
          text: "Only the first \(CaseCourse.eventLimit) events are shown.")
      }
    }
    section.line()
  }

  /// The failures of the case whose course is shown.
  private func failures(of course: CaseCourse) -> [CaseFailure] {
    (group.first { $0.id == course.artifacts.id } ?? group.first)?.failures ?? []
  }

  /// Writes a step that has failures, whose messages stand above the course, and no events.
  private func write(silent failures: ArraySlice<CaseFailure>, _ block: inout Markup) {
    guard let step = failures.first?.step else { return }
    block.element("section", [("class", "step wrong"), ("data-step", "\(step)")]) { part in
      part.element("h3", text: "Step \(step) failed")
      if failures.contains(where: { $0.message.contains(" in presentation coordinates ") }) {
        part.element(
          "p", [("class", "empty")],
          text: "An animation is running; the drawing of the step has the values at its end.")
      }
    }
    block.line()
  }

  private func write(_ step: CaseCourse.Step, of course: CaseCourse, _ block: inout Markup) {
    let failed = failures(of: course).contains { $0.step == step.number }
    block.element(
      "section",
      [("class", failed ? "step wrong" : "step"), ("data-step", "\(step.number)")]
    ) { part in
      part.element("h3", text: step.title)
      if let layout = step.layout { figure(layout, step, course.artifacts.id, &part) }
      part.element("details", [("class", "events")]) { details in
        details.element("summary", text: counted(step.events.count, "event"))
        details.element("ol") { list in
          list.line()
          for event in step.events { EventTimeline.line(event, of: index, &list) }
        }
      }
    }
    block.line()
  }

  private func figure(
    _ layout: LayoutSnapshot, _ step: CaseCourse.Step, _ id: CaseID, _ part: inout Markup
  ) {
    var configuration = Configuration(
      layout, on: id.device, id.system, outline: outlines[id.device])
    configuration.display = step.end?.display
    configuration.keyboard = step.end?.keyboard
    part.element(
      "figure",
      [
        ("data-step", "\(step.number)"), ("data-i", layout.orientation),
        ("data-w", Markup.number(layout.screenSize.width)),
        ("data-h", Markup.number(layout.screenSize.height)),
      ]
    ) { figure in
      DeviceDrawing(
        configuration: configuration, findings: [], id: "\(self.id)s\(step.number)"
      ).write(to: &figure)
    }
    part.line()
  }
}
