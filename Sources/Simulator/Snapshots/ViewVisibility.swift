public import Foundation
import GimbalGeometry

/// Whether a view can be seen and touched, and the obstacle if not.
///
/// The visibility is determined by the layout alone: hit testing that an app overrides is not
/// considered.
///
/// Rule: L-VIS-3.
/// See: L-VIS-1, L-HIT-1, L-HIT-2, L-ANIM-18.
public struct ViewVisibility: Hashable, Sendable {
  /// The reason why a view cannot be seen or touched.
  public enum Obstacle: Hashable, Sendable {
    /// The view or an ancestor is hidden.
    case hidden(String)
    /// The view or an ancestor is transparent, or their opacities multiply to almost 0.
    case transparent(String)
    /// The view has no width or no height.
    case empty
    /// No part of the view is in the window.
    case outOfWindow
    /// An ancestor clips all of the view.
    case clipped(String)
    /// Another view is in front.
    case covered(String)
    /// The view or an ancestor has user interaction disabled.
    case interactionOff(String)
    /// An animation of the view or an ancestor blocks touches until it ends.
    case animated(String)
    /// The touch point lies outside an ancestor, so hit testing does not find the view.
    case outsideParent(String)
    /// The view is a disabled control, which receives touches without effect.
    case disabled
  }

  /// The first reason why the view cannot be seen; nil if it can.
  public var unseen: Obstacle?
  /// The first reason why the view cannot be touched; nil if it can.
  public var untouchable: Obstacle?
  /// The part of the view in the window that is not clipped, in window coordinates; null if none
  /// is.
  public var visiblePart: CGRect
  /// The effective opacity: the product along the ancestors.
  public var effectiveAlpha: CGFloat

  /// True if a part of the view is visible.
  public var isSeen: Bool { unseen == nil }
  /// True if a touch in the middle of the visible part hits the view or a descendant.
  public var isTouchable: Bool { untouchable == nil }
  /// The middle of the visible part, in the window's coordinates.
  public var touchPoint: CGPoint { CGPoint(x: visiblePart.midX, y: visiblePart.midY) }
}

extension ViewVisibility: CustomStringConvertible {
  /// The first obstacle: `cannot be touched: 'curtain' covers it`.
  public var description: String {
    if let unseen { return "cannot be seen: \(unseen)" }
    return untouchable.map { "cannot be touched: \($0)" } ?? "seen and touchable"
  }
}

extension ViewVisibility.Obstacle: CustomStringConvertible {
  /// A description of the obstacle: `covered by 'curtain'`.
  public var description: String {
    switch self {
    case .hidden(let name): "'\(name)' is hidden"
    case .transparent(let name): "'\(name)' is transparent"
    case .empty: "it has no width or no height"
    case .outOfWindow: "it is out of the window"
    case .clipped(let name): "'\(name)' cuts it off"
    case .covered(let name): "'\(name)' covers it"
    case .interactionOff(let name): "'\(name)' takes no touches"
    case .animated(let name): "an animation blocks touches of '\(name)'"
    case .outsideParent(let name): "it lies outside '\(name)', which touches do not reach there"
    case .disabled: "it is disabled"
    }
  }
}

extension LocatedView {
  /// Whether the view can be seen and touched, and the obstacle if not.
  ///
  /// - Complexity: O(views).
  public var visibility: ViewVisibility {
    guard let index = layout.views.firstIndex(where: { $0.name == view.name }) else {
      return ViewVisibility(
        unseen: .outOfWindow, untouchable: .outOfWindow, visiblePart: .null, effectiveAlpha: 0)
    }
    return VisibilitySearch(layout).visibility(of: index)
  }
}

/// Finds obstacles of views.
private struct VisibilitySearch {
  /// The least opacity of a visible and touchable view.
  ///
  /// See: L-HIT-1.
  private static let leastAlpha: Float = 0.01

  private let views: [ViewSnapshot]
  private let windowBounds: CGRect

  /// Prepares the search in a layout.
  init(_ layout: LayoutSnapshot) {
    views = layout.views
    windowBounds = CGRect(origin: .zero, size: layout.windowFrame.size)
  }

  /// Returns what is visible of the view at an index, and what hides it or receives its touches.
  func visibility(of index: Int) -> ViewVisibility {
    let line = line(of: index)
    let part = visiblePart(of: index, line)
    let unseen =
      hiding(line) ?? transparency(line) ?? missing(index, part, line) ?? cover(of: index, part)
    var result = ViewVisibility(
      unseen: unseen, untouchable: nil, visiblePart: part,
      effectiveAlpha: views[index].effectiveAlpha)
    result.untouchable =
      hiding(line) ?? transparency(line) ?? refusal(line) ?? missing(index, part, line)
      ?? obstacle(at: result.touchPoint, to: index, line)
      // L-VIS-3.6
      ?? (views[index].isDisabled ? .disabled : nil)
    return result
  }

  /// Returns the view and its ancestors, the innermost first.
  private func line(of index: Int) -> [Int] {
    var line = [index]
    while let parent = views[line[line.count - 1]].parent { line.append(parent) }
    return line
  }

  private func hiding(_ line: [Int]) -> ViewVisibility.Obstacle? {
    // L-VIS-3.1
    line.last { views[$0].isHidden }.map { .hidden(views[$0].name) }
  }

  private func transparency(_ line: [Int]) -> ViewVisibility.Obstacle? {
    // L-VIS-3.1
    line.last { Float(views[$0].effectiveAlpha) < Self.leastAlpha }.map {
      .transparent(views[$0].name)
    }
  }

  private func refusal(_ line: [Int]) -> ViewVisibility.Obstacle? {
    // L-VIS-3.1
    line.last { !views[$0].takesTouches }.map { .interactionOff(views[$0].name) }
      ?? line.last { views[$0].isBlockedFromTouches }.map { .animated(views[$0].name) }
  }

  private func missing(
    _ index: Int, _ part: CGRect, _ line: [Int]
  ) -> ViewVisibility.Obstacle? {
    // L-VIS-3.2
    let frame = views[index].windowFrame
    if frame.width <= 0 || frame.height <= 0 { return .empty }
    guard part.isEmpty else { return nil }
    for ancestor in line.dropFirst() where views[ancestor].clipsToBounds {
      if frame.intersection(views[ancestor].windowFrame).isEmpty {
        return .clipped(views[ancestor].name)
      }
    }
    return .outOfWindow
  }

  private func visiblePart(of index: Int, _ line: [Int]) -> CGRect {
    var part = views[index].windowFrame.intersection(windowBounds)
    for ancestor in line.dropFirst() where views[ancestor].clipsToBounds {
      part = part.intersection(views[ancestor].windowFrame)
    }
    return part.isEmpty ? .null : part
  }

  /// Returns a view in front whose opaque background covers all of the visible part.
  private func cover(of index: Int, _ part: CGRect) -> ViewVisibility.Obstacle? {
    var end = index + 1
    while end < views.count, views[end].depth > views[index].depth { end += 1 }
    // L-VIS-3.3
    for other in views.indices[end...] where covers(other, part) {
      return .covered(views[other].name)
    }
    return nil
  }

  private func covers(_ other: Int, _ part: CGRect) -> Bool {
    guard views[other].effectiveAlpha >= 1, views[other].transform == nil,
      let background = views[other].background, background.last ?? 0 >= 1
    else { return false }
    return visiblePart(of: other, line(of: other)).contains(part)
  }

  /// Returns the obstacle of a touch at a point, or nil if it hits the view or a descendant.
  ///
  /// See: R-FOLD-18.
  private func obstacle(
    at point: CGPoint, to index: Int, _ line: [Int]
  ) -> ViewVisibility.Obstacle? {
    var children = [[Int]](repeating: [], count: views.count)
    for other in views.indices {
      if let parent = views[other].parent { children[parent].append(other) }
    }
    guard let root = line.last else { return nil }
    let hit = hit(root, at: point, children)
    if let hit, isIn(hit, index) { return nil }
    // L-VIS-3.4
    for ancestor in line.dropFirst() where !views[ancestor].windowFrame.contains(point) {
      // Buttons of a bar at the side of the screen receive touches outside the bar's frame.
      if views[ancestor].className == "UINavigationBar" { return nil }
      return .outsideParent(views[ancestor].name)
    }
    // L-VIS-3.5
    return hit.map { .covered(views[$0].name) } ?? .outOfWindow
  }

  private func isIn(_ other: Int, _ index: Int) -> Bool { line(of: other).contains(index) }

  /// See: L-HIT-1, L-HIT-2.
  private func hit(_ index: Int, at point: CGPoint, _ children: [[Int]]) -> Int? {
    let view = views[index]
    guard !view.isHidden, view.takesTouches, !view.isBlockedFromTouches,
      Float(view.effectiveAlpha) >= Self.leastAlpha,
      view.bounds.contains(point)
    else { return nil }
    for child in children[index].reversed() {
      if let hit = hit(child, at: views[child].inside(point), children) { return hit }
    }
    return index
  }
}

extension ViewSnapshot {
  /// Converts a point of the superview's coordinates to the view's own.
  fileprivate func inside(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if let transform { offset = offset.applying(transform.inverted()) }
    return CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
  }
}
