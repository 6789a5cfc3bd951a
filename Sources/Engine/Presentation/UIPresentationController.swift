public import Foundation
import GimbalGeometry
package import GimbalTraces
public import GimbalTraits

/// The object that carries a presentation from beginning to end: where the presented view stands, and
/// what else comes with it.
///
/// Source: Apple, UIPresentationController; R-PRES-4, R-ROT-2, R-CC-4.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  final package var machine: Machine
  final package var receiver = ReceiverID.none
  final package let ordinal: Int
  final var container: PresentationContainerView?
  /// The style in which the presentation is shown; `presentationStyle` until it adapts.
  final var shownStyle: UIModalPresentationStyle?
  /// The controller that is shown in another style instead of the presented one.
  final var standIn: UIViewController?
  /// Whether the presenter's view has been taken away.
  final var hasRemovedPresenter = false
  final var transition: ControllerTransition?
  final var delegateReceiver: NamedReceiver?

  /// Creates a presentation controller for a presentation that has not begun.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    machine = presentedViewController.machine
    ordinal = machine.ordinal(of: UIPresentationController.self)
    super.init()
  }

  private final weak var presenting: UIViewController?

  /// The controller that is presented.
  public final unowned let presentedViewController: UIViewController

  /// The controller over which it is presented.
  public final var presentingViewController: UIViewController {
    presentedViewController.presentation.presenter ?? presenting ?? presentedViewController
  }

  /// The style with which the presentation was made.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.ownPresentationStyle
  }

  /// The object that has a say in adapting and swiping; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Views

  /// The view in which the presentation happens; nil before it begins and after it has ended.
  open var containerView: UIView? { container }

  /// The view that is presented.
  open var presentedView: UIView? { shown.view }

  /// Where the presented view stands at the end, in the container view, in points.
  open var frameOfPresentedViewInContainerView: CGRect {
    presentedFrame(in: container?.bounds.size ?? .zero)
  }

  /// Whether the presenter's view is taken away once the presentation stands.
  ///
  /// Source: R-PRES-3.
  open var shouldRemovePresentersView: Bool { effectiveStyle.removesPresenter }

  /// Whether the presentation covers the whole screen, so that it adapts.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.keepsToContext }

  // MARK: Course

  /// Called before the presentation begins.
  ///
  /// The base does nothing.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation stands, or was called off.
  ///
  /// The base does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal begins.
  ///
  /// The base does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal, or after it was called off.
  ///
  /// The base does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container view lays out.
  ///
  /// The base does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container view has laid out.
  ///
  /// The base does nothing.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Adapting

  /// The style in which the presentation is shown where the width is compact.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptedStyle(in: presentingViewController.traitCollection)
  }

  /// The style in which the presentation is shown in some traits; `none` for its own.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    adaptedStyle(in: traitCollection)
  }

  /// Traits that the presentation sets for what it presents.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { overrideDidChange() }
  }

  // MARK: Content container

  /// The size that the presented controller wants to have, in points.
  open var preferredContentSize: CGSize { shown.preferredContentSize }

  /// Called when the presented controller would like to have another size; the base places it anew.
  ///
  /// Source: R-CC-2.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// Called when what fits the presented controller's constraints has changed.
  ///
  /// The base does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that the presented controller will have in a container of a size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    presentedFrame(in: parentSize).size
  }

  /// Called before the container's size changes; passes the message on to the presented controller.
  ///
  /// Source: R-ROT-2.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; adapts, and passes the message on to the presented controller.
  ///
  /// Source: R-PRES-7, R-ROT-2.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    adapt(to: newCollection, with: coordinator)
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The traits that hold for the presentation.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentedViewController.traitCollection
  }

  /// Called when the traits have changed.
  ///
  /// The base does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIPresentationController: Recorded {
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("presentation", of: receiver)
  }

  /// The controller whose view is shown.
  var shown: UIViewController { standIn ?? presentedViewController }

  /// The style in which the presentation is shown.
  var effectiveStyle: UIModalPresentationStyle { shownStyle ?? presentationStyle }
}

/// The view in which a presentation happens.
final class PresentationContainerView: UIView {
  private weak var owner: UIPresentationController?

  init(of owner: UIPresentationController, frame: CGRect) {
    self.owner = owner
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Source: R-CC-4.
  override func layoutSubviews() {
    guard let owner else { return super.layoutSubviews() }
    owner.send(.containerViewWillLayoutSubviews) { owner.containerViewWillLayoutSubviews() }
    owner.placePresentedView()
    super.layoutSubviews()
    owner.send(.containerViewDidLayoutSubviews) { owner.containerViewDidLayoutSubviews() }
  }
}
