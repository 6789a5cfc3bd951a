public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraits

/// A container that arranges two controllers by its size and the fold of a foldable device (from
/// iOS 27.1 on).
///
/// Source: Apple, UIArrangementViewController.
///
/// Rule: R-FOLD-22.
@preconcurrency @MainActor
open class UIArrangementViewController: UIViewController {
  /// The placement of a view in the arrangement.
  ///
  /// Source: Apple, UIArrangementViewControllerViewPlacement.
  public enum ViewPlacement: Int, Sendable {
    case none = 0
    case primary = 1
    case secondary = 2
  }

  /// The state of a view in the arrangement.
  ///
  /// Source: Apple, UIArrangementViewState.
  public struct ViewState: Hashable, Sendable {
    /// The z-order of the views; the higher one is in front.
    public let zIndex: Int
    /// The axis along which the views are next to each other; empty if one view covers the other.
    public let splitAxis: UIAxis
    /// True if the view is not shown; it is laid out nevertheless.
    public let isHidden: Bool
  }

  private var arrangement: any UIArrangement = UISplitArrangement()
  private var controllers: [ViewPlacement: UIViewController] = [:]
  private var states: [ViewPlacement: ViewState] = [:]

  /// Creates a container with a split arrangement and without controllers.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a container from a storyboard; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets another arrangement.
  ///
  /// An animated change takes effect immediately.
  open func updateArrangement(_ arrangement: any UIArrangement, animated: Bool = false) {
    self.arrangement = arrangement
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the state of the view with a placement; nil if there is none.
  open func state(for placement: ViewPlacement) -> ViewState? {
    viewIfLoaded?.layoutIfNeeded()
    return controllers[placement] == nil ? nil : states[placement]
  }

  /// Returns the controller with a placement.
  open func viewController(for placement: ViewPlacement) -> UIViewController? {
    controllers[placement]
  }

  /// Returns the placement of a controller; `none` for a controller that is not in this container.
  open func placement(for viewController: UIViewController) -> ViewPlacement {
    controllers.first { $0.value === viewController }?.key ?? .none
  }

  /// Sets or, with nil, removes the controller of a placement.
  ///
  /// An animated change takes effect immediately.
  open func setViewController(
    _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
  ) {
    guard placement != .none, controllers[placement] !== viewController else { return }
    if let old = controllers[placement] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    controllers[placement] = viewController
    if let viewController {
      controllers = controllers.filter { $0.key == placement || $0.value !== viewController }
      addChild(viewController)
      if let view = viewIfLoaded { view.addSubview(viewController.view) }
      viewController.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for placement in [ViewPlacement.primary, .secondary] {
      if let controller = controllers[placement] { view.addSubview(controller.view) }
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  private func arrange() {
    var plan = ArrangementPlan(
      position: view.bounds.inset(by: view.safeAreaInsets), traits: traitCollection,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      fold: view.reservedRegions(kind: .division).first?.frame)
    if let overlay = arrangement as? UIOverlayArrangement {
      plan.overlay(overlay)
    } else if let split = arrangement as? UISplitArrangement {
      plan.split(split) { placement, axis in
        let size = controllers[placement]?.view.systemLayoutSizeFitting(
          UIView.layoutFittingCompressedSize)
        return (axis == .horizontal ? size?.width : size?.height) ?? 0
      }
    }
    for placement in [ViewPlacement.primary, .secondary] {
      let isHidden = placement == .secondary && plan.hidesSecondary
      states[placement] = ViewState(
        zIndex: plan.zIndices[placement] ?? 0, splitAxis: plan.axis ?? [], isHidden: isHidden)
      guard let child = controllers[placement]?.view, let frame = plan.frames[placement] else {
        continue
      }
      if child.frame != frame { child.frame = frame }
      if child.isHidden != isHidden { child.isHidden = isHidden }
    }
    if plan.zIndices[.primary] == 1, let front = controllers[.primary]?.view {
      view.bringSubviewToFront(front)
    }
  }
}

extension UIViewController {
  /// The nearest ancestor that is an arrangement view controller (from iOS 27.1 on); nil without
  /// one.
  ///
  /// Source: Apple, UIViewController.arrangementViewController.
  public var arrangementViewController: UIArrangementViewController? {
    var ancestor = parent
    while let found = ancestor {
      if let arrangement = found as? UIArrangementViewController { return arrangement }
      ancestor = found.parent
    }
    return nil
  }
}
