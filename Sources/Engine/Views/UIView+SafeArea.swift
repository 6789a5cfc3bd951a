import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// How the safe area comes down the tree.
extension UIView {
  /// Marks the view's safe area for the next layout phase, if it can have one at all.
  @inline(__always)
  func markSafeArea() {
    guard node.pointee.window != nil, node.pointee.walk.pointee.hasSafeArea else { return }
    if node.pointee.flags.isDisjoint(with: [.hasSafeArea, .hasController, .isWindow]),
      node.pointee.parent?.pointee.flags.contains(.hasSafeArea) != true
    {
      return
    }
    node.mark(.needsSafeArea)
  }

  func markSafeAreaOfSubviews() {
    if node.pointee.walk.pointee.hasSafeArea, node.pointee.flags.contains(.hasSafeArea) {
      node.markSafeAreaOfChildren()
    }
  }
}

extension ViewNode {
  func markSafeAreaOfChildren() {
    guard pointee.firstChild != nil else { return }
    var child = pointee.firstChild
    while let current = child {
      current.pointee.flags.insert(.needsSafeArea)
      child = current.pointee.nextSibling
    }
    pointee.flags.insert(.layoutBelow)
    markAncestors(.layoutBelow)
  }
}

extension Machine {
  /// Whether views have safe areas: from iOS 11 on.
  ///
  /// Source: L-SAFE-1.
  nonisolated static func hasSafeArea(_ system: SystemVersion) -> Bool { system.major >= 11 }

  /// Brings a view's safe area up to date and tells the view, then its controller.
  ///
  /// Called after the superview's `layoutSubviews` and before the view's own layout step.
  ///
  /// Source: D-3, R-SAFE-1, L-SAFE-2.
  func refreshSafeArea(_ node: ViewNode) {
    node.pointee.flags.remove(.needsSafeArea)
    guard walk.pointee.hasSafeArea, node.pointee.window != nil else { return }
    let controller =
      node.pointee.flags.contains(.hasController) ? node.pointee.controller : nil
    var insets = inheritedSafeArea(node)
    if let additional = controller?.additionalSafeAreaInsets, additional != .zero {
      insets.top += additional.top
      insets.left += additional.left
      insets.bottom += additional.bottom
      insets.right += additional.right
    }
    guard insets != node.pointee.safeAreaInsets else { return }
    node.pointee.setSafeArea(insets)
    node.markSafeAreaOfChildren()
    if node.pointee.flags.contains(.hasSystemGuides) {
      node.pointee.owner.systemGuideDidMove(.safeArea)
    }
    tellSafeArea(node)
    if let controller {
      controller.send(.viewSafeAreaInsetsDidChange) { controller.viewSafeAreaInsetsDidChange() }
    }
    safeAreaDidMoveMargins(node)
  }

  private func tellSafeArea(_ node: ViewNode) {
    let sink = walk.pointee.sink
    let recording = sink.isRecording
    if recording {
      sink.open(
        .safeAreaInsetsDidChange, on: node.recordedReceiver,
        sink.insetsArguments(node.pointee.safeAreaInsets))
    }
    node.withOwner { $0.safeAreaInsetsDidChange() }
    if recording { sink.close() }
  }

  /// What the superview's safe area leaves of itself in a view.
  ///
  /// Source: L-SAFE-2; L-SAFE-3 (the frame counts, whatever the transform).
  private func inheritedSafeArea(_ node: ViewNode) -> UIEdgeInsets {
    let outer: UIEdgeInsets
    let space: CGRect
    if let parent = node.pointee.parent {
      guard parent.pointee.flags.contains(.hasSafeArea) else { return UIEdgeInsets() }
      outer = parent.pointee.safeAreaInsets
      space = parent.pointee.bounds
    } else {
      outer = hardware.safeArea(interfaceOrientation)
      space = CGRect(origin: .zero, size: hardware.size(interfaceOrientation))
    }
    let frame = node.frame
    @inline(__always)
    func left(of inset: CGFloat, at distance: CGFloat) -> CGFloat {
      let rest = inset - distance
      return inset <= 0 || rest <= 0 ? 0 : rest < inset ? rest : inset
    }
    let near = CGPoint(x: frame.origin.x - space.origin.x, y: frame.origin.y - space.origin.y)
    return UIEdgeInsets(
      top: left(of: outer.top, at: near.y),
      left: left(of: outer.left, at: near.x),
      bottom: left(of: outer.bottom, at: space.size.height - near.y - frame.size.height),
      right: left(of: outer.right, at: space.size.width - near.x - frame.size.width))
  }
}
