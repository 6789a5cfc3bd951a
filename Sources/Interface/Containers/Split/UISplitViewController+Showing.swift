import GimbalEngine
import GimbalTraces

/// Shows a controller in the column or presentation that has space for it.
extension UISplitViewController {
  /// Shows a controller in the primary column, unless the delegate does.
  ///
  /// Source: Apple, show(_:sender:): the delegate is called first (classic style). A controller
  /// that the primary one already contains is shown in the secondary column. While collapsed, it is
  /// presented.
  func showPrimary(_ controller: UIViewController, _ sender: Any?) {
    let isDone =
      style == .unspecified
      && notifyDelegate(.splitShow, machine.argument(nil, controller)) {
        $0.splitViewController(self, show: controller, sender: sender)
      } ?? false
    if isDone { return }
    if columns.isCollapsed { return present(controller, animated: true) }
    let isInPrimary = columns[.primary].map { controller.parent === $0 } ?? false
    install(controller, in: isInPrimary ? .secondary : .primary)
  }

  /// Shows a controller in the secondary column, unless the delegate does.
  ///
  /// Source: Apple, showDetailViewController(_:sender:): the delegate is called first (classic
  /// style). While collapsed, a navigation controller in the primary column pushes the controller;
  /// otherwise it is presented. A secondary navigation controller is replaced; no source says so,
  /// this is Gimbal's choice (CHOICE).
  func showSecondary(_ controller: UIViewController, _ sender: Any?) {
    let isDone =
      style == .unspecified
      && notifyDelegate(.splitShowDetail, machine.argument(nil, controller)) {
        $0.splitViewController(self, showDetail: controller, sender: sender)
      } ?? false
    if isDone { return }
    if style != .unspecified {
      install(controller, in: .secondary)
      reveal(.secondary)
    } else if !columns.isCollapsed {
      install(controller, in: .secondary)
    } else if let navigation = columns.collapsed as? UINavigationController {
      navigation.pushColumns([controller], animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  private func install(_ controller: UIViewController, in column: Column) {
    if style != .unspecified { return setController(controller, for: column) }
    guard columns[column] !== controller else { return }
    if let exception = refusal(ofColumns: [controller]) { return report(exception) }
    finishChange()
    replace(column, by: controller, given: controller)
  }
}
