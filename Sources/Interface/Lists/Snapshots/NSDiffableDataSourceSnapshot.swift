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
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// Returns the section of an item; nil if it is missing.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { items[$0]?.contains(identifier) == true }
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
    for section in identifiers where items[section] == nil { items[section] = [] }
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
    for section in identifiers where items[section] == nil { items[section] = [] }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
    for section in gone { items[section] = nil }
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
    guard let section = sectionIdentifier ?? sections.last, items[section] != nil else { return }
    items[section]?.append(contentsOf: identifiers)
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], nextTo other: ItemIdentifierType, offset: Int
  ) {
    guard let section = sectionIdentifier(containingItem: other),
      let index = items[section]?.firstIndex(of: other)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll { gone.contains($0) } }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() {
    sections = []
    items = [:]
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, nextTo other: ItemIdentifierType, offset: Int
  ) {
    guard identifier != other, sectionIdentifier(containingItem: identifier) != nil,
      sectionIdentifier(containingItem: other) != nil
    else { return }
    deleteItems([identifier])
    insert([identifier], nextTo: other, offset: offset)
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
    settled.reloaded = []
    settled.reloadedSections = []
    settled.reconfigured = []
    return settled
  }
}
