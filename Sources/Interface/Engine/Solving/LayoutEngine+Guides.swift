import Foundation
import GimbalGeometry
import GimbalSolver

/// The equations of system guides.
@MainActor
extension LayoutEngine {
  /// Updates the equations of a system guide's rectangle.
  ///
  /// Rule: L-GUIDE-3, L-GUIDE-6.
  func refreshGuide(_ index: Int) {
    guard let guide = entries[index].guide?.object, let kind = guide.kind,
      let view = guide.owningView
    else { return }
    let inner = entries[index]
    let outer = entries[itemIndex(of: view.node)]
    let itemIndex = Int32(index)
    let origin = view.bounds.origin
    if kind.isInsideMargins, !isThrowaway { guide.usedMargins = view.layoutMargins }
    if addGuideConstants(index, kind, in: view) { return }
    let rows = view.equations(
      of: kind, guide: GuideVariables(inner), in: GuideVariables(outer), origin: origin)
    for row in 0..<SystemRows.count {
      setRow(
        row, of: index, to: rows.indices.contains(row) ? rows[row] : nil,
        .guide(itemIndex: itemIndex, row: row))
    }
  }

  /// Gives the solver a guide's rectangle as known values, if the guide's view fills the window.
  ///
  /// Returns false if the rectangle must be determined by equations.
  ///
  /// Constraints to the guide then do not connect components of the system, and a change of the
  /// guide's insets changes no equation.
  private func addGuideConstants(_ index: Int, _ kind: SystemGuide, in view: UIView) -> Bool {
    let itemIndex = Int32(index)
    if !isThrowaway, !guidesAreEquations, view.node.fillsWindow,
      kind == .safeArea || kind == .margins
    {
      let guide = KnownGuide(itemIndex: itemIndex, insets: view.insets(of: kind))
      let frame = guide.frame(in: view.node.pointee.bounds)
      if frame.size.width >= 0, frame.size.height >= 0 {
        for row in 0..<SystemRows.count { setRow(row, of: index, to: nil, .none) }
        knownGuides.removeAll { $0.itemIndex == itemIndex }
        knownGuides.append(guide)
        setKnownFrame(frame, at: index)
        return true
      }
    }
    guard let position = knownGuides.firstIndex(where: { $0.itemIndex == itemIndex }) else {
      return false
    }
    knownGuides.remove(at: position)
    releaseRectangle(of: index)
    return false
  }

  /// Updates the known rectangles of guides after a change of the frame of the view that fills the
  /// window.
  func updateGuideConstants(of node: ViewNode) {
    for guide in knownGuides
    where entries[Int(guide.itemIndex)].guide?.object.owningView?.node == node {
      let frame = guide.frame(in: node.pointee.bounds)
      if frame.size.width >= 0, frame.size.height >= 0 {
        setKnownFrame(frame, at: Int(guide.itemIndex))
      } else {
        refreshGuide(Int(guide.itemIndex))
      }
    }
  }

  /// Makes equations determine all guides from now on, and restores constraints that were broken
  /// because of known guides.
  ///
  /// Returns false if there were none.
  func releaseGuidesInConflict() -> Bool {
    guard !brokenForGuides.isEmpty else { return false }
    for constraint in brokenForGuides { solver.takeBackRelaxation(of: constraint) }
    brokenForGuides = []
    stateGuides()
    return true
  }

  /// Makes equations determine all guides from the next solution on, for diagnostics that name
  /// them.
  func stateGuides() {
    guard !guidesAreEquations else { return }
    guidesAreEquations = true
    guard !knownGuides.isEmpty else { return }
    for guide in knownGuides { refreshGuide(Int(guide.itemIndex)) }
    setNeedsSolving()
  }

  /// Returns true if a constraint of the solver contains a guide whose rectangle is known.
  func namesKnownGuide(_ row: ConstraintID, _ system: Solver) -> Bool {
    guard let equation = try? system.constraint(row) else { return false }
    for guide in knownGuides {
      let entry = entries[Int(guide.itemIndex)]
      for term in equation.terms
      where [entry.x, entry.y, entry.width, entry.height].contains(term.variable) { return true }
    }
    return false
  }

  /// Updates a view's guides, and the constraints from its subtree to views outside, after a change
  /// of its bounds origin.
  func originDidChange(of view: UIView) {
    for guide in view.autoLayout?.systemGuides.values.map({ $0 }) ?? [] { guideDidChange(guide) }
    guard !crossing.isEmpty else { return }
    refreshCrossing()
    setNeedsSolving()
  }

  /// Makes the next solution compute the rectangle of a system guide again.
  func guideDidChange(_ guide: UILayoutGuide) {
    guard guide.layoutVariables.engine != nil else { return }
    setStale(guide.layoutVariables.index, .rectangle)
  }
}

/// A guide whose rectangle the solver has as known values.
struct KnownGuide {
  /// The index of the guide's entry in the engine.
  let itemIndex: Int32
  /// The guide's distances from the edges of its view, in points.
  let insets: UIEdgeInsets

  /// Returns the guide's rectangle in a view's bounds.
  func frame(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.origin.x + insets.left, y: bounds.origin.y + insets.top,
      width: bounds.size.width - insets.left - insets.right,
      height: bounds.size.height - insets.top - insets.bottom)
  }
}

/// The four variables of a guide or view.
struct GuideVariables {
  /// The left edge, in the coordinates of the entry.
  let x: Variable
  /// The upper edge, in the coordinates of the entry.
  let y: Variable
  /// The width, in points.
  let width: Variable
  /// The height, in points.
  let height: Variable

  /// Copies the variables of an entry.
  init(_ entry: LayoutEngine.Entry) {
    x = entry.x
    y = entry.y
    width = entry.width
    height = entry.height
  }
}

extension UIView {
  /// Returns the equations of a system guide inside its view: left, right, top, bottom.
  ///
  /// The readable content guide has an additional optional one.
  func equations(
    of kind: SystemGuide, guide: GuideVariables, in view: GuideVariables, origin: CGPoint
  ) -> [LinearConstraint] {
    let frame = RectangleEquations(guide: guide, view: view, origin: origin)
    let insets = insets(of: kind)
    switch kind {
    case .safeArea, .margins, .visible,
      .readableContent where readableInsetsAtStrip != nil:
      return [
        frame.left(insets.left), frame.right(insets.right), frame.top(insets.top),
        frame.bottom(insets.bottom),
      ]
    case .content:
      return [frame.left(-origin.x), frame.top(-origin.y)]
    case .readableContent:
      let margins = layoutMargins
      let width = guideLength(kind)
      guard let width else {
        return equations(of: .margins, guide: guide, in: view, origin: origin)
      }
      return [
        frame.middle(margins.left, margins.right), frame.narrower(margins.left + margins.right),
        frame.top(insets.top), frame.bottom(insets.bottom), frame.width(width, priority: 999),
      ]
    case .keyboard:
      return [
        frame.left(0), frame.right(0), frame.height(guideLength(kind) ?? 0), frame.bottom(0),
      ]
    case .top:
      return [frame.left(0), frame.width(0), frame.top(0), frame.height(guideLength(kind) ?? 0)]
    case .bottom:
      return [
        frame.left(0), frame.width(0), frame.height(guideLength(kind) ?? 0), frame.bottom(0),
      ]
    }
  }

  /// The insets of the readable content next to a vertical bar that covers the view; nil without
  /// such a bar.
  ///
  /// On the other side the inset is at least the mean of both margins, whatever the width.
  ///
  /// Rule: R-FOLD-21.
  final var readableInsetsAtStrip: UIEdgeInsets? {
    guard let side = BarSides(machine).barSide else { return nil }
    var insets = layoutMargins
    let safeArea = safeAreaInsets
    guard (side == .left ? safeArea.left : safeArea.right) > 0 else { return nil }
    let mean = (insets.left + insets.right) / 2
    if side == .left {
      insets.right = max(insets.right, mean)
    } else {
      insets.left = max(insets.left, mean)
    }
    return insets
  }

  /// Returns the insets of a system guide in the view's current bounds, in points.
  func insets(of kind: SystemGuide) -> UIEdgeInsets {
    let size = bounds.size
    let length = guideLength(kind)
    switch kind {
    case .safeArea:
      return safeAreaInsets
    case .margins:
      return layoutMargins
    case .visible:
      return .zero
    case .content:
      let content = scrolledSize ?? size
      let origin = bounds.origin
      return UIEdgeInsets(
        top: -origin.y, left: -origin.x, bottom: size.height + origin.y - content.height,
        right: size.width + origin.x - content.width)
    case .readableContent:
      if let insets = readableInsetsAtStrip { return insets }
      var insets = layoutMargins
      let surplus = size.width - insets.left - insets.right - (length ?? .infinity)
      if surplus > 0 {
        insets.left += surplus / 2
        insets.right += surplus / 2
      }
      return insets
    case .keyboard:
      return UIEdgeInsets(top: size.height - (length ?? 0), left: 0, bottom: 0, right: 0)
    case .top:
      return UIEdgeInsets(top: 0, left: 0, bottom: size.height - (length ?? 0), right: size.width)
    case .bottom:
      return UIEdgeInsets(top: size.height - (length ?? 0), left: 0, bottom: 0, right: size.width)
    }
  }
}

/// The equations between a guide's rectangle and its view's bounds.
private struct RectangleEquations {
  /// The variables of the guide, in its view's coordinates.
  let guide: GuideVariables
  /// The variables of the view.
  let view: GuideVariables
  /// The origin of the view's bounds, in points.
  let origin: CGPoint

  /// Returns the equation that sets the guide's left edge; the others set the other edges.
  func left(_ inset: CGFloat) -> LinearConstraint {
    LinearConstraint([Term(guide.x)], .equal, Double(inset + origin.x))
  }

  /// Returns the equation that sets the guide's right edge.
  func right(_ inset: CGFloat) -> LinearConstraint {
    LinearConstraint(
      [Term(view.width), Term(guide.x, -1), Term(guide.width, -1)], .equal,
      Double(inset - origin.x))
  }

  /// Returns the equation that sets the guide's upper edge.
  func top(_ inset: CGFloat) -> LinearConstraint {
    LinearConstraint([Term(guide.y)], .equal, Double(inset + origin.y))
  }

  /// Returns the equation that sets the guide's lower edge.
  func bottom(_ inset: CGFloat) -> LinearConstraint {
    LinearConstraint(
      [Term(view.height), Term(guide.y, -1), Term(guide.height, -1)], .equal,
      Double(inset - origin.y))
  }

  /// Returns the equation that centers the guide between two insets.
  func middle(_ left: CGFloat, _ right: CGFloat) -> LinearConstraint {
    LinearConstraint(
      [Term(guide.x, 2), Term(guide.width), Term(view.width, -1)], .equal,
      Double(left - right + 2 * origin.x))
  }

  /// Returns the inequality that limits the guide to the width between two insets.
  func narrower(_ insets: CGFloat) -> LinearConstraint {
    LinearConstraint(
      [Term(view.width), Term(guide.width, -1)], .greaterOrEqual, Double(insets))
  }

  /// Returns the equation that sets the guide's width, in points.
  func width(_ width: CGFloat, priority: Float = 1000) -> LinearConstraint {
    LinearConstraint([Term(guide.width)], .equal, Double(width), priority: priority)
  }

  /// Returns the equation that sets the guide's height, in points.
  func height(_ height: CGFloat) -> LinearConstraint {
    LinearConstraint([Term(guide.height)], .equal, Double(height))
  }
}
