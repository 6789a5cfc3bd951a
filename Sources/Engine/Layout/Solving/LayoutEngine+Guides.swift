import Foundation
import GimbalGeometry
import GimbalSolver

/// The constraints that keep a guide of the system at its rectangle.
@MainActor
extension LayoutEngine {
  /// Source: L-GUIDE-3, L-GUIDE-6.
  func refreshGuide(_ index: Int) {
    guard let guide = entries[index].guide?.takeUnretainedValue(), let kind = guide.kind,
      let view = guide.owningView
    else { return }
    let inner = entries[index]
    let outer = entries[seat(of: view.node)]
    let seat = Int32(index)
    let origin = view.bounds.origin
    let rows = view.equations(
      of: kind, guide: GuideVariables(inner), in: GuideVariables(outer), origin: origin, self)
    for row in 0..<4 {
      setRow(
        row, of: index, to: rows.indices.contains(row) ? rows[row] : nil,
        .guide(seat: seat, row: row))
    }
  }

  /// The origin of a view's bounds has moved: so have its guides, and what lies inside, for
  /// constraints that reach further out.
  func originDidChange(of view: UIView) {
    for guide in view.autoLayout?.systemGuides.values.map({ $0 }) ?? [] { guideDidChange(guide) }
    guard !crossing.isEmpty else { return }
    refreshCrossing()
    markChanged()
  }

  /// A guide of the system's rectangle has to be looked at again.
  func guideDidChange(_ guide: UILayoutGuide) {
    guard guide.seat.engine != nil else { return }
    markStale(guide.seat.index, .rectangle)
  }
}

/// The four variables of a guide or a view.
struct GuideVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  init(_ entry: LayoutEngine.Entry) {
    x = entry.x
    y = entry.y
    width = entry.width
    height = entry.height
  }
}

extension UIView {
  /// The equations that keep a guide of the system inside the view: left, right, top, bottom.
  func equations(
    of kind: SystemGuide, guide: GuideVariables, in view: GuideVariables, origin: CGPoint,
    _ engine: LayoutEngine
  ) -> [LinearConstraint] {
    let insets = insets(of: kind)
    return [
      LinearConstraint([Term(guide.x)], .equal, Double(insets.left + origin.x)),
      LinearConstraint(
        [Term(view.width), Term(guide.x, -1), Term(guide.width, -1)], .equal,
        Double(insets.right - origin.x)),
      LinearConstraint([Term(guide.y)], .equal, Double(insets.top + origin.y)),
      LinearConstraint(
        [Term(view.height), Term(guide.y, -1), Term(guide.height, -1)], .equal,
        Double(insets.bottom - origin.y)),
    ]
  }

  /// How far a guide of the system lies inside the view's bounds, in points.
  func insets(of kind: SystemGuide) -> UIEdgeInsets {
    switch kind {
    case .safeArea: safeAreaInsets
    default: .zero
    }
  }
}
