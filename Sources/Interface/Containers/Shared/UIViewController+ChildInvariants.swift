import GimbalEngine

/// Invariants that relate a container's lists and its child controllers.
extension UIViewController {
  /// Returns violated invariants of the controllers that a container shows, or could show.
  func rulesOfChildren(_ shown: [UIViewController], _ list: String) -> [String] {
    (shown.hasRepeats ? ["has a controller twice among its \(list)"] : [])
      + (shown.allSatisfy { $0.parentController === self }
        ? [] : ["has a controller among its \(list) that is not its child"])
  }
}
