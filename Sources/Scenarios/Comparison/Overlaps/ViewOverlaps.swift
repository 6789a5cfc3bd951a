import Foundation
import GimbalSnapshots

/// Finds views that cover each other.
///
/// Texts and controls are compared with all others of their layer, whatever contains them; other
/// views with their siblings. A sweep along one axis compares each with those that overlap on that
/// axis. It is the axis with fewer such pairs, so that a row, a column and a grid are all cheap.
struct ViewOverlaps {
  /// The way in which one view covers another.
  enum Kind: Hashable {
    /// The areas of the two views overlap partly.
    case part
    /// The two views have the same area.
    case samePosition
    /// The view behind is completely covered.
    case hidden
  }

  /// Two views by their indices; `front` is drawn later.
  struct Pair: Hashable {
    /// The index of the view that is drawn later, and so covers the other one.
    let front: Int
    /// The index of the covered view.
    let back: Int
    /// The way in which it is covered.
    let kind: Kind
    /// The area that both cover, on the screen.
    let common: CGRect
  }

  /// The points by which the margins of two titles may overlap.
  static let touching: CGFloat = 4
  /// The number of overlaps after which the search stops.
  static let pairLimit = 200
  /// The limit of compared pairs in a layout.
  static let comparisonLimit = 4_000_000

  /// The overlaps, in the order of the front views.
  private(set) var pairs: [Pair] = []
  /// The number of pairs that were compared, which ``comparisonLimit`` limits.
  private(set) var comparisons = 0
  /// True if the search stopped at ``pairLimit`` or ``comparisonLimit``, so that overlaps may be
  /// missing.
  private(set) var isCut = false

  private let views: [ScreenView]
  private let depth: CGFloat
  /// The opaque views, in drawing order.
  private let opaque: [ScreenView]

  /// Finds overlaps that are deeper than a number of points on both axes.
  ///
  /// - Complexity: O(*n* log *n* + *p*), where *p* is the number of pairs of texts and controls,
  ///   and of siblings, that overlap on the better axis; at most ``comparisonLimit``.
  init(of views: [ScreenView], deeperThan depth: CGFloat) {
    self.views = views
    self.depth = depth
    opaque = views.filter { $0.isContent && $0.isOpaque && !$0.isTextOrControl }
    var layers: [Int: [ScreenView]] = [:]
    var families: [Int: [ScreenView]] = [:]
    for view in views where view.isContent {
      if view.isTextOrControl { layers[view.layer, default: []].append(view) }
      if let family = view.family { families[family, default: []].append(view) }
    }
    for layer in layers.keys.sorted() { sweep(layers[layer]!, overlapKind) }
    for family in families.keys.sorted() { sweep(families[family]!, siblings) }
    dropInner()
    pairs.sort { ($0.front, $0.back) < ($1.front, $1.back) }
  }

  /// Removes overlaps of a view whose superview overlaps the same one, unless it is covered
  /// completely.
  private mutating func dropInner() {
    let known = Set(pairs.map { Set([$0.front, $0.back]) })
    pairs = pairs.filter { pair in
      pair.kind != .part
        || !superviews(of: pair.front).contains { known.contains([$0, pair.back]) }
          && !superviews(of: pair.back).contains { known.contains([pair.front, $0]) }
    }
  }

  /// Returns the ancestors of a view, from the inside out.
  private func superviews(of index: Int) -> some Sequence<Int> {
    sequence(state: views[index].view.parent) { next -> Int? in
      defer { next = next.flatMap { views[$0].view.parent } }
      return next
    }
  }

  // MARK: Rules

  /// Returns the overlap of texts and controls, whatever their superviews.
  ///
  /// Allowed are: a view inside the other; a control without a title under a text inside it, which
  /// makes a row touchable; a text beside the title and the image of a control; a text on a label
  /// without text or on an empty field without border; a small control on a large one, away from
  /// its title; a part that an opaque view between the two hides; and an activity indicator in
  /// place of missing content.
  ///
  /// See: F-40.
  private func overlapKind(_ front: ScreenView, _ back: ScreenView) -> Kind? {
    let (one, other) = (front.area, back.area)
    guard one.depth(into: other) > depth, !isIn(front, back), !front.isSpinner, !back.isSpinner
    else { return nil }
    if back.showsNoText { return nil }
    if !opaque.isEmpty, isCovered(back, one.intersection(other), before: front) { return nil }
    if front.isControl, back.isControl {
      if one.isNear(other, within: depth) { return .samePosition }
      let (small, large) =
        one.width * one.height < other.width * other.height
        ? (front, back) : (back, front)
      if small.area.isInside(large.area, within: depth) {
        if small.index < large.index { return .hidden }
        return large.text != nil && small.area.depth(into: large.textFrame) > depth ? .part : nil
      }
      return touchesOnly(front, back) ? nil : .part
    }
    if front.isControl != back.isControl {
      let (control, text) = front.isControl ? (front, back) : (back, front)
      if control.text == nil, control.isPlainControl,
        text.area.isInside(control.area, within: depth)
      {
        return nil
      }
      if control.isBlankField { return nil }
      if control.text != nil, let drawn = views.drawing(of: control),
        drawn.depth(into: text.area) <= depth
      {
        return nil
      }
    }
    return front.isOpaque && other.isInside(one, within: depth) ? .hidden : .part
  }

  /// Returns true for two controls whose overlap is not noticeable: a few points, with separate
  /// titles.
  private func touchesOnly(_ one: ScreenView, _ other: ScreenView) -> Bool {
    one.text != nil && other.text != nil && !one.hasBackground && !other.hasBackground
      && one.area.depth(into: other.area) <= ViewOverlaps.touching
      && one.textFrame.depth(into: other.textFrame) <= 0
  }

  /// Returns the overlap of siblings of which at least one is neither text nor control.
  ///
  /// Two siblings overlap if they cover each other partly, have the same area, or if one hides a
  /// text or control. These overlaps are allowed: a view that contains the other; a view that fills
  /// the superview, as a background or a page does; a translucent view, such as a gradient over an
  /// image; controls over images; images on an image from one edge of the superview to the other;
  /// and controls and bars over scrolled content.
  ///
  /// See: F-40.
  private func siblings(_ front: ScreenView, _ back: ScreenView) -> Kind? {
    guard !(front.isTextOrControl && back.isTextOrControl), !floats(front, over: back) else {
      return nil
    }
    let (one, other) = (front.area, back.area)
    guard one.depth(into: other) > depth else { return nil }
    let isInside = one.isInside(other, within: depth)
    let isAround = other.isInside(one, within: depth)
    if !isInside, !isAround {
      let isOnImage =
        back.view.content.role == .image
        && (front.isControl || front.view.content.role == .image && crosses(back))
      return isVeil(front) || isOnImage ? nil : .part
    }
    if !isAround || fills(front) { return nil }
    if back.isTextOrControl { return front.isOpaque ? .hidden : nil }
    let isAlike =
      front.view.content.role == back.view.content.role
      && (front.isOpaque || !front.hasBackground && !back.hasBackground)
    return isInside && isAlike ? .samePosition : nil
  }

  /// Returns true for a translucent background.
  private func isVeil(_ view: ScreenView) -> Bool {
    view.hasBackground && !view.isOpaque && !view.isTextOrControl
  }

  /// Returns true for a control or a bar over scrolled content.
  private func floats(_ front: ScreenView, over back: ScreenView) -> Bool {
    back.view.content.role == .scroll && back.view.className != "UITextView"
      && (front.isControl || front.view.content.role == .bar)
  }

  /// Returns true if one view is inside the other.
  private func isIn(_ inner: ScreenView, _ outer: ScreenView) -> Bool {
    var parent = inner.view.parent
    while let current = parent, current >= outer.index {
      if current == outer.index { return true }
      parent = views[current].view.parent
    }
    return false
  }

  /// Returns true if an opaque view drawn between two views hides a part of the first.
  private func isCovered(_ back: ScreenView, _ part: CGRect, before front: ScreenView) -> Bool {
    opaque.contains {
      (back.index...front.index).contains($0.index) && part.isInside($0.seen, within: depth)
        && !isIn(back, $0)
    }
  }

  /// Returns true if a view covers all of its superview.
  private func fills(_ view: ScreenView) -> Bool {
    guard let family = view.family else { return true }
    return views[family].seen.isInside(view.frame, within: depth)
  }

  /// Returns true if a view extends from one edge of its superview to the opposite one.
  private func crosses(_ view: ScreenView) -> Bool {
    view.family.map { view.frame.spans(views[$0].seen, within: depth) } ?? true
  }

  // MARK: Sweep

  private mutating func sweep(
    _ members: [ScreenView], _ judge: (ScreenView, ScreenView) -> Kind?
  ) {
    guard members.count > 1, !isCut else { return }
    let across = members.map { Interval.across($0.area) }
    let down = members.map { Interval.down($0.area) }
    let axis = ViewOverlaps.sharing(across) < ViewOverlaps.sharing(down) ? across : down
    let order = axis.indices.sorted { (axis[$0].start, $0) < (axis[$1].start, $1) }
    var active: [Int] = []
    for member in order {
      active.removeAll { axis[$0].end <= axis[member].start }
      for other in active {
        comparisons += 1
        let front = members[max(member, other)]
        let back = members[min(member, other)]
        // Code moves one of them and not the other.
        guard front.mover == back.mover else { continue }
        if let kind = judge(front, back) {
          pairs.append(
            Pair(
              front: front.index, back: back.index, kind: kind,
              common: front.area.intersection(back.area)))
        }
        if pairs.count >= ViewOverlaps.pairLimit || comparisons >= ViewOverlaps.comparisonLimit {
          isCut = true
          return
        }
      }
      active.append(member)
    }
  }

  /// Returns the number of pairs of overlapping intervals.
  ///
  /// An interval overlaps with each that begins before its end and has not ended at its beginning.
  private static func sharing(_ intervals: [Interval]) -> Int {
    let starts = intervals.map(\.start).sorted()
    let ends = intervals.map(\.end).sorted()
    var pairs = 0
    var open = 0
    var ended = 0
    for start in starts {
      while ended < ends.count, ends[ended] <= start {
        ended += 1
        open -= 1
      }
      pairs += open
      open += 1
    }
    return pairs
  }
}

extension ScreenView {
  /// True for an activity indicator, which replaces later content.
  fileprivate var isSpinner: Bool { view.className == "UIActivityIndicatorView" }

  /// True if the control is known to draw nothing itself: no switch, slider or the like.
  var isPlainControl: Bool {
    !hasBackground && !SystemControls.fixed.contains(view.className)
  }
}

extension [ScreenView] {
  /// Returns the area of the title and the images of a control; nil if it draws more, or neither.
  ///
  /// - Complexity: O(views in the control).
  func drawing(of control: ScreenView) -> CGRect? {
    guard control.isControl, control.isPlainControl, !control.view.awaitsContent else {
      return nil
    }
    let images = self[(control.index + 1)...].prefix { $0.view.depth > control.view.depth }
      .filter { $0.view.content.role == .image && $0.view.isVisible }.map(\.imageArea)
    let parts = (control.text == nil ? [] : [control.textFrame]) + images
    return parts.dropFirst().reduce(parts.first) { $0?.union($1) }
  }
}
