import Foundation
import GimbalGeometry

/// The differences between two traces: missing, extra or moved events, and other values.
///
/// Events are paired by receiver and name; times, depths and classes are not compared.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
/// sim.launch(PlayerViewController())
/// let launch = sim.trace
/// sim.rotate(to: .landscapeLeft)
/// let difference = TraceDifference(from: launch, to: sim.trace)
/// print(difference.counts[.extra] ?? 0, difference.sameCount == launch.events.count)
/// ```
public struct TraceDifference: Sendable {
  /// A kind of difference.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Only the first trace has the event.
    case missing
    /// Only the second trace has the event.
    case extra
    /// Both have the event, at another position among the others.
    case moved
    /// Both have the event at the same position, with other values.
    case values
  }

  /// One difference.
  public struct Item: Equatable, Sendable {
    /// The kind.
    public let kind: Kind
    /// The event of the first trace; nil for an extra one.
    public let old: TraceEvent?
    /// The event of the second trace; nil for a missing one.
    public let new: TraceEvent?
    /// True for a moved event that is later in the second trace, relative to the common events.
    public var isLater = false
  }

  /// The differences, in the order of the first trace; an extra event is at its position in the
  /// second.
  public let items: [Item]
  /// The number of events that are the same in both.
  public let sameCount: Int

  /// The number of differences of each kind; kinds without differences are absent.
  public var counts: [Kind: Int] {
    items.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// The difference up to which numbers are equal, since Apple's records are rounded.
  static let tolerance = 0.002

  /// Compares two traces.
  ///
  /// `only` limits the comparison to events that match a pattern. `commonNames` limits it to names
  /// that both traces have, for example if the recorder of one knows fewer.
  ///
  /// - Complexity: O(*n* log *n*) for similar traces.
  public init(
    from old: Trace, to new: Trace, only: [EventPattern] = [], commonNames: Bool = false
  ) {
    var (a, b) = (old.events, new.events)
    if !only.isEmpty {
      a = a.filter { event in only.contains { $0.matches(event) } }
      b = b.filter { event in only.contains { $0.matches(event) } }
    }
    if commonNames {
      let names = Set(a.map(\.name)).intersection(b.map(\.name))
      a = a.filter { names.contains($0.name) }
      b = b.filter { names.contains($0.name) }
    }
    let pairs = TraceAlignment(a, b).pairs
    var partners = [Int: Int](uniqueKeysWithValues: pairs.map { ($0.a, $0.b) })
    let retained = Set(pairs.map(\.b))
    let moved = TraceDifference.moved(
      a.indices.filter { partners[$0] == nil }, of: a, b.indices.filter { !retained.contains($0) },
      of: b)
    partners.merge(moved) { first, _ in first }
    let taken = Set(partners.values)
    var items: [Item] = []
    var next = 0
    var same = 0
    func addExtras(before end: Int) {
      while next < end {
        if !taken.contains(next) { items.append(Item(kind: .extra, old: nil, new: b[next])) }
        next += 1
      }
    }
    for index in a.indices {
      guard let partner = partners[index] else {
        items.append(Item(kind: .missing, old: a[index], new: nil))
        continue
      }
      if moved[index] != nil {
        // `next` is the index after the last common event before this one.
        items.append(
          Item(kind: .moved, old: a[index], new: b[partner], isLater: partner >= next))
        continue
      }
      addExtras(before: partner)
      next = partner + 1
      if TraceDifference.agree(a[index].arguments, b[partner].arguments) {
        same += 1
      } else {
        items.append(Item(kind: .values, old: a[index], new: b[partner]))
      }
    }
    addExtras(before: b.count)
    self.items = items
    sameCount = same
  }

  /// Pairs events that are not at the same position: those with equal values first, then in order.
  private static func moved(
    _ left: [Int], of a: [TraceEvent], _ right: [Int], of b: [TraceEvent]
  ) -> [Int: Int] {
    func name(_ event: TraceEvent) -> String { "\(event.receiver)\u{0}\(event.name)" }
    var open: [String: [Int]] = [:]
    for location in right { open[name(b[location]), default: []].append(location) }
    var pairs: [Int: Int] = [:]
    for isExact in [true, false] {
      for location in left where pairs[location] == nil {
        let name = name(a[location])
        guard
          let index = open[name]?.firstIndex(where: { other in
            !isExact || agree(a[location].arguments, b[other].arguments)
          })
        else { continue }
        pairs[location] = open[name]?.remove(at: index)
      }
    }
    return pairs
  }

  // MARK: Values

  /// Returns true if labels are equal and values differ by rounding errors at most.
  static func agree(_ a: [TraceArgument], _ b: [TraceArgument]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.label == $1.label && $0.value.isNear($1.value) }
  }
}

extension TraceValue {
  /// Returns true if two values are equal up to rounding.
  fileprivate func isNear(_ other: TraceValue) -> Bool {
    func near(_ a: [Double], _ b: [Double]) -> Bool {
      zip(a, b).allSatisfy { $0 == $1 || abs($0 - $1) <= TraceDifference.tolerance }
    }
    return switch (self, other) {
    case (.number(let a), .number(let b)): near([a], [b])
    case (.size(let a), .size(let b)): near([a.width, a.height], [b.width, b.height])
    case (.point(let a), .point(let b)): near([a.x, a.y], [b.x, b.y])
    case (.rect(let a), .rect(let b)):
      near(
        [a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
    case (.insets(let a), .insets(let b)):
      near([a.top, a.left, a.bottom, a.right], [b.top, b.left, b.bottom, b.right])
    case (.change(let a, let b), .change(let c, let d)): a.isNear(c) && b.isNear(d)
    default: self == other
    }
  }
}
