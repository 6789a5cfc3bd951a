public import Foundation
public import GimbalEngine

/// The delegate methods of a table for edit menus and primary actions of rows.
///
/// Source: Apple, UITableViewDelegate.
@preconcurrency @MainActor
public protocol TableMenuDelegate: AnyObject {
  /// Returns whether a long press shows a row's edit menu.
  ///
  /// Gimbal shows no such menu.
  func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether the edit menu has a command.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Performs a command of the edit menu.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )

  /// Returns whether a tap on a row performs a primary action besides selection.
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action; never called here.
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  )

}

extension TableMenuDelegate {
  /// Returns false, and reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalCalls.callDefault(self) }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }

}
