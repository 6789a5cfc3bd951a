/// The weak link by which a constraint or an anchor refers to a view or guide.
///
/// The link outlives the item; after that its `item` is nil.
///
/// A `weak` reference does the same, but moves the reference counts of its object to a side table.
/// Views are retained and released more often than any other object.
package final class ItemLink {
  /// The item, not retained; nil from its `deinit` on.
  @exclusivity(unchecked) private(set) unowned(unsafe) var item: (any LayoutItem)?

  /// Creates the link of an item; the item's `deinit` must call `cut()`.
  init(_ item: any LayoutItem) { self.item = item }

  /// Clears the reference to the item, at the start of its `deinit`.
  func cut() { item = nil }
}
