/// The values of traits that an app defines, ordered by identifier.
///
/// A trait that is not set equals one that is set to its default, because both read the same.
struct CustomTraits: Hashable {
  /// One value that was set.
  ///
  /// Copies of the traits share the entry, so a value without `==` is equal in copies.
  final class Entry {
    /// The trait's definition.
    let trait: UITrait
    /// The value of the trait's type.
    let value: Any

    /// Stores a trait with its value.
    init(trait: UITrait, value: Any) {
      self.trait = trait
      self.value = value
    }
  }

  /// The values that are set, ordered by the traits' identifiers.
  private(set) var entries: [Entry] = []

  /// Returns the value that is set for a trait; nil if it has its default value.
  func entry(of trait: UITrait) -> Entry? {
    entries.first { $0.trait == trait }
  }

  /// Sets the value of a trait.
  mutating func set<T: UITraitDefinition>(_ trait: T.Type, to value: T.Value) {
    insert(Entry(trait: trait, value: value))
  }

  /// Replaces or adds the entry of a trait; entries are sorted by the traits' identifiers.
  mutating func insert(_ entry: Entry) {
    remove(entry.trait)
    let identifier = entry.trait.identifier
    let index = entries.firstIndex { $0.trait.identifier > identifier } ?? entries.endIndex
    entries.insert(entry, at: index)
  }

  /// Removes the entry of a trait, which then has its default value.
  mutating func remove(_ trait: UITrait) {
    entries.removeAll { $0.trait == trait }
  }

  /// Returns true if a trait has equal values in both, default values included.
  func isSame(_ trait: UITrait, as other: CustomTraits) -> Bool {
    let mine = entry(of: trait)
    let theirs = other.entry(of: trait)
    if mine === theirs { return true }
    return Self.areEqual(
      mine?.value ?? Self.defaultValue(of: trait), theirs?.value ?? Self.defaultValue(of: trait))
  }

  /// Returns the traits that are set in either of two, each once.
  func traits(with other: CustomTraits) -> [UITrait] {
    entries.map(\.trait) + other.entries.map(\.trait).filter { entry(of: $0) == nil }
  }

  /// Compares the values of all traits that either side sets; others read the same.
  static func == (one: CustomTraits, other: CustomTraits) -> Bool {
    if one.entries.isEmpty && other.entries.isEmpty { return true }
    return one.traits(with: other).allSatisfy { one.isSame($0, as: other) }
  }

  /// Hashes the values that are hashable and not the default, because a trait that is set to its
  /// default equals one that is not set.
  func hash(into hasher: inout Hasher) {
    for entry in entries {
      guard let value = entry.value as? any Hashable,
        !Self.areEqual(value, Self.defaultValue(of: entry.trait))
      else { continue }
      hasher.combine(value)
    }
  }

  /// Returns the default value of a trait whose type is not known.
  static func defaultValue(of trait: UITrait) -> Any { trait.defaultValue }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return isEqual(one, to: other)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, to other: Any) -> Bool {
    other as? Value == one
  }
}
