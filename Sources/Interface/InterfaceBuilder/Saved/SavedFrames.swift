import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// The saved frames of a root's views in the root's coordinates, with the constraints between them.
///
/// Frames that do not follow from the file alone are excluded: bars and screens, sizes of text, and
/// scrolled content.
struct SavedFrames {
  /// The size classes and idiom of the canvas.
  let traits: InterfaceTraits
  /// The size of a pixel, in points: the maximum rounding error of an edge.
  let pixel: CGFloat
  /// The stacks with their arranged views.
  private(set) var stacks: [SavedStack] = []
  /// The saved frames without their overhang, by view id.
  private(set) var frames: [String: CGRect] = [:]
  private var kinds: [String: String] = [:]
  /// The ancestors of each view, the root first.
  private(set) var ancestors: [String: [String]] = [:]
  /// The margins of views that are in the file or the default.
  private(set) var margins: [String: UIEdgeInsets] = [:]
  /// The ids of the views with a right-to-left layout direction.
  private(set) var mirrored: Set<String> = []
  /// The constraints that are installed for the traits, with the views that contain them.
  private(set) var constraints: [(holder: String, constraint: ConstraintDescription)] = []
  /// The ids of the guides of the root's safe area.
  private(set) var safeAreas: Set<String> = []
  private let root: ViewDescription
  private let document: InterfaceDocument
  /// True if neither bars nor the screen's shape affect margins.
  private let hasPlainMargins: Bool
  private let isLandscape: Bool
  private let drawsRoundControls: Bool

  /// Reads the saved frames below a root view of a document.
  init(_ root: CanvasRoot, _ document: InterfaceDocument) {
    let rules = CanvasRules(document)
    traits = rules.traits
    pixel = 1 / rules.scale(of: root)
    self.root = root.view
    self.document = document
    let version = CanvasVersion(document)
    hasPlainMargins = !version.hasSafeAreas || !document.usesSafeAreas
    isLandscape = document.isLandscape
    drawsRoundControls = version.drawsRoundControls
    add(root.view, origin: .zero, above: [])
  }

  private mutating func add(_ view: ViewDescription, origin: CGPoint, above: [String]) {
    guard let frame = view.frame.value(in: traits) else { return }
    let position =
      above.isEmpty
      ? CGRect(origin: .zero, size: frame.size) : frame.offsetBy(dx: origin.x, dy: origin.y)
    frames[view.id] = alignmentRectangle(position, of: view)
    kinds[view.id] = view.kind
    ancestors[view.id] = above
    if let insets = margins(of: view, at: position, above) { margins[view.id] = insets }
    if view.markup["semanticContentAttribute"] == "forceRightToLeft" { mirrored.insert(view.id) }
    for guide in view.guides {
      if guide.key == "frameLayoutGuide" { frames[guide.id] = position }
      // The safe area of a view that fills the root is the root's.
      if guide.key == "safeArea", position == frames[root.id] { safeAreas.insert(guide.id) }
    }
    let excluded = view.excluded(.constraints, in: traits)
    for constraint in view.constraints where !excluded.contains(constraint.id) {
      constraints.append((view.id, constraint))
    }
    let gone = view.excluded(.subviews, in: traits)
    if view.kind == "stackView" { addStack(view, position, gone) }
    let inside = [view.content].compactMap(\.self) + view.subviews.filter { !gone.contains($0.id) }
    for child in inside { add(child, origin: position.origin, above: above + [view.id]) }
  }

  private mutating func addStack(_ stack: ViewDescription, _ position: CGRect, _ gone: Set<String>)
  {
    let shown = stack.subviews.filter { !gone.contains($0.id) && !$0.isHidden.value(in: traits) }
    let arranged = shown.compactMap { view in
      view.frame.value(in: traits).map { frame in
        let position = frame.offsetBy(dx: position.minX, dy: position.minY)
        return (view.id, alignmentRectangle(position, of: view))
      }
    }
    guard arranged.count == shown.count, !arranged.isEmpty else { return }
    var space = position
    if let own = SavedFrames.ownMargins(of: stack) {
      guard stack.markup.flag("preservesSuperviewLayoutMargins") != true,
        stack.markup["semanticContentAttribute"] != "forceRightToLeft"
      else { return }
      space = space.inset(by: own)
    }
    stacks.append(SavedStack(stack: stack, space: space, arranged: arranged))
  }

  private func alignmentRectangle(_ position: CGRect, of view: ViewDescription) -> CGRect {
    position.inset(
      by: CanvasControls.overhang(of: view.kind, drawsRoundControls: drawsRoundControls)
    ).inset(by: CanvasSymbols.overhang(of: view, in: document, traits))
  }

  /// Returns the margins in a view's element; nil if it has none.
  private static func ownMargins(of view: ViewDescription) -> UIEdgeInsets? {
    func insets(_ key: String, _ left: String, _ right: String) -> UIEdgeInsets? {
      view.markup.child(key: key).map {
        UIEdgeInsets(
          top: $0.number("top") ?? 0, left: $0.number(left) ?? 0, bottom: $0.number("bottom") ?? 0,
          right: $0.number(right) ?? 0)
      }
    }
    return insets("layoutMargins", "left", "right")
      ?? insets("directionalLayoutMargins", "leading", "trailing")
  }

  /// The maximum part of a screen that bars obscure at an end, in points.
  private static let extentOfBars: CGFloat = 200

  /// Returns the margins of a view in the file, or the default without any.
  ///
  /// It returns nil for root views, for views whose margins a list sets, for views that inherit
  /// margins, and for views that bars or the screen's shape may affect.
  private func margins(
    of view: ViewDescription, at position: CGRect, _ above: [String]
  ) -> UIEdgeInsets? {
    guard !above.isEmpty, view.key == nil,
      view.markup.flag("preservesSuperviewLayoutMargins") != true,
      let height = frames[root.id]?.height
    else { return nil }
    let isClear =
      hasPlainMargins
      || !isLandscape && position.minY >= SavedFrames.extentOfBars
        && position.maxY <= height - SavedFrames.extentOfBars
    guard isClear || view.markup.flag("insetsLayoutMarginsFromSafeArea") == false else {
      return nil
    }
    return SavedFrames.ownMargins(of: view)
      ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Returns the root for a side of its safe area without an inset: that of a phone in portrait;
  /// otherwise nil.
  func clearSides(_ attribute: ConstraintDescription.Attribute, _ item: String) -> String? {
    let sides: [ConstraintDescription.Attribute] = [.left, .right, .leading, .trailing, .centerX]
    guard sides.contains(attribute), !isLandscape, traits.idiom == "phone",
      safeAreas.contains(item)
    else { return nil }
    return root.id
  }

  /// The required constraints that saved frames violate, with the distances.
  var broken: [(constraint: ConstraintDescription, items: [String], distance: CGFloat)] {
    constraints.compactMap { holder, constraint in
      guard constraint.priority.value(in: traits) >= 1000, let error = error(constraint, holder)
      else { return nil }
      // Both sides are rounded to pixels; with a multiplier, by as many pixels.
      let factor = CGFloat(constraint.multiplier.magnitude)
      let tolerance = pixel * (factor == 1 ? 1 : 1 + factor) + 0.01
      guard error > tolerance else { return nil }
      let items = [constraint.firstItem ?? holder, constraint.secondItem].compactMap(\.self)
      return (constraint, items, error)
    }
  }

  /// Returns the distance by which a constraint is violated; nil if the file alone does not show
  /// it.
  private func error(_ constraint: ConstraintDescription, _ holder: String) -> CGFloat? {
    let first = constraint.firstItem ?? holder
    if let second = constraint.secondItem, constraint.multiplier == 1,
      let distance = distanceOfBaselines(constraint, first, second)
    {
      return distance
    }
    guard let origin = frames[holder]?.origin,
      let left = value(constraint.firstAttribute, of: first, from: origin)
    else { return nil }
    var right = CGFloat(constraint.constant.value(in: traits))
    if let attribute = constraint.secondAttribute {
      let second = constraint.secondItem ?? holder
      let isSize = attribute == .width || attribute == .height
      // Constraints to a scroll view's edges relate its content, which is not saved; only its size
      // can be compared.
      guard isSize || (!isContent(first, of: second) && !isContent(second, of: first)),
        let value = value(attribute, of: second, from: origin)
      else { return nil }
      right += value * CGFloat(constraint.multiplier)
    }
    switch constraint.relation {
    case .equal: return (left - right).magnitude
    case .greaterThanOrEqual: return max(0, right - left)
    case .lessThanOrEqual: return max(0, left - right)
    }
  }

  /// Returns the distance by which a constraint between baselines of two equally high controls of
  /// one kind is violated.
  ///
  /// Segmented controls have both baselines at the same height. Controls without text have the
  /// first at the top and the last at the bottom.
  ///
  /// See: L-CON-3.
  private func distanceOfBaselines(
    _ constraint: ConstraintDescription, _ first: String, _ second: String
  ) -> CGFloat? {
    guard SavedFrames.baselines.contains(constraint.firstAttribute),
      constraint.relation == .equal,
      let other = constraint.secondAttribute, SavedFrames.baselines.contains(other),
      let kind = kinds[first], kind == kinds[second], SavedFrames.controls.contains(kind),
      let one = frames[first], let two = frames[second], one.height == two.height
    else { return nil }
    func baseline(_ frame: CGRect, _ attribute: ConstraintDescription.Attribute) -> CGFloat {
      kind == "segmentedControl" || attribute == .firstBaseline ? frame.minY : frame.maxY
    }
    let distance = baseline(one, constraint.firstAttribute) - baseline(two, other)
    return (distance - CGFloat(constraint.constant.value(in: traits))).magnitude
  }

  /// The attributes whose values depend on a font.
  static let baselines: [ConstraintDescription.Attribute] = [
    .baseline, .firstBaseline, .lastBaseline,
  ]

  /// The controls without text, and the one whose text has a fixed distance from its top at each
  /// height.
  private static let controls: Set<String> = [
    "switch", "slider", "stepper", "segmentedControl", "activityIndicatorView", "progressView",
  ]

  /// Returns true if a view is in a scroll view, whose edges then are those of its content.
  func isContent(_ id: String, of other: String) -> Bool {
    let scrolls = ["scrollView", "tableView", "collectionView", "textView"]
    return ancestors[id]?.contains(other) == true && scrolls.contains(kinds[other] ?? "")
  }

  /// Returns an attribute of a view, in points from the origin of the view that contains the
  /// constraint.
  func value(
    _ attribute: ConstraintDescription.Attribute, of id: String, from origin: CGPoint
  ) -> CGFloat? {
    guard let frame = frames[id]?.offsetBy(dx: -origin.x, dy: -origin.y) else { return nil }
    let isMirrored = mirrored.contains(id)
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return isMirrored ? nil : frame.minX
    case .trailing: return isMirrored ? nil : frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .width: return frame.width
    case .height: return frame.height
    default: break
    }
    guard let inside = margins[id].map({ frame.inset(by: $0) }) else { return nil }
    switch attribute {
    case .leftMargin: return inside.minX
    case .rightMargin: return inside.maxX
    case .leadingMargin: return isMirrored ? nil : inside.minX
    case .trailingMargin: return isMirrored ? nil : inside.maxX
    case .topMargin: return inside.minY
    case .bottomMargin: return inside.maxY
    case .centerXWithinMargins: return inside.midX
    case .centerYWithinMargins: return inside.midY
    default: return nil
    }
  }
}
