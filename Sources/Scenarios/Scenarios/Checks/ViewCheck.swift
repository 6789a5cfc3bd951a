import Foundation
import Gimbal
import GimbalDocuments

/// Puts claims to one view.
@MainActor
struct ViewCheck {
  let stage: SceneStage
  let target: Target

  /// Nil when the claim holds; call it with the simulator current.
  func check(_ claim: ViewClaim) -> ClaimFinding? {
    if case .exists(let wanted) = claim {
      let isThere = stage.view(target.name)?.window != nil || target.name == "window"
      return isThere == wanted
        ? nil : ClaimFinding(sentence: "\(name) is \(isThere ? "" : "not ")in the window")
    }
    do throws(StageProblem) {
      let view = try stage.existingView(target)
      let scope = LengthScope(stage: stage, target: view, superview: view.superview)
      return try check(claim, view, scope)
    } catch {
      return ClaimFinding(sentence: error.sentence)
    }
  }

  private var name: String { QuotedText.of(target.name) }

  private var figures: FigureCheck { FigureCheck(name: name) }

  private func check(
    _ claim: ViewClaim, _ view: UIView, _ scope: LengthScope
  ) throws(StageProblem) -> ClaimFinding? {
    switch claim {
    case .frame(let rect, let space):
      let found =
        switch space {
        case .superview: view.frame
        case .window: view.convert(view.bounds, to: nil)
        case .fixed: view.convert(view.bounds, to: UIScreen.main.fixedCoordinateSpace)
        case .presentation: view.layer.presentation()?.frame ?? view.frame
        }
      return figures.compare("frame\(space.suffix)", found, try scope.rect(rect), rect.all)
    case .bounds(let rect):
      return figures.compare("bounds", view.bounds, try scope.rect(rect), rect.all)
    case .center(let point, let space):
      let found =
        switch space {
        case .superview: view.center
        case .window: view.superview?.convert(view.center, to: nil) ?? view.center
        case .fixed:
          view.superview?.convert(view.center, to: UIScreen.main.fixedCoordinateSpace)
            ?? view.center
        case .presentation: view.layer.presentation()?.position ?? view.center
        }
      let wanted = try scope.point(point)
      return figures.compare(
        "center\(space.suffix)", [("x", found.x, wanted.x), ("y", found.y, wanted.y)],
        MeasureText.point(found), MeasureText.point(wanted), point.all)
    case .transform(let wanted):
      let found = view.transform
      return figures.compare(
        "transform",
        [
          ("a", found.a, wanted.a), ("b", found.b, wanted.b), ("c", found.c, wanted.c),
          ("d", found.d, wanted.d), ("tx", found.tx, wanted.tx), ("ty", found.ty, wanted.ty),
        ], MeasureText.transform(found), MeasureText.transform(wanted), [])
    case .safeArea(let insets):
      let found = view.safeAreaInsets
      let wanted = try scope.insets(insets)
      return figures.compare("safe area", found, wanted, insets.all)
    case .layoutMargins(let insets):
      return figures.compare(
        "margins", view.layoutMargins, try scope.insets(insets), insets.all)
    case .inside(let wanted, let enclosure): return try checkInside(wanted, enclosure, view)
    case .hidden(let wanted):
      return view.isHidden == wanted
        ? nil : ClaimFinding(sentence: "\(name) is \(view.isHidden ? "hidden" : "not hidden")")
    case .alpha(let wanted):
      return figures.compare("alpha", view.alpha, wanted)
    case .colors(let wanted): return ColorCheck(name: name, view: view).check(wanted)
    case .autoresizing(let wanted):
      let found = view.autoresizingMask.text
      return found == wanted
        ? nil
        : ClaimFinding(sentence: "autoresizing of \(name) is '\(found)', expected '\(wanted)'")
    case .reachable(let wanted):
      let obstacle = Simulator.current?.layout[view]?.outOfReach
      if (obstacle == nil) == wanted { return nil }
      return ClaimFinding(
        sentence: obstacle.map { "\(name) cannot be reached: \($0)" } ?? "\(name) can be reached")
    case .ambiguous(let wanted):
      return view.hasAmbiguousLayout == wanted
        ? nil
        : ClaimFinding(
          sentence: "the layout of \(name) is \(view.hasAmbiguousLayout ? "" : "not ")ambiguous")
    case .intrinsicContentSize(let size):
      return figures.compare(
        "intrinsic content size", view.intrinsicContentSize, try scope.size(size), size.all)
    case .fittingSize(let target, let size):
      let found = view.systemLayoutSizeFitting(
        CGSize(width: target.width, height: target.height),
        withHorizontalFittingPriority: UILayoutPriority(target.horizontal),
        verticalFittingPriority: UILayoutPriority(target.vertical))
      return figures.compare("fitting size", found, try scope.size(size), size.all)
    case .contentSize, .contentOffset, .rowCounts, .visibleRows, .selectedRows:
      return try checkScrolling(claim, view, scope)
    case .exists, .quality, .touchTarget, .related, .unchanged: return nil
    }
  }

  private func checkInside(
    _ wanted: Bool, _ enclosure: ViewClaim.Enclosure, _ view: UIView
  ) throws(StageProblem) -> ClaimFinding? {
    guard let window = view.window else {
      return ClaimFinding(sentence: "\(name) is not in the window")
    }
    let outer: CGRect
    let outerName: String
    switch enclosure {
    case .safeArea:
      (outer, outerName) = (window.bounds.inset(by: window.safeAreaInsets), "the safe area")
    case .window: (outer, outerName) = (window.bounds, "the window")
    case .screen:
      let screen = UIScreen.main.coordinateSpace
      (outer, outerName) = (window.convert(screen.bounds, from: screen), "the screen")
    case .margins, .readable:
      guard let superview = view.superview else {
        return ClaimFinding(sentence: "\(name) has no superview, whose margins could be kept")
      }
      let isReadable = enclosure == .readable
      let guide = isReadable ? superview.readableContentGuide : superview.layoutMarginsGuide
      outer = superview.convert(guide.layoutFrame, to: nil)
      outerName =
        isReadable ? "the readable width of the superview" : "the margins of the superview"
    case .view(let other):
      let view = try stage.existingView(other)
      (outer, outerName) = (view.convert(view.bounds, to: nil), QuotedText.of(other.name))
    }
    let inner = view.convert(view.bounds, to: nil)
    let excess: [(edge: String, by: CGFloat)] = [
      ("top", outer.minY - inner.minY), ("left", outer.minX - inner.minX),
      ("bottom", inner.maxY - outer.maxY), ("right", inner.maxX - outer.maxX),
    ].filter { $0.by > LayoutSnapshot.tolerance }
    if excess.isEmpty == wanted { return nil }
    guard wanted else { return ClaimFinding(sentence: "\(name) is inside \(outerName)") }
    let edges = excess.map { "by \(MeasureText.number($0.by)) at the \($0.edge)" }
    return ClaimFinding(
      sentence: "\(name) is not inside \(outerName): it leaves it "
        + edges.joined(separator: " and "),
      evidence: "  \(target.name): \(MeasureText.rect(inner)) in the window\n"
        + "  \(outerName): \(MeasureText.rect(outer))")
  }
}

extension ViewClaim.Space {
  /// The words after the name of a figure in a sentence.
  fileprivate var suffix: String { self == .superview ? "" : " in \(rawValue) coordinates" }
}
