public import GimbalComparison
import GimbalSnapshots

/// A comparison as one self-contained page, which is complete without scripts.
///
/// The page is HTML and well-formed XML, and supports light and dark mode.
public enum ComparisonPage {
  /// The limit of columns in the table of frames.
  static let columnLimit = 60
  /// The limit of views in the table of frames.
  static let rowLimit = 2_000
  /// The number of configurations above which a page opens with small drawings.
  static let smallFrom = 12
  /// The limit of open findings and of open classes.
  static let openLimit = 12

  /// Returns a page with findings, each layout class with its drawings, the table of frames, and
  /// what was skipped and assumed.
  ///
  /// - Complexity: linear in the size of the comparison.
  ///
  /// Changes since a baseline come first, and drawings have dashed outlines of the previous frames.
  public static func report(
    _ comparison: LayoutComparison, changes: BaselineComparison? = nil
  ) -> String {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", [("lang", "en"), ("xmlns", "http://www.w3.org/1999/xhtml")]) { html in
      html.line()
      html.element("head") { head(comparison, &$0) }
      html.line()
      html.element("body") { body(comparison, changes, &$0) }
      html.line()
    }
    page.line()
    return page.text
  }

  private static func head(_ comparison: LayoutComparison, _ head: inout Markup) {
    head.line()
    head.element("meta", [("charset", "utf-8")])
    head.element(
      "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    head.element("title", text: "\(comparison.title ?? comparison.scene) · Gimbal")
    head.element("style") { $0.raw("\n" + PageStyle.sheet + PageStyle.toggles) }
    head.line()
  }

  private static func body(
    _ comparison: LayoutComparison, _ changes: BaselineComparison?, _ body: inout Markup
  ) {
    body.line()
    body.element("header") { header(comparison, &$0) }
    body.line()
    body.element("main") { main in
      main.line()
      if let changes { ChangesPage.write(changes, to: &main) }
      findings(comparison, &main)
      let byConfiguration = Dictionary(grouping: comparison.findings, by: \.configuration)
      let columns = LayoutCollection.columns(of: comparison)
      var data = PageData()
      let drawings = DrawingsPage(
        comparison: comparison, findings: byConfiguration, before: ChangesPage.outlines(changes),
        isLong: isLong(comparison), former: changes?.former ?? [:])
      func group(_ index: Int, _ main: inout Markup) {
        let layouts = LayoutCollection(
          comparison.classes[index], of: comparison, columns: columns, byConfiguration)
        self.group(index, layouts, drawings, &main)
        for drawn in layouts.open + layouts.folded {
          let first = drawn.configurations[0]
          data.add(first, comparison.configurations[first].layout, named: drawings.isLong)
        }
      }
      let classes = comparison.classes.indices
      for index in classes.prefix(openLimit) { group(index, &main) }
      further(LayoutClassNames.further(classes.count - openLimit), &main) { details in
        for index in classes.dropFirst(openLimit) { group(index, &details) }
      }
      FrameTablePage.write(comparison, to: &main)
      list("Skipped", comparison.skipped.map { ($0.name, $0.explanation) }, &main)
      list(
        "Device metrics that are assumed, because no source has them", assumptions(comparison),
        &main)
      script(data, &main)
    }
    body.line()
    let hasChanges = changes?.changes.isEmpty == false
    body.element("footer") { legend(comparison, hasChanges: hasChanges, &$0) }
    body.line()
  }

  /// Writes what letters, abbreviations and lines mean.
  private static func legend(
    _ comparison: LayoutComparison, hasChanges: Bool, _ footer: inout Markup
  ) {
    footer.element(
      "p",
      text: "Compared by Gimbal. Lengths are in points. A letter names a layout class: "
        + "configurations whose views have equal relations. hC and hR are the horizontal size "
        + "classes compact and regular, vC and vR the vertical ones.")
    let folds = comparison.configurations.contains { $0.display != nil }
    let hasHousing = comparison.configurations.contains {
      $0.sensorHousing != nil || $0.display?.cameras.isEmpty == false
    }
    let hasIndicator = comparison.configurations.contains {
      $0.device.homeIndicator(on: $0.layout.screenSize) != nil
    }
    let isKeyboardShown = comparison.configurations.contains { $0.keyboard != nil }
    let isDivided = comparison.configurations.contains { $0.id.window != .fullScreen }
    let isStyled = comparison.configurations.contains { $0.id.variation.style != nil }
    let lines = [
      "In drawings, the dashed green line is the safe area.",
      hasHousing ? "A black area at the edge is the sensor housing or a camera." : nil,
      hasIndicator ? "The line at the lower edge is the home indicator." : nil,
      comparison.findings.isEmpty
        ? nil : "A numbered disc marks the finding with that number below the drawing.",
      isKeyboardShown ? "The gray area with that name is the keyboard." : nil,
      hasChanges ? "A dashed pink outline is the frame of a view in the baseline." : nil,
      isDivided
        ? "The gray area is outside of the app's window. Views that extend into it are drawn there "
          + "too, although a device clips them." : nil,
      isStyled
        ? "Backgrounds are those that the app sets; without one, dark mode is white too." : nil,
      folds
        ? "The dotted line is the fold; the band around it is drawn while the fold divides the "
          + "display. A dashed outline at the edge is a camera that is not in use. Orientations are "
          + "those of the device: in portrait, an inner display is wider than high." : nil,
    ]
    footer.element("p", text: lines.compactMap(\.self).joined(separator: " "))
  }

  private static func script(_ data: PageData, _ main: inout Markup) {
    main.element("script", [("type", "application/json"), ("id", "data")]) { $0.raw(data.text) }
    main.line()
    main.element("script") { $0.raw(PageScript.text) }
    main.line()
  }

  private static func header(_ comparison: LayoutComparison, _ header: inout Markup) {
    header.element("div") { title in
      title.element("h1", text: comparison.title ?? comparison.scene)
      title.element("p", [("class", "facts")]) { facts in
        let counts = [
          counted(comparison.configurations.count, "configuration"),
          LayoutClassNames.count(comparison.classes.count),
          FindingDigest.summary(
            FindingDigest.all(of: comparison), of: comparison.configurations.count),
        ]
        let skipped = comparison.skipped.isEmpty ? [] : ["\(comparison.skipped.count) skipped"]
        let name = comparison.title == nil ? [] : [comparison.scene]
        for fact in name + counts + skipped { facts.element("span", text: fact) }
      }
    }
    header.element("div", [("class", "controls")]) { controls(isLong: isLong(comparison), &$0) }
  }

  private static func isLong(_ comparison: LayoutComparison) -> Bool {
    comparison.configurations.count > smallFrom
  }

  /// Writes the entries beyond the open ones.
  private static func further(
    _ summary: String?, _ main: inout Markup, _ content: @escaping (inout Markup) -> Void
  ) {
    guard let summary else { return }
    main.element("details", [("class", "further")]) { details in
      details.element("summary", text: summary)
      content(&details)
    }
    main.line()
  }

  private static func controls(isLong: Bool, _ controls: inout Markup) {
    controls.element("fieldset") { sizes in
      sizes.element("legend", text: "Size")
      for (id, name, isOn) in [("s1", "S", isLong), ("s2", "M", !isLong), ("s3", "L", false)] {
        let checked = isOn ? [("checked", "checked")] : []
        sizes.element("label") { label in
          label.element("input", [("type", "radio"), ("name", "size"), ("id", id)] + checked)
          label.element("span", text: name)
        }
      }
    }
    controls.element("fieldset") { layers in
      layers.element("legend", text: "Show")
      let shown = [("names", "Names"), ("area", "Safe area"), ("ghosts", "Invisible")]
      for (id, name) in shown + [("wire", "Wireframe")] {
        let checked = id == "wire" ? [] : [("checked", "checked")]
        layers.element("label") { label in
          label.element("input", [("type", "checkbox"), ("id", id)] + checked)
          label.element("span", text: name)
        }
      }
    }
  }

  private static func findings(_ comparison: LayoutComparison, _ main: inout Markup) {
    let digests = FindingDigest.all(of: comparison)
    guard !comparison.configurations.isEmpty else {
      main.element("p", [("class", "empty")], text: "No configuration could be shown.")
      return
    }
    main.element("section", [("class", "findings")]) { section in
      section.element("h2", text: digests.isEmpty ? "No findings" : "Findings")
      guard !digests.isEmpty else { return }
      list(digests.prefix(openLimit), comparison, &section)
      let more = digests.count - openLimit
      further(more > 0 ? counted(more, "further finding") : nil, &section) { details in
        list(digests.dropFirst(openLimit), comparison, &details)
      }
    }
    main.line()
  }

  private static func list(
    _ digests: ArraySlice<FindingDigest>, _ comparison: LayoutComparison, _ section: inout Markup
  ) {
    section.element("ul") { list in
      for digest in digests {
        list.line()
        list.element("li", [("class", digest.severity.rawValue)]) { item in
          item.element("span", [("class", "badge")], text: digest.severity.rawValue)
          item.element("span", [("class", "what")], text: digest.message)
          item.element("span", [("class", "where")]) { line in
            if let location = comparison.locations[digest.view] {
              line.characters(location.description + ": ")
            }
            locations(digest, comparison, &line)
          }
        }
      }
    }
  }

  private static func locations(
    _ digest: FindingDigest, _ comparison: LayoutComparison, _ location: inout Markup
  ) {
    for (order, index) in digest.configurations.prefix(4).enumerated() {
      if order > 0 { location.characters(", ") }
      location.element(
        "a", [("href", "#c\(index)")], text: comparison.configurations[index].id.description)
    }
    let more = digest.configurations.count - 4
    if more > 0 { location.characters(" and \(more) more") }
    if digest.varies { location.characters("; the values are those of the first") }
  }

  private static func group(
    _ index: Int, _ layouts: LayoutCollection, _ drawings: DrawingsPage, _ main: inout Markup
  ) {
    let comparison = drawings.comparison
    let group = comparison.classes[index]
    let letter = LayoutClass.letter(index)
    main.element("section", [("class", "group"), ("aria-labelledby", "g\(index)")]) { section in
      section.element("h2", [("id", "g\(index)")]) { heading in
        heading.element("span", [("class", "letter")], text: letter)
        heading.characters(" " + counted(group.configurations.count, "configuration"))
      }
      if !group.differences.isEmpty {
        let isFew = group.differences.count <= openLimit
        section.element(
          "details", [("class", "differences")] + (isFew ? [("open", "open")] : [])
        ) { details in
          details.element(
            "summary", text: "Differs from \(LayoutClass.letter(group.nearest ?? 0))")
          details.element("ul") { list in
            for line in group.differences { list.element("li", text: line) }
          }
        }
      }
      drawings.write(layouts.open, inClass: letter, to: &section)
      guard !layouts.folded.isEmpty else { return }
      section.element("details", [("class", "others")]) { details in
        details.element("summary", text: counted(layouts.folded.count, "further layout"))
        drawings.write(layouts.folded, inClass: letter, to: &details)
      }
    }
    main.line()
  }

  private static func assumptions(_ comparison: LayoutComparison) -> [(String, String)] {
    Assumptions.lines(of: comparison).map { ("", $0) }
  }

  private static func list(
    _ title: String, _ rows: [(name: String, text: String)], _ main: inout Markup
  ) {
    if rows.isEmpty { return }
    main.element("details", [("class", "more")]) { details in
      details.element("summary", text: "\(title) (\(rows.count))")
      details.element("ul") { list in
        for row in rows {
          list.element("li") { item in
            if !row.name.isEmpty { item.element("b", text: row.name) }
            item.characters(row.name.isEmpty ? row.text : " " + row.text)
          }
        }
      }
    }
    main.line()
  }
}
