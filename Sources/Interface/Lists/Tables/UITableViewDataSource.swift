public import Foundation
import GimbalEngine

/// The object that provides a table's rows.
///
/// Members with a default need not be implemented; a call of the default records no event.
/// Source: Apple, UITableViewDataSource.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 where it is not implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above a section, or nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section, or nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the titles of the section index, or nil for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section of a title of the index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Called when the user has deleted or inserted a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Called when the user has moved a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1, and reports to the caller that the app does not implement the method.
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalCalls.byDefault(1, self)
  }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalCalls.byDefault(nil, self)
  }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalCalls.byDefault(nil, self)
  }

  /// Returns true, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalCalls.byDefault(true, self)
  }

  /// Returns true, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalCalls.byDefault(true, self)
  }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalCalls.byDefault(nil, self)
  }

  /// Returns `index`, and reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalCalls.byDefault(index, self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }
}

/// The object that prepares the data of rows that will soon be visible.
///
/// Source: Apple, UITableViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that may soon be visible, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with prefetched rows that are not expected to become visible any more.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { OptionalCalls.callDefault(self) }
}
