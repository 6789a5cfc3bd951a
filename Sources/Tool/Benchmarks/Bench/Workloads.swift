/// A screen as a plain list of constraints, for any solver.
///
/// Variable 0 is the root's width, variable 1 its height; view i has x, y, w and h from 2 + 4·i on.
struct Workload {
  /// The name of the row.
  var name: String
  /// The number of views.
  var views: Int
  /// The number of variables: the two of the root's size, and four for each view.
  var variableCount = 2
  /// The constraints, in the order in which they are added.
  var constraints: [PlainConstraint] = []
  /// The root sizes that an edit loop alternates between.
  var sizes: [(width: Double, height: Double)] = [(390, 844), (844, 390)]

  /// The names of the workloads that solvers are compared on.
  static let names = ["W1", "W2", "W2f", "W2r", "W3", "W4a", "W4n", "W4b", "W5", "W7"]

  /// Creates the workload of a name, with a number of views.
  init(_ name: String, views: Int) {
    self.name = name
    self.views = views
    variableCount = 2 + 4 * views
    switch name {
    case "W1", "W8a": siblings()
    case "W2", "W8b": chain(isFilled: false)
    case "W2f": chain(isFilled: true)
    case "W2r":
      chain(isFilled: false)
      constraints.reverse()
    case "W3": nesting()
    case "W4a": form()
    case "W4n":
      form()
      sizes = [(120, 390), (390, 844)]
    case "W4b": stack()
    case "W5": grid()
    case "W7": conflictingRows()
    default: preconditionFailure("no workload \(name)")
    }
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: Int, _ constant: Double, _ priority: Float = 1000
  ) {
    constraints.append(
      PlainConstraint(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private mutating func siblings() {
    for view in 0..<views {
      let v = Positions(view)
      let margin = Double(8 + view % 7)
      add([(v.x, 1)], 0, margin)
      add([(v.x, 1), (v.w, 1), (0, -1)], 0, -margin)
      add([(v.y, 1)], 0, margin)
      add([(v.y, 1), (v.h, 1), (1, -1)], 0, -margin)
    }
  }

  private mutating func chain(isFilled: Bool) {
    for view in 0..<views {
      let v = Positions(view)
      if view == 0 {
        add([(v.x, 1)], 0, 16)
        add([(v.x, 1), (v.w, 1), (0, -1)], 0, -16)
        add([(v.y, 1)], 0, 8)
        if !isFilled { add([(v.h, 1)], 0, 44) }
        continue
      }
      let a = Positions(view - 1)
      add([(v.x, 1), (a.x, -1)], 0, 0)
      add([(v.x, 1), (v.w, 1), (a.x, -1), (a.w, -1)], 0, 0)
      add([(v.y, 1), (a.y, -1), (a.h, -1)], 0, 8)
      add([(v.h, 1), (a.h, -1)], 0, 0)
    }
    let last = Positions(views - 1)
    if isFilled { add([(last.y, 1), (last.h, 1), (1, -1)], 0, -8) }
  }

  private mutating func nesting() {
    for view in 0..<views {
      let v = Positions(view)
      let (width, height) = view == 0 ? (0, 1) : (Positions(view - 1).w, Positions(view - 1).h)
      add([(v.x, 1)], 0, 0.25)
      add([(v.x, 1), (v.w, 1), (width, -1)], 0, -0.25)
      add([(v.y, 1)], 0, 0.25)
      add([(v.y, 1), (v.h, 1), (height, -1)], 0, -0.25)
    }
  }

  private mutating func size(
    _ position: Int, _ value: Double, hugging: Float, compression: Float
  ) {
    add([(position, 1)], -1, value, hugging)
    add([(position, 1)], 1, value, compression)
  }

  private mutating func form() {
    for row in 0..<views / 2 {
      let label = Positions(2 * row)
      let field = Positions(2 * row + 1)
      let top = Double(28 * row)
      add([(label.x, 1)], 0, 16)
      add([(label.y, 1)], 0, top)
      add([(field.y, 1)], 0, top)
      add([(field.x, 1), (label.x, -1), (label.w, -1)], 0, 8)
      add([(field.x, 1), (field.w, 1), (0, -1)], 0, -16)
      size(label.w, Double(40 + row % 50), hugging: 251, compression: 750)
      size(label.h, 20, hugging: 251, compression: 750)
      size(field.w, 60, hugging: 250, compression: 749)
      size(field.h, 21, hugging: 250, compression: 750)
    }
  }

  private mutating func stack() {
    for view in 0..<views {
      let v = Positions(view)
      add([(v.x, 1)], 0, 16)
      add([(v.x, 1), (v.w, 1), (0, -1)], -1, -16)
      if view == 0 {
        add([(v.y, 1)], 0, 8)
      } else {
        let a = Positions(view - 1)
        add([(v.y, 1), (a.y, -1), (a.h, -1)], 0, 8)
      }
      size(v.w, Double(40 + view % 50), hugging: 250, compression: 750)
      size(v.h, Double(18 + view % 5), hugging: 250, compression: 750)
    }
    let last = Positions(views - 1)
    add([(variableCount, 1), (last.y, -1), (last.h, -1)], 0, 8)
    variableCount += 1
  }

  private mutating func grid() {
    let shapes = [10: (2, 5), 100: (10, 10), 1000: (25, 40), 5000: (50, 100)]
    guard let (rows, columns) = shapes[views] else { preconditionFailure("no grid of \(views)") }
    let g = Positions(0)
    for cell in 0..<views {
      let v = Positions(cell)
      if cell > 0 {
        add([(v.w, 1), (g.w, -1)], 0, 0)
        add([(v.h, 1), (g.h, -1)], 0, 0)
      }
      if cell % columns == 0 {
        add([(v.x, 1)], 0, 4)
      } else {
        let left = Positions(cell - 1)
        add([(v.x, 1), (left.x, -1), (left.w, -1)], 0, 4)
      }
      if cell < columns {
        add([(v.y, 1)], 0, 4)
      } else {
        let above = Positions(cell - columns)
        add([(v.y, 1), (above.y, -1), (above.h, -1)], 0, 4)
      }
    }
    let z = Positions(columns - 1)
    let u = Positions((rows - 1) * columns)
    add([(z.x, 1), (z.w, 1), (0, -1)], 0, -4)
    add([(u.y, 1), (u.h, 1), (1, -1)], 0, -4)
  }

  private mutating func conflictingRows() {
    for row in 0..<views / 10 {
      for index in 0..<10 {
        let v = Positions(10 * row + index)
        add([(v.y, 1)], 0, Double(30 * row))
        add([(v.h, 1)], 0, 22)
        if index == 0 {
          add([(v.x, 1)], 0, 0)
        } else {
          let a = Positions(10 * row + index - 1)
          add([(v.x, 1), (a.x, -1), (a.w, -1)], 0, 4)
        }
        add([(v.w, 1)], 1, 0)
        add([(v.w, 1)], 0, Double(100 + index), 750)
        add([(v.w, 1)], 0, 120, 500)
        add([(v.w, 1)], 1, Double(60 + index), 999)
        add([(v.w, 1)], -1, 80, 251)
      }
      let a = Positions(10 * row + 9)
      add([(a.x, 1), (a.w, 1), (0, -1)], -1, 0)
      add([(a.x, 1), (a.w, 1), (0, -1)], 0, 0, 250)
    }
  }

  /// Returns the changes of a churn step: the constraints that are removed and added again with
  /// another constant.
  func churn(_ step: Int) -> [(constraint: Int, constant: Double)] {
    let added = Double(1 + step % 5)
    if name == "W8a" {
      let view = 7 * step % views
      let inset = Double(8 + view % 7) + added
      return [
        (4 * view, inset), (4 * view + 1, -inset), (4 * view + 2, inset), (4 * view + 3, -inset),
      ]
    }
    return [(4 * (1 + 7 * step % (views - 1)) + 2, 8 + added)]
  }
}

/// Σ coefficient · variable, compared with a constant; the relation is -1, 0 or 1.
struct PlainConstraint {
  /// The variables with their factors.
  var terms: [(variable: Int, coefficient: Double)]
  /// -1 for at most, 0 for equal, 1 for at least.
  var relation: Int
  /// The constant on the right side.
  var constant: Double
  /// The priority, as in Auto Layout.
  var priority: Float

  /// Returns by how much values violate it.
  func violation(_ values: [Double]) -> Double {
    var sum = -constant
    for term in terms { sum += term.coefficient * values[term.variable] }
    return relation == 0 ? abs(sum) : relation < 0 ? max(0, sum) : max(0, -sum)
  }
}

/// The variables of a view.
private struct Positions {
  /// The index of the variable for the left edge.
  var x: Int
  /// The index of the variable for the top edge.
  var y: Int { x + 1 }
  /// The index of the variable for the width.
  var w: Int { x + 2 }
  /// The index of the variable for the height.
  var h: Int { x + 3 }

  init(_ view: Int) { x = 2 + 4 * view }
}
