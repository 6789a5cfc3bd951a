import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// An edge of a view in its superview: the lower or the higher one along an axis.
struct SavedEdge: Hashable, Comparable {
  /// The id of the view.
  let view: String
  /// True for the upper or lower edge.
  let isVertical: Bool
  /// True for the higher coordinate: the right or lower edge.
  let isEnd: Bool

  /// Compares by view, axis and end, for a fixed order of messages.
  static func < (left: SavedEdge, right: SavedEdge) -> Bool {
    (left.view, left.isVertical ? 1 : 0, left.isEnd ? 1 : 0)
      < (right.view, right.isVertical ? 1 : 0, right.isEnd ? 1 : 0)
  }
}

/// A required equality as a sum of edges.
struct SavedEquation {
  /// The constraint; nil for an equation of a stack view, and for a given frame.
  let constraint: ConstraintDescription?
  /// The ids of the views in the equation.
  let items: [String]
  /// The edges and their factors, whose sum is `constant`.
  let terms: [(edge: SavedEdge, factor: CGFloat)]
  /// The constant, in points.
  let constant: CGFloat

  /// An equality that is no constraint of the document.
  init(_ items: [String], _ terms: [(edge: SavedEdge, factor: CGFloat)], _ constant: CGFloat) {
    constraint = nil
    self.items = items
    self.terms = terms
    self.constant = constant
  }

  /// Reads a required equality; nil if it does not follow from edges and known margins alone.
  init?(_ holder: String, _ constraint: ConstraintDescription, _ positions: SavedFrames) {
    guard constraint.relation == .equal,
      constraint.priority.value(in: positions.traits) >= 1000
    else { return nil }
    let first = constraint.firstItem ?? holder
    var sum = Sum(holder: holder, positions: positions)
    guard sum.add(constraint.firstAttribute, of: first, 1) else { return nil }
    if let attribute = constraint.secondAttribute {
      let second = constraint.secondItem ?? holder
      guard !positions.isContent(first, of: second), !positions.isContent(second, of: first),
        sum.add(attribute, of: second, -CGFloat(constraint.multiplier))
      else { return nil }
    }
    let known = sum.terms.filter { $0.value.magnitude > 0.0001 }
    guard !known.isEmpty else { return nil }
    self.constraint = constraint
    items = [first, constraint.secondItem].compactMap(\.self)
    terms = known.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    constant = CGFloat(constraint.constant.value(in: positions.traits)) - sum.constant
  }

  /// The sum of edges on one side of an equality, in the coordinates of a constraint's holder.
  private struct Sum {
    /// The id of the view that contains the constraint.
    let holder: String
    /// The saved frames.
    let positions: SavedFrames
    /// The factors of edges.
    var terms: [SavedEdge: CGFloat] = [:]
    /// The sum of known margins, in points.
    var constant: CGFloat = 0

    /// Adds an attribute of a view; returns false if it does not follow from edges.
    mutating func add(
      _ attribute: ConstraintDescription.Attribute, of item: String, _ factor: CGFloat
    ) -> Bool {
      let id = positions.clearSides(attribute, item) ?? item
      // Guides have no ancestors, and no known position.
      guard positions.ancestors[id] != nil, positions.ancestors[holder] != nil,
        !positions.mirrored.contains(id)
      else { return false }
      switch attribute {
      case .left, .leading: add(id, false, start: factor, end: 0)
      case .right, .trailing: add(id, false, start: 0, end: factor)
      case .centerX: add(id, false, start: factor / 2, end: factor / 2)
      case .width: add(id, false, start: -factor, end: factor)
      case .top: add(id, true, start: factor, end: 0)
      case .bottom: add(id, true, start: 0, end: factor)
      case .centerY: add(id, true, start: factor / 2, end: factor / 2)
      case .height: add(id, true, start: -factor, end: factor)
      default: return addMargin(attribute, of: id, factor)
      }
      return true
    }

    private mutating func addMargin(
      _ attribute: ConstraintDescription.Attribute, of id: String, _ factor: CGFloat
    ) -> Bool {
      guard let margins = positions.margins[id] else { return false }
      switch attribute {
      case .leftMargin, .leadingMargin:
        add(id, false, start: factor, end: 0)
        constant += factor * margins.left
      case .rightMargin, .trailingMargin:
        add(id, false, start: 0, end: factor)
        constant -= factor * margins.right
      case .topMargin:
        add(id, true, start: factor, end: 0)
        constant += factor * margins.top
      case .bottomMargin:
        add(id, true, start: 0, end: factor)
        constant -= factor * margins.bottom
      default: return false
      }
      return true
    }

    /// Adds edges of a view with their factors, relative to the holder's origin.
    private mutating func add(_ id: String, _ isVertical: Bool, start: CGFloat, end: CGFloat) {
      func addFactor(_ id: String, isEnd: Bool, _ factor: CGFloat) {
        terms[SavedEdge(view: id, isVertical: isVertical, isEnd: isEnd), default: 0] += factor
      }
      addFactor(id, isEnd: false, start)
      addFactor(id, isEnd: true, end)
      // Only relative to the holder's origin, because the positions of common ancestors cancel out.
      for view in positions.ancestors[id] ?? [] {
        addFactor(view, isEnd: false, start + end)
      }
      for view in (positions.ancestors[holder] ?? []) + [holder] {
        addFactor(view, isEnd: false, -(start + end))
      }
    }
  }
}
