public import GimbalComparison
public import GimbalScenarios

/// A run as one self-contained page, which is complete without scripts.
///
/// Failures come first, combined if they are alike. With artifacts each has its steps with the
/// layout after each, and its nested events. With the script it also has the layout at every event
/// and frame. The page is HTML and well-formed XML.
public enum RunPage {
  /// The number of failure groups that are shown with steps and layouts.
  static let artifactsLimit = 40

  /// Returns the page; the artifacts are those of failed cases, `outlines` has devices by their
  /// slugs.
  ///
  /// - Complexity: linear in the size of the failures and their artifacts.
  public static func report(
    _ run: RunResult, artifacts: [CaseID: CaseArtifacts] = [:],
    outlines: [String: DeviceOutline] = [:]
  ) -> String {
    page(
      title: RunText.heading(run), hasCourses: !artifacts.isEmpty, hasDrawings: !artifacts.isEmpty
    ) { main in
      body(run, artifacts, outlines, &main)
    } header: { header in
      self.header(run, &header)
    }
  }

  /// Returns the page of traces with their artifacts, each with its events and, if any, its
  /// layouts.
  ///
  /// - Complexity: linear in their size.
  public static func report(
    courses: [CaseArtifacts], outlines: [String: DeviceOutline] = [:]
  ) -> String {
    var data = RunPageData()
    let heading = courses.count == 1 ? "Trace" : "Traces"
    let hasDrawings = courses.contains { !$0.steps.isEmpty }
    return page(title: heading, hasCourses: true, hasDrawings: hasDrawings) { main in
      for (index, artifacts) in courses.enumerated() {
        FailurePage(
          index: index, group: [], artifacts: artifacts, outlines: outlines, isLeftOut: false
        ).write(to: &main, &data)
      }
      script(data, &main)
    } header: { header in
      header.element("div") { title in
        title.element("h1", text: heading)
        title.element("p", [("class", "facts")]) { facts in
          for artifacts in courses { facts.element("span", text: "\(artifacts.id)") }
        }
      }
    }
  }

  private static func page(
    title: String, hasCourses: Bool, hasDrawings: Bool, main: (inout Markup) -> Void,
    header: (inout Markup) -> Void
  ) -> String {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n")
    page.element("meta", [("charset", "utf-8")])
    page.element(
      "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    page.element("title", text: title + " · Gimbal")
    page.raw(
      "<style>\n" + PageStyle.sheet + RunPageStyle.sheet + "</style>\n</head>\n<body>\n<header>")
    header(&page)
    page.raw("</header>\n<main>\n")
    main(&page)
    page.raw("</main>\n")
    page.element("footer") { footer in
      footer.element(
        "p", text: "Run by Gimbal. Lengths are in points, times of events in virtual seconds.")
      guard hasCourses else { return }
      footer.element(
        "p",
        text: "A timeline has a bar for each event, from the call to its return, and nested calls "
          + "below. Its axis counts events, not seconds; a vertical line begins a step, the "
          + "pink one is the selected event. Colors only separate nesting levels."
          + (hasDrawings
            ? " In drawings, the dashed green line is the safe area, the dotted one a fold; gray is "
              + "outside of the app." : ""))
    }
    page.raw("\n</body>\n</html>\n")
    return page.text
  }

  private static func script(_ data: RunPageData, _ main: inout Markup) {
    main.element("script", [("type", "application/json"), ("id", "data")]) { $0.raw(data.text) }
    main.line()
    main.element("script") { $0.raw(RunPageScript.text) }
    main.line()
  }

  private static func body(
    _ run: RunResult, _ artifacts: [CaseID: CaseArtifacts], _ outlines: [String: DeviceOutline],
    _ main: inout Markup
  ) {
    var data = RunPageData()
    list("Could not be read", run.issues.map { ("", $0) }, open: true, &main)
    var shown = 0
    for (index, group) in FailureGroups.alike(run.failed).enumerated() {
      let retained = group.lazy.compactMap { artifacts[$0.id] }.first
      shown += retained == nil ? 0 : 1
      let isShown = shown <= artifactsLimit
      FailurePage(
        index: index, group: group, artifacts: isShown ? retained : nil, outlines: outlines,
        isLeftOut: retained != nil && !isShown
      ).write(to: &main, &data)
    }
    list(
      "Warnings that no step expects",
      run.warned.flatMap { result in
        result.warnings.map { ("\(result.id)", "step \($0.step): \($0.message)") }
      }, &main)
    list("Pending", run.pending.map { ("\($0.id)", $0.pending ?? "") }, &main)
    list(
      "Passed",
      run.cases.filter { $0.passed && $0.pending == nil }.map {
        ("\($0.id)", $0.title + ($0.provesNothing ? " (no expectations)" : ""))
      }, &main)
    script(data, &main)
  }

  private static func header(_ run: RunResult, _ header: inout Markup) {
    header.element("div") { title in
      title.element("h1", text: RunText.heading(run))
      title.element("p", [("class", "facts")]) { facts in
        let counts = [
          counted(run.cases.count, "case"), run.passed ? nil : "\(run.failed.count) failed",
          run.pending.isEmpty ? nil : "\(run.pending.count) pending",
          run.issues.isEmpty ? nil : counted(run.issues.count, "file error"),
          run.warned.isEmpty ? nil : "\(run.warned.count) with warnings",
          run.unasserted.isEmpty ? nil : "\(run.unasserted.count) without expectations",
          run.seconds > 0 ? ElapsedTime.text(run.seconds) : nil,
        ]
        for fact in counts.compactMap(\.self) { facts.element("span", text: fact) }
      }
    }
  }

  private static func list(
    _ title: String, _ rows: [(name: String, text: String)], open: Bool = false,
    _ main: inout Markup
  ) {
    if rows.isEmpty { return }
    let state = open ? [("open", "open")] : []
    main.element("details", [("class", "more")] + state) { details in
      details.element("summary", text: "\(title) (\(rows.count))")
      details.element("ul") { list in
        for row in rows.prefix(listLimit) {
          list.element("li") { item in
            if !row.name.isEmpty { item.element("b", text: row.name) }
            item.characters((row.name.isEmpty ? "" : " ") + VisibleText.of(row.text, limit: 2_000))
          }
        }
        if rows.count > listLimit {
          list.element("li", text: "and \(rows.count - listLimit) more")
        }
      }
    }
    main.line()
  }

  /// The limit of lines in a list.
  private static let listLimit = 2_000
}
