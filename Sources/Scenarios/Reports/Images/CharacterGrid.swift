import Foundation

/// A grid of characters, with frames whose lines join where they meet.
struct CharacterGrid {
  /// A part of the grid; its last column and row are included.
  struct Area: Hashable {
    /// The first column, from 0.
    var left: Int
    /// The first row, from 0.
    var top: Int
    /// The last column.
    var right: Int
    /// The last row.
    var bottom: Int
  }

  /// The sides of a character to which lines lead.
  private struct Sides: OptionSet, Hashable {
    /// The bits of the sides.
    let rawValue: Int
    /// A line leads to the character above.
    static let up = Sides(rawValue: 1)
    /// A line leads to the character to the right.
    static let right = Sides(rawValue: 2)
    /// A line leads to the character below.
    static let down = Sides(rawValue: 4)
    /// A line leads to the character to the left.
    static let left = Sides(rawValue: 8)
  }

  /// The content of a character's position in the grid.
  private enum Cell: Hashable {
    /// Nothing, which is written as a space.
    case empty
    /// The joint of lines to some sides.
    case lines(Sides)
    /// Any other character.
    case character(Character)
  }

  /// The number of characters in a row.
  let columns: Int
  /// The number of rows.
  let rows: Int
  private var cells: [Cell]

  /// Creates an empty grid.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .empty, count: columns * rows)
  }

  /// The rows from top to bottom, with a character for each joint of lines.
  var lines: [String] {
    (0..<rows).map { row in
      String(cells[(row * columns)..<((row + 1) * columns)].map(Self.character))
    }
  }

  /// Empties an area, including the lines in it.
  mutating func clear(_ area: Area) { each(area) { _, _ in .empty } }

  /// Fills an area, or its empty characters, with a character.
  mutating func fill(_ area: Area, _ character: Character, emptyOnly: Bool = false) {
    let (old, columns) = (cells, columns)
    each(area) { column, row in
      let cell = old[row * columns + column]
      return emptyOnly && cell != .empty ? cell : .character(character)
    }
  }

  /// Draws the border of an area; an area of one row has a bracket at each end.
  mutating func frame(_ area: Area) {
    guard area.bottom > area.top, area.right > area.left else {
      if area.right > area.left {
        put(.character("["), area.left, area.top)
        put(.character("]"), area.right, area.top)
      } else {
        for row in clamped(area.top...area.bottom, rows) { join([.up, .down], area.left, row) }
      }
      return
    }
    for column in clamped((area.left + 1)...max(area.left + 1, area.right - 1), columns)
    where column < area.right {
      join([.left, .right], column, area.top)
      join([.left, .right], column, area.bottom)
    }
    for row in clamped((area.top + 1)...max(area.top + 1, area.bottom - 1), rows)
    where row < area.bottom {
      join([.up, .down], area.left, row)
      join([.up, .down], area.right, row)
    }
    join([.right, .down], area.left, area.top)
    join([.left, .down], area.right, area.top)
    join([.right, .up], area.left, area.bottom)
    join([.left, .up], area.right, area.bottom)
  }

  /// Writes a text into a row of an area, truncated; `start` is the share of free columns before
  /// it.
  mutating func write(_ text: String, in area: Area, row: Int, start: CGFloat) {
    let space = area.right - area.left - 1
    guard space > 0 else { return }
    let shown = text.cut(to: space)
    let free = space - shown.count
    var column = area.left + 1 + Int(CGFloat(free) * start)
    for character in shown {
      put(.character(character), column, row)
      column += 1
    }
  }

  private mutating func each(_ area: Area, _ cell: (Int, Int) -> Cell) {
    for row in clamped(area.top...area.bottom, rows) {
      for column in clamped(area.left...area.right, columns) {
        cells[row * columns + column] = cell(column, row)
      }
    }
  }

  private func clamped(_ range: ClosedRange<Int>, _ count: Int) -> Range<Int> {
    let lower = min(max(0, range.lowerBound), count)
    return lower..<max(lower, min(count, range.upperBound + 1))
  }

  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column] = cell
  }

  private mutating func join(_ sides: Sides, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    switch cells[row * columns + column] {
    case .lines(let others): cells[row * columns + column] = .lines(others.union(sides))
    case .empty: cells[row * columns + column] = .lines(sides)
    case .character: break
    }
  }

  private static func character(_ cell: Cell) -> Character {
    switch cell {
    case .empty: " "
    case .character(let character): character
    case .lines(let sides): boxCharacters[sides.rawValue]
    }
  }

  /// One character for each set of sides: up 1, right 2, down 4, left 8.
  private static let boxCharacters = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
}
