import Foundation
import GimbalGeometry

/// The constraints that a view holds, and changes of its frame by the app.
extension UIView {
  /// The constraints that the view holds, including those of the system.
  ///
  /// See: L-CON-7, L-TAMIC-1, V-71.
  final var allConstraints: [NSLayoutConstraint] {
    let owned = (autoLayout?.owned.all ?? []) + supportConstraints
    guard node.pointee.variablesEngine != nil else { return owned }
    return children.reduce(into: owned) { $0 += $1.maskConstraints }
  }

  /// Turns the constraints of the autoresizing mask on or off.
  ///
  /// See: L-TAMIC-1, L-CYC-6.
  final func setTranslatesMask(_ translates: Bool) {
    guard translates == node.pointee.flags.contains(.positionedByConstraints) else { return }
    set(.positionedByConstraints, !translates)
    if !translates {
      node.pointee.parent?.pointee.flags.insert(.positionsSubviews)
      useConstraints()
    }
    guard let engine = node.pointee.variablesEngine?.object else { return }
    engine.positioningDidChange(node)
  }

  /// Notifies the engine of a frame that the app has set.
  ///
  /// See: L-TAMIC-1 (the constraints of frame and mask follow it), L-CYC-3 (those of other views do
  /// not).
  @inline(__always)
  final func notifyEngineOfFrame() {
    guard node.pointee.variablesEngine != nil,
      !node.pointee.flags.contains(.positionedByConstraints) || node.pointee.parent == nil
        || node.pointee.flags.contains(.hasController)
    else { return }
    notifyFrameChange()
  }

  /// Notifies the engine of a change of the bounds origin.
  @inline(never)
  final func notifyEngineOfOrigin() {
    guard let engine = node.pointee.variablesEngine?.object else { return }
    engine.originDidChange(of: self)
  }

  @inline(never)
  private func notifyFrameChange() {
    guard let engine = node.pointee.variablesEngine?.object else { return }
    if engine.root == node { return engine.rootSizeDidChange() }
    guard !node.isPositioned, node.pointee.traversal.pointee.autoresized != node || node.fillsWindow
    else { return }
    engine.setStale(node.pointee.variablesIndex, .rectangle)
  }
}
