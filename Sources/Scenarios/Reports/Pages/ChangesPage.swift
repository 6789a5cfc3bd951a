import Foundation
import GimbalComparison

/// The changes since a baseline, on a page.
enum ChangesPage {
  /// The number of lines after which a change is cut on the page.
  static let lineLimit = 40

  /// Writes a section with each change once: its configurations, relations and views.
  ///
  /// - Complexity: linear in the size of the changes.
  static func write(_ changes: BaselineComparison, to main: inout Markup) {
    main.element("section", [("class", "changes")]) { section in
      section.element("h2", text: "Since the baseline: " + BaselineText.summary(changes))
      for change in changes.changes {
        section.element("details", [("open", "open")]) { details in
          // With a screen reader, a link within a summary cannot be distinguished from the
          // summary's button.
          let first = change.configurations[0]
          let more = change.configurations.count - 1
          details.element(
            "summary",
            text: changes.configurations[first].description
              + (more > 0 ? " and \(more) more" : "")
              + (change.varies ? ", with other values" : ""))
          details.element("ul") { list in
            list.element("li") { $0.element("a", [("href", "#c\(first)")], text: "the drawing") }
            for line in change.relations.prefix(lineLimit) {
              list.element("li", [("class", "warning")]) { $0.element("b", text: line) }
            }
            for line in change.views.prefix(lineLimit) { list.element("li", text: line) }
          }
        }
      }
    }
    main.line()
  }

  /// Returns for each changed configuration the previous frames of its views.
  static func outlines(_ changes: BaselineComparison?) -> [Int: [CGRect]] {
    var outlines: [Int: [CGRect]] = [:]
    for change in changes?.changes ?? [] {
      for (configuration, before) in zip(change.configurations, change.before) {
        outlines[configuration] = before.map(\.rect)
      }
    }
    return outlines
  }
}
