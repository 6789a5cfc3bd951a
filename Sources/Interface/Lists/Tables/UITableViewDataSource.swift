public import Foundation
import GimbalEngine

/// The object that gives a table its rows.
///
/// Members with a default need not be implemented; reaching the default records nothing.
/// Source: Apple, UITableViewDataSource.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections; 1 where it is not implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title above a section; nil is none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section; nil is none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// True if a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// True if a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of an index at the side; nil is none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section of a title of the index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Called when a person has deleted or inserted a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Called when a person has moved a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Not implemented.
  public func numberOfSections(in tableView: UITableView) -> Int { Machine.byDefault(1, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Machine.byDefault(nil, self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Machine.byDefault(nil, self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Machine.byDefault(true, self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Machine.byDefault(true, self)
  }

  /// Not implemented.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    Machine.byDefault(nil, self)
  }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { Machine.byDefault(index, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { Machine.callDefault(self) }
}

/// The object that prepares the data of rows that will soon be seen.
///
/// Source: Apple, UITableViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that may soon be seen, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with rows of which that is no longer so.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { Machine.callDefault(self) }
}
