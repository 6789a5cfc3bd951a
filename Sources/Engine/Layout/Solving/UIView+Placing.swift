import Foundation
import GimbalGeometry
import GimbalSolver

/// Giving subviews the frames that their constraints ask for.
extension UIView {
  /// Sets bounds and center of the subviews that are placed by constraints, on the pixel grid.
  ///
  /// Source: L-CYC-3, L-CYC-5 (a transform is left alone), L-PIX-1.
  @inline(__always)
  final func placeSubviews() {
    guard node.pointee.flags.contains(.placesSubviews) else { return }
    placeSubviewsByConstraints()
  }

  private final func placeSubviewsByConstraints() {
    guard let engine = node.pointee.seat.engine?.takeUnretainedValue() ?? layoutEngine else {
      return
    }
    engine.solve()
    machine.walking { node.placeChildren(engine, machine.pixelGrid) }
  }
}

extension ViewNode {
  @MainActor
  fileprivate func placeChildren(_ engine: LayoutEngine, _ grid: PixelGrid) {
    var next = pointee.firstChild
    while let child = next {
      next = child.pointee.nextSibling
      guard child.pointee.flags.contains(.placedByConstraints), child.isPlaced,
        child.pointee.seat.engine != nil
      else { continue }
      let frame = engine.frame(at: Int(child.pointee.seat.index), on: grid)
      let size = frame.size
      let center = CGPoint(
        x: frame.origin.x + size.width / 2, y: frame.origin.y + size.height / 2)
      let bounds = child.pointee.bounds
      if bounds.size != size {
        child.withOwner { $0.bounds = CGRect(origin: bounds.origin, size: size) }
      }
      if child.pointee.center != center { child.withOwner { $0.center = center } }
      // An override of a setter may have moved views.
      if let following = next, following.pointee.parent != self { next = nil }
    }
  }
}

extension LayoutEngine {
  /// The frame of an item in its superview's coordinates, in points, with its edges on the grid.
  ///
  /// Source: L-PIX-1.
  func frame(at index: Int, on grid: PixelGrid) -> CGRect {
    let entry = entries[index]
    // What arithmetic leaves below half a pixel must not decide.
    let nudge = 1e-7
    let x = values[entry.x.index] + nudge
    let y = values[entry.y.index] + nudge
    let left = grid.round(x)
    let top = grid.round(y)
    return CGRect(
      x: left, y: top, width: max(grid.round(x + values[entry.width.index]) - left, 0),
      height: max(grid.round(y + values[entry.height.index]) - top, 0))
  }
}
