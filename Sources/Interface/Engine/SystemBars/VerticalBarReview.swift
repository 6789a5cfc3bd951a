import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The query whether vertical bars are allowed on a foldable device.
///
/// See: R-FOLD-15.
extension SystemBarReview {
  /// Queries whether vertical bars are allowed, and updates traits and safe areas.
  ///
  /// The topmost presented controller is queried, and then the children to which it delegates.
  ///
  /// See: R-FOLD-15.
  package func reviewVerticalBars() {
    guard BarSides(machine).hasVerticalBars,
      let root = machine.showing.keyWindow?.rootViewController
    else { return }
    var deciding = root
    // R-FOLD-15.3
    while let over = deciding.presentedViewController, !over.isBeingDismissed { deciding = over }
    let last = deciding.follow(.childForPreferredVerticalBarBehavior) {
      $0.childForPreferredVerticalBarBehavior
    }
    let behavior = last.query(.preferredVerticalBarBehavior) { last.preferredVerticalBarBehavior }
    let disabled = behavior == .disabled
    guard disabled != machine.systemBars.forcesHorizontalBars else { return }
    let old = machine.windowTraits
    machine.systemBars.forcesHorizontalBars = disabled
    machine.stamp.appearance &+= 1
    SceneTraits(machine).recordTraitsOfScreen(from: old)
    for window in machine.showing.windows {
      window.node.requestWork(.needsTraits)
      window.node.requestWork(.needsSafeArea)
    }
  }
}
