import Foundation
import Gimbal
import GimbalEngine
import GimbalTraces
import TestSupport

/// A screen with a pad of 200 × 200 at (100, 100), which the tests touch.
@MainActor
final class TouchedScene {
  let sim: Simulator
  let root = Probe("root")
  let pad = Pad("pad", CGRect(x: 100, y: 100, width: 200, height: 200))
  let middle = CGPoint(x: 200, y: 200)

  init(_ sim: Simulator) {
    self.sim = sim
    sim.launch(root)
    sim.perform { root.view.addSubview(pad) }
    sim.settle()
  }

  /// Returns the events of the pad and its recognizers while `body` runs: `pad touchesBegan(_:with:)`.
  func story(_ body: () throws -> Void) rethrows -> [String] {
    try sim.events(body).filter { event in
      event.receiver != "device"
        && (event.baseName.hasPrefix("touches") && event.receiver == "pad"
          || event.baseName == "state" || event.baseName == "action")
    }.map { event in
      let arguments = event.baseName.hasPrefix("touches") ? "" : " \(event.argumentsText)"
      return "\(event.receiver) \(event.baseName)\(arguments)"
    }
  }
}

/// A view that does not forward its touches.
final class Pad: UIView {
  var onBegan: (() -> Void)?
  var counts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts.append(touches.count)
    onBegan?()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A target that counts its calls.
final class Listener: UIResponder {
  var states: [UIGestureRecognizer.State] = []
  var senders: [AnyObject] = []

  func heard(_ sender: UIGestureRecognizer) {
    states.append(sender.state)
    senders.append(sender)
  }

  func heardNothing() { senders.append(self) }

  func heardBoth(_ sender: AnyObject?, _ event: UIEvent?) {
    if let sender { senders.append(sender) }
    if let event { senders.append(event) }
  }
}
