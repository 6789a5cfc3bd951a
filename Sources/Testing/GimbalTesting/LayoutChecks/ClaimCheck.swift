import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots

/// Puts claims to one view.
@MainActor
struct ClaimCheck {
  let screen: ClaimScreen
  let subject: ClaimedView

  /// The largest difference of figures that counts as none, in points.
  private static let tolerance = LayoutExpectation.usualTolerance

  /// Nil when the claim holds; else what was found, with the rectangles that show it.
  ///
  /// - Throws: the reason, if the claim is about another view that there is not.
  func failure(of claim: LayoutClaim) throws(ClaimProblem) -> String? {
    switch claim.kind {
    case .place(let expectation): place(expectation, claim.wanted)
    case .inside(let enclosure): try inside(enclosure, claim.wanted)
    case .related(let relation, let other): try related(relation, other, claim.wanted)
    case .quality(let quality): self.quality(quality, claim.wanted)
    case .state(let state): self.state(state, claim.wanted)
    case .figure(let figure): self.figure(figure, claim.wanted)
    case .touchTarget(let size): touchTarget(size, claim.wanted)
    case .unchanged(let layout): unchanged(layout, claim.wanted)
    }
  }

  private var rect: CGRect { subject.placed.windowFrame }

  private func line(_ view: ClaimedView) -> String { line(view.words, view.placed.windowFrame) }

  private func line(_ words: String, _ rect: CGRect) -> String {
    "  \(words): \(MeasureText.rect(rect)) in the window"
  }

  private func isWord(_ holds: Bool) -> String { holds ? "is" : "is not" }

  // MARK: Places

  private func place(_ expectation: LayoutExpectation, _ wanted: Bool) -> String? {
    let failure = expectation.failure(of: subject.placed)
    if (failure == nil) == wanted { return nil }
    guard let failure else { return "\(subject.words) has the \(expectation)" }
    // The sentence begins with the name that the trace has for the view.
    return subject.words + failure.dropFirst(subject.placed.name.count)
  }

  private func inside(
    _ enclosure: LayoutClaim.Enclosure, _ wanted: Bool
  ) throws(ClaimProblem) -> String? {
    let (outer, words) = try extent(of: enclosure)
    let excess: [(edge: String, by: CGFloat)] = [
      ("top", outer.minY - rect.minY), ("left", outer.minX - rect.minX),
      ("bottom", rect.maxY - outer.maxY), ("right", rect.maxX - outer.maxX),
    ].filter { $0.by > Self.tolerance }
    if excess.isEmpty == wanted { return nil }
    let rects = line(subject) + "\n" + line(words, outer)
    if excess.isEmpty { return "\(subject.words) is inside \(words)\n\(rects)" }
    let edges = excess.map { "by \(MeasureText.number($0.by)) at the \($0.edge)" }
    return "\(subject.words) is not inside \(words): it leaves it "
      + edges.joined(separator: " and ") + "\n" + rects
  }

  private func extent(
    of enclosure: LayoutClaim.Enclosure
  ) throws(ClaimProblem) -> (CGRect, String) {
    switch enclosure {
    case .area(let area): return (area.extent(in: screen.layout), "the \(area.name)")
    case .margins, .readableWidth:
      guard let superview = subject.view.superview else {
        throw ClaimProblem("\(subject.words) has no superview, whose margins could be kept")
      }
      let isMargins = if case .margins = enclosure { true } else { false }
      let rect = screen.simulator.perform {
        let guide = isMargins ? superview.layoutMarginsGuide : superview.readableContentGuide
        return superview.convert(guide.layoutFrame, to: nil)
      }
      let name = screen.simulator.name(of: superview)
      return (rect, "the \(isMargins ? "margins" : "readable width") of '\(name)'")
    case .view(let other):
      let other = try other.resolve(on: screen)
      return (other.placed.windowFrame, other.words)
    }
  }

  private func unchanged(_ then: LayoutSnapshot, _ wanted: Bool) -> String? {
    guard let old = then[subject.placed.name] else {
      return wanted ? "\(subject.words) was not in the window then" : nil
    }
    let isSame = rect.isNear(old.windowFrame, within: Self.tolerance)
    if isSame == wanted { return nil }
    return isSame
      ? "\(subject.words) stands where it stood: \(MeasureText.rect(rect)) in the window"
      : "\(subject.words) has moved: \(MeasureText.rect(old.windowFrame)) → "
        + "\(MeasureText.rect(rect)) in the window"
  }

  // MARK: Other views

  private func related(
    _ relation: LayoutRelation, _ other: any ViewNaming, _ wanted: Bool
  ) throws(ClaimProblem) -> String? {
    let other = try other.resolve(on: screen)
    let holds = relation.holds(rect, other.placed.windowFrame)
    if holds == wanted { return nil }
    return "\(subject.words) \(isWord(holds)) \(relation.words(other.words))\n"
      + line(subject) + "\n" + line(other)
  }

  // MARK: The view alone

  private func quality(_ quality: LayoutQuality, _ wanted: Bool) -> String? {
    let scale = screen.simulator.screen.scale
    let holds = quality.holds(of: subject.placed, scale: scale)
    if holds == wanted { return nil }
    return "\(subject.words) \(quality.words(of: subject.placed, scale: scale))\n" + line(subject)
  }

  private func state(_ state: LayoutClaim.ViewState, _ wanted: Bool) -> String? {
    switch state {
    case .inWindow:
      return wanted ? nil : "\(subject.words) is in the window\n" + line(subject)
    case .hidden:
      let isHidden = subject.view.isHidden
      return isHidden == wanted ? nil : "\(subject.words) \(isWord(isHidden)) hidden"
    case .reachable:
      let obstacle = subject.placed.outOfReach
      if (obstacle == nil) == wanted { return nil }
      return subject.words
        + (obstacle.map { " cannot be reached: \($0)" } ?? " can be reached") + "\n"
        + line(subject)
    case .ambiguous:
      let isAmbiguous = screen.simulator.perform { subject.view.hasAmbiguousLayout }
      return isAmbiguous == wanted
        ? nil : "the layout of \(subject.words) \(isWord(isAmbiguous)) ambiguous"
    }
  }

  private func touchTarget(_ size: CGSize, _ wanted: Bool) -> String? {
    let isLarge =
      rect.width >= size.width - Self.tolerance && rect.height >= size.height - Self.tolerance
    if isLarge == wanted { return nil }
    return "\(subject.words) is \(MeasureText.size(rect.size)); a touch target of at least "
      + "\(MeasureText.size(size)) is \(wanted ? "" : "not ")expected\n" + line(subject)
  }

  private func figure(_ figure: LayoutClaim.ViewFigure, _ wanted: Bool) -> String? {
    let view = subject.view
    switch figure {
    case .alpha(let alpha):
      return compare(
        "alpha", [(view.alpha, alpha)], wanted, MeasureText.number(view.alpha),
        MeasureText.number(alpha))
    case .size(let size): return compare("size", subject.placed.bounds.size, size, wanted)
    case .intrinsicContentSize(let size):
      let found = screen.simulator.perform { view.intrinsicContentSize }
      return compare("intrinsic content size", found, size, wanted)
    case .contentSize(let size):
      guard let scroll = view as? UIScrollView else { return noScrollView }
      return compare("content size", scroll.contentSize, size, wanted)
    case .contentOffset(let offset):
      guard let scroll = view as? UIScrollView else { return noScrollView }
      let found = scroll.contentOffset
      return compare(
        "content offset", [(found.x, offset.x), (found.y, offset.y)], wanted,
        MeasureText.point(found), MeasureText.point(offset))
    }
  }

  private var noScrollView: String {
    "\(subject.words) is a \(subject.placed.className), and no scroll view"
  }

  private func compare(
    _ what: String, _ found: CGSize, _ size: CGSize, _ wanted: Bool
  ) -> String? {
    compare(
      what, [(found.width, size.width), (found.height, size.height)], wanted,
      MeasureText.size(found), MeasureText.size(size))
  }

  private func compare(
    _ what: String, _ figures: [(CGFloat, CGFloat)], _ wanted: Bool, _ found: String,
    _ expected: String
  ) -> String? {
    let agrees = figures.allSatisfy { abs($0 - $1) <= Self.tolerance }
    if agrees == wanted { return nil }
    return "\(what) of \(subject.words) is \(found), expected \(wanted ? "" : "another than ")"
      + expected
  }
}
