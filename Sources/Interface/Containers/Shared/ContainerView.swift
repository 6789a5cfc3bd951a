package import Foundation
package import GimbalEngine
import GimbalTraits

/// A system container, which positions its bars and its children's views.
@preconcurrency @MainActor
protocol LayingOutContainer: UIViewController {
  /// The running change of children.
  var change: ControllerTransition? { get }

  /// Called when the container's view lays out, before its subviews.
  func layOutContents()

  /// Returns the button view at the side at a point of the container's view.
  func buttonAtSide(_ point: CGPoint, with event: UIEvent?) -> UIView?
}

extension LayingOutContainer {
  /// Ends the running change immediately, because another one has to begin (CHOICE).
  func finishChange() { change?.finishNow() }

  func buttonAtSide(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// The view that contains the children's views, below the bars if there are any.
  var contentView: UIView { (view as? ContainerView)?.content ?? view }
}

/// The view of a system container, as large as the window until it has a frame.
package final class ContainerView: UIView {
  private weak var owner: (any LayingOutContainer)?
  /// Contains the children's views below the bars; nil without bars.
  package let content: UIView?

  init(of owner: any LayingOutContainer, hasBars: Bool = false) {
    self.owner = owner
    content = hasBars ? UIView() : nil
    let machine = owner.machine
    super.init(
      frame: CGRect(origin: .zero, size: machine.windowSize(machine.interfaceOrientation)))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let content else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  package required init?(coder: NSCoder) {
    content = nil
    super.init(coder: coder)
  }

  /// Includes the buttons at the side, which are outside of their bar and in front of other views.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, machine.barSide != nil else { return hit }
    return owner?.buttonAtSide(point, with: event) ?? hit
  }

  package override func layoutSubviews() {
    owner?.layOutContents()
    super.layoutSubviews()
  }
}
