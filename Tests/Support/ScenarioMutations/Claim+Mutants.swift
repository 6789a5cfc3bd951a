import Foundation
import GimbalGeometry
import GimbalScenarioFiles
import GimbalTraces
import GimbalTraits

/// A claim changed so that it must fail.
struct Mutant {
  var kind: ScenarioMutation.Kind
  var change: String
  var claim: Claim.Kind
}

extension Claim {
  /// The amount added to numbers: unlikely to be another length of the layout.
  static let shift = 7.0

  /// The claim in all its changed forms.
  var mutants: [Mutant] {
    switch kind {
    case .events(let claim, let since):
      return claim.mutants.map { kind, change, claim in
        Mutant(kind: kind, change: change, claim: .events(claim, since: since))
      }
    case .view(let target, let claim):
      return claim.mutants.map { kind, change, claim in
        Mutant(kind: kind, change: change, claim: .view(target, claim))
      }
    case .guide(let guide, let frame):
      return frame.shifted.map {
        Mutant(
          kind: .number, change: "the guide's \($0) + \(Int(Claim.shift))",
          claim: .guide(guide, frame: $1))
      }
    case .constraint(let target, let claim):
      let (kind, change, mutant) = claim.mutant
      return [Mutant(kind: kind, change: change, claim: .constraint(target, mutant))]
    case .traits(let target, let claim):
      return claim.mutants.map { change, claim in
        Mutant(kind: .word, change: change, claim: .traits(target, claim))
      }
    case .layout(let same, let label):
      return [
        Mutant(
          kind: .presence, change: "same → different", claim: .layout(same: !same, as: label))
      ]
    case .orientation(let wanted):
      return UIInterfaceOrientation.allCases.filter { $0 != wanted && $0 != .unknown }.prefix(1)
        .map {
          Mutant(
            kind: .word, change: "\(wanted.name) → \($0.name)", claim: .orientation($0))
        }
    case .posture(let wanted):
      return Posture.allCases.filter { $0 != wanted }.prefix(1).map {
        Mutant(kind: .word, change: "\(wanted.name) → \($0.name)", claim: .posture($0))
      }
    case .exception(let name):
      return [
        Mutant(kind: .name, change: "\(name) → \(name)2", claim: .exception(name + "2"))
      ]
    case .leaks(let wanted):
      return [
        Mutant(kind: .presence, change: "leaks ↔ does not leak", claim: .leaks(!wanted))
      ]
    case .registered(let name):
      return [
        Mutant(kind: .name, change: "\(name) → \(name)2", claim: .registered(name + "2"))
      ]
    case .limit(var limit, let since):
      limit.most = -1
      return [
        Mutant(
          kind: .number, change: "\(limit.subject.rawValue) at most -1",
          claim: .limit(limit, since: since))
      ]
    case .refused(let words):
      return [
        Mutant(kind: .word, change: "\(words) → \(words)?!", claim: .refused(words + "?!"))
      ]
    }
  }
}

extension EventClaim {
  fileprivate typealias Change = (ScenarioMutation.Kind, String, EventClaim)

  fileprivate var mutants: [Change] {
    switch self {
    case .inOrder(let patterns, let once):
      return replaced(in: patterns) { .inOrder($0, once: once) }
        + reversed(patterns) { .inOrder($0, once: once) }
    case .exactly(let patterns, let among, let once):
      return replaced(in: patterns) { .exactly($0, among: among, once: once) }
        + reversed(patterns) { .exactly($0, among: among, once: once) }
    case .sequence(let patterns, let absent, let once):
      return replaced(in: patterns) { .sequence($0, absent: absent, once: once) }
        + reversed(patterns) { .sequence($0, absent: absent, once: once) }
        + present(absent)
    case .never(let patterns): return present(patterns)
    case .count(let pattern, let least, let most):
      let change = "count of \(pattern.text)"
      if let most {
        return [(.number, "\(change) above \(most)", .count(pattern, least: most + 1, most: nil))]
      }
      return [(.number, "\(change) below \(least)", .count(pattern, least: 0, most: least - 1))]
    case .before(let a, let b):
      return replaced(in: [a, b]) { .before($0[0], $0[1]) }
        + reversed([a, b]) { .before($0[0], $0[1]) }
    case .nested(let a, let b):
      return replaced(in: [a, b]) { .nested($0[0], in: $0[1]) }
    case .oncePer(let a, let b):
      return replaced(in: [a, b]) { .oncePer($0[0], per: $0[1]) }
    }
  }

  private static let never: EventPattern = "'an event that never comes'"

  /// Claims in which one pattern each is replaced by one that nothing matches.
  private func replaced(
    in patterns: [LocatedPattern], _ make: ([LocatedPattern]) -> EventClaim
  ) -> [Change] {
    patterns.indices.map { index in
      var changed = patterns
      changed[index].pattern = Self.never
      return (.name, "\(patterns[index].text) → \(Self.never.text)", make(changed))
    }
  }

  /// The claim, for each of what must not come, that it has to.
  private func present(_ patterns: [LocatedPattern]) -> [Change] {
    patterns.map {
      (.presence, "never \($0.text) → at least once", .count($0, least: 1, most: nil))
    }
  }

  private func reversed(
    _ patterns: [LocatedPattern], _ make: ([LocatedPattern]) -> EventClaim
  ) -> [Change] {
    let texts = patterns.map(\.text)
    guard texts != texts.reversed() else { return [] }
    return [(.order, "reversed order", make(patterns.reversed()))]
  }
}

extension ConstraintClaim {
  fileprivate var mutant: (ScenarioMutation.Kind, String, ConstraintClaim) {
    switch self {
    case .active(let wanted): return (.presence, "active ↔ inactive", .active(!wanted))
    case .constant(let wanted): return (.number, "another constant", .constant(wanted + 7))
    case .priority(let wanted):
      return (.number, "another priority", .priority(wanted > 500 ? wanted - 7 : wanted + 7))
    case .owner(let target):
      var other = target
      other.name += "2"
      return (.name, "\(target.name) → \(other.name)", .owner(other))
    }
  }
}

extension ViewClaim {
  fileprivate typealias Change = (ScenarioMutation.Kind, String, ViewClaim)

  fileprivate var mutants: [Change] {
    let more = "+ \(Int(Claim.shift))"
    switch self {
    case .frame(let rect, let space):
      return rect.shifted.map { (.number, "frame's \($0) \(more)", .frame($1, in: space)) }
    case .bounds(let rect):
      return rect.shifted.map { (.number, "bounds' \($0) \(more)", .bounds($1)) }
    case .center(let point, let space):
      return point.shifted.map { (.number, "center's \($0) \(more)", .center($1, in: space)) }
    case .transform(let transform):
      let moved = CGAffineTransform(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d,
        tx: transform.tx + Claim.shift, ty: transform.ty)
      return [(.number, "transform's tx \(more)", .transform(moved))]
    case .safeArea(let insets):
      return insets.shifted.map { (.number, "safe area's \($0) \(more)", .safeArea($1)) }
    case .layoutMargins(let insets):
      return insets.shifted.map { (.number, "margins' \($0) \(more)", .layoutMargins($1)) }
    case .inside(let wanted, let enclosure):
      return [(.presence, "inside ↔ not inside", .inside(!wanted, enclosure))]
    case .hidden(let wanted): return [(.presence, "hidden ↔ not hidden", .hidden(!wanted))]
    case .alpha(let wanted):
      return [(.number, "another alpha", .alpha(wanted > 0.5 ? wanted - 0.5 : wanted + 0.5))]
    case .colors(let claim):
      return [
        ("background", \ColorClaim.background), ("tint", \.tint), ("text", \.text),
      ].compactMap { name, path in
        guard let color = claim[keyPath: path] else { return nil }
        var changed = claim
        changed[keyPath: path] = color == .none ? .system("systemTeal") : SceneColor.none
        return (.word, "another \(name)", .colors(changed))
      }
    case .autoresizing(let text):
      return [(.word, "another mask", .autoresizing(text == "W" ? "H" : "W"))]
    case .ambiguous(let wanted):
      return [(.presence, "ambiguous ↔ not ambiguous", .ambiguous(!wanted))]
    case .intrinsicContentSize(let size):
      return size.shifted.map { (.number, "content's \($0) \(more)", .intrinsicContentSize($1)) }
    case .fittingSize(let target, let size):
      return size.shifted.map {
        (.number, "fitting size's \($0) \(more)", .fittingSize(target, $1))
      }
    case .reachable(let wanted):
      return [(.presence, "reachable ↔ not reachable", .reachable(!wanted))]
    case .quality(let quality, let wanted):
      return [(.presence, "\(quality) ↔ not", .quality(quality, !wanted))]
    case .touchTarget(var claim):
      claim.isLarge.toggle()
      return [(.presence, "touch target ↔ none", .touchTarget(claim))]
    case .related(let wanted, let related):
      return [(.presence, "\(related.relation) ↔ not", .related(!wanted, related))]
    case .unchanged(let wanted, let label):
      return [(.presence, "unchanged ↔ changed", .unchanged(!wanted, since: label))]
    case .exists(let wanted): return [(.presence, "exists ↔ does not exist", .exists(!wanted))]
    case .contentSize(let size):
      return size.shifted.map { (.number, "content size's \($0) \(more)", .contentSize($1)) }
    case .contentOffset(let point):
      return point.shifted.map { (.number, "content offset's \($0) \(more)", .contentOffset($1)) }
    case .rowCounts(let counts):
      return [(.number, "a row more in each section", .rowCounts(counts.map { $0 + 1 }))]
    case .visibleRows(let first, let last):
      var (before, after) = (first, last)
      before.row += 1
      after.row += 1
      return [
        (.number, "another first row", .visibleRows(first: before, last: last)),
        (.number, "another last row", .visibleRows(first: first, last: after)),
      ]
    case .selectedRows(let rows):
      var others = rows
      for index in others.indices { others[index].row += 1 }
      return [(.number, "other selected rows", .selectedRows(rows.isEmpty ? [] : others))]
    }
  }
}

extension RectExpression {
  /// Rectangles in which one figure each is moved, by the figure's name.
  fileprivate var shifted: [(String, RectExpression)] {
    let figures: [(String, WritableKeyPath<RectExpression, LengthExpression>)] = [
      ("x", \.x), ("y", \.y), ("width", \.width), ("height", \.height),
    ]
    return figures.map { name, path in
      var changed = self
      changed[keyPath: path] = self[keyPath: path].adding(Claim.shift)
      return (name, changed)
    }
  }
}

extension InsetsExpression {
  /// Insets in which one figure each is moved, by the figure's name.
  fileprivate var shifted: [(String, InsetsExpression)] {
    let figures: [(String, WritableKeyPath<InsetsExpression, LengthExpression>)] = [
      ("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
    ]
    return figures.map { name, path in
      var changed = self
      changed[keyPath: path] = self[keyPath: path].adding(Claim.shift)
      return (name, changed)
    }
  }
}

extension PointExpression {
  /// Points in which one figure each is moved, by the figure's name.
  fileprivate var shifted: [(String, PointExpression)] {
    var (right, down) = (self, self)
    right.x = x.adding(Claim.shift)
    down.y = y.adding(Claim.shift)
    return [("x", right), ("y", down)]
  }
}

extension TraitClaim {
  /// Claims in which one trait each is another one.
  fileprivate var mutants: [(String, TraitClaim)] {
    var mutants: [(String, TraitClaim)] = []
    func add(_ change: String, _ body: (inout TraitClaim) -> Void) {
      var changed = self
      body(&changed)
      mutants.append((change, changed))
    }
    if let horizontalSizeClass {
      add("another horizontal size class") {
        $0.horizontalSizeClass = horizontalSizeClass == .compact ? .regular : .compact
      }
    }
    if let verticalSizeClass {
      add("another vertical size class") {
        $0.verticalSizeClass = verticalSizeClass == .compact ? .regular : .compact
      }
    }
    if let userInterfaceIdiom {
      add("another idiom") { $0.userInterfaceIdiom = userInterfaceIdiom == .pad ? .phone : .pad }
    }
    if let displayScale { add("another scale") { $0.displayScale = displayScale + 1 } }
    if let category = settings.contentSizeCategory {
      add("another content size category") {
        $0.settings.contentSizeCategory = category == .large ? .small : .large
      }
    }
    if let style = settings.userInterfaceStyle {
      add("another style") { $0.settings.userInterfaceStyle = style == .dark ? .light : .dark }
    }
    if let direction = settings.layoutDirection {
      add("another layout direction") {
        $0.settings.layoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
      }
    }
    if let weight = settings.legibilityWeight {
      add("another weight") { $0.settings.legibilityWeight = weight == .bold ? .regular : .bold }
    }
    if let contrast = settings.accessibilityContrast {
      add("another contrast") {
        $0.settings.accessibilityContrast = contrast == .high ? .normal : .high
      }
    }
    return mutants
  }
}
