import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// The positions of views whose constraints are ambiguous.
///
/// They are as small as possible, at their limits, and otherwise at the origin. UIKit guarantees nothing
/// here, but these are its results, and tests of real libraries expect them.
@MainActor @Suite(.simulator("iphone-15-pro")) struct RestingPositionsTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  private func added(side: CGFloat? = nil, priority: UILayoutPriority = .required) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    for dimension in [view.widthAnchor, view.heightAnchor] {
      guard let side else { continue }
      let constraint = dimension.constraint(equalToConstant: side)
      constraint.priority = priority
      constraint.isActive = true
    }
    return view
  }

  @Test(arguments: [UILayoutPriority.required, .defaultHigh])
  func `a view with a size is at the limit of an inequality, in either form (L-PRIO-8)`(
    priority: UILayoutPriority
  ) {
    let constraintMakers: [(UIView) -> [NSLayoutConstraint]] = [
      {
        [
          $0.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor, constant: -45),
          $0.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 23),
        ]
      },
      {
        [
          container.bottomAnchor.constraint(greaterThanOrEqualTo: $0.bottomAnchor, constant: 45),
          container.leadingAnchor.constraint(lessThanOrEqualTo: $0.leadingAnchor, constant: -23),
        ]
      },
      {
        [
          $0.bottomAnchor.constraint(greaterThanOrEqualTo: container.bottomAnchor, constant: -45),
          $0.leadingAnchor.constraint(lessThanOrEqualTo: container.leadingAnchor, constant: 23),
        ]
      },
    ]
    for makeConstraints in constraintMakers {
      let view = added(side: 100, priority: priority)
      NSLayoutConstraint.activate(makeConstraints(view))
      container.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 23, y: 355, width: 100, height: 100))
    }
  }

  @Test func `a view without a size has size 0 at its constrained edge`() {
    let constraintMakers: [(UIView) -> NSLayoutConstraint] = [
      { $0.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -23) },
      { $0.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor, constant: -23) },
      { $0.bottomAnchor.constraint(greaterThanOrEqualTo: container.bottomAnchor, constant: -23) },
      { container.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: 23) },
      { $0.centerYAnchor.constraint(equalTo: container.bottomAnchor, constant: -23) },
    ]
    for makeConstraints in constraintMakers {
      let view = added()
      makeConstraints(view).isActive = true
      container.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 477, width: 0, height: 0))
    }
  }

  @Test func `a neighbour at a maximum distance is at that distance`() {
    let first = added(side: 10)
    let second = added()
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: container.leftAnchor),
      second.leftAnchor.constraint(lessThanOrEqualTo: first.rightAnchor, constant: 25),
    ])
    container.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 35, y: 0, width: 0, height: 0))
  }

  @Test func `views related by their baselines have height 0`() {
    let first = added()
    let second = added()
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: container.topAnchor, constant: 100),
      second.lastBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 100, width: 0, height: 0))
    #expect(second.frame == CGRect(x: 0, y: 100, width: 0, height: 0))
  }

  @Test func `of two inequalities the earlier determines the position`() {
    for isFirst in [true, false] {
      let view = added(side: 100, priority: .defaultHigh)
      let limits = [
        view.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor, constant: 7),
        view.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor, constant: -7),
      ]
      NSLayoutConstraint.activate(isFirst ? limits : limits.reversed())
      container.layoutIfNeeded()
      #expect(view.frame.minY == (isFirst ? 7 : 393))
    }
  }
}
