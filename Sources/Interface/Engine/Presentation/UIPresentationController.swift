public import Foundation
import GimbalGeometry
package import GimbalTraces
public import GimbalTraits

/// The object that puts a presented controller's view on screen, keeps it in its place, and takes
/// it off again.
///
/// Only members in this body can be overridden; they forward to the other files of
/// this folder. It has to do with one presentation: containers have their own ways to show children.
///
/// See: R-PRES-4.
/// Source: Apple, UIPresentationController.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  final package var receiver = ReceiverID.none
  final package private(set) var ordinal = 0
  private final weak var original: UIViewController?
  package final weak var presenter: UIViewController?
  /// Set while the presentation lasts, so that what is presented is not released.
  package final var held: UIViewController?
  package final var substitute: UIViewController?
  package final var ownStyle = UIModalPresentationStyle.custom
  /// The style under the present traits, if it differs from the own one.
  package final var adaptedStyle: UIModalPresentationStyle?
  package final var container: UITransitionView?
  package final weak var change: ControllerTransition?
  /// The presentation that was asked for and is still to begin.
  package final weak var pending: PendingTransition?
  /// The former place of the presenter's view, while it is taken away.
  package final var cover: PresentationCover?
  final var delegateReceiver: NamedReceiver?
  final var setOverrides: UITraitCollection?
  final var ownTraitOverrides = UITraitOverrides()
  final var traitState: TraitState?
  package final var isDismissedByUser = false
  /// The view whose tint the presentation dims.
  package final weak var dimmed: UIView?
  /// True if the presented view has the transform of a floating sheet.
  package final var floats = false
  /// The bottom of the presented view's safe area in a floating sheet; nil otherwise.
  package final var safeAreaBottom: CGFloat?

  /// Creates the presentation controller of a controller that is to be presented.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    original = presentedViewController
    presenter = presentingViewController
    super.init()
    ordinal = machine.ordinal(of: type(of: self))
  }

  // MARK: Who

  /// The controller over which the other is presented; the presented one itself before that.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The controller that is presented; one without content when it has been released.
  open var presentedViewController: UIViewController { original ?? UIViewController() }

  /// The style of the presentation, before it adapts.
  open var presentationStyle: UIModalPresentationStyle { ownStyle }

  /// The view in which the presentation happens; nil before and after.
  open var containerView: UIView? { container }

  /// The object that has a say in adapting and dismissing.
  open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Adapting

  /// The style in horizontally compact surroundings; `none` is not to adapt.
  open var adaptivePresentationStyle: UIModalPresentationStyle { defaultAdaptiveStyle }

  /// The style under some traits; `none` is not to adapt.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// Traits that the presented controller has over those that it inherits; nil for none.
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

  /// Called before the container view lays out its subviews; the place to set frames.
  ///
  /// The base does nothing.
  ///
  /// See: R-CC-4.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container view has laid out its subviews.
  ///
  /// The base does nothing.
  ///
  /// See: R-CC-4.
  open func containerViewDidLayoutSubviews() {}

  /// The view that is animated and placed: that of the presented controller.
  open var presentedView: UIView? { shown.view }

  /// The final frame of that view in the container view, in points.
  open var frameOfPresentedViewInContainerView: CGRect {
    PresentationSpace.work.systemFrame(of: self)
  }

  /// True if the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { presentsInFullscreen }

  /// True if the presenter's view is taken away while the presentation lasts.
  ///
  /// See: R-PRES-1, R-PRES-3.
  open var shouldRemovePresentersView: Bool { removesPresenter }

  // MARK: Transitions

  /// Called when the presentation is about to begin; the place to add views of one's own.
  ///
  /// The base does nothing.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation, with whether it was carried out.
  ///
  /// The base does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the dismissal is about to begin.
  ///
  /// The base does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal, with whether it was carried out.
  ///
  /// The base does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content container

  /// The size that the presented controller would like to have, in points.
  open var preferredContentSize: CGSize { shown.preferredContentSize }

  /// Called when the presented controller would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// Called, only when a test asks for it, when what fits a child's constraints has changed.
  ///
  /// The base does nothing.
  ///
  /// See: R-CC-3.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented controller's view in a container of a size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    PresentationSpace.work.presentedSize(of: self, in: parentSize)
  }

  /// Called before the container's size changes; passes the message on.
  ///
  /// See: R-ROT-2 (the size is the presenter's).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passing.passOn(size, with: coordinator)
  }

  /// Called before the traits change; adapts to them and passes the message on.
  ///
  /// See: R-ROT-2, R-PRES-7.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    PresentationSpace.work.adapt(self, to: newCollection, with: coordinator)
    passing.passOn(newCollection, with: coordinator)
  }

  /// The traits around the presentation: the container's, before it is there the presenter's.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presenter?.traitCollection
      ?? presentedViewController.traitCollection
  }

  /// Called when the traits around the presentation have changed, before the controllers in it
  /// receive them.
  ///
  /// The base does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Calls that a presentation controller passes on to the controller that it presents.
@preconcurrency @MainActor
protocol PassingOn: AnyObject {
  func passOn(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)

  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The overrides of the traits inside are others.
  func overridesDidChange()

  /// The traits of the container have changed.
  func sendTraits(from previous: UITraitCollection?)
}

extension UIPresentationController {
  var passing: any PassingOn { self }
}

extension UIPresentationController: Recorded {
  package var machine: Machine { original?.machine ?? Machine.forNewObjects }

  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole("presentation", of: receiver)
  }

  /// The controller whose view is on screen: the presented one, or what the delegate shows instead.
  package var shown: UIViewController { substitute ?? presentedViewController }

  /// The style that holds under the present traits.
  package var style: UIModalPresentationStyle { adaptedStyle ?? ownStyle }

  /// True if the presenter's view goes once the presented one covers it.
  ///
  /// Rule: R-PRES-3.
  /// See: R-PRES-1.
  var removesPresenter: Bool { style == .fullScreen || style == .currentContext }

  /// True unless it covers a context only.
  ///
  /// See: R-PRES-5 (what is presented in a context stays in it).
  var presentsInFullscreen: Bool { ownStyle != .currentContext && ownStyle != .overCurrentContext }

  /// Makes a call into the presentation controller; up to iOS 7 there is none that could be seen.
  package func notify<Result>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none, _ call: () -> Result
  ) -> Result {
    machine.callbackTiming == .rotatedRootView ? call() : send(name, arguments(), call)
  }

  /// Calls the delegate and records it; nil when it does not implement the member.
  @discardableResult
  package func notifyDelegate<Result>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    _ call: (any UIAdaptivePresentationControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "presentationDelegate", cached: &delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) }
  }

  /// The style that one of the system's takes in compact width.
  ///
  /// Presentations in a context and custom ones keep their style.
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
  package static func object(_ presentation: UIPresentationController) -> String {
    let identity = ObjectIdentity.text(presentation.ordinal, kind: .presentation)
    return "<\(type(of: presentation)): \(identity)>"
  }
}
