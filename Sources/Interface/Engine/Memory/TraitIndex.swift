/// The index of a trait collection in a machine's `TraitTable`.
///
/// A node stores this index, because comparing and copying it costs less than a collection.
package struct TraitIndex: Hashable {
  /// The index; -1 for none.
  var rawValue: Int32

  /// The collection in which nothing is specified: the first of every table.
  static var unspecified: TraitIndex { TraitIndex(rawValue: 0) }
  /// No collection, for objects that have not received traits yet.
  static var none: TraitIndex { TraitIndex(rawValue: -1) }
}
