import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Animation blocks that update everything when they begin and end (L-ANIM-24).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(26))) struct FlushUpdatesTests {
  private let sim: Simulator
  private let view = UIView()
  private let left: NSLayoutConstraint

  init() throws {
    sim = try #require(Simulator.bound)
    let root = UIViewController()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    left = view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    sim.launch(root)
  }

  private var isMoving: Bool { view.layer.animationKeys()?.isEmpty == false }

  @Test func `earlier changes do not animate, changes inside do (L-ANIM-24)`() {
    sim.doing {
      left.constant = 10
      UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
        #expect(view.frame.minX == 10 && !isMoving)
        left.constant = 50
      }
      #expect(view.frame.minX == 50 && isMoving)
    }
  }

  @Test func `nested blocks inherit the option, and blocks without animation too (L-ANIM-24)`() {
    sim.doing {
      UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
        left.constant = 20
        UIView.performWithoutAnimation {
          #expect(view.frame.minX == 20)
          left.constant = 30
        }
        #expect(view.frame.minX == 30)
        UIView.animate(withDuration: 1) { left.constant = 40 }
        #expect(view.frame.minX == 40)
      }
    }
  }

  @Test func `without the option layout waits for the end of the turn`() {
    sim.doing {
      UIView.animate(withDuration: 1) {
        left.constant = 20
        UIView.performWithoutAnimation { left.constant = 30 }
      }
      #expect(view.frame.minX == 0)
    }
    #expect(view.frame.minX == 30)
  }
}

/// The same on a system that does not know the option.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct UnknownFlushUpdatesTests {
  @Test func `before iOS 26 the option has no effect (L-ANIM-24)`() throws {
    let sim = try #require(Simulator.bound)
    let (root, view) = (UIViewController(), ProbeView("view"))
    root.view.addSubview(view)
    sim.launch(root)
    var layouts = 0
    view.onLayout = { _ in layouts += 1 }
    sim.doing {
      UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { view.setNeedsLayout() }
      #expect(layouts == 0)
    }
    #expect(layouts == 1)
  }
}
