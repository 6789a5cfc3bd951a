import Foundation
import GimbalSnapshots

/// A view of a layout with the values that the rules of findings need.
struct ScreenView {
  /// The index of the view in the layout.
  let index: Int
  /// The recorded view.
  let view: ViewSnapshot
  /// The frame on the screen in the interface's orientation; zero if it cannot be measured.
  let frame: CGRect
  /// True if all values of the frame are finite and at most a million points.
  let isMeasurable: Bool
  /// The part of the frame that clipping superviews leave visible; may be empty.
  let seen: CGRect
  /// The index of the nearest superview that clips a part.
  let clipper: Int?
  /// True if a superview scrolls its content, which may then be anywhere.
  let isScrolled: Bool
  /// The index of the nearest view, itself or a superview, that code may move or size by a
  /// constraint that an outlet holds.
  let mover: Int?
  /// True if any subview of the app is visible.
  let hasVisibleSubviews: Bool
  /// The index of the nearest superview of the app; nil for the window.
  let family: Int?
  /// The index of the presentation or bar that contains the view; 0 is the window.
  ///
  /// Views in other layers overlap on purpose.
  let layer: Int
  /// True if the view is in a bar, which enlarges the touch targets of its buttons.
  let isInBar: Bool

  /// True if the view itself shows content that the app positioned.
  ///
  /// Such a view is visible. It is a text, a control or an image, or has a background, or has no
  /// visible subviews. The window and containers without background are checked by their contents.
  /// A view that the system created as a part of another one is checked as that view.
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

  /// True if the view's content is unknown: the app draws it or sets it at run time.
  private var isYetEmpty: Bool { view.awaitsContent && view.content.role == .plain }

  /// True if the view insets its content from the window's edges itself, as a scroll view does.
  ///
  /// Also true for search bars, and for views that the app fills at run time.
  var insetsItsContent: Bool {
    view.content.role == .scroll || view.className == "UISearchBar"
      || view.awaitsContent && view.content.role == .plain
  }

  /// True if the view has a background color that is not nearly transparent.
  var hasBackground: Bool { (view.background?.last ?? 0) > 0.01 }

  /// True if nothing behind the view is visible through it.
  var isOpaque: Bool {
    (view.background?.last ?? 0) > 0.99 && view.effectiveAlpha > 0.99
  }

  /// Returns true if nothing behind the view is visible in an area that the view fills, or its image.
  func hides(_ area: CGRect, within tolerance: CGFloat) -> Bool {
    let cover = isOpaque ? seen : view.imageFrame != nil ? imageArea : .zero
    return isContent && view.effectiveAlpha > 0.99 && area.isInside(cover, within: tolerance)
  }

  /// True if the view shows a text or is a control, which other views must not cover.
  var isTextOrControl: Bool { view.content.role == .text || view.content.role == .control }

  /// True if the view is a control by its recorded role.
  var isControl: Bool { view.content.role == .control }

  /// True if the view is a text that is known to be empty.
  var showsNoText: Bool { view.content.role == .text && view.content.text?.string == "" }

  /// True for a field that draws nothing.
  var isBlankField: Bool { view.isBlankField && !hasBackground }

  /// The title of a control, or the text; nil without one and if it is unknown.
  var text: ViewText? { view.content.text.flatMap { $0.string.isEmpty ? nil : $0 } }

  /// The rectangle of the view's text on the screen; the whole frame if it is unknown.
  var textFrame: CGRect {
    guard let text, isStraight else { return seen }
    let cut = onScreen(text.rect).intersection(seen)
    return cut.isNull ? .zero : cut
  }

  /// The area of the view: the text of a text without background, the centered content of some
  /// controls, else the frame.
  var area: CGRect {
    if SystemControls.centred.contains(view.className), !hasBackground {
      return seen.insetBy(dx: seen.width / 4, dy: seen.height / 4)
    }
    if view.className == "UISearchBar" {
      return seen.insetBy(dx: min(seen.width / 2, SystemControls.searchFieldInset), dy: 0)
    }
    if view.className == "UITextView", !hasBackground {
      return seen.insetBy(
        dx: min(seen.width / 2, SystemControls.textInset.width),
        dy: min(seen.height / 2, SystemControls.textInset.height))
    }
    return view.content.role == .text && !hasBackground ? textFrame : seen
  }

  /// The area that a text, a control or an image draws; nil if it is unknown or empty.
  var shownArea: CGRect? {
    let area: CGRect
    if view.content.role == .image {
      area = imageArea
    } else if isTextOrControl, hasBackground {
      area = seen
    } else {
      guard isTextOrControl, text != nil else { return nil }
      area = textFrame
    }
    return area.isEmpty ? nil : area
  }

  /// The area of an image, which its view may leave empty at two sides; the view's area if it has a
  /// background.
  var imageArea: CGRect {
    guard let image = view.imageFrame, !hasBackground, isStraight else { return seen }
    let cut = onScreen(image).intersection(seen)
    return cut.isNull ? .zero : cut
  }

  /// Returns a rectangle of the bounds of a straight view in coordinates of the screen.
  private func onScreen(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
  }

  /// The radius of the view's corners, at most half of its smaller side; 0 if a part is clipped.
  var cornerRadius: CGFloat {
    seen == frame ? min(view.cornerRadius, frame.width / 2, frame.height / 2) : 0
  }

  /// True for a table, which insets the content of its cells at the sides itself.
  var isTable: Bool { view.content.role == .scroll && view.className.hasSuffix("TableView") }

  /// True if the view is neither rotated nor scaled on the screen.
  var isStraight: Bool {
    abs(frame.width - view.bounds.width) < 0.01 && abs(frame.height - view.bounds.height) < 0.01
  }

  /// Returns all views of a layout, parents before children.
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
          mover: view.hasConnectedConstraint ? index : parent?.mover,
          hasVisibleSubviews: hasVisible[index],
          family: parent.flatMap { $0.view.content.isMadeBySystem ? $0.family : $0.index },
          layer: isBar || view.className == "UITransitionView" ? index : parent?.layer ?? 0,
          isInBar: isBar || parent?.isInBar ?? false, opening: opening))
    }
    return views
  }

  /// Returns for each view whether a visible subview of the app is in it, or in a system view in
  /// it.
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
    isScrolled: Bool, mover: Int?, hasVisibleSubviews: Bool, family: Int?, layer: Int,
    isInBar: Bool, opening: CGRect
  ) {
    self.index = index
    self.view = view
    self.frame = frame
    self.isMeasurable = isMeasurable
    self.seen = seen
    self.clipper = clipper
    self.isScrolled = isScrolled
    self.mover = mover
    self.hasVisibleSubviews = hasVisibleSubviews
    self.family = family
    self.layer = layer
    self.isInBar = isInBar
    self.opening = opening
  }
}

extension CGRect {
  /// A rectangle larger than any screen, and small enough for calculations.
  fileprivate static let everywhere = CGRect(x: -2e6, y: -2e6, width: 4e6, height: 4e6)

  /// True if all values are finite and at most a million points.
  fileprivate var isMeasurable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) <= 1e6 }
  }

  /// Returns the distances by which the rectangle exceeds another: top, left, bottom, right.
  ///
  /// Sides that are inside, and distances below a tolerance, are left out.
  func overhangs(beyond other: CGRect, tolerance: CGFloat) -> [(side: Side, points: CGFloat)] {
    [
      (Side.top, other.minY - minY), (.left, other.minX - minX), (.bottom, maxY - other.maxY),
      (.right, maxX - other.maxX),
    ].filter { $0.1 > tolerance }
  }

  /// Returns true if the rectangle extends from one edge of another to the opposite one.
  func spans(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    minX <= other.minX + tolerance && maxX >= other.maxX - tolerance
      || minY <= other.minY + tolerance && maxY >= other.maxY - tolerance
  }

  /// Returns how deeply the rectangle overlaps another one, in points.
  ///
  /// This is the smaller of the overlaps along x and y; it is 0 or less if they do not overlap.
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
