import Foundation
import GimbalGeometry
import GimbalTraces

/// The events of a case as bars: one for each call from begin to return, nested calls below it.
///
/// The horizontal axis is the number of events, not seconds, since most events occur at one virtual
/// time.
struct EventTimeline {
  /// The case's events, by steps.
  let course: CaseCourse

  /// The limit of drawn nesting levels.
  private static let levels = 14
  /// The limit of labels on the time axis.
  private static let timeLimit = 12
  /// The limit of parts of one path element.
  private static let partLimit = 500

  /// Writes the bars, a line at the start of each step, and the virtual seconds.
  ///
  /// - Complexity: linear in the number of events.
  func write(to block: inout Markup) {
    let count = course.events.count
    guard count > 0, let first = course.events.first?.index else { return }
    let depth = min(Self.levels, (course.events.map(\.depth).max() ?? 0) + 1)
    block.element("div", [("class", "timeline")]) { timeline in
      timeline.element(
        "svg",
        [
          ("viewBox", "0 0 \(count) \(depth * 10)"), ("preserveAspectRatio", "none"),
          ("style", "height:\(depth * 9 + 6)px"), ("role", "img"),
          ("aria-label", "\(count) events by their nesting, in \(course.steps.count) steps"),
        ]
      ) { svg in
        for level in 0..<depth {
          let bars = course.events.filter { $0.depth == level }.map { event in
            let width = max(1, min(event.returned - event.index, count))
            return "M\(event.index - first) \(level * 10 + 1)h\(width)v8h-\(width)z"
          }
          write(bars, "l\(level % 3)", to: &svg)
        }
        let starts = course.steps.compactMap { $0.events.first.map { $0.index - first } }
        write(starts.map { "M\($0) 0V\(depth * 10)" }, "starts", to: &svg)
      }
      timeline.element("p", [("class", "times"), ("aria-hidden", "true")]) { axis in
        for (location, time) in times {
          let share = 100 * CGFloat(location) / CGFloat(count)
          // A label near the end ends at its event, so that it does not leave the page.
          let position = share > 90 ? ("right", 100 - share) : ("left", share)
          axis.element(
            "span", [("style", "\(position.0):\(Markup.number(position.1))%")], text: time)
        }
      }
    }
    block.line()
  }

  /// Writes the parts of a path in several elements, since the length of an attribute is limited.
  private func write(_ parts: [String], _ name: String, to svg: inout Markup) {
    for start in stride(from: 0, to: parts.count, by: Self.partLimit) {
      let end = min(start + Self.partLimit, parts.count)
      svg.element("path", [("class", name), ("d", parts[start..<end].joined())])
    }
  }

  /// The positions with a label of the virtual time, where it changes.
  private var times: [(location: Int, text: String)] {
    var found: [(location: Int, text: String)] = []
    var last: String?
    for (location, event) in course.events.enumerated() {
      let text = Self.seconds(event.time)
      if text != last { found.append((location, text)) }
      last = text
    }
    let gap = max(1, course.events.count / Self.timeLimit)
    return found.reduce(into: []) { retained, time in
      if retained.last.map({ time.location - $0.location >= gap }) ?? true { retained.append(time) }
    }
  }

  private static func seconds(_ time: Double) -> String {
    MeasureText.number((time * 1_000).rounded() / 1_000) + " s"
  }

  /// Writes an event as a line of a list.
  static func line(_ event: TraceEvent, of index: Int, _ list: inout Markup) {
    list.element(
      "li",
      [
        ("id", "f\(index)e\(event.index)"), ("data-e", "\(event.index)"),
        ("style", "--d:\(min(event.depth, levels))"),
      ]
    ) { item in
      item.element("time", text: seconds(event.time))
      item.characters(" ")
      item.element("b", text: VisibleText.of(event.receiver))
      item.characters(" ")
      item.element("code", text: VisibleText.of(event.name))
      let arguments = event.shownArguments
      if !arguments.isEmpty {
        item.characters(" ")
        item.element("i", text: VisibleText.of(arguments, limit: 600))
      }
    }
    list.line()
  }
}
