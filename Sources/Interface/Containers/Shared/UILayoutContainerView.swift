package import Foundation
package import GimbalEngine
import GimbalTraits

/// A system container, which positions its bars and its children's views.
///
/// `UILayoutContainerView` calls it in its layout.
@preconcurrency @MainActor
protocol LayingOutContainer: UIViewController {
  /// The transition of children in progress; nil if there is none.
  var change: ControllerTransition? { get }

  /// Called when the container's view lays out, before its subviews.
  func layOutContents()

  /// Returns the button in the side bar at a point of the container's view; nil if there is none.
  func buttonAtSide(_ point: CGPoint, with event: UIEvent?) -> UIView?
}

extension LayingOutContainer {
  /// Ends the running change immediately, before another one begins; no source says so, this is
  /// Gimbal's choice (CHOICE).
  func finishChange() { change?.finishNow() }

  /// Nil, for containers without buttons outside of their bars.
  func buttonAtSide(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// The view that contains the children's views, behind the bars if there are any.
  var contentView: UIView { (view as? UILayoutContainerView)?.content ?? view }
}

/// The view of a system container, as large as the window until it has a frame.
///
/// It has the name of UIKit's class, which descriptions print.
///
/// See: L-AMB-5.
package class UILayoutContainerView: UIView {
  private weak var owner: (any LayingOutContainer)?
  /// The view that contains the children's views, behind the bars; nil without bars.
  package let content: UIView?

  /// Creates the view of a container; with bars, a separate view contains the children's views.
  init(of owner: any LayingOutContainer, hasBars: Bool = false) {
    self.owner = owner
    content = hasBars ? UIView() : nil
    let machine = owner.machine
    super.init(
      frame: CGRect(
        origin: .zero, size: WindowGeometry(machine).windowSize(machine.interfaceOrientation)))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let content else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Creates a view without an owner; system views are not created from documents.
  package required init?(coder: NSCoder) {
    content = nil
    super.init(coder: coder)
  }

  /// Includes the buttons in the side bar, which are outside of their navigation bar and in front
  /// of other views.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, BarSides(machine).barSide != nil else { return hit }
    return owner?.buttonAtSide(point, with: event) ?? hit
  }

  /// Lets the container position its bars and children before the layout of the subviews.
  package override func layoutSubviews() {
    owner?.layOutContents()
    super.layoutSubviews()
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// The view of a page view controller.
///
/// It has the name of UIKit's class, which descriptions print.
package final class _UIPageViewControllerContentView: UILayoutContainerView {}
