import Foundation
import GimbalComparison
import GimbalSnapshots
import LayoutFixtures
import Testing

@Suite("FrameTable")
struct FrameTableTests {
  private typealias Box = LayoutBuilder.Box

  @Test func `layouts with equal frames share a column`() {
    let one = LayoutBuilder.layout([Box(name: "a", frame: CGRect(x: 1, y: 2, width: 3, height: 4))])
    let other = LayoutBuilder.layout(
      [Box(name: "a", frame: CGRect(x: 1, y: 9, width: 3, height: 8))])

    let table = FrameTable([one, other, one])

    #expect(table.columns.map(\.configurations) == [[0, 2], [1]])
    #expect(table.rows.map(\.view) == ["window", "root.view", "a"])
    #expect(table.rows.map(\.differs) == [false, false, true])
    #expect(table.rows[2].cells[0].differs == [false, false, false, false])
    #expect(table.rows[2].cells[1].differs == [false, true, false, true])
  }

  @Test func `a missing view has an empty cell`() {
    let box = Box(name: "a", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let table = FrameTable([LayoutBuilder.layout([]), LayoutBuilder.layout([box])])

    #expect(table.rows[2].cells.map(\.frame) == [nil, box.frame])
    #expect(table.rows[2].differs)
  }

  @Test func `a view that the first layout lacks follows the view before it`() {
    func layout(_ names: String...) -> LayoutSnapshot {
      LayoutBuilder.layout(
        names.map { Box(name: $0, frame: CGRect(x: 1, y: 2, width: 3, height: 4)) })
    }
    let table = FrameTable([layout("a", "d"), layout("a", "b", "c"), layout("c", "e", "d", "f")])

    #expect(table.rows.map(\.view) == ["window", "root.view", "a", "b", "c", "e", "d", "f"])
  }

  @Test func `a second view with the same name has its own row`() {
    let boxes = [1, 2].map { Box(name: "a", frame: CGRect(x: $0, y: 0, width: 3, height: 4)) }
    let table = FrameTable([LayoutBuilder.layout(boxes)])

    #expect(table.rows.map(\.view) == ["window", "root.view", "a", "a"])
  }

  @Test func `a table is printed with a line for each view (F-30)`() {
    let box = Box(name: "a", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let table = FrameTable([LayoutBuilder.layout([]), LayoutBuilder.layout([box])])

    #expect(table.description.split(separator: "\n").count == 3)
    #expect("\(table.rows[2])" == "    a  -  (1, 2, 3, 4)")
  }

  @Test func `without layouts the table is empty`() {
    let table = FrameTable([])

    #expect(table.columns.isEmpty)
    #expect(table.rows.isEmpty)
  }
}
