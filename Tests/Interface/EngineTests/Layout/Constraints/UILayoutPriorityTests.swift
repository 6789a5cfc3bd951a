import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Constraints of different priorities in one layout (L-PRIO-1 to L-PRIO-8).
@MainActor @Suite(.simulator("iphone-15-pro")) struct UILayoutPriorityTests {
  private let root = UIView("root", CGRect(x: 0, y: 0, width: 1000, height: 480))

  private func added(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor).isActive = true
    return view
  }

  private func hold(_ priority: Float, _ constraint: NSLayoutConstraint) {
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }

  @Test func `priorities have Apple's names and numbers (L-PRIO-1)`() {
    let levels: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
      (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
      (.fittingSizeLevel, 50),
    ]
    for (level, number) in levels { #expect(level.rawValue == number) }
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    #expect(UILayoutPriority.required - 0.5 > UILayoutPriority(999))
  }

  @Test func `the higher priority wins, whatever the order (L-PRIO-2)`() {
    let (a, b) = (added(), added())
    hold(250, a.widthAnchor.constraint(equalToConstant: 120))
    hold(750, a.widthAnchor.constraint(equalToConstant: 75))
    hold(750, b.widthAnchor.constraint(equalToConstant: 75))
    hold(250, b.widthAnchor.constraint(equalToConstant: 120))
    root.layoutIfNeeded()
    #expect(a.frame.width == 75 && b.frame.width == 75)
  }

  @Test func `no number of lower priorities outweighs a higher one (L-PRIO-2)`() {
    let view = added()
    for _ in 0..<10 { hold(749, view.widthAnchor.constraint(equalToConstant: 10)) }
    hold(750, view.widthAnchor.constraint(equalToConstant: 75))
    root.layoutIfNeeded()
    #expect(view.frame.width == 75)
  }

  @Test func `an unsatisfiable optional constraint holds as nearly as possible (L-PRIO-3)`() {
    let view = added()
    root.bounds.size.width = 100
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
    hold(500, view.widthAnchor.constraint(equalToConstant: 100))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 0))
  }

  @Test func `equal priorities do not share, the earlier keeps its value (L-PRIO-4, L-PRIO-6)`() {
    let (a, b) = (added(), added())
    for view in [a, b] {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 400).isActive = true
    }
    a.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
    b.rightAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 500).isActive = true
    hold(500, a.widthAnchor.constraint(equalToConstant: 300))
    hold(500, b.widthAnchor.constraint(equalToConstant: 300))
    root.layoutIfNeeded()
    #expect(a.frame.width == 300 && b.frame.width == 200)
  }

  @Test(arguments: [(Float(500), CGFloat(24)), (525, 30)])
  func `an inequality of higher priority moves an equality, one of equal does not (L-PRIO-4)`(
    priority: Float, width: CGFloat
  ) {
    let view = added()
    hold(500, view.widthAnchor.constraint(equalToConstant: 24))
    hold(priority, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30))
    root.layoutIfNeeded()
    #expect(view.frame.width == width)
  }

  @Test(arguments: [(Float(999), Float(999.5)), (0.25, 0.5), (749.999, 750)])
  func `fractional priorities are separate levels (L-PRIO-5)`(lower: Float, higher: Float) {
    let view = added()
    for _ in 0..<3 { hold(lower, view.widthAnchor.constraint(equalToConstant: 10)) }
    hold(higher, view.widthAnchor.constraint(equalToConstant: 20))
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
  }

  @Test(arguments: [CGFloat(150), 300])
  func `of content sizes with equal priority the earlier view keeps its size (L-PRIO-6)`(
    width: CGFloat
  ) {
    let (a, b) = (added(Sized()), added(Sized()))
    a.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
    b.rightAnchor.constraint(equalTo: root.leftAnchor, constant: width).isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
    #expect(b.frame.width == width - 100)
  }

  @Test func `levels are compared one by one, not added up (L-PRIO-7)`() {
    let view = added()
    NSLayoutConstraint.activate(
      (0..<2_000).map { _ in
        let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        constraint.priority = UILayoutPriority(1)
        return constraint
      })
    hold(2, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test func `an inequality does not pull (L-PRIO-8)`() {
    let view = added()
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect((0...100).contains(view.frame.width))
    hold(1, view.widthAnchor.constraint(equalToConstant: 37))
    root.layoutIfNeeded()
    #expect(view.frame.width == 37)
  }
}
