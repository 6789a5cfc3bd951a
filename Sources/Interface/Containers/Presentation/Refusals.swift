import GimbalEngine
import GimbalTraces
import GimbalTraits

/// Presentations that UIKit rejects, with its messages.
///
/// See: D-11, R-PRES-6.
extension UIViewController {
  /// Returns true if another controller can be presented from this one; reports an exception
  /// otherwise.
  func mayPresent(_ other: UIViewController) -> Bool {
    guard let exception = refusal(presenting: other) else { return true }
    report(exception)
    return false
  }

  private func refusal(presenting other: UIViewController) -> AppException? {
    let style = other.expectedStyle
    if style == .none || style == .blurOverFullScreen { return .styleWithoutPresentation }
    return misuse(presenting: other, in: style) ?? hindrance(presenting: other)
  }

  /// The version from which the message names the parent is Gimbal's choice (CHOICE).
  private func misuse(
    presenting other: UIViewController, in style: UIModalPresentationStyle
  ) -> AppException? {
    if other === self { return .presentedOnItself(other) }
    if other.presentation.own != nil, let presenting = other.presentingViewController {
      return .presentedTwice(other, by: presenting)
    }
    if let parent = other.parent {
      return machine.features.refusesChildren
        ? .presentedChild(other, of: parent) : .presentedActive(other)
    }
    if other.isRoot, other.viewIfLoaded?.window != nil { return .presentedActive(other) }
    if stands(on: other) { return .presentedActive(other) }
    return misusedTransition(presenting: other, in: style)
  }

  /// Returns true if another controller can still be presented after delegate calls and rotation;
  /// reports an exception otherwise.
  ///
  /// `shown` is the controller that will be on screen: `other`, or the delegate's substitute.
  func mayStillPresent(
    _ other: UIViewController, as shown: UIViewController, over presenter: UIViewController
  ) -> Bool {
    guard let exception = lateRefusal(presenting: other, as: shown, over: presenter) else {
      return true
    }
    report(exception)
    return false
  }

  private func lateRefusal(
    presenting other: UIViewController, as shown: UIViewController, over presenter: UIViewController
  ) -> AppException? {
    for controller in [other, shown] {
      if controller.presentation.own != nil, let presenting = controller.presentingViewController {
        return .presentedTwice(controller, by: presenting)
      }
      if presenter.stands(on: controller) { return .presentedActive(controller) }
    }
    if let parent = shown.parent { return .presentedChild(shown, of: parent) }
    var attempt: AppException.Attempt {
      AppException.Attempt(presenting: other, over: presenter, from: self)
    }
    if let over = presenter.presentation.over { return .alreadyPresenting(attempt, over.shown) }
    return presenter.viewIfLoaded?.window == nil ? .presenterNotInWindow(attempt) : nil
  }

  /// Source: Apple, UIModalTransitionStyle.partialCurl, UIModalPresentationStyle.currentContext
  /// and overCurrentContext.
  private func misusedTransition(
    presenting other: UIViewController, in style: UIModalPresentationStyle
  ) -> AppException? {
    let below = presentationBelow
    if let below, below.presentedViewController.modalTransitionStyle == .partialCurl,
      below.style == .fullScreen
    {
      return .presentedOverCurl(other)
    }
    if other.modalTransitionStyle == .partialCurl,
      style != .fullScreen || below.map({ $0.style != .fullScreen }) ?? false
    {
      return .curlNotFullScreen(other)
    }
    if below?.style == .popover, style == .currentContext || style == .overCurrentContext,
      other.modalTransitionStyle != .coverVertical
    {
      return .contextInPopover(other)
    }
    return nil
  }

  /// Returns the reason why a valid call cannot present anything now; nil if it can.
  private func hindrance(presenting other: UIViewController) -> AppException? {
    let (presenter, _) = presenter(for: other.expectedStyle)
    var attempt: AppException.Attempt {
      AppException.Attempt(presenting: other, over: presenter, from: self)
    }
    if let over = presentationOver ?? presenter.presentation.over {
      return .alreadyPresenting(attempt, over.shown)
    }
    if let below = presentationBelow,
      below.change != nil || below.shown.presentation.isBeingDismissed
    {
      return .presentationUnderWay(attempt)
    }
    if viewIfLoaded?.window == nil || presenter.viewIfLoaded?.window == nil {
      return .presenterNotInWindow(attempt)
    }
    return nil
  }
}
