import Foundation
import GimbalEngine

/// Making cells of a class that the app has registered.
///
/// UIKit makes them by an initializer that subclasses override. Swift lets a class that is only known at run
/// time be made by a `required` initializer alone, which every app's subclass would have to declare so. A
/// convenience initializer reaches the override through the class all the same; these declarations call
/// the one of the base with another class. A subclass without the initializer ends the process in
/// Swift's runtime, as on the platform.
extension UITableViewCell {
  @_silgen_name("$s11GimbalLists15UITableViewCellC6reusedACSSSg_tcfC")
  package static func made(reused identifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s11GimbalLists023UITableViewHeaderFooterD0C6reusedACSSSg_tcfC")
  static func made(reused identifier: __owned String?) -> UITableViewHeaderFooterView
}
