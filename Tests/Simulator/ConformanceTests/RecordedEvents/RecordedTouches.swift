import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGestures
import GimbalTraces
import TestSupport

/// Touches, recognizers and controls, which send all of their events.
@MainActor
struct RecordedTouches {
  private final class Judge: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
      -> Bool
    { true }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
  }

  private final class Controller: UIViewController {
    func act() {}
  }

  /// Scrolls and zooms, by touches and programmatically.
  private func scroll(on sim: Simulator, in root: UIViewController) {
    let story = ScrollStory()
    let scroll = UIScrollView(frame: root.view.bounds)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    sim.perform {
      scroll.contentInsetAdjustmentBehavior = .always
      scroll.contentSize = page.frame.size
      scroll.maximumZoomScale = 2
      scroll.addSubview(page)
      scroll.delegate = story
      story.zoomed = page
      root.view.addSubview(scroll)
    }
    sim.settle()
    sim.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 300), during: 0.1)
    sim.tap(at: CGPoint(x: 50, y: 20))
    sim.pinch(at: CGPoint(x: 150, y: 300), scale: 1.4)
    sim.perform { scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    sim.settle()
  }

  /// The trace of all touches on a device.
  func trace(on sim: Simulator) -> Trace {
    let root = Controller()
    sim.launch(root)
    let judge = Judge()
    let pad = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let control = UIControl(frame: CGRect(x: 0, y: 320, width: 100, height: 100))
    sim.perform {
      pad.isMultipleTouchEnabled = true
      root.view.addSubview(pad)
      root.view.addSubview(control)
      for recognizer in [UITapGestureRecognizer(), UIPanGestureRecognizer()] {
        recognizer.delegate = judge
        recognizer.addTarget(root, action: Selector(of: Controller.act))
        recognizer.cancelsTouchesInView = false
        pad.addGestureRecognizer(recognizer)
      }
      control.addTarget(root, action: Selector(of: Controller.act), for: .allTouchEvents)
      control.addAction(UIAction { _ in }, for: .allTouchEvents)
    }
    sim.settle()
    sim.tap(at: CGPoint(x: 100, y: 200))
    sim.pinch(at: CGPoint(x: 150, y: 200), scale: 1.4)
    sim.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 130, y: 200))
    for end in [SimulatedTouch.lift, SimulatedTouch.cancel] {
      for point in [CGPoint(x: 50, y: 370), CGPoint(x: 100, y: 200)] {
        let touch = sim.touch(at: point)
        touch.move(to: CGPoint(x: 60, y: 380))
        end(touch)()
      }
    }
    let two = [sim.touch(at: CGPoint(x: 50, y: 200)), sim.touch(at: CGPoint(x: 150, y: 200))]
    sim.resignActive()
    for touch in two { touch.lift() }
    sim.becomeActive()
    sim.shake()
    scroll(on: sim, in: root)
    return sim.trace
  }
}
