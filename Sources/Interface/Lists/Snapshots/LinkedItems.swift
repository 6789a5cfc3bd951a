/// The items of sections in an order that changes item by item, each change in constant time.
///
/// `NSDiffableDataSourceSnapshot` creates it when items are inserted, moved or removed next to
/// others. No item repeats.
struct LinkedItems<Section: Hashable, Item: Hashable> {
  /// An item, or the end of a section, which follows its last item and precedes its first one.
  private struct Node {
    /// The item; nil for the end of a section, and for a removed item.
    var item: Item?
    var section: Section
    var previous: Int
    var next: Int
  }

  private var nodes: [Node] = []
  private var ends: [Section: Int] = [:]
  private var numbers: [Item: Int] = [:]

  /// Creates the items of sections; nil if an item repeats.
  ///
  /// - Complexity: O(items).
  init?(_ sections: [Section: [Item]]) {
    for (section, items) in sections { link(items, before: add(section)) }
    if numbers.count + ends.count < nodes.count { return nil }
  }

  // MARK: Queries

  /// The number of all items.
  var count: Int { numbers.count }

  /// The items of each section.
  ///
  /// - Complexity: O(items).
  var sections: [Section: [Item]] {
    var sections: [Section: [Item]] = [:]
    for section in ends.keys { sections[section] = items(of: section) }
    return sections
  }

  /// Returns the items of a section, in order.
  ///
  /// - Complexity: O(items).
  func items(of section: Section) -> [Item] {
    var items: [Item] = []
    guard var number = ends[section] else { return [] }
    while let item = nodes[nodes[number].next].item {
      items.append(item)
      number = nodes[number].next
    }
    return items
  }

  /// Returns the section of an item; nil if it is missing.
  func section(of item: Item) -> Section? { numbers[item].map { nodes[$0].section } }

  // MARK: Changing

  /// Adds a section without items unless it is there, and returns the number of its end.
  @discardableResult
  mutating func add(_ section: Section) -> Int {
    if let end = ends[section] { return end }
    let end = nodes.count
    ends[section] = end
    nodes.append(Node(item: nil, section: section, previous: end, next: end))
    return end
  }

  /// Removes a section with its items.
  mutating func remove(_ section: Section) {
    remove(items(of: section))
    ends[section] = nil
  }

  /// Adds items at the end of a section.
  ///
  /// - Returns: false, without a change, if an item repeats.
  mutating func append(_ items: [Item], to section: Section) -> Bool {
    guard areNew(items) else { return false }
    if let end = ends[section] { link(items, before: end) }
    return true
  }

  /// Inserts items before another one, or after it.
  ///
  /// - Returns: false, without a change, if an item repeats.
  mutating func insert(_ items: [Item], nextTo other: Item, isAfter: Bool) -> Bool {
    guard areNew(items) else { return false }
    if let number = numbers[other] { link(items, before: isAfter ? nodes[number].next : number) }
    return true
  }

  private func areNew(_ items: [Item]) -> Bool {
    items.allSatisfy { numbers[$0] == nil } && Set(items).count == items.count
  }

  private mutating func link(_ items: [Item], before next: Int) {
    let section = nodes[next].section
    for item in items {
      let number = nodes.count
      numbers[item] = number
      nodes.append(Node(item: item, section: section, previous: number, next: number))
      link(number, before: next)
    }
  }

  /// Moves an item before another one, or after it.
  mutating func move(_ item: Item, nextTo other: Item, isAfter: Bool) {
    guard item != other, let number = numbers[item], let target = numbers[other] else { return }
    unlink(number)
    nodes[number].section = nodes[target].section
    link(number, before: isAfter ? nodes[target].next : target)
  }

  /// Removes items.
  mutating func remove(_ items: [Item]) {
    for item in items {
      guard let number = numbers.removeValue(forKey: item) else { continue }
      unlink(number)
      nodes[number].item = nil
    }
  }

  private mutating func link(_ number: Int, before next: Int) {
    let previous = nodes[next].previous
    nodes[number].previous = previous
    nodes[number].next = next
    nodes[previous].next = number
    nodes[next].previous = number
  }

  private mutating func unlink(_ number: Int) {
    let (previous, next) = (nodes[number].previous, nodes[number].next)
    nodes[previous].next = next
    nodes[next].previous = previous
  }
}
