import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Constraints that are deactivated before the first layout.
@MainActor @Suite(.simulator("iphone-15-pro")) struct WithdrawnConstraintsTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  @Test func `a screen that replaces constraints before layout retains none of the old`() {
    final class Witness {
      weak var constraint: NSLayoutConstraint?
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(container)
    container.layoutIfNeeded()
    var witnesses: [Witness] = []
    for _ in 0..<1000 {
      let constraint = view.widthAnchor.constraint(equalTo: container.widthAnchor)
      constraint.isActive = true
      constraint.isActive = false
      let witness = Witness()
      witness.constraint = constraint
      witnesses.append(witness)
    }
    #expect(witnesses.count { $0.constraint != nil } < 100)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.width == 40)
    #expect(witnesses.allSatisfy { $0.constraint == nil })
  }

  @Test func `a constraint that is activated again is ordered after those that stayed (L-PRIO-6)`()
  {
    for comesBack in [false, true] {
      let wide = view.widthAnchor.constraint(equalToConstant: 80)
      let narrow = view.widthAnchor.constraint(equalToConstant: 30)
      for constraint in [wide, narrow] {
        constraint.priority = .defaultHigh
        constraint.isActive = true
      }
      if comesBack {
        wide.isActive = false
        wide.isActive = true
      }
      container.layoutIfNeeded()
      #expect(view.frame.width == (comesBack ? 30 : 80))
      NSLayoutConstraint.deactivate([wide, narrow])
    }
  }
}
