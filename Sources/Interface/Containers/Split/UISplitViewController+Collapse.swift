import Foundation
import GimbalEngine
import GimbalTraces
import GimbalTraits

/// Collapsing when the width becomes compact, and expanding when it becomes regular.
extension UISplitViewController {
  /// Adapts the container to its width class before it appears.
  ///
  /// If it appears because a container above it collapses or expands, it adapts to the width class
  /// at the end of that transition.
  ///
  /// Rule: R-COLL-3 (it is expanded when it is created).
  func adaptAtFirst() {
    adaptToKnownWidth()
    updateDisplayMode()
    if change == nil { showColumns() }
  }

  /// Adapts the container to the width class that it has, or will have at the end of a transition.
  func adaptToKnownWidth() {
    let known =
      machine.deviceTraits.announced == nil
      ? traitCollection.horizontalSizeClass : machine.traits[expectedTraits].horizontalSizeClass
    // The trait table may grow while the window's traits are computed.
    let window = machine.windowTraits
    adapt(to: known == .unspecified ? machine.traits[window].horizontalSizeClass : known)
  }

  /// True if a phone on 17.0 or 17.1 does not report yet that the container is collapsed.
  ///
  /// The columns have still to receive their appearance callbacks.
  ///
  /// Rule: V-13.
  var hidesCollapse: Bool {
    !hasSentAppearance && machine.hardware.idiom == .phone
      && machine.features.hidesCollapse
  }

  /// Collapses or expands for a width class, and posts `showDetailTargetDidChangeNotification`.
  ///
  /// See: R-COLL-1, R-COLL-2, R-COLL-3.
  func adapt(to width: UIUserInterfaceSizeClass) {
    if width == .compact, !columns.isCollapsed {
      finishChange()
      style == .unspecified ? collapse() : collapseColumns()
    } else if width == .regular, columns.isCollapsed {
      style == .unspecified ? expand() : expandColumns()
    } else {
      return
    }
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  /// Returns a controller that the delegate gives for a column; nil and an exception if it is not
  /// allowed.
  ///
  /// See: D-11.
  private func allowed(_ controller: UIViewController?) -> UIViewController? {
    guard let controller, let exception = refusal(ofColumns: [controller]) else {
      return controller
    }
    report(exception)
    return nil
  }

  /// Collapses the split view.
  ///
  /// Rule: R-COLL-1 (classic style).
  private func collapse() {
    let secondary = columns[.secondary]
    let primary =
      allowed(
        notifyDelegate(.primaryViewControllerForCollapsing) {
          $0.primaryViewController(forCollapsing: self)
        } ?? nil) ?? columns[.primary]
    if let primary, let secondary, primary !== secondary {
      let isDone =
        notifyDelegate(.collapseSecondaryOnto) {
          $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
        } ?? false
      if !isDone {
        primary.send(.collapseSecondaryViewController, machine.argument(nil, secondary)) {
          primary.collapseSecondaryViewController(secondary, for: self)
        }
      }
    }
    columns.putAside = secondary
    columns.collapsed = primary ?? secondary
    columns.isCollapsed = true
    if let secondary, secondary !== columns.collapsed { release(secondary) }
    if let collapsed = columns.collapsed { take(collapsed) }
    showColumns()
  }

  /// Expands the split view.
  ///
  /// Without a controller from the delegate or the app, the former secondary controller is
  /// restored.
  ///
  /// Rule: R-COLL-2 (classic style).
  private func expand() {
    let shown = columns.collapsed
    let primary =
      allowed(
        notifyDelegate(.primaryViewControllerForExpanding) {
          $0.primaryViewController(forExpanding: self)
        } ?? nil) ?? shown
    var secondary: UIViewController?
    if let primary {
      secondary =
        notifyDelegate(.separateSecondaryFrom) {
          $0.splitViewController(self, separateSecondaryFrom: primary)
        } ?? nil
      if secondary == nil {
        secondary = primary.send(.separateSecondaryViewController) {
          primary.separateSecondaryViewController(for: self)
        }
      }
    }
    secondary = allowed(secondary) ?? columns.putAside
    columns.putAside = nil
    columns.isCollapsed = false
    columns.collapsed = nil
    if let shown, shown !== primary, shown !== secondary { release(shown) }
    columns.put(primary, in: .primary)
    columns.put(secondary === primary ? nil : secondary, in: .secondary)
    for controller in columns.expanded { take(controller) }
    updateDisplayMode()
    showColumns()
  }
}
