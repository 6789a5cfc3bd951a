import Foundation

/// The sections and items of a list by identifiers, as they are at one moment.
///
/// Identifiers that are not there change nothing where UIKit raises; those that are there twice are raised when
/// the snapshot is applied.
/// Source: Apple, NSDiffableDataSourceSnapshot.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []
  private(set) var reconfigured: Set<ItemIdentifierType> = []

  /// A snapshot of nothing.
  public init() {}

  // MARK: Asking

  /// The number of all items.
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// The number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// The section of an item; nil for one that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { items[$0]?.contains(identifier) == true }
  }

  /// The place of an item among all; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section; nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers
    for section in identifiers where items[section] == nil { items[section] = [] }
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier))
  }

  /// Adds sections after another.
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

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves a section after another.
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

  /// Has the items of sections shown anew.
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

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  /// Adds items after another.
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

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves an item after another.
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

  /// Has items shown anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  /// Has the cells of items brought up to date (from iOS 15 on).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfigured.formUnion(identifiers)
  }

  /// The items that are to be shown anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloaded.contains)
  }
  /// The sections that are to be shown anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sections.filter(reloadedSections.contains)
  }
  /// The items that are to be brought up to date.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfigured.contains)
  }

  /// The snapshot without what is to be shown anew.
  var settled: Self {
    var settled = self
    settled.reloaded = []
    settled.reloadedSections = []
    settled.reconfigured = []
    return settled
  }
}
