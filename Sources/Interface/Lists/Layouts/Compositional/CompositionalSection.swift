import Foundation
import GimbalGeometry
import GimbalTerms

/// A header, footer or other boundary item of a section or of a layout.
struct BoundaryPart {
  /// The app's description of the item.
  let item: NSCollectionLayoutBoundarySupplementaryItem
  /// The position of the item: its section, and its index among the items.
  let location: RowLocation
  /// The size of the item's view, in points.
  var size: CGSize
}

/// A filled group of a section in which the number of items in a group depends on the sizes of
/// cells.
struct FilledGroup {
  /// The index of the group's first item.
  let first: Int
  /// The distance of the group from the start of the section's groups, in points.
  let offset: CGFloat
  /// The items of the group with their frames.
  let content: LaidOutGroup
}

/// A section of a compositional layout with the positions of its elements.
///
/// Rule: R-COMP-6.
struct CompositionalSection {
  /// The app's description of the section.
  let section: NSCollectionLayoutSection
  /// The index of the section.
  let index: Int
  /// The number of its items.
  let count: Int
  /// The scroll direction of the layout, which is not that of an orthogonal section.
  let axis: FlowAxis
  /// The container of the groups, inside the section's insets.
  let environment: LayoutEnvironment
  /// The start of the section perpendicular to the scroll direction, inside its reference's insets,
  /// in points.
  let acrossStart: CGFloat
  /// The length of the section perpendicular to the scroll direction, in points.
  let acrossLength: CGFloat
  /// The start of boundary items perpendicular to the scroll direction, in points.
  let partsStart: CGFloat
  /// The length of boundary items perpendicular to the scroll direction, in points.
  let partsLength: CGFloat
  /// The position along the layout at which the section begins, in points.
  var start: CGFloat = 0
  /// The boundary items of the section, such as its header.
  var parts: [BoundaryPart] = []
  /// A full group, filled with estimated sizes; the groups repeat it.
  private(set) var template = LaidOutGroup(size: .zero)
  private var lengths = LengthList(count: 0, guess: 0)
  private var filled: [FilledGroup]?
  /// The extent of the groups perpendicular to their direction, if the section scrolls
  /// orthogonally.
  private var thickness: CGFloat = 0

  /// Creates a section without groups, which `fill(_:)` adds.
  init(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, axis: FlowAxis,
    environment: LayoutEnvironment, across: (start: CGFloat, length: CGFloat),
    parts: (start: CGFloat, length: CGFloat)
  ) {
    self.section = section
    self.index = index
    self.count = count
    self.axis = axis
    self.environment = environment
    (acrossStart, acrossLength) = across
    (partsStart, partsLength) = parts
  }

  // MARK: Groups

  /// True if the section scrolls orthogonally to its layout.
  var scrollsAcross: Bool { section.orthogonalScrollingBehavior != .none }
  /// The direction in which groups follow each other.
  var groupAxis: FlowAxis { scrollsAcross ? axis.perpendicular : axis }
  /// The number of items of a full group.
  var itemsPerGroup: Int { max(1, template.items.count) }
  private var groupCount: Int { (count + itemsPerGroup - 1) / itemsPerGroup }
  private var edges: GroupAxis.Edges {
    GroupAxis(isHorizontal: !groupAxis.isVertical).edges(along: section.group.edgeSpacing)
  }

  /// Fills the groups with the sizes that cells prefer.
  ///
  /// - Complexity: O(1) in the number of items, unless the number of items in a group depends on
  ///   cells.
  mutating func fill(_ preferred: [RowLocation: CGSize]) {
    guard count > 0 else { return }
    var solver = GroupSolver(environment, limit: .max)
    template = solver.fill(section.group, in: environment.container.effectiveContentSize)
    if section.group.dependsOnCells, preferred.keys.contains(where: { $0.section == index }) {
      return fillOneByOne(preferred)
    }
    lengths = LengthList(count: groupCount, guess: length(of: template))
    thickness = groupAxis.across(of: template.size)
    guard section.group.hasGuesses else { return }
    setLength(of: groupCount - 1, preferred, isKnown: false)
    for location in preferred.keys where location.section == index && location.row < count {
      setLength(of: location.row / itemsPerGroup, preferred)
    }
  }

  /// Returns an item's group, filled with the cells' preferred sizes; nil if all groups must be
  /// filled again.
  func measuredGroup(of item: Int, _ preferred: [RowLocation: CGSize]) -> LaidOutGroup? {
    section.group.dependsOnCells ? nil : content(of: item / itemsPerGroup, preferred)
  }

  /// Replaces an item's group after the cell has preferred another size.
  mutating func update(_ item: Int, to group: LaidOutGroup) {
    guard item < count else { return }
    set(group, at: item / itemsPerGroup)
  }

  private mutating func setLength(
    of group: Int, _ preferred: [RowLocation: CGSize], isKnown: Bool = true
  ) {
    set(content(of: group, preferred), at: group, isKnown: isKnown)
  }

  private mutating func set(_ content: LaidOutGroup, at group: Int, isKnown: Bool = true) {
    lengths.set(length(of: content), at: group, isKnown: isKnown)
    thickness = max(thickness, groupAxis.across(of: content.size))
  }

  /// Returns the extent of a group, including the spacing around it and after it.
  private func length(of group: LaidOutGroup) -> CGFloat {
    max(0, groupAxis.along(of: group.size) + edges.fixed + section.interGroupSpacing.finite)
  }

  private mutating func fillOneByOne(_ preferred: [RowLocation: CGSize]) {
    var groups: [FilledGroup] = []
    var first = 0
    var offset: CGFloat = 0
    thickness = 0
    while first < count {
      var solver = solver(from: first, preferred)
      let content = solver.fill(
        section.group, in: environment.container.effectiveContentSize)
      groups.append(FilledGroup(first: first, offset: offset, content: content))
      thickness = max(thickness, groupAxis.across(of: content.size))
      offset += length(of: content)
      first += max(1, content.items.count)
    }
    filled = groups
  }

  private func solver(from first: Int, _ preferred: [RowLocation: CGSize]) -> GroupSolver {
    let index = index
    return GroupSolver(environment, limit: count - first) {
      preferred[RowLocation(index, first + $0)]
    }
  }

  private func content(of group: Int, _ preferred: [RowLocation: CGSize]) -> LaidOutGroup {
    guard section.group.hasGuesses else { return template }
    var solver = solver(from: group * itemsPerGroup, preferred)
    return solver.fill(section.group, in: environment.container.effectiveContentSize)
  }

  /// Calls `body` with the groups that intersect a range, each with its first item and its offset.
  func forEachGroup(
    in part: ClosedRange<CGFloat>, _ preferred: [RowLocation: CGSize],
    _ body: (_ first: Int, _ offset: CGFloat, _ content: LaidOutGroup) -> Void
  ) {
    guard count > 0 else { return }
    if let filled {
      for group in filled
      where group.offset <= part.upperBound
        && group.offset + groupAxis.along(of: group.content.size) >= part.lowerBound
      { body(group.first, group.offset, group.content) }
      return
    }
    // Include one more group on both sides, because items may extend beyond their group.
    var group = max(0, (lengths.index(at: part.lowerBound) ?? groupCount) - 1)
    var offset = lengths.offset(of: group)
    var isBeyond = false
    while group < groupCount, !isBeyond {
      isBeyond = offset > part.upperBound
      body(group * itemsPerGroup, offset, content(of: group, preferred))
      offset += lengths[group]
      group += 1
    }
  }

  /// Returns the group of an item: its first item, its offset in points and its content.
  func group(
    of item: Int, _ preferred: [RowLocation: CGSize]
  ) -> (first: Int, offset: CGFloat, content: LaidOutGroup)? {
    guard item >= 0, item < count else { return nil }
    if let filled {
      let index = filled.start { $0.first > item } - 1
      return index < 0 ? nil : (filled[index].first, filled[index].offset, filled[index].content)
    }
    let group = item / itemsPerGroup
    return (group * itemsPerGroup, lengths.offset(of: group), content(of: group, preferred))
  }

  /// The extent of all groups in their direction.
  var groupsLength: CGFloat {
    guard count > 0 else { return 0 }
    let length =
      filled?.last.map { $0.offset + self.length(of: $0.content) } ?? lengths.total
    return max(0, length - section.interGroupSpacing.finite)
  }

  /// Returns the perpendicular offset of groups, by the spacing around them.
  func side(of content: LaidOutGroup) -> CGFloat {
    let sides = GroupAxis(isHorizontal: !groupAxis.isVertical)
      .edges(across: section.group.edgeSpacing)
    guard sides.growing > 0, !scrollsAcross else { return sides.before }
    let space = groupAxis.across(of: environment.container.effectiveContentSize)
    let rest = max(0, space - groupAxis.across(of: content.size) - sides.fixed)
    return sides.before + (sides.growsBefore ? rest / CGFloat(sides.growing) : 0)
  }

  // MARK: Extents

  /// The insets of the groups: before and after along the layout, at the start and end across it.
  var insets: (before: CGFloat, after: CGFloat, start: CGFloat, end: CGFloat) {
    let insets = section.contentInsets
    return axis.isVertical
      ? (insets.top.finite, insets.bottom.finite, insets.leading.finite, insets.trailing.finite)
      : (insets.leading.finite, insets.trailing.finite, insets.top.finite, insets.bottom.finite)
  }

  /// Returns the extent in points of the boundary items before or after the groups.
  ///
  /// See: R-COMP-7.
  func space(before isBefore: Bool) -> CGFloat {
    parts.filter {
      $0.item.extendsBoundary && axis.side(of: $0.item.alignment) == (isBefore ? -1 : 1)
    }.map { axis.along(of: $0.size) }.max() ?? 0
  }

  /// The gap above the header of a list, in points.
  var padding: CGFloat = 0

  /// The position in the scroll direction at which the groups begin, in points.
  var groupsStart: CGFloat { start + padding + space(before: true) + insets.before }

  private var contentLength: CGFloat {
    guard count > 0 else { return 0 }
    return scrollsAcross ? thickness : groupsLength
  }

  /// The extent of the section along the layout.
  var length: CGFloat {
    groupsStart - start + contentLength + insets.after + space(before: false)
  }

  /// The range of the groups along the layout, without boundary items.
  var groupsRange: ClosedRange<CGFloat> {
    groupsStart...(groupsStart + contentLength)
  }
}

extension FlowAxis {
  /// Returns the side of an alignment along the axis: -1 before, 1 after, 0 for neither.
  func side(of alignment: NSRectAlignment) -> Int {
    isVertical ? alignment.down : alignment.down == 0 ? alignment.across : 0
  }

  /// Returns the side of an alignment perpendicular to the axis.
  func crossSide(of alignment: NSRectAlignment) -> Int {
    isVertical ? alignment.across : alignment.down
  }
}
