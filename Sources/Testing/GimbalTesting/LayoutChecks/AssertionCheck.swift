import Foundation
import GimbalGeometry
import GimbalSnapshots

#if APPLE_UIKIT
  import UIKit
#else
  import Gimbal
  import GimbalEngine
#endif

/// Checks assertions about one view.
@MainActor
struct AssertionCheck {
  /// The screen with all views.
  let screen: AssertionScreen
  /// The view that the assertions are about.
  let subject: ExpectedView

  /// The difference up to which values are equal, in points.
  private static let tolerance = LayoutExpectation.usualTolerance

  /// Returns nil if the assertion holds; else what was found, with the rectangles that show it.
  ///
  /// - Throws: the reason, if the assertion names another view that does not exist.
  func failure(of assertion: LayoutAssertion) throws(AssertionError) -> String? {
    switch assertion.kind {
    case .position(let expectation): position(expectation, assertion.expected)
    case .inside(let enclosure): try inside(enclosure, assertion.expected)
    case .related(let relation, let other): try related(relation, other, assertion.expected)
    case .quality(let quality): self.quality(quality, assertion.expected)
    case .state(let state): self.state(state, assertion.expected)
    case .metric(let metric): self.metric(metric, assertion.expected)
    case .touchTarget(let size): touchTarget(size, assertion.expected)
    case .unchanged(let layout): unchanged(layout, assertion.expected)
    }
  }

  private var rect: CGRect { subject.positioned.windowFrame }

  private func line(_ view: ExpectedView) -> String {
    line(view.phrase, view.positioned.windowFrame)
  }

  private func line(_ phrase: String, _ rect: CGRect) -> String {
    "  \(phrase): \(MeasureText.rect(rect)) in the window"
  }

  private func isWord(_ holds: Bool) -> String { holds ? "is" : "is not" }

  // MARK: Positions

  private func position(_ expectation: LayoutExpectation, _ target: Bool) -> String? {
    let failure = expectation.failure(of: subject.positioned)
    if (failure == nil) == target { return nil }
    guard let failure else { return "\(subject.phrase) has the \(expectation)" }
    // The failure begins with the view's name in the trace.
    return subject.phrase + failure.dropFirst(subject.positioned.name.count)
  }

  private func inside(
    _ enclosure: LayoutAssertion.Enclosure, _ target: Bool
  ) throws(AssertionError) -> String? {
    let (outer, phrase) = try extent(of: enclosure)
    let excess: [(edge: String, by: CGFloat)] = [
      ("top", outer.minY - rect.minY), ("left", outer.minX - rect.minX),
      ("bottom", rect.maxY - outer.maxY), ("right", rect.maxX - outer.maxX),
    ].filter { $0.by > Self.tolerance }
    if excess.isEmpty == target { return nil }
    let rects = line(subject) + "\n" + line(phrase, outer)
    if excess.isEmpty { return "\(subject.phrase) is inside \(phrase)\n\(rects)" }
    let edges = excess.map { "by \(MeasureText.number($0.by)) at the \($0.edge)" }
    return "\(subject.phrase) is not inside \(phrase): it leaves it "
      + edges.joined(separator: " and ") + "\n" + rects
  }

  private func extent(
    of enclosure: LayoutAssertion.Enclosure
  ) throws(AssertionError) -> (CGRect, String) {
    switch enclosure {
    case .area(let area): return (area.extent(in: screen.layout), "the \(area.name)")
    case .margins, .readableWidth:
      guard let superview = subject.view.superview else {
        throw AssertionError("\(subject.phrase) has no superview with margins")
      }
      let isMargins = if case .margins = enclosure { true } else { false }
      let rect = screen.read {
        let guide = isMargins ? superview.layoutMarginsGuide : superview.readableContentGuide
        return superview.convert(guide.layoutFrame, to: nil)
      }
      let name = screen.name(of: superview)
      return (rect, "the \(isMargins ? "margins" : "readable width") of '\(name)'")
    case .view(let other):
      let other = try other.resolve(on: screen)
      return (other.positioned.windowFrame, other.phrase)
    }
  }

  private func unchanged(_ then: LayoutSnapshot, _ target: Bool) -> String? {
    guard let old = then[subject.positioned.name] else {
      return target ? "\(subject.phrase) was not in the window then" : nil
    }
    let isSame = rect.isNear(old.windowFrame, within: Self.tolerance)
    if isSame == target { return nil }
    return isSame
      ? "\(subject.phrase) has not moved: \(MeasureText.rect(rect)) in the window"
      : "\(subject.phrase) has moved: \(MeasureText.rect(old.windowFrame)) → "
        + "\(MeasureText.rect(rect)) in the window"
  }

  // MARK: Relations to other views

  private func related(
    _ relation: LayoutRelation, _ other: any ViewNaming, _ target: Bool
  ) throws(AssertionError) -> String? {
    let other = try other.resolve(on: screen)
    let holds = relation.holds(rect, other.positioned.windowFrame)
    if holds == target { return nil }
    return "\(subject.phrase) \(isWord(holds)) \(relation.phrase(other.phrase))\n"
      + line(subject) + "\n" + line(other)
  }

  // MARK: Properties of the view

  private func quality(_ quality: LayoutQuality, _ target: Bool) -> String? {
    let scale = screen.scale
    let holds = quality.holds(of: subject.positioned, scale: scale)
    if holds == target { return nil }
    return "\(subject.phrase) \(quality.phrase(of: subject.positioned, scale: scale))\n"
      + line(subject)
  }

  private func state(_ state: LayoutAssertion.ViewState, _ target: Bool) -> String? {
    switch state {
    case .inWindow:
      return target ? nil : "\(subject.phrase) is in the window\n" + line(subject)
    case .hidden:
      let isHidden = subject.view.isHidden
      return isHidden == target ? nil : "\(subject.phrase) \(isWord(isHidden)) hidden"
    case .reachable:
      let obstacle = subject.positioned.unreachable
      if (obstacle == nil) == target { return nil }
      return subject.phrase
        + (obstacle.map { " cannot be reached: \($0)" } ?? " can be reached") + "\n"
        + line(subject)
    case .ambiguous:
      let isAmbiguous = screen.read { subject.view.hasAmbiguousLayout }
      return isAmbiguous == target
        ? nil : "the layout of \(subject.phrase) \(isWord(isAmbiguous)) ambiguous"
    }
  }

  private func touchTarget(_ size: CGSize, _ target: Bool) -> String? {
    let isLarge =
      rect.width >= size.width - Self.tolerance && rect.height >= size.height - Self.tolerance
    if isLarge == target { return nil }
    return "\(subject.phrase) is \(MeasureText.size(rect.size)); a touch target of at least "
      + "\(MeasureText.size(size)) is \(target ? "" : "not ")expected\n" + line(subject)
  }

  private func metric(_ metric: LayoutAssertion.ViewMetric, _ target: Bool) -> String? {
    let view = subject.view
    switch metric {
    case .alpha(let alpha):
      return compare(
        "alpha", [(view.alpha, alpha)], target, MeasureText.number(view.alpha),
        MeasureText.number(alpha))
    case .size(let size): return compare("size", subject.positioned.bounds.size, size, target)
    case .intrinsicContentSize(let size):
      let found = screen.read { view.intrinsicContentSize }
      return compare("intrinsic content size", found, size, target)
    case .contentSize(let size):
      guard let scroll = view as? UIScrollView else { return noScrollView }
      return compare("content size", scroll.contentSize, size, target)
    case .contentOffset(let offset):
      guard let scroll = view as? UIScrollView else { return noScrollView }
      let found = scroll.contentOffset
      return compare(
        "content offset", [(found.x, offset.x), (found.y, offset.y)], target,
        MeasureText.point(found), MeasureText.point(offset))
    }
  }

  private var noScrollView: String {
    "\(subject.phrase) is a \(subject.positioned.className), and no scroll view"
  }

  private func compare(
    _ what: String, _ found: CGSize, _ size: CGSize, _ target: Bool
  ) -> String? {
    compare(
      what, [(found.width, size.width), (found.height, size.height)], target,
      MeasureText.size(found), MeasureText.size(size))
  }

  private func compare(
    _ what: String, _ pairs: [(CGFloat, CGFloat)], _ target: Bool, _ found: String,
    _ expected: String
  ) -> String? {
    let agrees = pairs.allSatisfy { abs($0 - $1) <= Self.tolerance }
    if agrees == target { return nil }
    return "\(what) of \(subject.phrase) is \(found), expected \(target ? "" : "another than ")"
      + expected
  }
}
