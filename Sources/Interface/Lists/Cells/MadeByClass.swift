import Foundation
import GimbalEngine

/// Initializers for cells of a class that the app has registered.
///
/// UIKit makes them by an initializer that subclasses override. In Swift only a `required`
/// initializer can make a class that is known at run time, and every app's subclass would have to
/// declare it so. A convenience initializer still calls the override through the class; these
/// declarations call that of the base class with another class. A subclass without the initializer
/// ends the process in Swift's runtime, as on the platform.
extension UITableViewCell {
  @_silgen_name("$s11GimbalLists15UITableViewCellC6reusedACSSSg_tcfC")
  package static func made(reused identifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s11GimbalLists023UITableViewHeaderFooterD0C6reusedACSSSg_tcfC")
  static func made(reused identifier: __owned String?) -> UITableViewHeaderFooterView
}
