import Foundation

/// The items of one section as a tree whose items are expanded or collapsed.
///
/// Changes that name a missing item have no effect; UIKit raises an exception.
/// Source: Apple, NSDiffableDataSourceSectionSnapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    /// The item that contains this one; nil for an item at the top level.
    var parent: ItemIdentifierType?
    /// The items that this one contains.
    var children: [ItemIdentifierType] = []
    /// True if the contained items are shown.
    var isExpanded = false
  }

  /// The top-level items, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { listed(rootItems) { _ in true } }
  /// The items all of whose parents are expanded.
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

  /// Returns true if the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the index of an item among all; nil if it is missing.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the number of parents of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = parent(of: item)
    while let next = parent {
      level += 1
      parent = self.parent(of: next)
    }
    return level
  }

  /// Returns the parent of an item; nil for a top-level item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns true if the item is expanded: its children are visible when it is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Returns true if all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var parent = parent(of: item)
    while let next = parent {
      if !isExpanded(next) { return false }
      parent = self.parent(of: next)
    }
    return true
  }

  /// Returns the children of an item as a snapshot, with the item itself if requested.
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

  /// Adds items at the end, as children of another one or as top-level items.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    insert(items, below: parent) { $0.count }
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    insert(items, nextTo: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another one, with the same parent.
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

  /// Removes items with their children.
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

  /// Replaces the children of an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard let children = nodes[parent]?.children else { return }
    delete(children)
    copy(snapshot.rootItems, of: snapshot, to: parent)
  }

  /// Expands items, so that their children are shown.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  /// Returns the items as indented lines.
  public func visualDescription() -> String {
    items.map { item in
      String(repeating: "  ", count: level(of: item)) + (isExpanded(item) ? "- " : "+ ") + "\(item)"
    }.joined(separator: "\n")
  }
}
