import Foundation
import GimbalComparison
import GimbalDevices
import GimbalGeometry
import GimbalSnapshots

/// The drawings of a comparison's page, each with its caption, findings and equal configurations.
struct DrawingsPage {
  /// The comparison of the page.
  let comparison: LayoutComparison
  /// The findings of each configuration, by its index.
  let findings: [Int: [Finding]]
  /// For each configuration that changed since a baseline, the previous frames of its views.
  let before: [Int: [CGRect]]
  /// True if the page has many drawings: they are terse, and their findings are folded.
  let isLong: Bool
  /// The approved layout of each configuration that changed since a baseline, by its index.
  let former: [Int: LayoutSnapshot]

  /// Writes the drawings of a class next to each other.
  func write(
    _ layouts: [LayoutCollection.Drawn], inClass letter: String, to section: inout Markup
  ) {
    section.element("div", [("class", "devices")]) { devices in
      devices.line()
      for layout in layouts { figure(layout, inClass: letter, &devices) }
    }
  }

  private func figure(
    _ drawn: LayoutCollection.Drawn, inClass letter: String, _ devices: inout Markup
  ) {
    let index = drawn.configurations[0]
    let configuration = comparison.configurations[index]
    let findings = findings[index] ?? []
    let facts = DrawingFacts(drawn, inClass: letter, of: comparison, findings)
    devices.element("figure", [("id", "c\(index)")] + facts.attributes) { figure in
      figure.element("figcaption") { caption in
        caption.element("b", text: configuration.device.name)
        caption.element("span", text: captionParts(configuration))
      }
      DeviceDrawing(
        configuration: configuration, findings: findings, id: "d\(index)",
        before: before[index] ?? [], isTerse: isLong
      ).write(to: &figure)
      let hidden = configuration.layout.views.count - DeviceDrawing.viewLimit
      if hidden > 0 {
        figure.element("p", [("class", "empty")], text: "\(hidden) further views are not drawn.")
      }
      list(findings, &figure)
      was(index, configuration, &figure)
      equals(drawn.configurations.dropFirst(), &figure)
    }
    devices.line()
  }

  /// Writes the approved layout, folded; the script overlays it on the new one.
  private func was(_ index: Int, _ configuration: Configuration, _ figure: inout Markup) {
    guard let layout = former[index] else { return }
    var old = configuration
    old.layout = layout
    figure.element("details", [("class", "former")]) { details in
      details.element("summary", text: "approved layout")
      DeviceDrawing(configuration: old, findings: [], id: "w\(index)", isTerse: isLong)
        .write(to: &details)
    }
  }

  private func list(_ findings: [Finding], _ figure: inout Markup) {
    if findings.isEmpty { return }
    guard isLong else { return open(findings, &figure) }
    figure.element("details", [("class", "found")]) { details in
      details.element("summary", text: counted(findings.count, "finding"))
      open(findings, &details)
    }
  }

  private func open(_ findings: [Finding], _ figure: inout Markup) {
    let limit = isLong ? PinPositions.terseLimit : PinPositions.limit
    figure.element("ol") { list in
      for finding in findings.prefix(limit) {
        list.element("li", [("class", finding.severity.rawValue)], text: finding.message)
      }
    }
    let more = findings.count - limit
    if more > 0 { figure.element("p", [("class", "empty")], text: "and \(more) more") }
  }

  /// Writes the configurations with the same layout and findings as the drawn one.
  private func equals(_ configurations: ArraySlice<Int>, _ figure: inout Markup) {
    if configurations.isEmpty { return }
    figure.element("details", [("class", "same")]) { details in
      details.element("summary", text: "and \(configurations.count) with the same layout")
      details.element("ul") { list in
        for index in configurations {
          list.element(
            "li", [("id", "c\(index)")], text: comparison.configurations[index].id.description)
        }
      }
    }
  }

  private func captionParts(_ configuration: Configuration) -> String {
    let id = configuration.id
    let size = MeasureText.size(configuration.layout.windowOnScreen.size)
    let posture = configuration.display.map { [$0.posture.phrase] } ?? []
    let measures = [id.orientation.name, size, configuration.layout.traits]
    return (["iOS \(id.system)"] + posture + measures + id.more).joined(separator: " · ")
  }
}
