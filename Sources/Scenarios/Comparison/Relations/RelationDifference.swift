package import Foundation
package import GimbalSnapshots

/// The differences between the relations of two layouts, as text.
extension LayoutRelations {
  /// Returns the differences between the relations of two layouts, such as
  /// `submit: below title → right of title`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  package static func differences(
    from old: LayoutSnapshot, to new: LayoutSnapshot, scale: CGFloat = 3
  ) -> [String] {
    RelationDifference.lines(
      from: LayoutRelations(old, scale: scale), to: LayoutRelations(new, scale: scale))
  }
}

/// The differences between two layouts' relations, as lines of text.
enum RelationDifference {
  /// The number of lines after which a difference ends with `… and more`.
  static let lineLimit = 24
  /// The limit of members in a family whose pairs are all compared.
  ///
  /// In a larger one each member is compared with the superview and with the previous sibling.
  static let pairLimit = 64

  /// Returns the lines of differences between two layouts' relations; empty if they are equal.
  ///
  /// - Complexity: linear in the number of views, times ``pairLimit``.
  static func lines(from old: LayoutRelations, to new: LayoutRelations) -> [String] {
    var lines: [String] = []
    let before = keyed(old.families)
    let after = keyed(new.families)
    lazy var names = (old: Names(old), new: Names(new))
    for (key, family) in after.ordered {
      guard let earlier = before.table[key] else {
        if names.new.isOnlyHere(family.parent, comparedWith: names.old) { continue }
        lines.append("\(family.parent): without subviews → with \(family.children.count)")
        continue
      }
      if earlier != family { append(from: earlier, to: family, &lines) }
      if lines.count > lineLimit { break }
    }
    for (key, family) in before.ordered where after.table[key] == nil {
      if names.old.isOnlyHere(family.parent, comparedWith: names.new) { continue }
      let count = family.children.count
      lines.append("\(family.parent): with \(count) subview\(count == 1 ? "" : "s") → without")
    }
    if lines.count <= lineLimit { lines += constraints(from: old.constraints, to: new.constraints) }
    guard lines.count > lineLimit else { return lines }
    return lines.prefix(lineLimit) + ["… and more"]
  }

  /// The names of a layout's views.
  private struct Names {
    /// The views that are subviews.
    let subviews: Set<String>
    /// All views.
    let all: Set<String>

    /// Collects the names of a layout's relations.
    init(_ relations: LayoutRelations) {
      subviews = Set(relations.families.flatMap(\.children))
      all = subviews.union(relations.families.map(\.parent))
    }

    /// Returns true if a view is a subview here and missing in another layout.
    ///
    /// Its superview's line, `cell: absent → present`, then says so; its own subviews have no line.
    func isOnlyHere(_ name: String, comparedWith other: Names) -> Bool {
      subviews.contains(name) && !other.all.contains(name)
    }
  }

  /// Returns the constraints that only one of two sorted lists has.
  private static func constraints(from old: [String], to new: [String]) -> [String] {
    guard old != new else { return [] }
    let (before, after) = (Set(old), Set(new))
    // A shape has no constant, so that without a second item it ends with the sign.
    func text(_ shape: String) -> String { shape.hasSuffix("=") ? shape + " constant" : shape }
    let lines =
      after.subtracting(before).sorted().map { "constraint \(text($0)): inactive → active" }
      + before.subtracting(after).sorted().map { "constraint \(text($0)): active → inactive" }
    return lines.isEmpty ? ["\(old.count) constraints of equal form → \(new.count)"] : lines
  }

  /// A superview by its name; the second one of a name is a different one.
  private struct Key: Hashable {
    /// The superview's name.
    let name: String
    /// The number of the superview among those of its name, from 1.
    let occurrence: Int
  }

  /// Returns families by their names; the second family of a name is a different one.
  private static func keyed(
    _ families: [FamilyRelations]
  ) -> (ordered: [(Key, FamilyRelations)], table: [Key: FamilyRelations]) {
    var counts: [String: Int] = [:]
    let ordered = families.map { family in
      counts[family.parent, default: 0] += 1
      return (Key(name: family.parent, occurrence: counts[family.parent]!), family)
    }
    return (ordered, Dictionary(uniqueKeysWithValues: ordered))
  }

  private static func append(
    from old: FamilyRelations, to new: FamilyRelations, _ lines: inout [String]
  ) {
    let start = lines.count
    guard old.children == new.children else {
      appendMembers(from: old, to: new, &lines)
      appendPairs(from: old, to: new, &lines)
      return
    }
    for index in new.children.indices where old.visible[index] != new.visible[index] {
      lines.append(
        "\(new.children[index]): "
          + (new.visible[index] ? "not visible → visible" : "visible → not visible"))
    }
    appendLines(from: old, to: new, &lines)
    appendPairs(from: old, to: new, &lines)
    if lines.count == start {
      lines.append("\(new.parent): subviews that do not follow each other are related differently")
    }
  }

  private static func appendLines(
    from old: FamilyRelations, to new: FamilyRelations, _ lines: inout [String]
  ) {
    for (name, counts) in zip(new.children, zip(old.lines, new.lines))
    where counts.0 != counts.1 && counts.0 > 0 && counts.1 > 0 {
      lines.append("\(name): \(phrases(lines: counts.0)) → \(phrases(lines: counts.1)) of text")
    }
  }

  private static func phrases(lines: Int) -> String {
    switch lines {
    case 1: "1 line"
    case FamilyRelations.manyLines: "\(lines) lines or more"
    default: "\(lines) lines"
    }
  }

  private static func appendMembers(
    from old: FamilyRelations, to new: FamilyRelations, _ lines: inout [String]
  ) {
    let before = Set(old.children)
    let after = Set(new.children)
    let start = lines.count
    for name in new.children where !before.contains(name) {
      lines.append("\(name): absent → present")
    }
    for name in old.children where !after.contains(name) {
      lines.append("\(name): present → absent")
    }
    if lines.count == start { lines.append("\(new.parent): subviews in another order") }
  }

  private static func appendPairs(
    from old: FamilyRelations, to new: FamilyRelations, _ lines: inout [String]
  ) {
    // Members that are visible in both layouts, with their indices in each; the superview is the
    // first.
    let locations = Dictionary(
      zip(old.members, old.members.indices), uniquingKeysWith: { first, _ in first })
    let common = new.members.indices.compactMap { index in
      locations[new.members[index]].map { (old: $0, new: index) }
    }
    // Members that fill the superview are skipped: their relations repeat the superview's.
    let filling = Set(
      common.indices.dropFirst().filter { fills(common[$0].old, old) && fills(common[$0].new, new) }
    )
    let isSmall = common.count <= pairLimit
    var found: [(rank: Int, line: String)] = []
    for (position, b) in common.enumerated().dropFirst() {
      let earlier = isSmall ? Array(0..<position) : Array(Set([0, position - 1])).sorted()
      for a in earlier.filter({ !filling.contains($0) }).map({ common[$0] }) {
        let before = PairRelation(of: b.old, to: a.old, in: old)
        let after = PairRelation(of: b.new, to: a.new, in: new)
        guard before != after else { continue }
        found += messages(
          from: before, to: after, of: new.members[b.new], to: new.members[a.new])
      }
    }
    // Changed positions come first, as the most informative; then in the order of the views.
    for rank in 0...2 { lines += found.filter { $0.rank == rank }.map(\.line) }
  }

  private static func fills(_ member: Int, _ family: FamilyRelations) -> Bool {
    [family.across, family.down].allSatisfy { axis -> Bool in
      axis.starts[member] == axis.starts[0] && axis.ends[member] == axis.ends[0]
    }
  }

  private static func messages(
    from old: PairRelation, to new: PairRelation, of view: String, to other: String
  ) -> [(rank: Int, line: String)] {
    if old.location != new.location {
      return [(0, "\(view): \(old.location) \(other) → \(new.location) \(other)")]
    }
    if old.shared != new.shared {
      return [(1, "\(view) and \(other) share: \(list(old.shared)) → \(list(new.shared))")]
    }
    return zip(old.order, new.order).filter { $0 != $1 }.map {
      (before, after) -> (rank: Int, line: String) in
      let location = (phrases(before), phrases(after))
      return (
        2, "\(view)'s \(after.edge) edge: \(location.0) \(other)'s → \(location.1) \(other)'s"
      )
    }
  }

  private static func list(_ phrases: [String]) -> String {
    phrases.isEmpty ? "nothing" : phrases.joined(separator: ", ")
  }

  private static func phrases(_ order: EdgeOrder) -> String {
    let isAcross = order.edge == "left" || order.edge == "right"
    switch order.sign {
    case 0: return "on"
    case 1: return isAcross ? "right of" : "below"
    default: return isAcross ? "left of" : "above"
    }
  }
}
