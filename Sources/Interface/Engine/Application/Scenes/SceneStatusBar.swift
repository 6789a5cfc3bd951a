public import Foundation
import GimbalGeometry

/// The status bar of a scene (from iOS 13 on).
///
/// Source: Apple, UIStatusBarManager.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private let machine: Machine

  init(on machine: Machine) {
    self.machine = machine
    super.init()
  }

  /// The style of the status bar that the controllers ask for.
  open var statusBarStyle: UIStatusBarStyle { machine.barSource.systemBars.statusBarStyle }

  /// True if the status bar is hidden, as the controllers have it.
  open var isStatusBarHidden: Bool { machine.barSource.systemBars.hidesStatusBar }

  /// The room of the status bar in the screen's coordinates, in points; none while it is hidden.
  open var statusBarFrame: CGRect { machine.barSource.statusBarFrame }
}
