import Foundation
import GimbalGeometry
import GimbalTraits

/// An item of a group with its frame.
struct LaidOutItem {
  /// The frame relative to the group, in points.
  var frame: CGRect
  /// The self-sizing axes of the cell.
  var guessed: UIAxis
  var zIndex = 0
  /// The supplementary items of the item, such as badges.
  var attached: [NSCollectionLayoutSupplementaryItem] = []
}

/// A group that has been filled: the frames of its items at all depths.
struct LaidOutGroup {
  /// The size of the group, in points.
  var size: CGSize
  /// The items in order, relative to the group.
  var items: [LaidOutItem] = []
  /// The supplementary items of the group's parts, with the frames that they are anchored to.
  var attached: [(item: NSCollectionLayoutSupplementaryItem, on: CGRect)] = []

  /// Moves all items by a vector, when the group gets its position in an outer group.
  mutating func move(by way: CGPoint) {
    for index in items.indices {
      items[index].frame = items[index].frame.offsetBy(dx: way.x, dy: way.y)
    }
    for index in attached.indices {
      attached[index].on = attached[index].on.offsetBy(dx: way.x, dy: way.y)
    }
  }
}

/// Fills groups of a compositional layout with items.
///
/// `CompositionalSection` creates one for each group of a section.
///
/// Rule: R-COMP-2, R-COMP-3, R-COMP-4.
struct GroupSolver {
  /// The maximum number of items in one group; no further items are added.
  static let itemLimit = 10_000

  let environment: any NSCollectionLayoutEnvironment
  /// The number of items that are left in the section; slots of the group beyond it stay empty.
  let limit: Int
  /// Returns the preferred size of an item, by its number in the group.
  let preferred: (Int) -> CGSize?
  private var next = 0

  init(
    _ environment: any NSCollectionLayoutEnvironment, limit: Int,
    preferred: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    self.environment = environment
    self.limit = limit
    self.preferred = preferred
  }

  /// Fills a group in a container of a size, in points, and returns the frames of its items.
  mutating func fill(_ group: NSCollectionLayoutGroup, in container: CGSize) -> LaidOutGroup {
    next = 0
    return location(group, in: container)
  }

  private mutating func location(
    _ item: NSCollectionLayoutItem, in container: CGSize, forced: CGSize? = nil
  ) -> LaidOutGroup {
    if let group = item as? NSCollectionLayoutGroup {
      return location(group, in: container, forced: forced)
    }
    var size = forced ?? item.layoutSize.size(in: container)
    let guessed = forced == nil ? item.layoutSize.guessedAxes : forcedGuesses(item, forced)
    if let own = preferred(next) {
      if guessed.contains(.horizontal) { size.width = own.width }
      if guessed.contains(.vertical) { size.height = own.height }
    }
    next += 1
    return LaidOutGroup(
      size: size,
      items: [
        LaidOutItem(
          frame: GroupSolver.inset(CGRect(origin: .zero, size: size), item, guessed: guessed),
          guessed: guessed, attached: item.supplementaryItems)
      ])
  }

  /// Returns the estimated axes of an item, without the axis on which its group sets the length.
  private func forcedGuesses(_ item: NSCollectionLayoutItem, _ forced: CGSize?) -> UIAxis {
    forcedAxis.map { item.layoutSize.guessedAxes.subtracting($0) } ?? item.layoutSize.guessedAxes
  }
  private var forcedAxis: UIAxis?

  /// Insets a rectangle by the insets of its item, which apply only to axes without an estimate.
  ///
  /// See: R-COMP-1.
  private static func inset(
    _ rect: CGRect, _ item: NSCollectionLayoutItem, guessed: UIAxis
  ) -> CGRect {
    let insets = item.contentInsets
    var rect = rect
    guard (insets.leading + insets.trailing + insets.top + insets.bottom).isFinite else {
      return rect
    }
    if !guessed.contains(.horizontal) {
      rect.origin.x += insets.leading
      rect.size.width = max(0, rect.width - insets.leading - insets.trailing)
    }
    if !guessed.contains(.vertical) {
      rect.origin.y += insets.top
      rect.size.height = max(0, rect.height - insets.top - insets.bottom)
    }
    return rect
  }

  // MARK: Groups

  /// A part of a group with the spacing around it.
  private struct Part {
    var content: LaidOutGroup
    let edges: NSCollectionLayoutEdgeSpacing?
    /// True if the item gets the length of the longest such item across the group.
    let isUniform: Bool
    /// False for positions past the last item.
    let isThere: Bool
  }

  private mutating func location(
    _ group: NSCollectionLayoutGroup, in container: CGSize, forced: CGSize? = nil
  ) -> LaidOutGroup {
    let axis = GroupAxis(isHorizontal: group.isHorizontal)
    let guessed = group.layoutSize.guessedAxes
    let outer = forced ?? group.layoutSize.size(in: container)
    let inner = GroupSolver.inset(
      CGRect(origin: .zero, size: outer), group, guessed: guessed)
    if case .custom(let provider) = group.filling {
      return positionCustom(group, provider, in: outer, inner)
    }
    let isOpenAlong = guessed.contains(axis.along)
    let isOpenAcross = guessed.contains(axis.across)
    var parts = parts(of: group, in: inner.size, axis, isOpen: isOpenAlong)
    evenOut(&parts, group, axis)
    let present = parts.filter(\.isThere)
    let measured = present.isEmpty ? parts : present
    let across =
      isOpenAcross
      ? measured.map { axis.across(of: $0.content.size) + axis.edges(across: $0.edges).fixed }
        .max() ?? 0 : axis.across(of: inner.size)
    let along =
      isOpenAlong
      ? length(of: measured, group, axis) : axis.along(of: inner.size)
    var result = LaidOutGroup(size: outer)
    distribute(
      parts, group, axis, along: along, across: across, corner: inner.origin, into: &result)
    if isOpenAlong { axis.set(along: along, of: &result.size) }
    if isOpenAcross { axis.set(across: across, of: &result.size) }
    result.attached += group.supplementaryItems.map {
      ($0, CGRect(origin: .zero, size: result.size))
    }
    return result
  }

  /// Returns the parts of a group: as many as its count, or as many as fit without a count.
  private mutating func parts(
    of group: NSCollectionLayoutGroup, in space: CGSize, _ axis: GroupAxis, isOpen: Bool
  ) -> [Part] {
    var parts: [Part] = []
    let spacing = group.interItemSpacing?.spacing ?? 0
    switch group.filling {
    case .equal(let count):
      let count = min(max(1, count), GroupSolver.itemLimit)
      guard let item = group.subitems.first else { return [] }
      let size = item.layoutSize.size(in: space)
      var forced: CGSize?
      if !isOpen {
        var equal = size
        axis.set(
          along: max(0, axis.along(of: space) - spacing * CGFloat(count - 1)) / CGFloat(count),
          of: &equal)
        forced = equal
      }
      for _ in 0..<count { parts.append(part(item, in: space, forced: forced, axis)) }
    case .repeated(let count):
      guard let item = group.subitems.first else { return [] }
      for _ in 0..<min(max(1, count), GroupSolver.itemLimit) {
        parts.append(part(item, in: space, forced: nil, axis))
      }
    case .pattern where isOpen:
      for item in group.subitems { parts.append(part(item, in: space, forced: nil, axis)) }
    case .pattern:
      guard !group.subitems.isEmpty else { return [] }
      var used: CGFloat = 0
      while parts.count < GroupSolver.itemLimit {
        let item = group.subitems[parts.count % group.subitems.count]
        let before = next
        let part = part(item, in: space, forced: nil, axis)
        let edges = axis.edges(along: part.edges).fixed
        let more =
          axis.along(of: part.content.size) + edges + (parts.isEmpty ? 0 : spacing)
        // Uses each item of the pattern once if the items have no length, because they would repeat
        // forever.
        let isEndless = used + more <= used && parts.count >= group.subitems.count
        if !parts.isEmpty,
          isEndless || used + more > axis.along(of: space) + GroupSolver.tolerance
        {
          next = before
          break
        }
        used += more
        parts.append(part)
      }
    case .custom: break
    }
    return parts
  }

  /// The overflow of items that is treated as a rounding error, in points.
  static let tolerance: CGFloat = 0.001

  private mutating func part(
    _ item: NSCollectionLayoutItem, in space: CGSize, forced: CGSize?, _ axis: GroupAxis
  ) -> Part {
    let first = next
    let outerAxis = forcedAxis
    forcedAxis = forced == nil ? nil : axis.along
    defer { forcedAxis = outerAxis }
    return Part(
      content: location(item, in: space, forced: forced), edges: item.edgeSpacing,
      isUniform: axis.acrossDimension(item.layoutSize).isUniformAcrossSiblings,
      isThere: first < limit)
  }

  /// Gives siblings with `uniformAcrossSiblings` lengths the length of the longest one.
  private func evenOut(
    _ parts: inout [Part], _ group: NSCollectionLayoutGroup, _ axis: GroupAxis
  ) {
    let longest = parts.filter { $0.isUniform && $0.isThere }
      .map { axis.across(of: $0.content.size) }.max()
    guard let longest else { return }
    for index in parts.indices where parts[index].isUniform {
      axis.set(across: longest, of: &parts[index].content.size)
      for item in parts[index].content.items.indices {
        axis.set(across: longest, of: &parts[index].content.items[item].frame.size)
      }
    }
  }

  /// Returns the length of parts with the least spacing between them.
  private func length(
    of parts: [Part], _ group: NSCollectionLayoutGroup, _ axis: GroupAxis
  ) -> CGFloat {
    let spacing = (group.interItemSpacing?.spacing ?? 0) * CGFloat(max(0, parts.count - 1))
    return parts.reduce(spacing) {
      $0 + axis.along(of: $1.content.size) + axis.edges(along: $1.edges).fixed
    }
  }

  /// Positions parts one after the other, and distributes the remaining space to flexible spacing.
  private func distribute(
    _ parts: [Part], _ group: NSCollectionLayoutGroup, _ axis: GroupAxis, along: CGFloat,
    across: CGFloat, corner: CGPoint, into result: inout LaidOutGroup
  ) {
    let between = group.interItemSpacing
    let growing = parts.enumerated().reduce(0) { sum, part in
      let edges = axis.edges(along: part.element.edges)
      return sum + edges.growing + (part.offset > 0 && between?.isFlexibleSpacing == true ? 1 : 0)
    }
    let rest = max(0, along - length(of: parts, group, axis))
    let share = growing > 0 ? rest / CGFloat(growing) : 0
    var location: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let edges = axis.edges(along: part.edges)
      if index > 0 {
        location += (between?.spacing ?? 0) + (between?.isFlexibleSpacing == true ? share : 0)
      }
      location += edges.before + (edges.growsBefore ? share : 0)
      let sides = axis.edges(across: part.edges)
      let acrossRest = max(0, across - axis.across(of: part.content.size) - sides.fixed)
      let acrossShare = sides.growing > 0 ? acrossRest / CGFloat(sides.growing) : 0
      let side = sides.before + (sides.growsBefore ? acrossShare : 0)
      var content = part.content
      let way = axis.point(along: location, across: side)
      content.move(by: CGPoint(x: corner.x + way.x, y: corner.y + way.y))
      result.items += content.items
      result.attached += content.attached
      location += axis.along(of: part.content.size) + edges.after + (edges.growsAfter ? share : 0)
    }
  }

  private mutating func positionCustom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider,
    in size: CGSize, _ inner: CGRect
  ) -> LaidOutGroup {
    var result = LaidOutGroup(size: size)
    let positions = provider(
      LayoutEnvironment(
        container: LayoutContainer(size: size, insets: group.contentInsets),
        traitCollection: environment.traitCollection)
    ).prefix(GroupSolver.itemLimit)
    for location in positions {
      result.items.append(
        LaidOutItem(
          frame: location.frame.offsetBy(dx: inner.minX, dy: inner.minY), guessed: [],
          zIndex: location.zIndex))
      next += 1
    }
    result.attached = group.supplementaryItems.map { ($0, CGRect(origin: .zero, size: size)) }
    return result
  }
}

/// The direction in which the items of a group follow each other.
struct GroupAxis {
  let isHorizontal: Bool

  /// The axis along which the items follow each other.
  var along: UIAxis { isHorizontal ? .horizontal : .vertical }
  /// The axis perpendicular to `along`.
  var across: UIAxis { isHorizontal ? .vertical : .horizontal }

  func along(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(of size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  func set(along length: CGFloat, of size: inout CGSize) {
    if isHorizontal { size.width = length } else { size.height = length }
  }
  func set(across length: CGFloat, of size: inout CGSize) {
    if isHorizontal { size.height = length } else { size.width = length }
  }

  /// Returns the point with these distances from the group's origin, in points.
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func acrossDimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    isHorizontal ? size.heightDimension : size.widthDimension
  }

  func alongDimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    isHorizontal ? size.widthDimension : size.heightDimension
  }

  /// The spacing on both sides of an item, in points, and which sides are flexible.
  struct Edges {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var growsBefore = false
    var growsAfter = false
    /// The sum of the spacing, without what flexible sides add.
    var fixed: CGFloat { before + after }
    /// The number of flexible sides, among which free space is distributed.
    var growing: Int { (growsBefore ? 1 : 0) + (growsAfter ? 1 : 0) }

    init(_ before: NSCollectionLayoutSpacing?, _ after: NSCollectionLayoutSpacing?) {
      self.before = before?.spacing ?? 0
      self.after = after?.spacing ?? 0
      growsBefore = before?.isFlexibleSpacing ?? false
      growsAfter = after?.isFlexibleSpacing ?? false
    }
  }

  /// Returns an item's spacing before and after it, along the group.
  func edges(along edges: NSCollectionLayoutEdgeSpacing?) -> Edges {
    isHorizontal
      ? Edges(edges?.leading, edges?.trailing) : Edges(edges?.top, edges?.bottom)
  }

  /// Returns an item's spacing on its two sides, across the group.
  func edges(across edges: NSCollectionLayoutEdgeSpacing?) -> Edges {
    isHorizontal
      ? Edges(edges?.top, edges?.bottom) : Edges(edges?.leading, edges?.trailing)
  }
}

/// The size and insets of a section or group, as section providers of apps receive them.
struct LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(size: CGSize, insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// The environment of a section, or of a custom group.
struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
}
