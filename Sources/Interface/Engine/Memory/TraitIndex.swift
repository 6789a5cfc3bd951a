/// The index of a trait collection in a machine's `TraitTable`.
///
/// A node stores this index, because comparing and copying it costs less than a collection.
package struct TraitIndex: Hashable {
  var rawValue: Int32

  /// The collection in which nothing is specified: the first of every table.
  static var unspecified: TraitIndex { TraitIndex(rawValue: 0) }
  /// No collection.
  static var none: TraitIndex { TraitIndex(rawValue: -1) }
}
