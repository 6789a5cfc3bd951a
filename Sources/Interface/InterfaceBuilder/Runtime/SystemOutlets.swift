import Foundation
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalLists

/// The outlets of UIKit's own classes, such as `delegate`, and their assignment.
@MainActor
enum SystemOutlets {
  /// Whether an outlet was set, and why not.
  enum Outcome {
    /// The property was set.
    case connected
    /// The class has no such outlet.
    case unknown
    /// The object is not of the property's class.
    case unfit(role: String)
  }

  /// Sets an outlet of a UIKit class.
  ///
  /// See: R-NIB-6.
  static func connect(_ name: String, of source: AnyObject, to target: AnyObject) -> Outcome {
    switch source {
    case let table as UITableView: return list(name, table, target)
    case let collection as UICollectionView: return list(name, collection, target)
    case let cell as UITableViewCell: return part(name, cell, target)
    case let cell as UICollectionViewCell: return part(name, cell, target)
    case let field as UITextField where name == "delegate":
      return set(target, "UITextFieldDelegate") {
        field.delegate = $0 as (any UITextFieldDelegate)?
      }
    case let text as UITextView where name == "delegate":
      return set(target, "UITextViewDelegate") { text.delegate = $0 as (any UITextViewDelegate)? }
    case let scroll as UIScrollView where name == "delegate":
      return set(target, "UIScrollViewDelegate") {
        scroll.delegate = $0 as (any UIScrollViewDelegate)?
      }
    case let bar as UISearchBar where name == "delegate":
      return set(target, "UISearchBarDelegate") { bar.delegate = $0 as (any UISearchBarDelegate)? }
    case let picker as UIPickerView: return wheels(name, picker, target)
    case let recognizer as UIGestureRecognizer where name == "delegate":
      return set(target, "UIGestureRecognizerDelegate") {
        recognizer.delegate = $0 as (any UIGestureRecognizerDelegate)?
      }
    case let item as UINavigationItem where name == "titleView":
      return set(target, "UIView") { item.titleView = $0 as UIView? }
    case let controller as UIViewController: return parts(name, controller, target)
    default: return .unknown
    }
  }

  private static func set<Role>(
    _ target: AnyObject, _ role: String, _ assign: (Role?) -> Void
  ) -> Outcome {
    guard let object = target as? Role else { return .unfit(role: role) }
    assign(object)
    return .connected
  }

  private static func list(_ name: String, _ table: UITableView, _ target: AnyObject) -> Outcome {
    switch name {
    case "dataSource":
      set(target, "UITableViewDataSource") { table.dataSource = $0 as (any UITableViewDataSource)? }
    case "delegate":
      set(target, "UITableViewDelegate") { table.delegate = $0 as (any UITableViewDelegate)? }
    case "prefetchDataSource":
      set(target, "UITableViewDataSourcePrefetching") {
        table.prefetchDataSource = $0 as (any UITableViewDataSourcePrefetching)?
      }
    default: .unknown
    }
  }

  private static func list(
    _ name: String, _ collection: UICollectionView, _ target: AnyObject
  ) -> Outcome {
    switch name {
    case "dataSource":
      set(target, "UICollectionViewDataSource") {
        collection.dataSource = $0 as (any UICollectionViewDataSource)?
      }
    case "delegate":
      set(target, "UICollectionViewDelegate") {
        collection.delegate = $0 as (any UICollectionViewDelegate)?
      }
    case "prefetchDataSource":
      set(target, "UICollectionViewDataSourcePrefetching") {
        collection.prefetchDataSource = $0 as (any UICollectionViewDataSourcePrefetching)?
      }
    default: .unknown
    }
  }

  private static func part(_ name: String, _ cell: UITableViewCell, _ target: AnyObject) -> Outcome
  {
    switch name {
    case "accessoryView": set(target, "UIView") { cell.accessoryView = $0 }
    case "editingAccessoryView": set(target, "UIView") { cell.editingAccessoryView = $0 }
    case "backgroundView": set(target, "UIView") { cell.backgroundView = $0 }
    case "selectedBackgroundView": set(target, "UIView") { cell.selectedBackgroundView = $0 }
    default: .unknown
    }
  }

  private static func part(
    _ name: String, _ cell: UICollectionViewCell, _ target: AnyObject
  ) -> Outcome {
    switch name {
    case "backgroundView": set(target, "UIView") { cell.backgroundView = $0 }
    case "selectedBackgroundView": set(target, "UIView") { cell.selectedBackgroundView = $0 }
    default: .unknown
    }
  }

  private static func wheels(_ name: String, _ picker: UIPickerView, _ target: AnyObject) -> Outcome
  {
    switch name {
    case "dataSource":
      set(target, "UIPickerViewDataSource") {
        picker.dataSource = $0 as (any UIPickerViewDataSource)?
      }
    case "delegate":
      set(target, "UIPickerViewDelegate") { picker.delegate = $0 as (any UIPickerViewDelegate)? }
    default: .unknown
    }
  }

  /// Returns the views that a list controller already has from its document.
  private static func parts(
    _ name: String, _ controller: UIViewController, _ target: AnyObject
  ) -> Outcome {
    let own: AnyObject? =
      switch (name, controller) {
      case ("tableView", let lists as UITableViewController): lists.tableView
      case ("collectionView", let lists as UICollectionViewController): lists.collectionView
      default: nil
      }
    return own === target ? .connected : .unknown
  }
}
