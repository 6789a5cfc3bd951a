import GimbalComparison
import GimbalDocuments
import GimbalSnapshots

/// The data for the script of a comparison's page.
///
/// It has the constraints of the drawn layouts and, for terse drawings, the names of their views.
/// Layouts with equal constraints or names share a list, and constraints of the same form share
/// their text, since members of one class have most in common.
struct PageData {
  /// The number of constraints of one layout up to which the page has them.
  static let constraintLimit = 2_000

  private var shapes: [String] = []
  private var shapePositions: [String: Int] = [:]
  private var lists: [[ConstraintState.Active]] = []
  private var listPositions: [[ConstraintState.Active]: Int] = [:]
  private var owners: [(configuration: Int, list: Int)] = []
  private var strings: [String] = []
  private var wordPositions: [String: Int] = [:]
  private var trees: [[Int]] = []
  private var treePositions: [[Int]: Int] = [:]
  private var treeOwners: [(configuration: Int, tree: Int)] = []

  /// Adds the constraints of a drawn configuration, and the names of its views.
  mutating func add(_ configuration: Int, _ layout: LayoutSnapshot, named: Bool) {
    if named { name(configuration, layout) }
    let active = Array((layout.constraints?.active ?? []).prefix(PageData.constraintLimit))
    guard !active.isEmpty else { return }
    if listPositions[active] == nil {
      listPositions[active] = lists.count
      lists.append(active)
      for constraint in active where shapePositions[constraint.shape] == nil {
        shapePositions[constraint.shape] = shapes.count
        shapes.append(constraint.shape)
      }
    }
    owners.append((configuration, listPositions[active]!))
  }

  /// Adds the name, the class and the superview of each view that may be drawn.
  private mutating func name(_ configuration: Int, _ layout: LayoutSnapshot) {
    var tree: [Int] = []
    for view in layout.views.prefix(DeviceDrawing.viewLimit) {
      tree += [location(of: view.name), location(of: view.className), view.parent ?? -1]
    }
    let location = treePositions[tree] ?? trees.count
    if location == trees.count {
      treePositions[tree] = location
      trees.append(tree)
    }
    treeOwners.append((configuration, location))
  }

  private mutating func location(of word: String) -> Int {
    if let location = wordPositions[word] { return location }
    wordPositions[word] = strings.count
    strings.append(word)
    return strings.count - 1
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
                    .number(Double(shapePositions[constraint.shape]!)),
                    .number(Double(constraint.view)), .number(Double(constraint.other ?? -1)),
                    LayoutJSON.number(constraint.constant),
                    LayoutJSON.number(constraint.priority),
                  ])
                })
            })
        ),
        ("of", .members(owners.map { ("\($0.configuration)", .number(Double($0.list))) })),
        ("words", .elements(strings.map { .string(VisibleText.of($0, limit: 400)) })),
        ("trees", .elements(trees.map { .elements($0.map { .number(Double($0)) }) })),
        ("tree", .members(treeOwners.map { ("\($0.configuration)", .number(Double($0.tree))) })),
      ]))
    return PageData.safe(json)
  }

  /// Returns JSON in which nothing can begin or end markup.
  static func safe(_ json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing("&", with: "\\u0026")
      .replacing(">", with: "\\u003e")
  }
}
