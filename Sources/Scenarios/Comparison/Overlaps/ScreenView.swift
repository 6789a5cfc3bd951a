import Foundation
import GimbalSnapshots

/// A view of a layout with what the rules of findings ask of it.
struct ScreenView {
  let index: Int
  let view: ViewSnapshot
  /// On the screen as the interface is turned; zero when it cannot be measured.
  let frame: CGRect
  /// True if all figures of the frame are finite and no larger than a million points.
  let isMeasurable: Bool
  /// The part of the frame that clipping superviews leave visible; empty when none.
  let seen: CGRect
  /// The nearest superview that cuts something off, by its index.
  let clipper: Int?
  /// True if a superview scrolls its content, which may then lie anywhere.
  let isScrolled: Bool
  /// True if any subview of the app's can be seen.
  let hasVisibleSubviews: Bool
  /// The nearest superview that the app made, by its index; nil for the window.
  let family: Int?
  /// The presentation or bar in which the view stands, by its index; 0 is the window.
  ///
  /// Views in other layers overlap on purpose.
  let layer: Int
  /// True if the view stands in a bar, which makes the touch targets of its buttons larger.
  let isInBar: Bool

  /// True if the view itself shows something that the app placed.
  ///
  /// It can be seen, and is a text, a control or a picture, has a background, or has no visible subviews:
  /// the window and containers without background are judged by what is in them, and what the system made
  /// for one of its own views by that view.
  ///
  /// See: F-40, F-41.
  var isContent: Bool {
    guard view.parent != nil, !view.content.isMadeBySystem, view.isVisible, !seen.isEmpty else {
      return false
    }
    if hasBackground { return true }
    if view.isControllerView || showsNoText || isYetEmpty { return false }
    return isTextOrControl || view.content.role == .image || !hasVisibleSubviews
  }

  /// True if nothing is known of what the view will show: the app draws it, or puts something in.
  private var isYetEmpty: Bool { view.awaitsContent && view.content.role == .plain }

  /// True if the view keeps what it shows clear of the window's edges by itself: a scroll view, or as far as is known what
  /// the app fills.
  var insetsItsContent: Bool {
    view.content.role == .scroll || view.awaitsContent && view.content.role == .plain
  }

  var hasBackground: Bool { (view.background?.last ?? 0) > 0.01 }

  /// True if nothing that lies behind the view can be seen through it.
  var isOpaque: Bool {
    (view.background?.last ?? 0) > 0.99 && view.effectiveAlpha > 0.99
  }

  var isTextOrControl: Bool { view.content.role == .text || view.content.role == .control }

  var isControl: Bool { view.content.role == .control }

  /// True if the view is a text of which it is known that there is none.
  var showsNoText: Bool { view.content.role == .text && view.content.text?.string == "" }

  /// The title of a control, or the text; nil without one and where it is not known.
  var text: ViewText? { view.content.text.flatMap { $0.string.isEmpty ? nil : $0 } }

  /// The rectangle of the view's text on the screen; the whole frame where that is not known.
  var textFrame: CGRect {
    guard let text, isStraight else { return seen }
    let drawn = text.rect.offsetBy(
      dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
    let cut = drawn.intersection(seen)
    return cut.isNull ? .zero : cut
  }

  /// The part of the screen that the view takes: for a text without background the text, for a control that shows what it
  /// has in its middle the middle, else the frame.
  var area: CGRect {
    if SystemControls.centred.contains(view.className), !hasBackground {
      return seen.insetBy(dx: seen.width / 4, dy: seen.height / 4)
    }
    return view.content.role == .text && !hasBackground ? textFrame : seen
  }

  /// The part of the screen on which a text, a control or a picture draws something; nil where none is known.
  var shownArea: CGRect? {
    if view.content.role == .image || isTextOrControl && hasBackground { return seen }
    return isTextOrControl && text != nil ? textFrame : nil
  }

  /// True if the view is neither turned nor scaled on the screen.
  var isStraight: Bool {
    abs(frame.width - view.bounds.width) < 0.01 && abs(frame.height - view.bounds.height) < 0.01
  }

  /// All views of a layout, parents before children.
  ///
  /// - Complexity: O(views).
  static func views(of layout: LayoutSnapshot) -> [ScreenView] {
    let frames = layout.screenFrames
    let hasVisible = visibleSubviews(in: layout)
    var views: [ScreenView] = []
    views.reserveCapacity(frames.count)
    for (index, view) in layout.views.enumerated() {
      let parent = view.parent.map { views[$0] }
      let clips = parent.map { $0.view.clipsToBounds && $0.view.parent != nil } ?? false
      let opening = parent.map { clips ? $0.seen : $0.opening } ?? .everywhere
      let isMeasurable = frames[index].isMeasurable
      let frame = isMeasurable ? frames[index] : .zero
      let cut = frame.intersection(opening)
      let isBar = view.content.role == .bar
      views.append(
        ScreenView(
          index: index, view: view, frame: frame, isMeasurable: isMeasurable,
          seen: cut.isNull ? .zero : cut,
          clipper: clips ? parent?.index : parent?.clipper,
          isScrolled: parent.map { $0.isScrolled || $0.view.content.role == .scroll } ?? false,
          hasVisibleSubviews: hasVisible[index],
          family: parent.flatMap { $0.view.content.isMadeBySystem ? $0.family : $0.index },
          layer: isBar || view.className == "UITransitionView" ? index : parent?.layer ?? 0,
          isInBar: isBar || parent?.isInBar ?? false, opening: opening))
    }
    return views
  }

  /// For each view whether a subview of the app's can be seen in it, or in what the system put there.
  private static func visibleSubviews(in layout: LayoutSnapshot) -> [Bool] {
    var hasVisible = [Bool](repeating: false, count: layout.views.count)
    // Children come after their parents.
    for index in layout.views.indices.reversed() {
      let view = layout.views[index]
      guard let parent = view.parent, view.isVisible else { continue }
      if !view.content.isMadeBySystem || hasVisible[index] { hasVisible[parent] = true }
    }
    return hasVisible
  }

  /// The rectangle that clipping superviews leave visible.
  private let opening: CGRect

  private init(
    index: Int, view: ViewSnapshot, frame: CGRect, isMeasurable: Bool, seen: CGRect, clipper: Int?,
    isScrolled: Bool, hasVisibleSubviews: Bool, family: Int?, layer: Int, isInBar: Bool,
    opening: CGRect
  ) {
    self.index = index
    self.view = view
    self.frame = frame
    self.isMeasurable = isMeasurable
    self.seen = seen
    self.clipper = clipper
    self.isScrolled = isScrolled
    self.hasVisibleSubviews = hasVisibleSubviews
    self.family = family
    self.layer = layer
    self.isInBar = isInBar
    self.opening = opening
  }
}

extension CGRect {
  /// Larger than any screen, and small enough to calculate with.
  fileprivate static let everywhere = CGRect(x: -2e6, y: -2e6, width: 4e6, height: 4e6)

  /// True if all figures are finite and no larger than a million points.
  fileprivate var isMeasurable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) <= 1e6 }
  }

  /// By how much the rectangle leaves another on each side, in the order top, left, bottom, right;
  /// sides that it keeps to are left out, as are overhangs of less than a tolerance.
  func overhangs(beyond other: CGRect, tolerance: CGFloat) -> [(side: Side, points: CGFloat)] {
    [
      (Side.top, other.minY - minY), (.left, other.minX - minX), (.bottom, maxY - other.maxY),
      (.right, maxX - other.maxX),
    ].filter { $0.1 > tolerance }
  }

  /// The distance by which the rectangle reaches into another in both directions; 0 or less when it
  /// does not.
  func depth(into other: CGRect) -> CGFloat {
    min(
      min(maxX, other.maxX) - max(minX, other.minX),
      min(maxY, other.maxY) - max(minY, other.minY))
  }
}

/// A side of a rectangle on the screen.
enum Side: String {
  case top
  case left
  case bottom
  case right
}
