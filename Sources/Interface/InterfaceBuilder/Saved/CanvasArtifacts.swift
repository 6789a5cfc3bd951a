import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// The insets and margins of a canvas, derived from saved frames.
///
/// Required constraints pin the views to the safe area, to the layout guides or to margins that are
/// not in the file. Interface Builder draws bars around a controller by the segue through which it
/// was last reached. A file does not always contain that segue.
struct CanvasArtifacts {
  /// The canvas with the insets that frames show; nil if they show none, or equal ones.
  private(set) var canvas: Canvas?
  /// The margins that frames show, by view id.
  private(set) var margins: [String: GivenMargins] = [:]
  /// The constraints to a guide or a margin whose views disagree with the other constraints to it.
  private(set) var outliers: [(constraint: ConstraintDescription, item: String, shown: CGFloat)] =
    []

  private let positions: SavedFrames
  private let root: CanvasRoot

  /// Derives the insets and margins for a root view from its saved frames.
  init(_ root: CanvasRoot, _ canvas: Canvas, _ positions: SavedFrames) {
    self.positions = positions
    self.root = root
    let pins = pins
    var shown = canvas
    for side in Side.allCases {
      let insets = pins.filter { $0.view == nil && $0.side == side }
      if let value = agreed(insets, rule: side.value(of: canvas.safeArea)) {
        side.set(value, in: &shown.safeArea)
      }
    }
    showMiddles(in: &shown.safeArea, Set(pins.filter { $0.view == nil }.map(\.side)))
    if shown.safeArea != canvas.safeArea { self.canvas = shown }
    for (view, pins) in Dictionary(grouping: pins.filter { $0.view != nil }, by: { $0.view ?? "" })
    {
      var found = GivenMargins()
      for side in Side.allCases {
        guard let value = agreed(pins.filter { $0.side == side }, rule: nil) else { continue }
        switch side {
        case .top: found.top = value
        case .left: found.left = value
        case .bottom: found.bottom = value
        case .right: found.right = value
        }
      }
      if found != GivenMargins() { margins[view] = found }
    }
  }

  /// Derives an inset of each axis from centered views, if no view is pinned to that side: the one
  /// above or at the left, otherwise the one opposite.
  private func showMiddles(in insets: inout UIEdgeInsets, _ pinned: Set<Side>) {
    guard let frame = positions.frames[root.view.id] else { return }
    for (holder, constraint) in positions.constraints {
      guard let (attribute, middle) = middle(constraint, holder) else { continue }
      switch attribute {
      case .centerY where !pinned.contains(.top):
        insets.top = near(2 * middle - frame.height + insets.bottom, insets.top)
      case .centerY where !pinned.contains(.bottom):
        insets.bottom = near(frame.height + insets.top - 2 * middle, insets.bottom)
      case .centerX where !pinned.contains(.left):
        insets.left = near(2 * middle - frame.width + insets.right, insets.left)
      case .centerX where !pinned.contains(.right):
        insets.right = near(frame.width + insets.left - 2 * middle, insets.right)
      default: break
      }
    }
  }

  /// Returns the center of the root's safe area along an axis that a centered view shows; nil for
  /// other constraints.
  private func middle(
    _ constraint: ConstraintDescription, _ holder: String
  ) -> (attribute: ConstraintDescription.Attribute, middle: CGFloat)? {
    let attribute = constraint.firstAttribute
    guard constraint.relation == .equal, constraint.secondAttribute == attribute,
      constraint.multiplier == 1
    else { return nil }
    let (first, second) = (constraint.firstItem ?? holder, constraint.secondItem ?? holder)
    let constant = CGFloat(constraint.constant.value(in: positions.traits))
    if positions.safeAreas.contains(second) {
      return positions.value(attribute, of: first, from: .zero).map { (attribute, $0 - constant) }
    }
    guard positions.safeAreas.contains(first) else { return nil }
    return positions.value(attribute, of: second, from: .zero).map { (attribute, $0 + constant) }
  }

  /// Returns `shown`, or `rule` if both differ only by the rounding of centers to pixels, or if no
  /// canvas has such an inset.
  private func near(_ shown: CGFloat, _ rule: CGFloat) -> CGFloat {
    let rounding = 2 * positions.pixel + 0.01
    guard (shown - rule).magnitude > rounding, shown >= -rounding,
      shown < CanvasArtifacts.extent
    else { return rule }
    return max(0, shown)
  }

  private enum Side: CaseIterable {
    case top, left, bottom, right

    /// Returns the inset on this side.
    func value(of insets: UIEdgeInsets) -> CGFloat {
      switch self {
      case .top: insets.top
      case .left: insets.left
      case .bottom: insets.bottom
      case .right: insets.right
      }
    }

    /// Sets the inset on this side.
    func set(_ value: CGFloat, in insets: inout UIEdgeInsets) {
      switch self {
      case .top: insets.top = value
      case .left: insets.left = value
      case .bottom: insets.bottom = value
      case .right: insets.right = value
      }
    }
  }

  /// A view that is pinned to a side of the root's safe area, or of a view's margins.
  private struct Pin {
    /// The view of the margins; nil for the root's safe area.
    let view: String?
    /// The side to which the view is pinned.
    let side: Side
    /// The inset that its saved frame shows, in points.
    let inset: CGFloat
    /// The id of the pinned view.
    let item: String
    /// The constraint that pins it.
    let constraint: ConstraintDescription
  }

  /// Returns the value on which most pins of a side agree; the others are recorded as outliers.
  private mutating func agreed(_ pins: [Pin], rule: CGFloat?) -> CGFloat? {
    func count(_ value: CGFloat) -> Int { pins.count { isNear($0.inset, value) } }
    // No canvas has insets outside of this range.
    let possible = pins.filter {
      $0.inset >= -positions.pixel - 0.01 && $0.inset < CanvasArtifacts.extent
    }
    var value = rule.flatMap { count($0) > 0 ? $0 : nil }
    if value == nil {
      let best = possible.max { count($0.inset) < count($1.inset) }?.inset
      value = best.flatMap { 2 * count($0) > pins.count ? $0 : nil }
    }
    guard let value else {
      for pin in pins where !possible.contains(where: { $0.inset == pin.inset }) {
        outliers.append((pin.constraint, pin.item, pin.inset))
      }
      return nil
    }
    for pin in pins where !isNear(pin.inset, value) {
      outliers.append((pin.constraint, pin.item, pin.inset))
    }
    return value
  }

  /// The maximum inset of bars, in points.
  private static let extent: CGFloat = 200

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
    (one - other).magnitude <= positions.pixel + 0.01
  }

  private var pins: [Pin] {
    positions.constraints.flatMap { holder, constraint -> [Pin] in
      guard constraint.relation == .equal, constraint.multiplier == 1,
        constraint.priority.value(in: positions.traits) >= 1000,
        let secondAttribute = constraint.secondAttribute
      else { return [] }
      let first = constraint.firstItem ?? holder
      let second = constraint.secondItem ?? holder
      let constant = CGFloat(constraint.constant.value(in: positions.traits))
      return [
        pin(constraint, first, constraint.firstAttribute, second, secondAttribute, constant),
        pin(constraint, second, secondAttribute, first, constraint.firstAttribute, -constant),
      ].compactMap(\.self)
    }
  }

  /// Returns the pin of an item to a guide or a margin; nil for any other pair.
  private func pin(
    _ constraint: ConstraintDescription, _ item: String,
    _ attribute: ConstraintDescription.Attribute, _ other: String,
    _ otherAttribute: ConstraintDescription.Attribute, _ constant: CGFloat
  ) -> Pin? {
    guard let position = positions.value(attribute, of: item, from: .zero).map({ $0 - constant }),
      let (view, side) = side(of: otherAttribute, other),
      let frame = positions.frames[view ?? root.view.id]
    else { return nil }
    let inset =
      switch side {
      case .top: position - frame.minY
      case .left: position - frame.minX
      case .bottom: frame.maxY - position
      case .right: frame.maxX - position
      }
    return Pin(view: view, side: side, inset: inset, item: item, constraint: constraint)
  }

  /// Returns the side of an item's attribute; without a view, that of the root's safe area.
  private func side(
    of attribute: ConstraintDescription.Attribute, _ item: String
  ) -> (view: String?, side: Side)? {
    if let guide = root.controller?.layoutGuides.first(where: { $0.id == item }) {
      // See: R-NIB-11.21
      guard [.top, .bottom].contains(attribute) else { return nil }
      return (nil, guide.type == "top" ? .top : .bottom)
    }
    if positions.safeAreas.contains(item) {
      switch attribute {
      case .top: return (nil, .top)
      case .bottom: return (nil, .bottom)
      case .leading, .left: return (nil, .left)
      case .trailing, .right: return (nil, .right)
      default: return nil
      }
    }
    guard positions.frames[item] != nil, positions.margins[item] == nil else { return nil }
    switch attribute {
    case .topMargin: return (item, .top)
    case .bottomMargin: return (item, .bottom)
    case .leadingMargin, .leftMargin: return (item, .left)
    case .trailingMargin, .rightMargin: return (item, .right)
    default: return nil
    }
  }
}
