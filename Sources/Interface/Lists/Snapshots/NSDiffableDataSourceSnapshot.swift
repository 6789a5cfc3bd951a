import Foundation

/// The sections and items of a list, by identifiers.
///
/// Changes that name a missing identifier have no effect; UIKit raises an exception. Repeated
/// identifiers raise an exception when the snapshot is applied.
/// Source: Apple, NSDiffableDataSourceSnapshot.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The items while they change one by one; nil if `items` has them.
  private var links: LinkedItems<SectionIdentifierType, ItemIdentifierType>?
  /// The items that the next application reloads.
  private(set) var reloaded: Set<ItemIdentifierType> = []
  /// The sections that the next application reloads.
  private(set) var reloadedSections: Set<SectionIdentifierType> = []
  /// The items whose cells the next application configures again.
  private(set) var reconfigured: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of all items.
  public var numberOfItems: Int { links?.count ?? items.values.reduce(0) { $0 + $1.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.flatMap { itemIdentifiers(inSection: $0) }
  }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    links?.items(of: identifier) ?? items[identifier] ?? []
  }

  /// Returns the section of an item; nil if it is missing.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    if let links { return links.section(of: identifier) }
    return sections.first { items[$0]?.contains(identifier) == true }
  }

  /// Returns the index of an item among all; nil if it is missing.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section; nil if it is missing.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers
    for section in identifiers { add(section) }
  }

  private mutating func add(_ section: SectionIdentifierType) {
    if links?.add(section) == nil, items[section] == nil { items[section] = [] }
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier))
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 })
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int?) {
    guard let index else { return }
    sections.insert(contentsOf: identifiers, at: index)
    for section in identifiers { add(section) }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
    for section in gone where links?.remove(section) == nil { items[section] = nil }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, nextTo other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, sections.contains(other),
      let index = sections.firstIndex(of: identifier)
    else { return }
    sections.remove(at: index)
    sections.insert(identifier, at: sections.firstIndex(of: other)! + offset)
  }

  /// Reloads the items of sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers)
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else { return }
    if links?.append(identifiers, to: section) == true { return }
    unlink()
    items[section]?.append(contentsOf: identifiers)
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, isAfter: false)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: afterIdentifier, isAfter: true)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], nextTo other: ItemIdentifierType, isAfter: Bool
  ) {
    link()
    if links?.insert(identifiers, nextTo: other, isAfter: isAfter) == true { return }
    unlink()
    guard let section = sectionIdentifier(containingItem: other),
      let index = items[section]?.firstIndex(of: other)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: isAfter ? index + 1 : index)
  }

  /// Has the next change of an item take constant time, unless an item repeats.
  private mutating func link() {
    if links == nil { links = LinkedItems(items) }
  }

  private mutating func unlink() {
    if let links { items = links.sections }
    links = nil
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    link()
    if links?.remove(identifiers) != nil { return }
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll { gone.contains($0) } }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() {
    sections = []
    links = nil
    items = [:]
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, isAfter: false)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, isAfter: true)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, nextTo other: ItemIdentifierType, isAfter: Bool
  ) {
    link()
    if links?.move(identifier, nextTo: other, isAfter: isAfter) != nil { return }
    guard identifier != other, sectionIdentifier(containingItem: identifier) != nil,
      sectionIdentifier(containingItem: other) != nil
    else { return }
    deleteItems([identifier])
    insert([identifier], nextTo: other, isAfter: isAfter)
  }

  /// Reloads items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  /// Reconfigures the existing cells of items (from iOS 15 on).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfigured.formUnion(identifiers)
  }

  /// The items to be reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloaded.contains)
  }
  /// The sections to be reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sections.filter(reloadedSections.contains)
  }
  /// The items to be reconfigured.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfigured.contains)
  }

  /// The snapshot without requests to reload and reconfigure.
  var settled: Self {
    var settled = self
    settled.unlink()
    settled.reloaded = []
    settled.reloadedSections = []
    settled.reconfigured = []
    return settled
  }
}
