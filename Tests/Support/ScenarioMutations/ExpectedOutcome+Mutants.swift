import Foundation
import GimbalGeometry
import GimbalScenarioFiles
import GimbalTraces
import GimbalTraits

/// An expectation changed so that it must fail.
struct Mutant {
  var kind: ScenarioMutation.Kind
  var change: String
  var outcome: ExpectedOutcome.Kind
}

extension ExpectedOutcome {
  /// The amount added to numbers, which is unlikely to match another length of the layout.
  static let shift = 7.0

  /// The expectation in all its mutated forms.
  var mutants: [Mutant] {
    switch kind {
    case .events(let outcome, let since):
      return outcome.mutants.map { kind, change, outcome in
        Mutant(kind: kind, change: change, outcome: .events(outcome, since: since))
      }
    case .view(let target, let outcome):
      return outcome.mutants.map { kind, change, outcome in
        Mutant(kind: kind, change: change, outcome: .view(target, outcome))
      }
    case .guide(let guide, let frame):
      return frame.shifted.map {
        Mutant(
          kind: .number, change: "the guide's \($0) + \(Int(ExpectedOutcome.shift))",
          outcome: .guide(guide, frame: $1))
      }
    case .constraint(let target, let outcome):
      let (kind, change, mutant) = outcome.mutant
      return [Mutant(kind: kind, change: change, outcome: .constraint(target, mutant))]
    case .traits(let target, let outcome):
      return outcome.mutants.map { change, outcome in
        Mutant(kind: .word, change: change, outcome: .traits(target, outcome))
      }
    case .layout(let same, let label):
      return [
        Mutant(
          kind: .presence, change: "same → different", outcome: .layout(same: !same, as: label))
      ]
    case .orientation(let expected):
      return UIInterfaceOrientation.allCases.filter { $0 != expected && $0 != .unknown }.prefix(1)
        .map {
          Mutant(
            kind: .word, change: "\(expected.name) → \($0.name)", outcome: .orientation($0))
        }
    case .posture(let expected):
      return Posture.allCases.filter { $0 != expected }.prefix(1).map {
        Mutant(kind: .word, change: "\(expected.name) → \($0.name)", outcome: .posture($0))
      }
    case .exception(let name):
      return [
        Mutant(kind: .name, change: "\(name) → \(name)2", outcome: .exception(name + "2"))
      ]
    case .leaks(let expected):
      return [
        Mutant(kind: .presence, change: "leaks ↔ does not leak", outcome: .leaks(!expected))
      ]
    case .registered(let name):
      return [
        Mutant(kind: .name, change: "\(name) → \(name)2", outcome: .registered(name + "2"))
      ]
    case .limit(var limit, let since):
      limit.most = -1
      return [
        Mutant(
          kind: .number, change: "\(limit.subject.rawValue) at most -1",
          outcome: .limit(limit, since: since))
      ]
    case .refused(let phrase):
      return [
        Mutant(kind: .word, change: "\(phrase) → \(phrase)?!", outcome: .refused(phrase + "?!"))
      ]
    }
  }
}

extension ExpectedEvents {
  fileprivate typealias Change = (ScenarioMutation.Kind, String, ExpectedEvents)

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

  /// Expectations in which one pattern each is replaced by one that nothing matches.
  private func replaced(
    in patterns: [LocatedPattern], _ make: ([LocatedPattern]) -> ExpectedEvents
  ) -> [Change] {
    patterns.indices.map { index in
      var changed = patterns
      changed[index].pattern = Self.never
      return (.name, "\(patterns[index].text) → \(Self.never.text)", make(changed))
    }
  }

  /// For each pattern that must not occur, the expectation that it occurs.
  private func present(_ patterns: [LocatedPattern]) -> [Change] {
    patterns.map {
      (.presence, "never \($0.text) → at least once", .count($0, least: 1, most: nil))
    }
  }

  private func reversed(
    _ patterns: [LocatedPattern], _ make: ([LocatedPattern]) -> ExpectedEvents
  ) -> [Change] {
    let strings = patterns.map(\.text)
    guard strings != strings.reversed() else { return [] }
    return [(.order, "reversed order", make(patterns.reversed()))]
  }
}

extension ConstraintExpectation {
  fileprivate var mutant: (ScenarioMutation.Kind, String, ConstraintExpectation) {
    switch self {
    case .active(let expected): return (.presence, "active ↔ inactive", .active(!expected))
    case .constant(let expected): return (.number, "another constant", .constant(expected + 7))
    case .priority(let expected):
      return (.number, "another priority", .priority(expected > 500 ? expected - 7 : expected + 7))
    case .owner(let target):
      var other = target
      other.name += "2"
      return (.name, "\(target.name) → \(other.name)", .owner(other))
    }
  }
}

extension ViewExpectation {
  fileprivate typealias Change = (ScenarioMutation.Kind, String, ViewExpectation)

  fileprivate var mutants: [Change] {
    let more = "+ \(Int(ExpectedOutcome.shift))"
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
        tx: transform.tx + ExpectedOutcome.shift, ty: transform.ty)
      return [(.number, "transform's tx \(more)", .transform(moved))]
    case .safeArea(let insets):
      return insets.shifted.map { (.number, "safe area's \($0) \(more)", .safeArea($1)) }
    case .layoutMargins(let insets):
      return insets.shifted.map { (.number, "margins' \($0) \(more)", .layoutMargins($1)) }
    case .inside(let expected, let enclosure):
      return [(.presence, "inside ↔ not inside", .inside(!expected, enclosure))]
    case .hidden(let expected): return [(.presence, "hidden ↔ not hidden", .hidden(!expected))]
    case .alpha(let expected):
      return [(.number, "another alpha", .alpha(expected > 0.5 ? expected - 0.5 : expected + 0.5))]
    case .colors(let outcome):
      return [
        ("background", \ColorExpectation.background), ("tint", \.tint), ("text", \.text),
      ].compactMap { name, path in
        guard let color = outcome[keyPath: path] else { return nil }
        var changed = outcome
        changed[keyPath: path] = color == .none ? .system("systemTeal") : SceneColor.none
        return (.word, "another \(name)", .colors(changed))
      }
    case .autoresizing(let text):
      return [(.word, "another mask", .autoresizing(text == "W" ? "H" : "W"))]
    case .ambiguous(let expected):
      return [(.presence, "ambiguous ↔ not ambiguous", .ambiguous(!expected))]
    case .intrinsicContentSize(let size):
      return size.shifted.map { (.number, "content's \($0) \(more)", .intrinsicContentSize($1)) }
    case .fittingSize(let target, let size):
      return size.shifted.map {
        (.number, "fitting size's \($0) \(more)", .fittingSize(target, $1))
      }
    case .reachable(let expected):
      return [(.presence, "reachable ↔ not reachable", .reachable(!expected))]
    case .quality(let quality, let expected):
      return [(.presence, "\(quality) ↔ not", .quality(quality, !expected))]
    case .touchTarget(var outcome):
      outcome.isLarge.toggle()
      return [(.presence, "touch target ↔ none", .touchTarget(outcome))]
    case .related(let expected, let related):
      return [(.presence, "\(related.relation) ↔ not", .related(!expected, related))]
    case .unchanged(let expected, let label):
      return [(.presence, "unchanged ↔ changed", .unchanged(!expected, since: label))]
    case .exists(let expected): return [(.presence, "exists ↔ does not exist", .exists(!expected))]
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
  /// Rectangles in which one value each is changed, by the value's name.
  fileprivate var shifted: [(String, RectExpression)] {
    let metrics: [(String, WritableKeyPath<RectExpression, LengthExpression>)] = [
      ("x", \.x), ("y", \.y), ("width", \.width), ("height", \.height),
    ]
    return metrics.map { name, path in
      var changed = self
      changed[keyPath: path] = self[keyPath: path].adding(ExpectedOutcome.shift)
      return (name, changed)
    }
  }
}

extension InsetsExpression {
  /// Insets in which one value each is changed, by the value's name.
  fileprivate var shifted: [(String, InsetsExpression)] {
    let metrics: [(String, WritableKeyPath<InsetsExpression, LengthExpression>)] = [
      ("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
    ]
    return metrics.map { name, path in
      var changed = self
      changed[keyPath: path] = self[keyPath: path].adding(ExpectedOutcome.shift)
      return (name, changed)
    }
  }
}

extension PointExpression {
  /// Points in which one value each is changed, by the value's name.
  fileprivate var shifted: [(String, PointExpression)] {
    var (right, down) = (self, self)
    right.x = x.adding(ExpectedOutcome.shift)
    down.y = y.adding(ExpectedOutcome.shift)
    return [("x", right), ("y", down)]
  }
}

extension TraitExpectation {
  /// Expectations in which one trait each is different.
  fileprivate var mutants: [(String, TraitExpectation)] {
    var mutants: [(String, TraitExpectation)] = []
    func add(_ change: String, _ body: (inout TraitExpectation) -> Void) {
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
