import Foundation
import GimbalEngine

/// Settings that move.
extension SceneStage {
  /// Changes views, controllers and constraints in an animation block, and lays out at its end.
  func animate(_ settings: [Setting], _ seconds: Double) throws(StageProblem) {
    var problem: StageProblem?
    UIView.animate(withDuration: seconds) {
      do throws(StageProblem) {
        for setting in settings { try self.apply(setting) }
      } catch {
        problem = error
      }
      self.rootView?.layoutIfNeeded()
    }
    if let problem { throw problem }
  }
}
