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

  /// The text of a view on the screen, such as a tab's title, by which a touch finds it where nothing has the name.
  private func shownText(
    _ target: Target, on simulator: Simulator
  ) throws(StageProblem) -> String {
    guard simulator.layout.view(target.name) != nil else {
      throw absence(target, among: viewNames)
    }
    return target.name
  }

  private var scope: LengthScope { LengthScope(stage: self, target: nil, superview: nil) }

  private func point(
    of place: FingerPlace, on simulator: Simulator
  ) throws(StageProblem) -> CGPoint {
    switch place {
    case .point(let point): return try scope.point(point)
    case .view(let target):
      let name: String
      if let view = view(target.name) {
        name = simulator.name(of: view)
      } else {
        name = try shownText(target, on: simulator)
      }
      do throws(TouchRefusal) {
        return try simulator.place(of: name)
      } catch {
        throw StageProblem(position: target.position, sentence: error.description)
      }
    }
  }
}
