import GimbalEngine

extension UIViewController {
  /// The laws for the controllers that a container shows, or could.
  func rulesOfChildren(_ shown: [UIViewController], _ list: String) -> [String] {
    (shown.hasRepeats ? ["has a controller twice among its \(list)"] : [])
      + (shown.allSatisfy { $0.parentController === self }
        ? [] : ["has a controller among its \(list) that is not its child"])
  }
}
