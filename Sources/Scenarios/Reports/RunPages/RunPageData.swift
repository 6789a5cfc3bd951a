import Foundation
import GimbalDocuments
import GimbalScenarios
import GimbalSnapshots
import GimbalTraces

/// The data for the script of a run's page: the positions of views at each event and frame.
struct RunPageData {
  private var cases: [(String, JSONValue)] = []

  /// Adds the course of a case.
  ///
  /// For each view of each step's drawing it has the index among the case's views. Then it has the
  /// moments, each with the event, the screen's size and the moved views; a frame begins with its
  /// time.
  mutating func add(_ course: CaseCourse, of index: Int) {
    let artifacts = course.artifacts
    var numbers: [String: Int] = [:]
    for (number, view) in artifacts.views.enumerated() where numbers[view.name] == nil {
      numbers[view.name] = number
    }
    let steps = course.steps.compactMap { step -> (String, JSONValue)? in
      step.layout.map { layout in
        ("\(step.number)", .elements(layout.views.map { number(numbers[$0.name] ?? -1) }))
      }
    }
    let last = (course.events.last?.index ?? 0) + 1
    cases.append(
      (
        "\(index)",
        .members([
          ("views", .elements(artifacts.views.map { .string(VisibleText.of($0.name)) })),
          ("steps", .members(steps)),
          (
            "starts",
            .elements(
              course.steps.map {
                .elements([number($0.number), number($0.events.first?.index ?? -1)])
              })
          ),
          (
            "moments",
            .elements(artifacts.moments.filter { $0.event <= last }.map { moment($0) })
          ),
          ("frames", .elements(artifacts.frames.filter { $0.event <= last }.map { moment($0) })),
        ])
      ))
  }

  private func moment(_ moment: CaseArtifacts.Moment) -> JSONValue {
    let changes = moment.changes.map { change -> JSONValue in
      let rect = change.rect.map { [$0.minX, $0.minY, $0.width, $0.height, change.alpha] } ?? []
      return .elements([number(change.view)] + rect.map(LayoutJSON.number))
    }
    return .elements(
      [
        moment.time.map { .number($0) } ?? .null, number(moment.event),
        LayoutJSON.number(moment.screen.width), LayoutJSON.number(moment.screen.height),
      ] + changes)
  }

  private func number(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// The data as text that no markup can end.
  var text: String { PageData.safe(JSONText.compact(.members(cases))) }
}
