public import Foundation
import GimbalGeometry
package import GimbalTraces
public import GimbalTraits

/// The object that shows a presented controller's view, sets its frame, and removes it at the end.
///
/// Only members in this body can be overridden; they forward to the other files of this folder.
/// Each object serves one presentation.
///
/// See: R-PRES-4.
/// Source: Apple, UIPresentationController.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The identity in the trace; `none` until the first event is recorded.
  final package var receiver = ReceiverID.none
  /// The number among the objects of the class on the device, from 1.
  final package private(set) var ordinal = 0
  private final weak var original: UIViewController?
  /// The controller that presents the other one; nil before the presentation.
  package final weak var presenter: UIViewController?
  // Each new presentation reads these properties of all presentations below it, and a check of
  // exclusive access costs more than the read. The unchecked access is safe: each write sets a
  // whole value, and the former value is released after the write.
  /// The presented controller, which is retained from the start of the presentation to its end.
  @exclusivity(unchecked) final package var held: UIViewController?
  /// The controller that the delegate has returned for the adapted style, or nil.
  @exclusivity(unchecked) final package var substitute: UIViewController?
  /// The style for which the presentation controller was created, before it is adapted to traits.
  @exclusivity(unchecked) final package var ownStyle = UIModalPresentationStyle.custom
  /// The style for the current traits, if it differs from the controller's own.
  @exclusivity(unchecked) final package var adaptedStyle: UIModalPresentationStyle?
  /// The container view; nil before the presentation and after the dismissal.
  @exclusivity(unchecked) final package var container: UITransitionView?
  /// The transition of the presentation or dismissal in progress; nil if there is none.
  package final weak var change: ControllerTransition?
  /// The presentation that was requested and has not started.
  package final weak var pending: PendingTransition?
  /// The former superview of the presenter's view, while the presentation has removed that view.
  package final var cover: PresentationCover?
  /// The name of the delegate in the trace, cached after its first call.
  final var delegateReceiver: NamedReceiver?
  /// The value of `overrideTraitCollection`.
  final var setOverrides: UITraitCollection?
  /// The value of `traitOverrides`.
  final var ownTraitOverrides = UITraitOverrides()
  /// The state of the presentation's traits; nil until it is used.
  final var traitState: TraitState?
  /// True while a swipe by the user dismisses the controller, until the delegate is notified.
  package final var isDismissedByUser = false
  /// The view whose tint color the presentation dims; nil if there is none.
  package final weak var dimmed: UIView?
  /// True if the presented view has the transform of a floating sheet.
  package final var floats = false
  /// The bottom inset of the presented view's safe area in a floating sheet; nil otherwise.
  package final var safeAreaBottom: CGFloat?

  /// Creates the presentation controller for a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    original = presentedViewController
    presenter = presentingViewController
    super.init()
    ordinal = machine.ordinal(of: type(of: self))
  }

  // MARK: Controllers

  /// The controller that presents; before the presentation it is the presented controller itself.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The presented controller; if it was released, an empty controller.
  open var presentedViewController: UIViewController { original ?? UIViewController() }

  /// The style of the presentation, before it adapts.
  open var presentationStyle: UIModalPresentationStyle { ownStyle }

  /// The view in which the presentation happens; nil before and after it.
  open var containerView: UIView? { container }

  /// The delegate that decides about adaptation and dismissal.
  open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Adapting

  /// The style in compact width; `none` means no adaptation.
  open var adaptivePresentationStyle: UIModalPresentationStyle { defaultAdaptiveStyle }

  /// Returns the style for traits; `none` means no adaptation.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// Trait overrides for the presented controller; nil for none.
  open var overrideTraitCollection: UITraitCollection? {
    get { setOverrides }
    set {
      setOverrides = newValue
      passing.overridesDidChange()
    }
  }

  /// The presentation's overrides of the traits that the presented controller inherits (from iOS 17
  /// on).
  ///
  /// See: R-TRAIT-7.
  open var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set {
      ownTraitOverrides = newValue
      passing.overridesDidChange()
    }
  }

  // MARK: Layout

  /// Called before the container view lays out its subviews; an override can set frames in it.
  ///
  /// The default implementation does nothing.
  ///
  /// See: R-CC-4.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container view has laid out its subviews.
  ///
  /// The default implementation does nothing.
  ///
  /// See: R-CC-4.
  open func containerViewDidLayoutSubviews() {}

  /// The view that is animated and positioned: that of the presented controller.
  open var presentedView: UIView? { shown.view }

  /// The final frame of `presentedView` in the container view's coordinates, in points.
  open var frameOfPresentedViewInContainerView: CGRect {
    PresentationSpace.work.systemFrame(of: self)
  }

  /// True if the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { presentsInFullscreen }

  /// True if the presenter's view is removed during the presentation.
  ///
  /// See: R-PRES-1, R-PRES-3.
  open var shouldRemovePresentersView: Bool { removesPresenter }

  // MARK: Transitions

  /// Called when the presentation is about to begin; an override can add views in it.
  ///
  /// The default implementation does nothing.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation; `completed` is false if it was cancelled.
  ///
  /// The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the dismissal is about to begin.
  ///
  /// The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal; `completed` is false if it was cancelled.
  ///
  /// The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content container

  /// The preferred content size of the presented controller, in points.
  open var preferredContentSize: CGSize { shown.preferredContentSize }

  /// Called when the preferred content size of the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// Called when the size that fits a child's constraints has changed; the engine does not call it
  /// by itself.
  ///
  /// The default implementation does nothing.
  ///
  /// See: R-CC-3.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller's view for a size of the container view, in
  /// points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    PresentationSpace.work.presentedSize(of: self, in: parentSize)
  }

  /// Called before the container's size changes; forwards the call to the presented controller.
  ///
  /// See: R-ROT-2 (the size is the presenter's).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passing.passOn(size, with: coordinator)
  }

  /// Called before the traits change; adapts the presentation and forwards the call.
  ///
  /// See: R-ROT-2, R-PRES-7.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    PresentationSpace.work.adapt(self, to: newCollection, with: coordinator)
    passing.passOn(newCollection, with: coordinator)
  }

  /// The traits of the container view; before it exists, those of the presenter.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presenter?.traitCollection
      ?? presentedViewController.traitCollection
  }

  /// Called when the traits of the container view have changed, before the controllers in it
  /// receive them.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Calls that a presentation controller forwards to the controller that it presents.
@preconcurrency @MainActor
protocol PassingOn: AnyObject {
  /// Sends the new traits to the presented controller; called by the default
  /// `willTransition(to:with:)`.
  func passOn(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Sends the new size to the presented controller; called by the default
  /// `viewWillTransition(to:with:)`.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called when the overrides of the traits inside have changed.
  func overridesDidChange()

  /// Called when the traits of the container view have changed.
  func sendTraits(from previous: UITraitCollection?)
}

extension UIPresentationController {
  /// This object as a `PassingOn`, through which this file calls the Controllers folder.
  var passing: any PassingOn { self }
}

extension UIPresentationController: Recorded {
  package var machine: Machine { original?.machine ?? Machine.forNewObjects }

  /// Registers the names with the recorder; called before the first event is recorded.
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("presentation", of: receiver)
  }

  /// The controller that is shown: the presented one, or the delegate's replacement for an adapted
  /// style.
  package var shown: UIViewController { substitute ?? held ?? presentedViewController }

  /// The style that is used now: the adapted one, or the one before adaptation.
  package var style: UIModalPresentationStyle { adaptedStyle ?? ownStyle }

  /// True if the presenter's view is removed once the presented one covers it.
  ///
  /// Rule: R-PRES-3.
  /// See: R-PRES-1.
  var removesPresenter: Bool { style == .fullScreen || style == .currentContext }

  /// True if the presentation covers only its presenter.
  package var staysInContext: Bool { style == .currentContext || style == .overCurrentContext }

  /// True unless the presentation covers only a presentation context.
  ///
  /// See: R-PRES-5 (a presentation in a context stays in it).
  var presentsInFullscreen: Bool { ownStyle != .currentContext && ownStyle != .overCurrentContext }

  /// Calls the presentation controller and records the call; up to iOS 7 nothing is recorded,
  /// because apps cannot see it.
  package func notify<Result>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none, _ call: () -> Result
  ) -> Result {
    machine.callbackTiming == .rotatedRootView ? call() : send(name, arguments(), call)
  }

  /// Calls the delegate and records the call; returns nil if it does not implement the member.
  @discardableResult
  package func notifyDelegate<Result>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    _ call: (any UIAdaptivePresentationControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "presentationDelegate", cached: &delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) }
  }

  /// The default adapted style of a system style in compact width.
  ///
  /// Presentations in a context and custom presentations keep their style.
  ///
  /// See: R-PRES-7 (full screen up to iOS 12, a sheet from iOS 13 on).
  var defaultAdaptiveStyle: UIModalPresentationStyle {
    let isSheet = machine.features.presentsSheets
    switch ownStyle {
    case .popover: return isSheet ? .pageSheet : .fullScreen
    case .pageSheet, .formSheet: return isSheet ? .none : .fullScreen
    default: return .none
    }
  }
}

extension ExceptionText {
  /// Returns a presentation controller as its class and address.
  package static func object(_ presentation: UIPresentationController) -> String {
    let identity = ObjectIdentity.text(presentation.ordinal, kind: .presentation)
    return "<\(type(of: presentation)): \(identity)>"
  }
}
