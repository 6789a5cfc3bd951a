package import Foundation
import GimbalGeometry
import GimbalTraits

/// A position in the hierarchy of coordinate spaces.
///
/// Views are in windows; windows and scenes are in the screen's rotating space; the rotating space
/// is in the screen's fixed space.
///
/// Rule: R-COORD-5.
@MainActor
package enum SpaceOrigin: Equatable {
  /// The coordinates of a view.
  case view(ViewNode)
  /// The coordinates of a window scene, with its origin on the device's screen.
  case scene(Machine, CGPoint)
  /// The coordinates of the screen in the interface's orientation.
  case interface(Machine)
  /// The coordinates of the screen in portrait.
  case fixed(Machine)

  /// Returns true for the same view, or the same space of the same device.
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

  /// The enclosing space and the transform into it, or nil for the outermost space.
  private var enclosing: (position: SpaceOrigin, map: CGAffineTransform)? {
    switch self {
    case .view(let node):
      if let parent = node.pointee.parent { return (.view(parent), node.toParent) }
      guard node.pointee.flags.contains(.isWindow) else { return nil }
      return (
        .interface(node.pointee.machine),
        WindowGeometry(node.pointee.machine).windowToInterface(node)
      )
    case .scene(let machine, let origin):
      return (
        .interface(machine), CGAffineTransform(translationX: origin.x, y: origin.y)
      )
    case .interface(let machine):
      return (.fixed(machine), WindowGeometry(machine).interfaceToFixed)
    case .fixed:
      return nil
    }
  }

  /// Returns the transforms from this space and from another to the nearest space that encloses
  /// both.
  ///
  /// If no space encloses both, their outermost spaces are treated as having the same origin; this
  /// is Gimbal's choice (CHOICE).
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

  /// A path upwards, with the transform from its start.
  @MainActor
  private struct Climb {
    /// The space that the path has reached.
    private(set) var position: SpaceOrigin
    /// The transform from the start into `position`.
    private(set) var map = CGAffineTransform.identity

    /// Creates an empty path that starts at a space.
    init(from position: SpaceOrigin) { self.position = position }

    /// Moves to the enclosing space; returns false at the outermost.
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
  /// Converts a point from an ancestor's coordinates to this view's own.
  ///
  /// Returns nil if a view between the two is transformed, or if `ancestor` is not an ancestor of
  /// this view.
  ///
  /// - Complexity: O(depth), without allocations.
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

extension WindowGeometry {
  /// The transform from the interface's coordinates to those of the device in portrait.
  ///
  /// Up to iOS 7 the interface's space does not rotate.
  ///
  /// Rule: R-COORD-6.
  /// See: R-COORD-2, R-COORD-3.
  var interfaceToFixed: CGAffineTransform {
    machine.callbackTiming == .rotatedRootView
      ? .identity
      : QuarterRotation(machine.interfaceOrientation).interfaceToFixed(
        portraitSize: machine.hardware.portraitSize)
  }

  /// Returns the transform from a window's coordinates to the interface's.
  ///
  /// A window that does not follow the interface's orientation is positioned for its own
  /// orientation.
  ///
  /// See: R-ORI-8.
  fileprivate func windowToInterface(_ window: ViewNode) -> CGAffineTransform {
    guard machine.holdsWindows, machine.callbackTiming != .rotatedRootView,
      let held = machine.heldRotation(of: window.pointee.owner)
    else {
      return window.toParent
    }
    return window.toParent
      .concatenating(
        QuarterRotation(held.orientation).interfaceToFixed(
          portraitSize: machine.hardware.portraitSize)
      )
      .concatenating(interfaceToFixed.inverted())
  }
}
