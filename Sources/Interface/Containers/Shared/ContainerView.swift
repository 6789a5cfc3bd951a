package import Foundation
package import GimbalEngine
import GimbalTraits

/// A container of the system's, which gives its bars and its children's views their places.
@preconcurrency @MainActor
protocol LayingOutContainer: UIViewController {
  /// The change of children that is under way.
  var change: ControllerTransition? { get }

  /// Called when the container's view lays out, before its subviews.
  func layOutContents()

  /// Returns the view of a button that stands at the side, at a point of the container's view.
  func buttonAtSide(_ point: CGPoint, with event: UIEvent?) -> UIView?
}

extension LayingOutContainer {
  /// Another change has to begin: the one that is under way ends at once (CHOICE).
  func finishChange() { change?.finishNow() }

  func buttonAtSide(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// The view in which the children's views stand, below the bars where there are any.
  var contentView: UIView { (view as? ContainerView)?.content ?? view }
}

/// The view of a container of the system's: as large as the window until it has a place.
package final class ContainerView: UIView {
  private weak var owner: (any LayingOutContainer)?
  /// Keeps the children's views below the bars; nil where there are no bars.
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

  /// Buttons at the side stand beyond their bar, and before what is behind them.
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
