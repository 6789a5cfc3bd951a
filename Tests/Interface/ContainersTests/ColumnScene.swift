import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTraces
import GimbalTraits
import TestSupport

/// A split view controller with columns, and the calls to its delegate.
@MainActor struct ColumnScene {
  final class Delegate: UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?
    private(set) var proposedTop: UISplitViewController.Column?
    private(set) var proposedMode: UISplitViewController.DisplayMode?
    private(set) var wasCollapsed: [Bool] = []
    private(set) var shown: [UISplitViewController.Column] = []
    private(set) var hidden: [UISplitViewController.Column] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      proposedTop = proposedTopColumn
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      proposedMode = proposedDisplayMode
      return mode ?? proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      wasCollapsed.append(svc.isCollapsed)
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      wasCollapsed.append(svc.isCollapsed)
    }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { shown.append(column) }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { hidden.append(column) }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
  }

  let primary = Probe("primary")
  let supplementary = Probe("supplementary")
  let secondary = Probe("secondary")
  let delegate = Delegate()

  func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    split.delegate = delegate
    return split
  }

  func simulator(
    _ device: String = "ipad-mini-6", _ system: SystemVersion = .iOS(15),
    _ orientation: UIDeviceOrientation = .landscapeLeft
  ) throws -> Simulator {
    try Simulator(DeviceCatalog.standard.device(device), system: system, orientation: orientation)
  }

  func queries(_ events: [TraceEvent]) -> [String] {
    events.on("splitDelegate").map {
      $0.name + ($0.argumentsText.isEmpty ? "" : " " + $0.argumentsText)
    }
  }

  func life(_ events: [TraceEvent]) -> [String] {
    events.named("viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")
      .filter { ["primary", "supplementary", "secondary", "compact"].contains($0.receiver) }
      .map { "\($0.receiver) \($0.baseName)" }
  }
}
