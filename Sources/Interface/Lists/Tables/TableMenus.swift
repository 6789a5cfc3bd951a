public import Foundation
public import GimbalEngine

/// The methods of a table's delegate about menus of edits and rows that do more than be selected.
///
/// Source: Apple, UITableViewDelegate.
@preconcurrency @MainActor
public protocol TableMenuDelegate: AnyObject {
  /// True if a long press shows a row's menu of edits; no such menu is shown here.
  func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool

  /// True if that menu has a command.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Carries a command of that menu out.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )

  /// True if a tap upon a row does more than select it.
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Does that; never called here.
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  )

}

extension TableMenuDelegate {
  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { Machine.byDefault(false, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { Machine.byDefault(false, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { Machine.byDefault(false, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { Machine.callDefault(self) }

}
