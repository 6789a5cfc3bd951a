import Foundation
import GimbalEngine

/// Initializers for cells of a class that the app has registered.
///
/// UIKit makes them by an initializer that subclasses override. In Swift, only a `required`
/// initializer can create an instance of a class that is known at run time, and then every subclass
/// in an app would have to declare it. A convenience initializer dispatches to the override of the
/// class on which it is called. These declarations therefore call the base class's convenience
/// initializer with the registered class. A subclass without the initializer ends the process in
/// Swift's runtime, as on the platform.
extension UITableViewCell {
  /// Creates a cell with `init(reused:)` of the class on which it is called.
  @_silgen_name("$s11GimbalLists15UITableViewCellC6reusedACSSSg_tcfC")
  package static func made(reused identifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer with `init(reused:)` of the class on which it is called.
  @_silgen_name("$s11GimbalLists023UITableViewHeaderFooterD0C6reusedACSSSg_tcfC")
  static func made(reused identifier: __owned String?) -> UITableViewHeaderFooterView
}
