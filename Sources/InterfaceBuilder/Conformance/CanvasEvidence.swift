import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// The insets of a root's canvas as the saved frames show them: those of views that required constraints pin to
/// the safe area or to the layout guides.
///
/// Interface Builder draws bars around a controller by what it was reached from when it was last opened, which a
/// file does not always say.
enum CanvasEvidence {
  /// The canvas with the insets that frames show in the place of those of the rules; nil where they show none
  /// or the same.
  static func canvas(of root: CanvasRoot, _ canvas: Canvas) -> Canvas? {
    let size = canvas.size
    var found = canvas
    if let top = inset(.top, of: root, size, canvas.traits) { found.safeArea.top = top }
    if let bottom = inset(.bottom, of: root, size, canvas.traits) { found.safeArea.bottom = bottom }
    return found.safeArea == canvas.safeArea ? nil : found
  }

  private enum Side { case top, bottom }

  /// The inset that all pinned views show alike.
  private static func inset(
    _ side: Side, of root: CanvasRoot, _ size: CGSize, _ traits: InterfaceTraits
  ) -> CGFloat? {
    let frames = Dictionary(
      root.view.subviews.compactMap { view in view.frame.value(in: traits).map { (view.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    let excluded = root.view.excluded(.constraints, in: traits)
    let safeArea = root.view.guides.first { $0.key == "safeArea" }?.id
    let guide = root.controller?.layoutGuides.first {
      $0.type == (side == .top ? "top" : "bottom")
    }?.id
    var values: Set<Double> = []
    for constraint in root.view.constraints where !excluded.contains(constraint.id) {
      guard constraint.relation == .equal, constraint.priority.value(in: traits) >= 1000,
        constraint.multiplier == 1, let second = constraint.secondItem,
        let secondAttribute = constraint.secondAttribute
      else { continue }
      let first = constraint.firstItem ?? root.view.id
      let constant = CGFloat(constraint.constant.value(in: traits))
      for (item, attribute, other, otherAttribute, sign) in [
        (first, constraint.firstAttribute, second, secondAttribute, CGFloat(1)),
        (second, secondAttribute, first, constraint.firstAttribute, -1),
      ] {
        guard let frame = frames[item] else { continue }
        let isSafeArea = other == safeArea && safeArea != nil
        let isGuide = other == guide && guide != nil
        switch side {
        case .top:
          guard attribute == .top,
            (isSafeArea && otherAttribute == .top) || (isGuide && otherAttribute == .bottom)
          else { continue }
          values.insert(Double(frame.minY - sign * constant))
        case .bottom:
          guard attribute == .bottom,
            (isSafeArea && otherAttribute == .bottom) || (isGuide && otherAttribute == .top)
          else { continue }
          values.insert(Double(size.height - (frame.maxY - sign * constant)))
        }
      }
    }
    guard values.count == 1, let value = values.first, value >= 0, value < 200 else { return nil }
    return CGFloat(value)
  }
}
