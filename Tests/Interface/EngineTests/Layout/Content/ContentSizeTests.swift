import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalText
import Testing

/// The constraints that a view's intrinsic content size adds (L-SIZE-1 to L-SIZE-3).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ContentSizeTests {
  typealias Axis = NSLayoutConstraint.Axis

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = StandInView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
  }

  /// Returns the view's length when a constraint of a priority requests a length.
  private func length(_ axis: Axis, wished preference: CGFloat, _ priority: Float) -> CGFloat {
    let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let constraint = anchor.constraint(equalToConstant: preference)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    container.layoutIfNeeded()
    constraint.isActive = false
    return axis == .horizontal ? view.frame.width : view.frame.height
  }

  @Test func `a view has no intrinsic content size by default (L-SIZE-1)`() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    view.show(100, UIView.noIntrinsicMetric)
    #expect(length(.vertical, wished: 37, 1) == 37)
    #expect(length(.horizontal, wished: 37, 1) == 100)
  }

  /// W-44.
  @Test(arguments: [2_777_777, 3e6, 1e20, 1e100, CGFloat.greatestFiniteMagnitude, .infinity])
  func `an intrinsic length is limited (L-ERR-9)`(preference: CGFloat) {
    view.show(preference, preference)
    #expect(length(.horizontal, wished: 7, 1) == 2_777_777)
    #expect(length(.vertical, wished: 7, 1) == 2_777_777)
    #expect(length(.horizontal, wished: 393, 1000) == 393)
  }

  @Test func `an intrinsic length up to the limit is used, and NaN counts as none (L-ERR-9)`() {
    view.show(1_000_000, .nan)
    #expect(length(.horizontal, wished: 7, 1) == 1_000_000)
    #expect(length(.vertical, wished: 7, 1) == 7)
  }

  @Test(arguments: [(Axis.horizontal, CGFloat(100)), (.vertical, 30)])
  func `content has a maximum at 250 and a minimum at 750 (L-SIZE-2)`(
    axis: Axis, content: CGFloat
  ) {
    #expect(length(axis, wished: content + 60, 249) == content)
    #expect(length(axis, wished: content + 60, 251) == content + 60)
    #expect(length(axis, wished: content - 20, 749) == content)
    #expect(length(axis, wished: content - 20, 751) == content - 20)
  }

  @Test(arguments: [(Axis.horizontal, CGFloat(100)), (.vertical, 30)])
  func `each of the four inequalities has its own priority (L-SIZE-2)`(axis: Axis, content: CGFloat)
  {
    view.setContentHuggingPriority(UILayoutPriority(900), for: axis)
    view.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
    #expect(length(axis, wished: content + 60, 500) == content)
    #expect(length(axis, wished: content - 20, 500) == content - 20)
    let other = Axis(rawValue: 1 - axis.rawValue) ?? axis
    #expect(length(other, wished: 10, 500) != 10)
  }

  @Test func `a view is queried again after its content size is invalidated (L-SIZE-2)`() {
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 30))
    let before = view.questions
    view.content = CGSize(width: 70, height: 20)
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 30))
    #expect(view.questions == before)
    view.invalidateIntrinsicContentSize()
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 70, height: 20))
    #expect(view.questions == before + 1)
  }

  @Test func `in code views have hugging 250 and resistance 750 (L-SIZE-3)`() {
    for view in [UIView(), UILabel(), UIImageView(), UIButton(), UIStackView()] {
      for axis in [Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }
}
