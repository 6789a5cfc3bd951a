import Foundation
import GimbalGeometry
import GimbalSolver

/// The four constraints of the frame and autoresizing mask of a view.
///
/// Rule: L-TAMIC-1, L-TAMIC-4.
/// See: L-TAMIC-2, L-TAMIC-3.
@MainActor
extension LayoutEngine {
  /// Replaces the rows of a view whose autoresizing mask determines its frame.
  ///
  /// Called before a solve, if the view's rectangle is stale.
  func refreshMask(_ index: Int) {
    guard let node = entries[index].node, let parent = node.pointee.parent, node != root else {
      return
    }
    if node.fillsWindow { return addFrameEquations(index, node) }
    let outer = entries[itemIndex(of: parent)]
    let inner = entries[index]
    let x = MaskEquations(of: node, in: parent, isVertical: false)
    let y = MaskEquations(of: node, in: parent, isVertical: true)
    let itemIndex = Int32(index)
    setRow(
      0, of: index, to: x.position(inner.x, inner.width, outer.width),
      .mask(itemIndex: itemIndex, row: 0))
    setRow(
      1, of: index, to: x.size(inner.x, inner.width, outer.width),
      .mask(itemIndex: itemIndex, row: 1))
    setRow(
      2, of: index, to: y.position(inner.y, inner.height, outer.height),
      .mask(itemIndex: itemIndex, row: 2))
    setRow(
      3, of: index, to: y.size(inner.y, inner.height, outer.height),
      .mask(itemIndex: itemIndex, row: 3))
  }

  /// Gives the solver the frame of the view that fills the window as known values.
  ///
  /// The solver does not connect views through known values, so a change costs only what it
  /// affects.
  private func addFrameEquations(_ index: Int, _ node: ViewNode) {
    for row in 0..<4 { setRow(row, of: index, to: nil, .none) }
    fillingIndex = Int32(index)
    let (bounds, center) = (node.pointee.bounds.size, node.plainCenter)
    setKnownFrame(
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height), at: index)
    updateGuideConstants(of: node)
  }

  /// Gives the solver a rectangle as known values.
  func setKnownFrame(_ frame: CGRect, at index: Int) {
    let entry = entries[index]
    let numbers = [
      (entry.x, frame.origin.x), (entry.width, frame.size.width),
      (entry.y, frame.origin.y), (entry.height, frame.size.height),
    ]
    for (row, (variable, number)) in numbers.enumerated() {
      do throws(SolverError) {
        try solver.setParameter(variable, to: Double(number))
      } catch {
        report(
          error,
          in: entry.guide == nil
            ? .mask(itemIndex: Int32(index), row: row) : .guide(itemIndex: Int32(index), row: row))
      }
    }
  }

  /// Makes equations determine a rectangle that was known.
  func releaseRectangle(of index: Int) {
    let entry = entries[index]
    for variable in [entry.x, entry.width, entry.y, entry.height] { try? solver.release(variable) }
  }

  /// Makes equations determine a view that no longer fills the window.
  func releaseFrame(_ index: Int) {
    guard fillingIndex == Int32(index) else { return }
    fillingIndex = -1
    releaseRectangle(of: index)
    for guide in knownGuides
    where entries[Int(guide.itemIndex)].guide?.object.owningView?.node == entries[index].node {
      refreshGuide(Int(guide.itemIndex))
    }
  }

  /// Replaces a row of an entry by another equation; nil removes the row.
  func setRow(_ row: Int, of index: Int, to equation: LinearConstraint?, _ source: RowSource) {
    entries[index].rows[row] = replaceRow(entries[index].rows[row], with: equation, for: source)
  }
}

/// The two equations of one axis of a view that follows its mask: one for the position, one for the
/// size.
///
/// For every later length of the superview they give the result of autoresizing.
///
/// Rule: L-TAMIC-3.
/// See: L-MASK-3.
struct MaskEquations {
  /// The distance of the view from the superview's left or upper edge, in points.
  let near: Double
  /// The view's width or height, in points.
  let size: Double
  /// The superview's width or height, in points.
  let length: Double
  /// Bit 0 makes the near margin flexible, bit 1 the size, bit 2 the far margin; 0 if the superview
  /// does not resize its subviews.
  let mask: UInt

  /// Creates the equations for the current frame of a view in its superview, along one axis.
  init(of node: ViewNode, in parent: ViewNode, isVertical: Bool) {
    let bounds = node.pointee.bounds.size
    let center = node.plainCenter
    let outer = parent.pointee.bounds.size
    let resizes = parent.pointee.flags.contains(.autoresizesSubviews)
    let mask = resizes ? node.pointee.autoresizingMask.rawValue : 0
    size = Double(isVertical ? bounds.height : bounds.width)
    near = Double(isVertical ? center.y : center.x) - size / 2
    length = Double(isVertical ? outer.height : outer.width)
    self.mask = (isVertical ? mask >> 3 : mask) & 0b111
  }

  /// The distance of the view from the superview's right or lower edge, in points.
  var far: Double { length - near - size }

  /// Returns the growth of a part per point of the superview's growth.
  ///
  /// Flexible parts grow in proportion to their lengths, or all equally if these lengths are 0.
  func slope(_ part: Double) -> Double {
    let springs =
      (mask & 1 != 0 ? near : 0) + (mask & 2 != 0 ? size : 0) + (mask & 4 != 0 ? far : 0)
    return springs > 0 ? part / springs : 1 / Double(mask.nonzeroBitCount)
  }

  /// Returns the equation of the view's origin, by the flexible margins of its mask.
  func position(_ x: Variable, _ width: Variable, _ outer: Variable) -> LinearConstraint {
    switch mask {
    case 0b001, 0b011:
      return LinearConstraint([Term(outer, 1), Term(x, -1), Term(width, -1)], .equal, far)
    case 0b101, 0b111:
      let slope = slope(near)
      return LinearConstraint([Term(x, 1), Term(outer, -slope)], .equal, near - slope * length)
    default:
      return LinearConstraint([Term(x, 1)], .equal, near)
    }
  }

  /// Returns the equation of the view's length, by the flexible parts of its mask.
  func size(_ x: Variable, _ width: Variable, _ outer: Variable) -> LinearConstraint {
    switch mask {
    case 0b010:
      return LinearConstraint([Term(outer, 1), Term(x, -1), Term(width, -1)], .equal, far)
    case 0b110, 0b011, 0b111:
      let slope = slope(size)
      return LinearConstraint(
        [Term(width, 1), Term(outer, -slope)], .equal, size - slope * length)
    default:
      return LinearConstraint([Term(width, 1)], .equal, size)
    }
  }
}
