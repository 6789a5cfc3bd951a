/// The link by which a constraint or an anchor names a view or guide: it outlives the item, and then says that it is gone.
///
/// A `weak` reference does the same, but its object counts all references to itself in memory beside it from then
/// on, and views are retained and released more than anything else.
package final class ItemLink {
  /// The item, which is not held; nil from its `deinit` on.
  @exclusivity(unchecked) private(set) unowned(unsafe) var item: (any LayoutItem)?

  /// Creates the link of an item, whose `deinit` has to cut it.
  init(_ item: any LayoutItem) { self.item = item }

  /// Forgets the item, at the beginning of its `deinit`.
  func cut() { item = nil }
}
