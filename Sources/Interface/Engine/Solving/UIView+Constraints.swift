import Foundation
import GimbalGeometry

extension UIView {
  /// The constraints that the view holds, the system's included.
  ///
  /// See: L-CON-7, L-TAMIC-1, V-71.
  final var allConstraints: [NSLayoutConstraint] {
    let owned = (autoLayout?.owned.all ?? []) + supportConstraints
    guard node.pointee.seatEngine != nil else { return owned }
    return children.reduce(into: owned) { $0 += $1.maskConstraints }
  }

  /// Turns the constraints that stand for the mask on or off.
  ///
  /// See: L-TAMIC-1, L-CYC-6.
  final func setTranslatesMask(_ translates: Bool) {
    guard translates == node.pointee.flags.contains(.placedByConstraints) else { return }
    set(.placedByConstraints, !translates)
    if !translates {
      node.pointee.parent?.pointee.flags.insert(.placesSubviews)
      useConstraints()
    }
    guard let engine = node.pointee.seatEngine?.object else { return }
    engine.placingDidChange(node)
  }

  /// Reports a frame that the app has set to the engine.
  ///
  /// See: L-TAMIC-1 (the constraints that stand for frame and mask follow it), L-CYC-3 (those of
  /// other views do not).
  @inline(__always)
  final func tellEngineOfFrame() {
    guard node.pointee.seatEngine != nil,
      !node.pointee.flags.contains(.placedByConstraints) || node.pointee.parent == nil
        || node.pointee.flags.contains(.hasController)
    else { return }
    tellSeatedFrame()
  }

  /// Tells the engine that what is inside the view has moved as a whole.
  @inline(never)
  final func tellEngineOfOrigin() {
    guard let engine = node.pointee.seatEngine?.object else { return }
    engine.originDidChange(of: self)
  }

  @inline(never)
  private func tellSeatedFrame() {
    guard let engine = node.pointee.seatEngine?.object else { return }
    if engine.root == node { return engine.rootSizeDidChange() }
    guard !node.isPlaced, node.pointee.walk.pointee.autoresized != node || node.fillsWindow
    else { return }
    engine.markStale(node.pointee.seatIndex, .rectangle)
  }
}
