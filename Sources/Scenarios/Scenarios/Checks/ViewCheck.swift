import Foundation
import Gimbal
import GimbalDocuments

/// Checks conditions on one view of an `expect` step, other than relations.
@MainActor
struct ViewCheck {
  /// The scene, which finds views by their names.
  let builtScene: BuiltScene
  /// The view of the condition.
  let target: Target

  /// Returns nil if the condition holds; the simulator must be current.
  func check(_ outcome: ViewExpectation) -> OutcomeFinding? {
    if case .exists(let expected) = outcome {
      let isThere = builtScene.view(target.name)?.window != nil || target.name == "window"
      return isThere == expected
        ? nil : OutcomeFinding(message: "\(name) is \(isThere ? "" : "not ")in the window")
    }
    do throws(SceneError) {
      let view = try builtScene.existingView(target)
      let scope = LengthScope(builtScene: builtScene, target: view, superview: view.superview)
      return try check(outcome, view, scope)
    } catch {
      return OutcomeFinding(message: error.message)
    }
  }

  private var name: String { QuotedText.of(target.name) }

  private var metricCheck: MetricCheck { MetricCheck(name: name) }

  private func check(
    _ outcome: ViewExpectation, _ view: UIView, _ scope: LengthScope
  ) throws(SceneError) -> OutcomeFinding? {
    switch outcome {
    case .frame(let rect, let space):
      let found =
        switch space {
        case .superview: view.frame
        case .window: view.convert(view.bounds, to: nil)
        case .fixed: view.convert(view.bounds, to: UIScreen.main.fixedCoordinateSpace)
        case .presentation: view.layer.presentation()?.frame ?? view.frame
        }
      return metricCheck.compare("frame\(space.suffix)", found, try scope.rect(rect), rect.all)
    case .bounds(let rect):
      return metricCheck.compare("bounds", view.bounds, try scope.rect(rect), rect.all)
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
      let expected = try scope.point(point)
      return metricCheck.compare(
        "center\(space.suffix)", [("x", found.x, expected.x), ("y", found.y, expected.y)],
        MeasureText.point(found), MeasureText.point(expected), point.all)
    case .transform(let expected):
      let found = view.transform
      return metricCheck.compare(
        "transform",
        [
          ("a", found.a, expected.a), ("b", found.b, expected.b), ("c", found.c, expected.c),
          ("d", found.d, expected.d), ("tx", found.tx, expected.tx), ("ty", found.ty, expected.ty),
        ], MeasureText.transform(found), MeasureText.transform(expected), [])
    case .safeArea(let insets):
      let found = view.safeAreaInsets
      let expected = try scope.insets(insets)
      return metricCheck.compare("safe area", found, expected, insets.all)
    case .layoutMargins(let insets):
      return metricCheck.compare(
        "margins", view.layoutMargins, try scope.insets(insets), insets.all)
    case .inside(let expected, let enclosure): return try checkInside(expected, enclosure, view)
    case .hidden(let expected):
      return view.isHidden == expected
        ? nil : OutcomeFinding(message: "\(name) is \(view.isHidden ? "hidden" : "not hidden")")
    case .alpha(let expected):
      return metricCheck.compare("alpha", view.alpha, expected)
    case .colors(let expected): return ColorCheck(name: name, view: view).check(expected)
    case .autoresizing(let expected):
      let found = view.autoresizingMask.text
      return found == expected
        ? nil
        : OutcomeFinding(message: "autoresizing of \(name) is '\(found)', expected '\(expected)'")
    case .reachable(let expected):
      let obstacle = Simulator.current?.layout[view]?.unreachable
      if (obstacle == nil) == expected { return nil }
      return OutcomeFinding(
        message: obstacle.map { "\(name) cannot be reached: \($0)" } ?? "\(name) can be reached")
    case .ambiguous(let expected):
      return view.hasAmbiguousLayout == expected
        ? nil
        : OutcomeFinding(
          message: "the layout of \(name) is \(view.hasAmbiguousLayout ? "" : "not ")ambiguous")
    case .intrinsicContentSize(let size):
      return metricCheck.compare(
        "intrinsic content size", view.intrinsicContentSize, try scope.size(size), size.all)
    case .fittingSize(let target, let size):
      let found = view.systemLayoutSizeFitting(
        CGSize(width: target.width, height: target.height),
        withHorizontalFittingPriority: UILayoutPriority(target.horizontal),
        verticalFittingPriority: UILayoutPriority(target.vertical))
      return metricCheck.compare("fitting size", found, try scope.size(size), size.all)
    case .contentSize, .contentOffset, .rowCounts, .visibleRows, .selectedRows:
      return try checkScrolling(outcome, view, scope)
    case .exists, .quality, .touchTarget, .related, .unchanged: return nil
    }
  }

  private func checkInside(
    _ expected: Bool, _ enclosure: ViewExpectation.Enclosure, _ view: UIView
  ) throws(SceneError) -> OutcomeFinding? {
    guard let window = view.window else {
      return OutcomeFinding(message: "\(name) is not in the window")
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
        return OutcomeFinding(message: "\(name) has no superview with margins")
      }
      let isReadable = enclosure == .readable
      let guide = isReadable ? superview.readableContentGuide : superview.layoutMarginsGuide
      outer = superview.convert(guide.layoutFrame, to: nil)
      outerName =
        isReadable ? "the readable width of the superview" : "the margins of the superview"
    case .view(let other):
      let view = try builtScene.existingView(other)
      (outer, outerName) = (view.convert(view.bounds, to: nil), QuotedText.of(other.name))
    }
    let inner = view.convert(view.bounds, to: nil)
    let excess: [(edge: String, by: CGFloat)] = [
      ("top", outer.minY - inner.minY), ("left", outer.minX - inner.minX),
      ("bottom", inner.maxY - outer.maxY), ("right", inner.maxX - outer.maxX),
    ].filter { $0.by > LayoutSnapshot.tolerance }
    if excess.isEmpty == expected { return nil }
    guard expected else { return OutcomeFinding(message: "\(name) is inside \(outerName)") }
    let edges = excess.map { "by \(MeasureText.number($0.by)) at the \($0.edge)" }
    return OutcomeFinding(
      message: "\(name) is not inside \(outerName): it leaves it "
        + edges.joined(separator: " and "),
      artifacts: "  \(target.name): \(MeasureText.rect(inner)) in the window\n"
        + "  \(outerName): \(MeasureText.rect(outer))")
  }
}

extension ViewExpectation.Space {
  /// The text after the name of a measurement in messages.
  fileprivate var suffix: String { self == .superview ? "" : " in \(rawValue) coordinates" }
}
