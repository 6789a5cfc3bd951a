import Foundation
import GimbalEngine

/// Animated settings.
extension BuiltScene {
  /// Changes views, controllers and constraints in an animation block, and lays out at its end.
  func animate(_ settings: [Setting], _ seconds: Double) throws(SceneError) {
    var issue: SceneError?
    UIView.animate(withDuration: seconds) {
      do throws(SceneError) {
        for setting in settings { try self.apply(setting) }
      } catch {
        issue = error
      }
      self.rootView?.layoutIfNeeded()
    }
    if let issue { throw issue }
  }
}
