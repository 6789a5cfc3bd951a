import Foundation
import GimbalGeometry
import GimbalSolver
import GimbalTraits

/// Setting of subviews' frames from their constraints.
extension UIView {
  /// Sets bounds and center of the subviews that constraints position, on the pixel grid.
  ///
  /// Rule: L-CYC-3, L-CYC-5 (the transform stays; up to iOS 7: V-53).
  /// See: L-PIX-1.
  @inline(__always)
  final func positionSubviews() {
    guard node.pointee.flags.contains(.positionsSubviews) else { return }
    positionSubviewsByConstraints()
  }

  private final func positionSubviewsByConstraints() {
    guard let engine = node.pointee.variablesEngine?.object ?? layoutEngine else {
      return
    }
    engine.solve(positioning: node)
    engine.solvedFrames.pointee.setScale(Double(machine.pixelGrid.scale))
    // No closure: each would check its executor, in every view.
    machine.beginTraversal()
    node.positionChildren(engine.solvedFrames, of: Unretained(engine))
    machine.endTraversal()
    // An override of a setter may move the tree into another one, whose engine takes over.
    extendLifetime(engine)
  }
}

extension ViewNode {
  @MainActor
  fileprivate func positionChildren(
    _ solvedFrames: UnsafeMutablePointer<SolvedFrames>, of engine: Unretained<LayoutEngine>
  ) {
    var next = pointee.firstChild
    while let child = next {
      next = child.pointee.nextSibling
      let flags = child.pointee.flags
      guard flags.contains(.positionedByConstraints), child.pointee.variablesEngine == engine,
        !flags.contains(.hasController) || !child.fillsWindow
      else { continue }
      let position = solvedFrames.pointee.positions[Int(child.pointee.variablesIndex)]
      guard !position.x.isNaN else { continue }
      let old = child.pointee.bounds
      if old.size.width != position.x || old.size.height != position.y {
        let size = CGSize(width: position.x, height: position.y)
        child.withOwner { $0.bounds = CGRect(origin: old.origin, size: size) }
      }
      let middle = CGPoint(x: position.z, y: position.w)
      let center = flags.contains(.transformed) ? child.centerWithFrame(middle) : middle
      if child.pointee.center != center { child.withOwner { $0.center = center } }
      // An override of a setter may have moved views.
      if let following = next, following.pointee.parent != self { next = nil }
    }
  }
}

extension ViewNode {
  /// Returns the center of a view with a transform or another anchor point.
  ///
  /// Up to iOS 7 layout sets a transformed view's frame: its origin stays, and the center moves.
  ///
  /// Rule: V-53.
  @MainActor @inline(never)
  fileprivate func centerWithFrame(_ center: CGPoint) -> CGPoint {
    let view = pointee.owner
    guard view.machine.features.layoutSetsFrames else { return self.center(forPlain: center) }
    let size = pointee.bounds.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let frame = box.applying(view.storedTransform)
    return CGPoint(
      x: center.x + box.minX - frame.minX, y: center.y + box.minY - frame.minY)
  }
}

extension LayoutEngine {
  /// Returns the frame of an item in its superview's coordinates, in points, with its edges on the
  /// grid.
  ///
  /// See: L-PIX-1.
  func frame(at itemIndex: Int, on grid: PixelGrid) -> CGRect {
    let frame = solvedFrames.pointee.frames[itemIndex].onGrid(scale: Double(grid.scale))
    return CGRect(x: frame.x, y: frame.y, width: frame.z, height: frame.w)
  }
}
