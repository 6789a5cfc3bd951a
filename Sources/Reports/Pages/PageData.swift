import GimbalComparison
import GimbalDocuments
import GimbalSnapshots

/// What the script of a comparison's page reads beside the drawings: the constraints of the layouts that are drawn.
///
/// Layouts with the same constraints share a list, and constraints of the same form their text: members of one class
/// mostly have both in common.
struct PageData {
  /// The most constraints of a layout that the page has.
  static let constraintLimit = 2_000

  private var shapes: [String] = []
  private var shapePlaces: [String: Int] = [:]
  private var lists: [[ConstraintState.Active]] = []
  private var listPlaces: [[ConstraintState.Active]: Int] = [:]
  private var owners: [(configuration: Int, list: Int)] = []

  /// Adds the constraints of a configuration that is drawn.
  mutating func add(_ configuration: Int, _ layout: LayoutSnapshot) {
    let active = Array((layout.constraints?.active ?? []).prefix(PageData.constraintLimit))
    guard !active.isEmpty else { return }
    if listPlaces[active] == nil {
      listPlaces[active] = lists.count
      lists.append(active)
      for constraint in active where shapePlaces[constraint.shape] == nil {
        shapePlaces[constraint.shape] = shapes.count
        shapes.append(constraint.shape)
      }
    }
    owners.append((configuration, listPlaces[active]!))
  }

  /// The data as text that no markup can end.
  var text: String {
    let json = JSONText.compact(
      .members([
        ("shapes", .elements(shapes.map { .string(VisibleText.of($0, limit: 400)) })),
        (
          "lists",
          .elements(
            lists.map { list in
              .elements(
                list.map { constraint in
                  .elements([
                    .number(Double(shapePlaces[constraint.shape]!)),
                    .number(Double(constraint.view)), .number(Double(constraint.other ?? -1)),
                    LayoutJSON.number(constraint.constant),
                    LayoutJSON.number(constraint.priority),
                  ])
                })
            })
        ),
        ("of", .members(owners.map { ("\($0.configuration)", .number(Double($0.list))) })),
      ]))
    return PageData.safe(json)
  }

  /// JSON in which nothing can begin or end markup.
  static func safe(_ json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing("&", with: "\\u0026")
      .replacing(">", with: "\\u003e")
  }
}
