import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// Frames that a file keeps though they break its own required constraints: nobody opened it since an edit.
@MainActor
enum StaleFrames {
  /// The error up to which a constraint counts as kept, in points: both sides are rounded to pixels.
  private static let tolerance: CGFloat = 1.01

  /// True if any saved frame of a root breaks a required constraint.
  static func hasStale(_ root: CanvasRoot, in document: InterfaceDocument) -> Bool {
    let places = SavedPlaces(root.view, CanvasRules(document).traits, document)
    return places.ids.contains { places.broken(by: $0) != nil || places.brokenStack(by: $0) != nil }
  }

  /// The first required constraint that the saved frame of a view breaks, by arithmetic on the file alone.
  static func reason(_ item: FrameComparison, in document: InterfaceDocument) -> String? {
    let places = SavedPlaces(item.root.view, CanvasRules(document).traits, document)
    return places.broken(by: item.view.id) ?? places.brokenStack(by: item.view.id)
  }
}

/// The saved frames of a root's views in the root's coordinates.
private struct SavedPlaces {
  private var frames: [String: CGRect] = [:]
  private var kinds: [String: String] = [:]
  private var ancestors: [String: [String]] = [:]
  private var stacks:
    [(stack: ViewDescription, frame: CGRect, arranged: [(id: String, frame: CGRect)])] = []
  private var constraints: [(holder: String, constraint: ConstraintDescription)] = []
  private let traits: InterfaceTraits
  private let drawsRoundControls: Bool

  init(_ root: ViewDescription, _ traits: InterfaceTraits, _ document: InterfaceDocument) {
    self.traits = traits
    drawsRoundControls = CanvasVersion(document).drawsRoundControls
    add(root, origin: .zero, isRoot: true, above: [])
  }

  private mutating func add(
    _ view: ViewDescription, origin: CGPoint, isRoot: Bool, above: [String]
  ) {
    guard let frame = view.frame.value(in: traits) else { return }
    let place =
      isRoot ? CGRect(origin: .zero, size: frame.size) : frame.offsetBy(dx: origin.x, dy: origin.y)
    let overhang = CanvasControls.overhang(of: view.kind, drawsRoundControls: drawsRoundControls)
    frames[view.id] = place.inset(by: overhang)
    kinds[view.id] = view.kind
    ancestors[view.id] = above
    let excluded = view.excluded(.constraints, in: traits)
    for constraint in view.constraints where !excluded.contains(constraint.id) {
      constraints.append((view.id, constraint))
    }
    let gone = view.excluded(.subviews, in: traits)
    if view.kind == "stackView" { addStack(view, place, gone) }
    if let content = view.content {
      add(content, origin: place.origin, isRoot: false, above: above + [view.id])
    }
    for child in view.subviews where !gone.contains(child.id) {
      add(child, origin: place.origin, isRoot: false, above: above + [view.id])
    }
  }

  private mutating func addStack(_ stack: ViewDescription, _ place: CGRect, _ gone: Set<String>) {
    let shown = stack.subviews.filter { !gone.contains($0.id) && !$0.isHidden.value(in: traits) }
    let arranged = shown.compactMap { view in
      view.frame.value(in: traits).map { frame in
        let place = frame.offsetBy(dx: place.minX, dy: place.minY)
        return (
          view.id,
          place.inset(
            by: CanvasControls.overhang(of: view.kind, drawsRoundControls: drawsRoundControls))
        )
      }
    }
    guard arranged.count == shown.count, !arranged.isEmpty else { return }
    let markup = stack.markup
    var space = place
    if let margins = markup.child(key: "layoutMargins") {
      space = space.inset(
        by: UIEdgeInsets(
          top: margins.number("top") ?? 0, left: margins.number("left") ?? 0,
          bottom: margins.number("bottom") ?? 0, right: margins.number("right") ?? 0))
    } else if markup.child(key: "directionalLayoutMargins") != nil {
      return
    }
    stacks.append((stack, space, arranged))
  }

  /// The first of a stack's own constraints that saved frames break: its ends and, where views fill it, its
  /// sides and gaps.
  func brokenStack(by id: String) -> String? {
    for (stack, space, arranged) in stacks
    where stack.id == id || arranged.contains(where: { $0.id == id }) {
      let isColumn = stack.attribute("axis", in: traits) == "vertical"
      func start(_ frame: CGRect) -> CGFloat { isColumn ? frame.minY : frame.minX }
      func end(_ frame: CGRect) -> CGFloat { isColumn ? frame.maxY : frame.maxX }
      func side(_ frame: CGRect) -> (CGFloat, CGFloat) {
        isColumn ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      }
      let frames = arranged.map(\.frame).sorted { start($0) < start($1) }
      var errors = [
        ("start", start(frames[0]) - start(space)),
        ("end", end(frames[frames.count - 1]) - end(space)),
      ]
      if stack.attribute("alignment", in: traits) == nil {
        for frame in frames {
          errors.append(("side", side(frame).0 - side(space).0))
          errors.append(("side", side(frame).1 - side(space).1))
        }
      }
      let distribution = stack.attribute("distribution", in: traits)
      if distribution != "equalSpacing", distribution != "equalCentering",
        stack.markup["spacingType"] == nil, stack.markup["baselineRelativeArrangement"] == nil
      {
        let spacing = stack.attribute("spacing", in: traits).flatMap(Double.init) ?? 0
        for (left, right) in zip(frames, frames.dropFirst()) {
          errors.append(("gap", start(right) - end(left) - CGFloat(spacing)))
        }
      }
      errors += sums(of: stack, frames, space, isColumn: isColumn)
      if let error = errors.first(where: { $0.1.magnitude > 1.01 }) {
        return "\(stack.id) \(error.0) by \((error.1 * 100).rounded() / 100)"
      }
    }
    return nil
  }

  /// The errors of equal lengths, equal gaps and alignments in a stack.
  private func sums(
    of stack: ViewDescription, _ frames: [CGRect], _ space: CGRect, isColumn: Bool
  ) -> [(String, CGFloat)] {
    func along(_ frame: CGRect) -> CGFloat { isColumn ? frame.height : frame.width }
    func gap(_ pair: (CGRect, CGRect)) -> CGFloat {
      isColumn ? pair.1.minY - pair.0.maxY : pair.1.minX - pair.0.maxX
    }
    var errors: [(String, CGFloat)] = []
    switch stack.attribute("distribution", in: traits) {
    case "fillEqually":
      errors += frames.map { ("equal length", along($0) - along(frames[0])) }
    case "equalSpacing":
      let gaps = zip(frames, frames.dropFirst()).map(gap)
      errors += gaps.map { ("equal gap", $0 - gaps[0]) }
    default: break
    }
    for frame in frames {
      switch stack.attribute("alignment", in: traits) {
      case "center":
        errors.append(
          ("center", isColumn ? frame.midX - space.midX : frame.midY - space.midY))
      case "top", "leading":
        errors.append(("edge", isColumn ? frame.minX - space.minX : frame.minY - space.minY))
      case "bottom", "trailing":
        errors.append(("edge", isColumn ? frame.maxX - space.maxX : frame.maxY - space.maxY))
      default: break
      }
    }
    return errors
  }

  /// The ids of all views.
  var ids: [String] { Array(frames.keys) }

  /// The first required constraint on a view, or on one above it, that saved frames break.
  func broken(by id: String) -> String? {
    for (holder, constraint) in constraints {
      let first = constraint.firstItem ?? holder
      guard first == id || constraint.secondItem == id,
        constraint.priority.value(in: traits) >= 1000, let error = error(constraint, holder)
      else { continue }
      if error > 1.01 { return "\(constraint.id) by \((error * 100).rounded() / 100)" }
    }
    return contradicted(by: id)
  }

  /// The places of margins and guides as required constraints on saved frames show them: one and the same for all
  /// that are pinned to it, where no frame is stale.
  ///
  /// - Complexity: O(constraints).
  private func shown(
    _ wanted: (item: String, attribute: ConstraintDescription.Attribute)
  ) -> [(id: String, value: CGFloat)] {
    constraints.compactMap { holder, constraint in
      guard let side = pinned(constraint, holder), side.item == wanted.item,
        side.attribute == wanted.attribute
      else { return nil }
      return (side.view, side.value)
    }
  }

  /// The view that an equality pins to a margin or to a guide, and where that lies by the view's frame; nil for all
  /// other constraints.
  private func pinned(
    _ constraint: ConstraintDescription, _ holder: String
  ) -> (item: String, attribute: ConstraintDescription.Attribute, view: String, value: CGFloat)? {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      constraint.priority.value(in: traits) >= 1000,
      let secondAttribute = constraint.secondAttribute
    else { return nil }
    let first = constraint.firstItem ?? holder
    let second = constraint.secondItem ?? holder
    let constant = CGFloat(constraint.constant.value(in: traits))
    let left = value(constraint.firstAttribute, of: first)
    let right = value(secondAttribute, of: second)
    if let left, right == nil, !isContent(first, of: second) {
      return (second, secondAttribute, first, left - constant)
    }
    if let right, left == nil, !isContent(second, of: first) {
      return (first, constraint.firstAttribute, second, right + constant)
    }
    return nil
  }

  /// A margin or a guide that the frames of several views show in several places, of which this view's is not the
  /// usual one.
  private func contradicted(by id: String) -> String? {
    for (holder, constraint) in constraints {
      guard let own = pinned(constraint, holder), own.view == id else { continue }
      let all = shown((own.item, own.attribute))
      func support(_ value: CGFloat) -> Int {
        all.count { ($0.value - value).magnitude <= 1.01 }
      }
      let most = all.map { support($0.value) }.max() ?? 0
      if all.count > support(own.value), support(own.value) <= most,
        support(own.value) * 2 <= all.count
      {
        return "\(constraint.id) against others at the same \(own.attribute)"
      }
    }
    return nil
  }

  /// The distance by which a constraint is broken; nil where the file alone does not tell.
  private func error(_ constraint: ConstraintDescription, _ holder: String) -> CGFloat? {
    let first = constraint.firstItem ?? holder
    guard let left = value(constraint.firstAttribute, of: first) else { return nil }
    var right = CGFloat(constraint.constant.value(in: traits))
    if let attribute = constraint.secondAttribute {
      let second = constraint.secondItem ?? holder
      let isSize = attribute == .width || attribute == .height
      // Edges of a scroll view are those of its content; its size is its own.
      guard isSize || (!isContent(first, of: second) && !isContent(second, of: first)),
        let value = value(attribute, of: second)
      else { return nil }
      guard constraint.multiplier == 1 || isSize else { return nil }
      right += value * CGFloat(constraint.multiplier)
    }
    switch constraint.relation {
    case .equal: return (left - right).magnitude
    case .greaterThanOrEqual: return max(0, right - left)
    case .lessThanOrEqual: return max(0, left - right)
    }
  }

  /// True if a view lies in a scroll view, whose edges then are those of its content.
  private func isContent(_ id: String, of other: String) -> Bool {
    let scrolls = ["scrollView", "tableView", "collectionView", "textView"]
    return ancestors[id]?.contains(other) == true && scrolls.contains(kinds[other] ?? "")
  }

  private func value(_ attribute: ConstraintDescription.Attribute, of id: String) -> CGFloat? {
    guard let frame = frames[id] else { return nil }
    switch attribute {
    case .leading, .left: return frame.minX
    case .trailing, .right: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .width: return frame.width
    case .height: return frame.height
    default: return nil
    }
  }
}
