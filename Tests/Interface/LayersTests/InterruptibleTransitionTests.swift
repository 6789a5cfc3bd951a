import Foundation
import Gimbal
import GimbalContainers
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalLayers
import GimbalMotion
import GimbalTesting
import TestSupport
import Testing

/// Transitions that a gesture interrupts while they run (R-PRES-10).
@MainActor @Suite(.simulator("iphone-15-pro")) struct InterruptibleTransitionTests {
  private let sim: Simulator
  private let first = Probe("first")
  private let second = Probe("second")

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(first)
  }

  /// Slides the presented view in from the right, with a property animator.
  private class Slider: NSObject, UIViewControllerTransitioningDelegate {
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    private var animator: UIViewPropertyAnimator?
    var animated = 0

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      1
    }

    func makeAnimator(_ context: any UIViewControllerContextTransitioning)
      -> UIViewPropertyAnimator
    {
      if let animator { return animator }
      let view = context.view(forKey: .to)
      view.map { context.containerView.addSubview($0) }
      view?.frame.origin.x = 400
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.frame.origin.x = 0 }
      made.addCompletion { [weak self] position in
        self?.animator = nil
        if position == .start { view?.removeFromSuperview() }
        context.completeTransition(position == .end)
      }
      animator = made
      return made
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      animated += 1
      makeAnimator(context).startAnimation()
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      self as? any UIViewControllerAnimatedTransitioning
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private final class Mover: Slider, UIViewControllerAnimatedTransitioning {}

  /// The same with an interruptible animator.
  private final class Lender: Slider, UIViewControllerAnimatedTransitioning {
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    { makeAnimator(context) }
  }

  private final class Hold: UIPercentDrivenInteractiveTransition {}

  private func present(_ mover: Slider, _ hold: (any UIViewControllerInteractiveTransitioning)?) {
    mover.interaction = hold
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = mover
    sim.begin { first.present(second, animated: true) }
    // It begins after the commit.
    sim.advance(by: 0)
  }

  private var x: Double { Double(second.view.layer.presentation()?.frame.minX ?? .nan) }

  @Test func `a gesture pauses the interruptible animator of a transition (R-PRES-10)`() {
    let (mover, hold) = (Lender(), Hold())
    let events = sim.events { present(mover, hold) }
    #expect(mover.animated == 0, "it is lent in the place of animating")
    #expect(events.contains { $0.baseName == "interruptibleAnimator" })
    sim.advance(by: 3)
    #expect(x == 400)
    sim.begin { hold.update(0.25) }
    #expect(abs(x - 300) < 1e-9 && hold.percentComplete == 0.25)
    #expect(second.transitionCoordinator?.isInterruptible == true)
    hold.completionSpeed = 3
    sim.begin { hold.finish() }
    sim.advance(by: 0.125)
    #expect(abs(x - 150) < 1e-9)
    sim.advance(by: 0.13)
    #expect(x == 0 && !second.isBeingPresented && first.presentedViewController === second)
  }

  @Test func `an animator whose gesture is cancelled runs back (R-PRES-10)`() {
    let (mover, hold) = (Lender(), Hold())
    present(mover, hold)
    sim.begin { hold.update(0.5) }
    hold.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    sim.begin { hold.cancel() }
    sim.advance(by: 0.25)
    let share = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
    #expect(abs(x - (200 + 200 * share)) < 1e-6)
    sim.settle()
    #expect(first.presentedViewController == nil && second.view.window == nil)
  }

  @Test func `a transition without a gesture runs, is paused, and continues (R-PRES-10)`() {
    let (mover, hold) = (Lender(), Hold())
    hold.wantsInteractiveStart = false
    present(mover, hold)
    #expect(mover.animated == 1)
    var changes: [Bool] = []
    var ends = 0
    second.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    second.transitionCoordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.view.addSubview(badge)
    sim.advance(by: 0.25)
    #expect(abs(x - 300) < 1e-9)
    sim.begin { hold.pause() }
    #expect(second.transitionCoordinator?.isInteractive == true && hold.percentComplete == 0.25)
    sim.advance(by: 2)
    #expect(abs(x - 300) < 1e-9)
    sim.begin {
      hold.update(0.75)
      hold.cancel()
    }
    sim.advance(by: 0.25)
    #expect(abs(x - 200) < 1e-9 && second.transitionCoordinator?.isCancelled == true)
    sim.begin { hold.pause() }
    #expect(second.transitionCoordinator?.isCancelled == false)
    #expect(abs(hold.percentComplete - 0.5) < 1e-9)
    sim.begin { hold.finish() }
    sim.settle()
    #expect(changes == [true, false, true, false] && ends == 2)
    #expect(x == 0 && first.presentedViewController === second && !second.isBeingPresented)
  }

  @Test func `a non-interruptible animator cannot be paused and has its own duration (R-PRES-10)`()
  {
    let (mover, hold) = (Mover(), Hold())
    present(mover, hold)
    #expect(mover.animated == 1)
    sim.advance(by: 0.25)
    #expect(abs(x - 300) < 1e-9, "a property animator does not follow the gesture")
    sim.begin { hold.finish() }
    sim.settle()
    #expect(!second.isBeingPresented)
    sim.perform { first.dismiss(animated: false) }
    sim.settle()
    let (other, later) = (Mover(), Hold())
    later.wantsInteractiveStart = false
    present(other, later)
    sim.advance(by: 0.25)
    #expect(second.transitionCoordinator?.isInterruptible == false)
    sim.begin { later.pause() }
    sim.advance(by: 0.25)
    #expect(abs(x - 200) < 1e-9 && later.percentComplete == 0)
    sim.settle()
  }

  /// Moves the animator itself, like apps with their own gesture.
  private final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    let mover: Mover
    var context: (any UIViewControllerContextTransitioning)?
    var wantsInteractiveStart: Bool { false }
    init(_ mover: Mover) { self.mover = mover }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      mover.makeAnimator(context).startAnimation()
    }
  }

  @Test func `the app's interaction controller can begin without a gesture (R-PRES-10)`() {
    let mover = Mover()
    let driver = Driver(mover)
    present(mover, driver)
    #expect(mover.animated == 0 && driver.context?.isInteractive == false)
    sim.advance(by: 0.5)
    guard let context = driver.context else { return }
    sim.begin {
      mover.makeAnimator(context).pauseAnimation()
      context.pauseInteractiveTransition()
    }
    #expect(context.isInteractive)
    sim.begin {
      mover.makeAnimator(context).fractionComplete = 0.75
      context.updateInteractiveTransition(0.75)
    }
    #expect(abs(x - 100) < 1e-9 && second.transitionCoordinator?.percentComplete == 0.75)
    sim.begin {
      context.finishInteractiveTransition()
      mover.makeAnimator(context).startAnimation()
    }
    #expect(!context.isInteractive)
    sim.settle()
    #expect(x == 0 && !second.isBeingPresented)
  }

  @Test func `up to iOS 9 a transition with an interaction controller begins with a gesture`()
    throws
  {
    let old = try Simulator(DeviceCatalog.standard.device("iphone-6"), system: .iOS(9))
    old.perform {
      let (one, two) = (Probe("one"), Probe("two"))
      let (mover, hold) = (Lender(), Hold())
      hold.wantsInteractiveStart = false
      mover.interaction = hold
      two.modalPresentationStyle = .custom
      two.transitioningDelegate = mover
      old.launch(one)
      old.begin { one.present(two, animated: true) }
      old.advance(by: 0)
      #expect(mover.animated == 1 && two.transitionCoordinator?.isInteractive == true)
      #expect(two.transitionCoordinator?.isInterruptible == false)
      old.begin { hold.finish() }
      old.settle()
    }
  }
}
