import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalLayers
import GimbalMotion
import GimbalTesting
import SeededGenerator
import TestSupport
import Testing

/// Random animations: at the end presentation equals model, each completion has run once and in order, and
/// nothing is retained.
@MainActor @Suite(.simulator("iphone-15-pro")) struct AnimationRandomTestTests {
  private let sim: Simulator
  private let root = UIViewController()

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    sim.settle()
  }

  /// An object that a completion retains: it must be released with the completion.
  private final class Token {}

  /// The completions of one randomized test.
  private final class Book {
    struct Entry {
      /// The time of the completion if nothing stops it; nil where it is not known in advance.
      let due: Double?
      weak var token: Token?
      var calls: [(time: Double, finished: Bool)] = []
    }
    var entries: [Entry] = []
    /// The indexes of the entries, in the order in which they were called.
    var order: [Int] = []

    func record(_ index: Int, _ time: Double, _ finished: Bool) {
      entries[index].calls.append((time, finished))
      order.append(index)
    }
  }

  private final class Ender: NSObject, CAAnimationDelegate {
    let end: @MainActor (Bool) -> Void
    init(_ end: @escaping @MainActor (Bool) -> Void) { self.end = end }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(flag) }
  }

  /// One randomized test of animations from a seed.
  @MainActor
  private final class RandomTest {
    let sim: Simulator
    let root: UIView
    let book = Book()
    var random: SplitMix64
    var views: [UIView] = []
    var bare: [CALayer] = []
    var animators: [UIViewPropertyAnimator] = []

    init(_ sim: Simulator, in root: UIView, seed: Int) {
      (self.sim, self.root) = (sim, root)
      random = SplitMix64(seed: seed)
      for index in 0..<3 {
        let view = UIView(frame: CGRect(x: 10 * index, y: 20, width: 50, height: 40))
        view.backgroundColor = .red
        (index == 2 ? views[1] : root).addSubview(view)
        views.append(view)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layer.addSublayer(layer)
        bare.append(layer)
      }
    }

    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }
    func length() -> Double { [0, 0.1, 0.25, 0.3, 1, -1, .nan, number(0...2)][pick(8)] }

    /// A recorded completion, with a token that it alone retains.
    func completion(due: Double?) -> @MainActor (Bool) -> Void {
      let token = Token()
      let index = book.entries.count
      book.entries.append(Book.Entry(due: due, token: token))
      return { [book, sim] finished in
        withExtendedLifetime(token) { book.record(index, sim.clock.now, finished) }
      }
    }

    func change(_ view: UIView) {
      switch pick(8) {
      case 0: view.center = CGPoint(x: number(0...300), y: number(0...300))
      case 1: view.bounds.size = CGSize(width: number(0...90), height: number(0...90))
      case 2: view.alpha = CGFloat(number(0...1))
      case 3: view.transform = CGAffineTransform(rotationAngle: CGFloat(number(-3...3)))
      case 4: view.backgroundColor = [.blue, .green, .black][pick(3)]
      case 5: view.layer.cornerRadius = CGFloat(number(0...20))
      case 6: view.frame = CGRect(x: number(0...90), y: 0, width: number(1...90), height: 30)
      default: view.transform = CGAffineTransform(scaleX: CGFloat(number(0...2)), y: 1)
      }
    }

    func step() {
      let view = views[pick(3)]
      switch pick(14) {
      case 0, 1: block(view)
      case 2:
        let length = length()
        UIView.animate(
          withDuration: length, delay: 0, usingSpringWithDamping: CGFloat(number(0.2...1.5)),
          initialSpringVelocity: CGFloat(number(-3...3)), options: .allowUserInteraction,
          animations: { self.change(view) }, completion: completion(due: nil))
      case 3:
        UIView.animateKeyframes(
          withDuration: number(0.1...1), delay: 0, options: .calculationModeCubic,
          animations: {
            for index in 0..<3 {
              UIView.addKeyframe(
                withRelativeStartTime: Double(index) / 3, relativeDuration: self.number(0...0.5)
              ) { self.change(view) }
            }
          }, completion: completion(due: nil))
      case 4:
        UIView.transition(
          with: view, duration: number(0...1), options: .allowAnimatedContent,
          animations: { self.change(view) }, completion: completion(due: nil))
      case 5: start(view)
      case 6: handle()
      case 7: explicit(view.layer)
      case 8:
        CATransaction.begin()
        CATransaction.setAnimationDuration(number(0...1))
        let end = completion(due: nil)
        CATransaction.setCompletionBlock { end(true) }
        bare[pick(3)].position = CGPoint(x: number(0...50), y: number(0...50))
        bare[pick(3)].opacity = Float(number(0...1))
        CATransaction.commit()
      case 9: bare[pick(3)].backgroundColor = UIColor.yellow.cgColor
      case 10: view.layer.removeAllAnimations()
      case 11:
        let parent = view.superview
        view.removeFromSuperview()
        if pick(2) == 0 { sim.advance(by: 0) }
        parent?.addSubview(view)
      case 12: UIView.performWithoutAnimation { self.change(view) }
      default: sim.advance(by: [0, 0.01, 0.1, 0.3, number(0...1)][pick(5)])
      }
    }

    private func block(_ view: UIView) {
      var options: UIView.AnimationOptions =
        [[.curveLinear], .curveEaseIn, .curveEaseOut, .curveEaseInOut][pick(4)]
      if pick(4) == 0 { options.insert(.beginFromCurrentState) }
      if pick(4) == 0 { options.insert(.autoreverse) }
      if pick(4) == 0 { options.insert(.layoutSubviews) }
      if pick(9) == 0 { options.insert(.repeat) }
      let (length, delay) = (length(), [0, 0, 0.2][pick(3)])
      let nested = pick(4) == 0
      let outer = length > 0 ? length * (options.contains(.autoreverse) ? 2 : 1) + delay : nil
      let moves = view.center
      UIView.animate(
        withDuration: length, delay: delay, options: options,
        animations: {
          view.center = CGPoint(x: moves.x + 7, y: moves.y)
          self.change(view)
          if nested {
            UIView.animate(
              withDuration: 0.4, delay: 0, options: .overrideInheritedDuration,
              animations: { self.change(self.views[0]) }, completion: self.completion(due: nil))
          }
        },
        completion: completion(
          due: options.contains(.repeat) ? nil : outer.map { sim.clock.now + $0 }))
    }

    private func start(_ view: UIView) {
      let animator = UIViewPropertyAnimator(
        duration: number(0...1), dampingRatio: CGFloat(number(0.3...1))
      ) { self.change(view) }
      let end = completion(due: nil)
      animator.addCompletion { end($0 == .end) }
      animators.append(animator)
      pick(2) == 0 ? animator.startAnimation() : animator.startAnimation(afterDelay: 0.1)
    }

    private func handle() {
      guard let animator = animators.last else { return }
      switch pick(6) {
      case 0: animator.pauseAnimation()
      case 1: animator.fractionComplete = CGFloat(number(-1...2))
      case 2: animator.isReversed.toggle()
      case 3:
        animator.continueAnimation(
          withTimingParameters: nil, durationFactor: CGFloat(number(0...1)))
      case 4: animator.startAnimation()
      default: animator.addAnimations { self.change(self.views[0]) }
      }
    }

    private func explicit(_ layer: CALayer) {
      let animation: CAAnimation
      switch pick(4) {
      case 0:
        let basic = CABasicAnimation(keyPath: "position.x")
        basic.byValue = 30
        animation = basic
      case 1:
        let frames = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        frames.values = [0, 1, -1, 0]
        animation = frames
      case 2:
        let spring = CASpringAnimation(keyPath: "bounds.size.width")
        spring.fromValue = 5
        animation = spring
      default:
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation(keyPath: "opacity")]
        animation = group
      }
      animation.duration = number(0...1)
      animation.repeatCount = Float(pick(3))
      animation.autoreverses = pick(2) == 0
      animation.delegate = Ender(completion(due: nil))
      layer.add(animation, forKey: pick(2) == 0 ? "key" : nil)
    }

    /// Lets everything end: paused animators continue, and endless animations are removed.
    func calm() {
      for animator in animators {
        if animator.state == .inactive { animator.startAnimation() }
        if !animator.isRunning {
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        }
      }
      sim.advance(by: 20)
      for view in views { view.layer.removeAllAnimations() }
      animators = []
      sim.settle()
    }
  }

  @Test(arguments: 0..<60)
  func `at the end presentation equals model, completions ran once, and nothing is retained`(
    seed: Int
  ) throws {
    weak var gone: RandomTest?
    weak var view: UIView?
    var entries: [Book.Entry] = []
    var order: [Int] = []
    try sim.begin {
      let randomTest = RandomTest(sim, in: root.view, seed: seed)
      (gone, view) = (randomTest, randomTest.views[0])
      for _ in 0..<25 { randomTest.step() }
      randomTest.calm()
      for layer in randomTest.views.map(\.layer) + randomTest.bare {
        let seen = try #require(layer.presentation())
        #expect(seen.position == layer.position && seen.bounds == layer.bounds)
        #expect(seen.opacity == layer.opacity && seen.transform == layer.transform)
        #expect(seen.cornerRadius == layer.cornerRadius)
        #expect(seen.backgroundColor == layer.backgroundColor)
        #expect(layer.animationKeys() == nil)
      }
      (entries, order) = (randomTest.book.entries, randomTest.book.order)
      for view in randomTest.views { view.removeFromSuperview() }
    }
    sim.settle()
    for (index, entry) in entries.enumerated() {
      #expect(entry.calls.count == 1, "completion \(index)")
      #expect(entry.token == nil, "completion \(index) is kept")
      if let due = entry.due, let call = entry.calls.first, call.finished {
        #expect(abs(call.time - due) < 1e-9, "completion \(index)")
      }
    }
    // Of animations that end at one time, the earliest begun is first.
    let timed = order.filter { entries[$0].due != nil && entries[$0].calls[0].finished }
    for (one, next) in zip(timed, timed.dropFirst()) {
      let (first, second) = (entries[one].due ?? 0, entries[next].due ?? 0)
      #expect(first < second + 1e-9 && (abs(first - second) > 1e-9 || one < next))
    }
    #expect(gone == nil && view == nil)
  }
}
