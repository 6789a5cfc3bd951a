import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine

/// Steps with touches.
extension BuiltScene {
  /// Performs a step with touches; throws an error if the touch does not hit its view.
  func perform(_ act: TouchAct, on simulator: Simulator) throws(SceneError) {
    let point = try point(of: act.location, on: simulator)
    switch act.gesture {
    case .tap(let count, let fingers): simulator.tap(at: point, count: count, fingers: fingers)
    case .longPress(let seconds): simulator.longPress(at: point, for: seconds)
    case .drag(by: let way, let seconds, let end):
      let way = try scope.point(way)
      let touch = simulator.touch(at: point)
      touch.move(to: CGPoint(x: point.x + way.x, y: point.y + way.y), during: seconds)
      if end == .lift { touch.lift() } else { touch.cancel() }
    case .pinch(let scale, let seconds):
      simulator.pinch(at: point, scale: CGFloat(scale), during: seconds)
    }
  }

  /// Returns a visible text, such as a tab's title, by which a touch finds a view without the name.
  private func shownText(
    _ target: Target, on simulator: Simulator
  ) throws(SceneError) -> String {
    guard simulator.layout.view(target.name) != nil else {
      throw absence(target, among: viewNames)
    }
    return target.name
  }

  private var scope: LengthScope { LengthScope(builtScene: self, target: nil, superview: nil) }

  private func point(
    of location: TouchTarget, on simulator: Simulator
  ) throws(SceneError) -> CGPoint {
    switch location {
    case .point(let point): return try scope.point(point)
    case .view(let target):
      let name: String
      if let view = view(target.name) {
        name = simulator.name(of: view)
      } else {
        name = try shownText(target, on: simulator)
      }
      do throws(TouchRefusal) {
        return try simulator.position(of: name)
      } catch {
        throw SceneError(position: target.position, message: error.description)
      }
    }
  }
}
