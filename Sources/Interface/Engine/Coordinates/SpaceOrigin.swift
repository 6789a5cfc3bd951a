package import Foundation
import GimbalGeometry
import GimbalTraits

/// A place in the nest of coordinate spaces: views in windows, and scenes, in the screen's turning space
/// in the screen's fixed space.
///
/// Rule: R-COORD-5.
@MainActor
package enum SpaceOrigin: Equatable {
  case view(ViewNode)
  case scene(Machine, CGPoint)
  case interface(Machine)
  case fixed(Machine)

  package nonisolated static func == (left: SpaceOrigin, right: SpaceOrigin) -> Bool {
    switch (left, right) {
    case (.view(let left), .view(let right)): left == right
    case (.scene(let left, let leftOrigin), .scene(let right, let rightOrigin)):
      left === right && leftOrigin == rightOrigin
    case (.interface(let left), .interface(let right)): left === right
    case (.fixed(let left), .fixed(let right)): left === right
    default: false
    }
  }

  /// The enclosing space and the map into it, or nil at the outermost.
  private var enclosing: (position: SpaceOrigin, map: CGAffineTransform)? {
    switch self {
    case .view(let node):
      if let parent = node.pointee.parent { return (.view(parent), node.toParent) }
      guard node.pointee.flags.contains(.isWindow) else { return nil }
      return (.interface(node.pointee.machine), node.pointee.machine.windowToInterface(node))
    case .scene(let machine, let origin):
      return (
        .interface(machine), CGAffineTransform(translationX: origin.x, y: origin.y)
      )
    case .interface(let machine):
      return (.fixed(machine), machine.interfaceToFixed)
    case .fixed:
      return nil
    }
  }

  /// The maps from this space and from another to the nearest space that encloses both.
  ///
  /// Two spaces that nothing encloses are taken to share their outermost origins (a choice).
  ///
  /// - Complexity: O(depth).
  ///
  /// Rule: L-CONV-1.
  func paths(to other: SpaceOrigin) -> (up: CGAffineTransform, down: CGAffineTransform) {
    var (own, others) = (Climb(from: self), Climb(from: other))
    let (level, otherLevel) = (self.level, other.level)
    if level > otherLevel {
      for _ in otherLevel..<level { own.step() }
    } else {
      for _ in level..<otherLevel { others.step() }
    }
    while own.position != others.position, own.step(), others.step() {}
    return (own.map, others.map)
  }

  /// The number of spaces that enclose this one.
  private var level: Int {
    switch self {
    case .view(let node):
      var top = node
      var level = 0
      while let parent = top.pointee.parent {
        top = parent
        level += 1
      }
      return top.pointee.flags.contains(.isWindow) ? level + 2 : level
    case .scene: return 2
    case .interface: return 1
    case .fixed: return 0
    }
  }

  /// A way upwards, with the map from where it began.
  @MainActor
  private struct Climb {
    private(set) var position: SpaceOrigin
    private(set) var map = CGAffineTransform.identity

    init(from position: SpaceOrigin) { self.position = position }

    /// Goes to the enclosing space; false at the outermost.
    @discardableResult
    mutating func step() -> Bool {
      guard let next = position.enclosing else { return false }
      map = map.concatenating(next.map)
      position = next.position
      return true
    }
  }
}

extension ViewNode {
  /// A point of a view that this one is in, in this one's coordinates; nil where a view on the way is
  /// transformed, or the other one does not enclose it.
  ///
  /// - Complexity: O(depth), without memory of its own.
  ///
  /// See: L-CONV-1.
  func point(_ point: CGPoint, of ancestor: ViewNode) -> CGPoint? {
    var result = point
    var node = self
    while node != ancestor {
      guard let parent = node.pointee.parent, !node.pointee.flags.contains(.transformed) else {
        return nil
      }
      result = node.fromParent(result)
      node = parent
    }
    return result
  }
}

extension Machine {
  /// The map from the interface's coordinates to those of the device held upright.
  ///
  /// Up to iOS 7 the interface's space does not turn.
  ///
  /// Rule: R-COORD-6.
  /// See: R-COORD-2, R-COORD-3.
  var interfaceToFixed: CGAffineTransform {
    callbackTiming == .rotatedRootView
      ? .identity
      : QuarterRotation(interfaceOrientation).interfaceToFixed(portraitSize: hardware.portraitSize)
  }

  /// The map from a window's coordinates to the interface's; a window that does not follow the interface stands as
  /// the device did when it was in the window's orientation.
  ///
  /// See: R-ORI-8.
  fileprivate func windowToInterface(_ window: ViewNode) -> CGAffineTransform {
    guard holdsWindows, callbackTiming != .rotatedRootView,
      let held = heldRotation(of: window.pointee.owner)
    else {
      return window.toParent
    }
    return window.toParent
      .concatenating(
        QuarterRotation(held.orientation).interfaceToFixed(portraitSize: hardware.portraitSize)
      )
      .concatenating(interfaceToFixed.inverted())
  }
}
