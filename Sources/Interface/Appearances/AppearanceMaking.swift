import Foundation
import GimbalEngine
import GimbalLists
import GimbalTraits

/// Makes views that are never shown: the views behind proxies, and views with default values.
///
/// `UIAppearance` and `AppearanceRecords` call it.
@MainActor
enum AppearanceMaking {
  /// The modules whose view classes can be created with `EmptyCoder`.
  private static let systemModules: Set<String> = [
    "GimbalEngine", "GimbalControls", "GimbalFields", "GimbalLists", "GimbalContainers",
    "GimbalAlerts",
  ]

  /// Makes a view of a class without recording events or counting it in the trace's names.
  ///
  /// It is called when an app first reads a proxy, and for the default values of a class. Classes
  /// of the app are created with `init(frame:)`, cells with `init(style:reuseIdentifier:)`.
  static func view(of type: UIView.Type) -> UIView {
    Machine.forNewObjects.uncounted {
      let module = String(reflecting: type).prefix { $0 != "." }
      if systemModules.contains(String(module)), let view = type.init(coder: EmptyCoder()) {
        return view
      }
      if let cell = type as? UITableViewCell.Type { return cell.made(reused: nil) }
      return type.made()
    }
  }

  /// A class on a system version: defaults differ, and one process can simulate several versions.
  private struct ViewKind: Hashable {
    /// The identity of the class.
    let type: ObjectIdentifier
    /// The system version, on which defaults depend.
    let system: SystemVersion
  }

  /// The unchanged views that `usual(_:for:)` has made, by class and system version.
  private static var usualViews: [ViewKind: UIView] = [:]

  /// Returns the default value of a property, from an unchanged view of the nearest system class.
  ///
  /// `AppearanceRecords.apply(to:)` calls it to find out whether the app has set the property on a
  /// view. The unchanged view is made on the first call for its class, and cached.
  static func usual(_ appearance: AppearanceSetting, for view: UIView) -> Any {
    let type = AppearanceSetting.classes.last { $0.applies(view) }?.type ?? UIView.self
    let key = ViewKind(type: ObjectIdentifier(type), system: view.machine.system)
    if let known = usualViews[key] { return appearance.read(known) }
    let made = self.view(of: type)
    usualViews[key] = made
    return appearance.read(made)
  }

  /// Returns true for a header's or footer's label that the system made, unless the app has set its
  /// font.
  ///
  /// `AppearanceRecords.apply(to:)` calls it: such a label takes values although its own differ
  /// from the defaults.
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

/// An empty archive.
private final class EmptyCoder: NSCoder {}

extension UIView {
  /// Makes a view of an app's class; see `UITableViewCell.made(reused:)`.
  @_silgen_name("$s12GimbalEngine6UIViewCACycfC")
  fileprivate static func made() -> UIView
}
