import Foundation
import GimbalEngine
import GimbalLists
import GimbalTraits

/// Views that nothing shows, made by their class.
@MainActor
enum AppearanceMaking {
  /// The rooms whose classes can be made from an archive without content.
  private static let systemRooms: Set<String> = [
    "GimbalEngine", "GimbalControls", "GimbalFields", "GimbalLists", "GimbalContainers",
    "GimbalAlerts",
  ]

  /// Makes a view of a class, which no trace counts.
  ///
  /// A class of an app's is made by `init(frame:)`, a cell's by `init(style:reuseIdentifier:)`.
  static func view(of type: UIView.Type) -> UIView {
    Machine.forNewObjects.uncounted {
      let module = String(reflecting: type).prefix { $0 != "." }
      if systemRooms.contains(String(module)), let view = type.init(coder: EmptyCoder()) {
        return view
      }
      if let cell = type as? UITableViewCell.Type { return cell.made(reused: nil) }
      return type.made()
    }
  }

  /// A class on a system: defaults differ between systems, and several can run in one process.
  private struct ViewKind: Hashable {
    let type: ObjectIdentifier
    let system: SystemVersion
  }

  /// A view of each class that has properties to be set, on each system.
  private static var usualViews: [ViewKind: UIView] = [:]

  /// The value that a property has in a view in which nothing has been set: in one of the nearest class of the
  /// system's.
  static func usual(_ appearance: AppearanceSetting, _ index: Int, for view: UIView) -> Any {
    let type = AppearanceSetting.classes.last { $0.applies(view) }?.type ?? UIView.self
    let key = ViewKind(type: ObjectIdentifier(type), system: view.machine.system)
    if let known = usualViews[key] { return appearance.read(known) }
    let made = self.view(of: type)
    usualViews[key] = made
    return appearance.read(made)
  }

  /// True for a label that the system has made for a header or footer of a table, whose font is not the app's.
  ///
  /// See: R-LOOK-3.
  static func isPartOfSystemView(_ view: UIView) -> Bool {
    var ancestor = view.superview
    while let current = ancestor {
      if let header = current as? UITableViewHeaderFooterView {
        return header.textLabel === view || header.detailTextLabel === view
      }
      ancestor = current.superview
    }
    return false
  }
}

/// An archive without content.
private final class EmptyCoder: NSCoder {}

extension UIView {
  /// Makes a view of a class of the app's; see `UITableViewCell.made(reused:)`.
  @_silgen_name("$s12GimbalEngine6UIViewCACycfC")
  fileprivate static func made() -> UIView
}
