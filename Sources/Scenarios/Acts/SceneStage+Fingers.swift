import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine

/// Steps of fingers.
extension SceneStage {
  /// Does what a finger does; what it cannot reach is a refusal.
  func perform(_ act: FingerAct, on simulator: Simulator) throws(StageProblem) {
    let point = try point(of: act.place, on: simulator)
    switch act.gesture {
    case .tap(let count, let fingers): simulator.tap(at: point, count: count, fingers: fingers)
    case .longPress(let seconds): simulator.longPress(at: point, for: seconds)
    case .drag(by: let way, let seconds, let end):
      let way = try scope.point(way)
      let finger = simulator.touch(at: point)
      finger.move(to: CGPoint(x: point.x + way.x, y: point.y + way.y), during: seconds)
      if end == .lift { finger.lift() } else { finger.cancel() }
    case .pinch(let scale, let seconds):
      simulator.pinch(at: point, scale: CGFloat(scale), during: seconds)
    }
  }

  private var scope: LengthScope { LengthScope(stage: self, target: nil, superview: nil) }

  private func point(
    of place: FingerPlace, on simulator: Simulator
  ) throws(StageProblem) -> CGPoint {
    switch place {
    case .point(let point): return try scope.point(point)
    case .view(let target):
      let view = try existingView(target)
      do throws(TouchRefusal) {
        return try simulator.place(of: simulator.name(of: view))
      } catch {
        throw StageProblem(position: target.position, sentence: error.description)
      }
    }
  }
}
