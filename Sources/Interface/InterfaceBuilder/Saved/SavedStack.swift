import Foundation
import GimbalInterfaceDocuments

/// The saved frames of a stack's arranged views, in its root's coordinates.
struct SavedStack {
  /// The description of the stack view.
  let stack: ViewDescription
  /// The rectangle of the stack without its margins, in the root's coordinates, in points.
  let space: CGRect
  /// The visible arranged views, in the order of the document.
  let arranged: [(id: String, frame: CGRect)]

  /// Returns true if the stack is vertical for the traits.
  func isColumn(in traits: InterfaceTraits) -> Bool {
    stack.attribute("axis", in: traits) == "vertical"
  }

  /// Returns the arranged views from the stack's start to its end; nil unless the stack is filled
  /// without margins.
  func inOrder(in traits: InterfaceTraits) -> [String]? {
    guard stack.markup.child(key: "layoutMargins") == nil,
      stack.markup.child(key: "directionalLayoutMargins") == nil
    else { return nil }
    let isColumn = isColumn(in: traits)
    return arranged.sorted {
      isColumn ? $0.frame.minY < $1.frame.minY : $0.frame.minX < $1.frame.minX
    }.map(\.id)
  }

  /// Returns the first of the stack's own constraints that saved frames violate by more than a
  /// pixel.
  ///
  /// The order is its ends, then across its axis the sides, centers or edges of all views, then the
  /// gaps and the lengths.
  ///
  /// See: L-STACK-1, L-STACK-2, L-STACK-3, L-STACK-8.
  func broken(in traits: InterfaceTraits, pixel: CGFloat) -> String? {
    let isColumn = isColumn(in: traits)
    func start(_ frame: CGRect) -> CGFloat { isColumn ? frame.minY : frame.minX }
    func end(_ frame: CGRect) -> CGFloat { isColumn ? frame.maxY : frame.maxX }
    let frames = arranged.map(\.frame).sorted { start($0) < start($1) }
    var errors = [
      ("start", start(frames[0]) - start(space)),
      ("end", end(frames[frames.count - 1]) - end(space)),
    ]
    for frame in frames { errors += across(frame, traits, isColumn: isColumn) }
    let distribution = stack.attribute("distribution", in: traits)
    let hasEqualGaps = distribution == "equalSpacing" || distribution == "equalCentering"
    if stack.markup["spacingType"] == nil, stack.markup["baselineRelativeArrangement"] == nil {
      let spacing = stack.attribute("spacing", in: traits).flatMap(Double.init) ?? 0
      for (left, right) in zip(frames, frames.dropFirst()) {
        let rest = start(right) - end(left) - CGFloat(spacing)
        errors.append(("gap", hasEqualGaps ? min(0, rest) : rest))
      }
    }
    if distribution == "fillEqually" {
      let lengths = frames.map { end($0) - start($0) }
      errors += lengths.map { ("equal length", $0 - lengths[0]) }
    }
    return errors.first { $0.1.magnitude > pixel + 0.01 }.map {
      "\(stack.id) \($0.0) by \(($0.1 * 100).rounded() / 100)"
    }
  }

  /// Returns the errors of a view across the stack's axis; none for baselines, which the file alone
  /// does not show.
  private func across(
    _ frame: CGRect, _ traits: InterfaceTraits, isColumn: Bool
  ) -> [(String, CGFloat)] {
    let low = isColumn ? frame.minX - space.minX : frame.minY - space.minY
    let high = isColumn ? frame.maxX - space.maxX : frame.maxY - space.maxY
    // Every view is inside the stack.
    let inside = [("side", min(0, low)), ("side", max(0, high))]
    switch stack.attribute("alignment", in: traits) {
    case nil: return [("side", low), ("side", high)]
    case "center": return inside + [("center", (low + high) / 2)]
    case "top", "leading": return inside + [("edge", low)]
    case "bottom", "trailing": return inside + [("edge", high)]
    default: return inside
    }
  }
}
