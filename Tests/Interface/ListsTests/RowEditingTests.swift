import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

@testable import GimbalLists

/// Rows that are edited (R-LIST-5, R-LIST-10) or dragged (R-LIST-15), and the section index (R-LIST-16).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18)))
struct RowEditingTests: SwipeProbing {
  let sim: Simulator
  let probe: SwipeProbe

  init() throws {
    sim = try #require(Simulator.bound)
    probe = sim.perform { SwipeProbe() }
  }

  @Test func `rows in editing mode make space for a button and a handle (R-LIST-5)`() throws {
    launched { $0.canMove = true }
    sim.doing { table.setEditing(true, animated: false) }
    let first = try cell(0)
    #expect(first.contentView.frame == CGRect(x: 44, y: 0, width: 302, height: 50))
    #expect(first.editControl?.frame == CGRect(x: 19, y: 12, width: 26, height: 26))
    #expect(first.reorderControl?.frame == CGRect(x: 346, y: 0, width: 27, height: 50))
    sim.doing { first.semanticContentAttribute = .forceRightToLeft }
    sim.doing { first.setNeedsLayout() }
    #expect(first.editControl?.frame.maxX == 374 && first.reorderControl?.frame.minX == 20)
    sim.doing { table.setEditing(false, animated: false) }
    #expect(first.contentView.frame.width == 393 && first.editControl == nil)
    #expect(!first.subviews.contains { $0 is UITableViewCellReorderControl })
  }

  @Test func `a row's delete button confirms first, its insert button inserts at once (R-LIST-10)`()
    throws
  {
    launched { $0.trailing = nil }
    sim.doing { table.setEditing(true, animated: false) }
    sim.tap(at: point(1, x: 28))
    #expect(probe.calls == ["begin 1"] && pull != nil)
    sim.tap(at: point(1, x: 380))
    #expect(probe.calls == ["begin 1", "commit delete 1", "end nil"])
    sim.doing { table.setEditing(false, animated: false) }
    probe.style = .insert
    sim.doing { table.setEditing(true, animated: false) }
    probe.calls = []
    sim.tap(at: point(2, x: 28))
    #expect(probe.calls == ["commit insert 2"])
  }

  @Test func `rows of a multiple-selection table make space for a checkmark (R-LIST-5)`()
    throws
  {
    launched {
      $0.style = .none
      $0.table.allowsMultipleSelectionDuringEditing = true
    }
    sim.doing { table.setEditing(true, animated: false) }
    #expect(try cell(0).contentView.frame.minX == 44)
    sim.tap(at: point(1, x: 28))
    sim.tap(at: point(3, x: 28))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
  }

  // MARK: Moving

  @Test func `dragging the handle moves the row, and others make space (R-LIST-15)`() throws {
    launched { $0.canMove = true }
    sim.doing { table.setEditing(true, animated: false) }
    let (start, moved, next) = (point(1, x: 363), try cell(1), try cell(2))
    let touch = sim.touch(at: start)
    touch.move(to: CGPoint(x: start.x, y: start.y + 60), during: 0.5)
    #expect(moved.frame.minY == 110 && next.frame.minY == 50)
    touch.move(to: CGPoint(x: start.x, y: start.y + 100), during: 0.5)
    touch.lift()
    #expect(probe.calls == ["target 2", "target 3", "move 1 to 3"])
    #expect(try cell(3) === moved && moved.frame.minY == 150)
    #expect(next.frame.minY == 50 && table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test func `the delegate decides where a row moves (R-LIST-15)`() throws {
    launched { $0.canMove = true }
    probe.target = { _ in IndexPath(row: 4, section: 0) }
    sim.doing { table.setEditing(true, animated: false) }
    let (start, moved) = (point(0, x: 363), try cell(0))
    sim.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60))
    #expect(probe.calls == ["target 1", "move 0 to 4"])
    #expect(try cell(4) === moved)
    probe.calls = []
    sim.drag(from: start, to: CGPoint(x: start.x, y: start.y + 20))
    #expect(probe.calls.isEmpty)
  }

  // MARK: The index

  @Test func `a section index is at the side and narrows the rows (R-LIST-16)`() throws {
    launched {
      $0.indexTitles = ["A", "B", "C", "D", "E", "F", "G", "H"]
      $0.count = 10
    }
    let index = try #require(table.subviews.last as? UITableViewIndex)
    #expect(index.frame.minX == 378 && index.frame.width == 15)
    #expect(try cell(0).contentView.frame.width == 378)
    let location = index.convert(CGPoint(x: 7, y: index.bounds.midY + 1), to: nil)
    sim.tap(at: location)
    let top = table.adjustedContentInset.top
    #expect(table.contentOffset.y == table.rect(forSection: 4).minY - top)
    #expect(index.frame.minY == table.contentOffset.y + top)
    sim.drag(from: location, to: CGPoint(x: location.x, y: location.y - 14))
    #expect(table.contentOffset.y == table.rect(forSection: 3).minY - top)
    probe.indexTitles = nil
    sim.doing { table.reloadData() }
    #expect(!table.subviews.contains { $0 is UITableViewIndex })
    #expect(try cell(0).contentView.frame.width == 393)
  }

  @Test func `short tables and grouped ones have no index (R-LIST-16)`() {
    launched {
      $0.indexTitles = ["A", "B"]
      $0.table.sectionIndexMinimumDisplayRowCount = 11
    }
    #expect(!table.subviews.contains { $0 is UITableViewIndex })
    probe.count = 6
    sim.doing { table.reloadData() }
    #expect(table.subviews.contains { $0 is UITableViewIndex })
    let rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    for (least, hasIndex) in [(rows, true), (rows + 1, false)] {
      table.sectionIndexMinimumDisplayRowCount = least
      sim.doing { table.reloadData() }
      #expect(table.subviews.contains { $0 is UITableViewIndex } == hasIndex)
    }
  }
}
