import Foundation
import GimbalGeometry
import GimbalTraits

/// The question whether bars may stand at the side of the display of a device that folds.
///
/// See: R-FOLD-15.
extension Machine {
  /// Asks whether bars may stand at the side, and lets traits and safe areas follow.
  ///
  /// The topmost presented controller is asked, and from it the children to which the question is left.
  ///
  /// See: R-FOLD-15.
  package func reviewVerticalBars() {
    guard hasVerticalBars, let root = showing.keyWindow?.rootViewController else { return }
    var deciding = root
    while let over = deciding.presentedViewController, !over.isBeingDismissed { deciding = over }
    for _ in 0..<Machine.longestChainOfBars {
      guard let child = deciding.childForPreferredVerticalBarBehavior else { break }
      deciding = child
    }
    let disabled = deciding.preferredVerticalBarBehavior == .disabled
    guard disabled != systemBars.forcesHorizontalBars else { return }
    let old = windowTraits
    systemBars.forcesHorizontalBars = disabled
    stamp.appearance &+= 1
    recordTraitsOfScreen(from: old)
    for window in showing.windows {
      window.node.requestWork(.needsTraits)
      window.node.requestWork(.needsSafeArea)
    }
  }

  /// The number of children that may be asked one after the other; more are a circle.
  private static let longestChainOfBars = 1000
}
