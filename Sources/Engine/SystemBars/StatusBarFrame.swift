public import Foundation
import GimbalGeometry
import GimbalTraits

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
  open var statusBarStyle: UIStatusBarStyle { machine.systemBars.statusBarStyle }

  /// True if the status bar is hidden, as the controllers have it.
  open var isStatusBarHidden: Bool { machine.systemBars.hidesStatusBar }

  /// The room of the status bar in the screen's coordinates, in points; none while it is hidden.
  open var statusBarFrame: CGRect { machine.statusBarFrame }
}

extension Machine {
  /// The room of the status bar; up to iOS 7 in a space that does not turn with the interface.
  ///
  /// See: R-COORD-2, R-COORD-3.
  /// Source: Apple, statusBarFrame.
  var statusBarFrame: CGRect {
    guard !systemBars.hidesStatusBar else { return .zero }
    let frame = CGRect(
      x: 0, y: 0, width: hardware.size(interfaceOrientation).width,
      height: hardware.statusBarHeight(interfaceOrientation, era: era))
    guard era == .e1 else { return frame }
    return frame.applying(
      QuarterTurn(interfaceOrientation).interfaceToFixed(portraitSize: hardware.portraitSize))
  }
}
