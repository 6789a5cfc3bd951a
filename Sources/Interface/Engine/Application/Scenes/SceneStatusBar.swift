public import Foundation
import GimbalGeometry

/// The status bar of a scene (from iOS 13 on).
///
/// Source: Apple, UIStatusBarManager.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private let machine: Machine

  /// Creates the manager of a device's scene; called at the first use of `statusBarManager`.
  init(on machine: Machine) {
    self.machine = machine
    super.init()
  }

  /// The current style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { machine.barSource.systemBars.statusBarStyle }

  /// True if the status bar is hidden.
  open var isStatusBarHidden: Bool { machine.barSource.systemBars.hidesStatusBar }

  /// The frame of the status bar in the screen's coordinates, in points; empty while it is hidden.
  open var statusBarFrame: CGRect { machine.barSource.statusBarFrame }
}
