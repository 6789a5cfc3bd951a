import Foundation

/// The items of one section as a tree of which parts are open, as they are at one moment.
///
/// Items that are not there change nothing where UIKit raises.
/// Source: Apple, NSDiffableDataSourceSectionSnapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items at the top, in their order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// A snapshot of nothing.
  public init() {}

  // MARK: Asking

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { listed(rootItems) { _ in true } }
  /// The items of which all parents are open.
  public var visibleItems: [ItemIdentifierType] {
    listed(rootItems) { nodes[$0]?.isExpanded ?? false }
  }

  private func listed(
    _ roots: [ItemIdentifierType], _ opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var listed: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      listed.append(item)
      if opens(item) { waiting += (nodes[item]?.children ?? []).reversed() }
    }
    return listed
  }

  /// True if an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The place of an item among all; nil for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The number of parents of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = parent(of: item)
    while let next = parent {
      level += 1
      parent = self.parent(of: next)
    }
    return level
  }

  /// The item below which another stands; nil at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// True if what stands below an item is shown where the item is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// True if an item and all its parents are shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var parent = parent(of: item)
    while let next = parent {
      if !isExpanded(next) { return false }
      parent = self.parent(of: next)
    }
    return true
  }

  /// Returns the items below an item as a snapshot, with the item itself if asked for.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard let node = nodes[parent] else { return part }
    if includingParent {
      part.append([parent])
      part.nodes[parent]?.isExpanded = node.isExpanded
      part.copy(node.children, of: self, to: parent)
    } else {
      part.copy(node.children, of: self, to: nil)
    }
    return part
  }

  private mutating func copy(
    _ items: [ItemIdentifierType], of other: Self, to parent: ItemIdentifierType?
  ) {
    var waiting: [(items: [ItemIdentifierType], parent: ItemIdentifierType?)] = [(items, parent)]
    while let next = waiting.popLast() {
      append(next.items, to: next.parent)
      for item in next.items {
        nodes[item]?.isExpanded = other.isExpanded(item)
        waiting.append((other.nodes[item]?.children ?? [], item))
      }
    }
  }

  // MARK: Changing

  /// Adds items at the end, below another or at the top.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    insert(items, below: parent) { $0.count }
  }

  /// Adds items before another, below the same parent.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    insert(items, nextTo: beforeIdentifier, offset: 0)
  }

  /// Adds items after another, below the same parent.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    insert(items, nextTo: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], nextTo other: ItemIdentifierType, offset: Int
  ) {
    guard contains(other) else { return }
    insert(items, below: parent(of: other)) { ($0.firstIndex(of: other) ?? 0) + offset }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?,
    _ index: ([ItemIdentifierType]) -> Int
  ) {
    if let parent, nodes[parent] == nil { return }
    let new = items.filter { nodes[$0] == nil }
    for item in new { nodes[item] = Node(parent: parent) }
    if let parent {
      let location = index(nodes[parent]?.children ?? [])
      nodes[parent]?.children.insert(contentsOf: new, at: location)
    } else {
      rootItems.insert(contentsOf: new, at: index(rootItems))
    }
  }

  /// Removes items with what stands below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      if let parent = node.parent {
        nodes[parent]?.children.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      for gone in listed([item], { _ in true }) { nodes[gone] = nil }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Puts other items in the place of what stands below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard let children = nodes[parent]?.children else { return }
    delete(children)
    copy(snapshot.rootItems, of: snapshot, to: parent)
  }

  /// Opens items, so that what stands below them is shown.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Closes items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  /// The items as indented lines.
  public func visualDescription() -> String {
    items.map { item in
      String(repeating: "  ", count: level(of: item)) + (isExpanded(item) ? "- " : "+ ") + "\(item)"
    }.joined(separator: "\n")
  }
}
