import Foundation
public import GimbalComparison
import GimbalDevices
import GimbalGeometry
import GimbalSnapshots

/// A comparison as one page that needs nothing else: no script, no picture, no font from elsewhere.
///
/// The page is HTML and well-formed XML at once, and looks well in light and in dark.
public enum ComparisonPage {
  /// The most columns that the table of frames shows.
  static let columnLimit = 60
  /// The most views that the table of frames shows.
  static let rowLimit = 2_000
  /// The number of configurations above which a page opens with small drawings.
  static let smallFrom = 12
  /// The most findings that stand below a drawing.
  static let findingLimit = 12

  /// The page: findings, then each layout class with its drawings side by side, the table of frames, and what
  /// was skipped and assumed.
  ///
  /// - Complexity: linear in the size of the comparison.
  public static func report(_ comparison: LayoutComparison) -> String {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", [("lang", "en"), ("xmlns", "http://www.w3.org/1999/xhtml")]) { html in
      html.line()
      html.element("head") { head(comparison, &$0) }
      html.line()
      html.element("body") { body(comparison, &$0) }
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
    head.element("title", text: "\(comparison.scene) · Gimbal")
    head.element("style") { $0.raw("\n" + PageStyle.sheet) }
    head.line()
  }

  private static func body(_ comparison: LayoutComparison, _ body: inout Markup) {
    body.line()
    body.element("header") { header(comparison, &$0) }
    body.line()
    body.element("main") { main in
      main.line()
      findings(comparison, &main)
      let byConfiguration = Dictionary(grouping: comparison.findings, by: \.configuration)
      let columns = LayoutCollection.columns(of: comparison)
      for index in comparison.classes.indices {
        let layouts = LayoutCollection(
          comparison.classes[index], of: comparison, columns: columns, byConfiguration)
        group(index, layouts, of: comparison, byConfiguration, &main)
      }
      FrameTablePage.write(comparison, to: &main)
      list("Skipped", comparison.skipped.map { ($0.name, $0.reason) }, &main)
      list("Assumed, because no record tells", assumptions(comparison), &main)
    }
    body.line()
    body.element("footer", text: "Compared by Gimbal. Lengths are in points.")
    body.line()
  }

  private static func header(_ comparison: LayoutComparison, _ header: inout Markup) {
    header.element("div") { title in
      title.element("h1", text: comparison.scene)
      title.element("p", [("class", "facts")]) { facts in
        let counts = [
          counted(comparison.configurations.count, "configuration"),
          ClassWords.count(comparison.classes.count) + " of equal relations",
          FindingDigest.summary(
            FindingDigest.all(of: comparison), of: comparison.configurations.count),
        ]
        let skipped = comparison.skipped.isEmpty ? [] : ["\(comparison.skipped.count) skipped"]
        for fact in counts + skipped { facts.element("span", text: fact) }
      }
    }
    let isLong = comparison.configurations.count > smallFrom
    header.element("div", [("class", "controls")]) { controls(isLong: isLong, &$0) }
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
      for (id, name) in [("names", "Names"), ("area", "Safe area"), ("ghosts", "Invisible")] {
        layers.element("label") { label in
          label.element("input", [("type", "checkbox"), ("id", id), ("checked", "checked")])
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
      section.element("h2", text: digests.isEmpty ? "Nothing looks wrong" : "Findings")
      guard !digests.isEmpty else { return }
      section.element("ul") { list in
        for digest in digests {
          list.line()
          list.element("li", [("class", digest.severity.rawValue)]) { item in
            item.element("span", [("class", "badge")], text: digest.severity.rawValue)
            item.element("span", [("class", "what")], text: digest.sentence)
            item.element("span", [("class", "where")]) { places(digest, comparison, &$0) }
          }
        }
      }
    }
    main.line()
  }

  private static func places(
    _ digest: FindingDigest, _ comparison: LayoutComparison, _ place: inout Markup
  ) {
    for (order, index) in digest.configurations.prefix(4).enumerated() {
      if order > 0 { place.characters(", ") }
      place.element(
        "a", [("href", "#c\(index)")], text: comparison.configurations[index].id.description)
    }
    let more = digest.configurations.count - 4
    if more > 0 { place.characters(" and \(more) more") }
    if digest.varies { place.characters("; the figures are those of the first") }
  }

  private static func group(
    _ index: Int, _ layouts: LayoutCollection, of comparison: LayoutComparison,
    _ findings: [Int: [Finding]], _ main: inout Markup
  ) {
    let group = comparison.classes[index]
    let letter = LayoutClass.letter(index)
    main.element("section", [("class", "group"), ("aria-labelledby", "g\(index)")]) { section in
      section.element("h2", [("id", "g\(index)")]) { heading in
        heading.element("span", [("class", "letter")], text: letter)
        heading.characters(" " + counted(group.configurations.count, "configuration"))
      }
      if !group.differences.isEmpty {
        section.element("details", [("class", "differences"), ("open", "open")]) { details in
          details.element(
            "summary", text: "Differs from \(LayoutClass.letter(group.nearest ?? 0))")
          details.element("ul") { list in
            for line in group.differences { list.element("li", text: line) }
          }
        }
      }
      figures(layouts.open, of: comparison, findings, &section)
      guard !layouts.folded.isEmpty else { return }
      section.element("details", [("class", "others")]) { details in
        details.element("summary", text: counted(layouts.folded.count, "further layout"))
        figures(layouts.folded, of: comparison, findings, &details)
      }
    }
    main.line()
  }

  private static func figures(
    _ layouts: [LayoutCollection.Drawn], of comparison: LayoutComparison,
    _ findings: [Int: [Finding]], _ section: inout Markup
  ) {
    section.element("div", [("class", "devices")]) { devices in
      devices.line()
      for layout in layouts {
        figure(layout, of: comparison, findings[layout.configurations[0]] ?? [], &devices)
      }
    }
  }

  private static func figure(
    _ drawn: LayoutCollection.Drawn, of comparison: LayoutComparison, _ findings: [Finding],
    _ devices: inout Markup
  ) {
    let index = drawn.configurations[0]
    let configuration = comparison.configurations[index]
    devices.element("figure", [("id", "c\(index)")]) { figure in
      figure.element("figcaption") { caption in
        caption.element("b", text: configuration.device.name)
        caption.element("span", text: words(configuration))
      }
      DeviceDrawing(configuration: configuration, findings: findings, id: "d\(index)")
        .write(to: &figure)
      let hidden = configuration.layout.views.count - DeviceDrawing.viewLimit
      if hidden > 0 {
        figure.element("p", [("class", "empty")], text: "\(hidden) further views are not drawn.")
      }
      list(findings, &figure)
      equals(drawn.configurations.dropFirst(), of: comparison, &figure)
    }
    devices.line()
  }

  private static func list(_ findings: [Finding], _ figure: inout Markup) {
    if findings.isEmpty { return }
    figure.element("ol") { list in
      for finding in findings.prefix(findingLimit) {
        list.element("li", [("class", finding.severity.rawValue)], text: finding.sentence)
      }
    }
    let more = findings.count - findingLimit
    if more > 0 { figure.element("p", [("class", "empty")], text: "and \(more) more") }
  }

  /// The configurations that look the same as the one that is drawn, and have the same findings.
  private static func equals(
    _ configurations: ArraySlice<Int>, of comparison: LayoutComparison, _ figure: inout Markup
  ) {
    if configurations.isEmpty { return }
    figure.element("details", [("class", "same")]) { details in
      details.element("summary", text: "and \(configurations.count) that look the same")
      details.element("ul") { list in
        for index in configurations {
          list.element(
            "li", [("id", "c\(index)")], text: comparison.configurations[index].id.description)
        }
      }
    }
  }

  private static func words(_ configuration: Configuration) -> String {
    let id = configuration.id
    let size = MeasureText.size(configuration.layout.windowOnScreen.size)
    let words = ["iOS \(id.system)", id.orientation.name, size, configuration.layout.traits]
    let window = id.window == .fullScreen ? [] : ["\(id.window)"]
    return (words + window).joined(separator: " · ")
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
