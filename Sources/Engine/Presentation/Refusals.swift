import GimbalTraces
import GimbalTraits

/// What UIKit does not present, and what it says then.
///
/// Source: D-11; R-PRES-6.
extension UIViewController {
  /// Whether another controller can be presented from this one; if not, that has been said.
  func mayPresent(_ other: UIViewController) -> Bool {
    let style = other.wantedStyle
    if style == .none || style == .blurOverFullScreen {
      // Source: expo/expo#14903.
      raise(
        .internalInconsistency,
        "The specified modal presentation style doesn't have a corresponding presentation controller."
      )
      return false
    }
    if let reason = misuse(presenting: other, in: style) {
      raise(.invalidArgument, reason)
      return false
    }
    if let reason = hindrance(presenting: other) {
      note(.warning, machine.arguments(TraceArgument("text", .text(reason))))
      return false
    }
    return true
  }

  /// Source: the texts in their order: wordpress-mobile/WordPress-iOS#11483,
  /// Expensify/react-native-share-menu#101, ko1o/PYSearch#85; of the one that names the parent only the
  /// form is known, and from which version on it takes the other's place is a CHOICE.
  private func misuse(
    presenting other: UIViewController, in style: UIModalPresentationStyle
  ) -> String? {
    let text = ExceptionText.object(other)
    if other === self {
      return "Application tried to present modal view controller on itself. Presenting controller "
        + "is \(text)."
    }
    if other.presentation.own != nil, let presenting = other.presentingViewController {
      return "Application tried to present modally a view controller \(text) that is already being "
        + "presented by \(ExceptionText.object(presenting))."
    }
    if let parent = other.parent {
      if machine.system.major < 13 {
        return "Application tried to present modally an active controller \(text)."
      }
      return
        "Application tried to present modally a view controller \(text) that has a parent view "
        + "controller \(ExceptionText.object(parent))."
    }
    if other.isRoot, other.viewIfLoaded?.window != nil {
      return "Application tried to present modally an active controller \(text)."
    }
    var below: UIViewController? = self
    while let current = below, current !== other {
      below = current.parentController ?? current.presentation.own?.presenter
    }
    if below != nil {
      return "Application tried to present modally an active controller \(text)."
    }
    return misusedTransition(presenting: other, in: style)
  }

  /// Source: S22; Apple, UIModalTransitionStyle.partialCurl, UIModalPresentationStyle.currentContext
  /// and overCurrentContext; the text on curls as in the quickstart of Twilio's video SDK for iOS 13.0.
  private func misusedTransition(
    presenting other: UIViewController, in style: UIModalPresentationStyle
  ) -> String? {
    let below = presentationBelow
    let text = ExceptionText.object(other)
    /// Wording: Gimbal's.
    if let below, below.presentedViewController.modalTransitionStyle == .partialCurl,
      below.style == .fullScreen
    {
      return "Application tried to present \(text) from a view controller that is presented with "
        + "UIModalTransitionStylePartialCurl."
    }
    if other.modalTransitionStyle == .partialCurl,
      style != .fullScreen || below.map({ $0.style != .fullScreen }) ?? false
    {
      return "Application tried to present UIModalTransitionStylePartialCurl to or from "
        + "non-fullscreen view controller \(text)."
    }
    /// Wording: Gimbal's.
    if below?.style == .popover, style == .currentContext || style == .overCurrentContext,
      other.modalTransitionStyle != .coverVertical
    {
      return "Application tried to present \(text) in the context of a popover with another "
        + "transition style than UIModalTransitionStyleCoverVertical."
    }
    return nil
  }

  /// Why nothing is presented although nothing is wrong with the call.
  ///
  /// Source: the texts philipphecht/react-native-doc-viewer#50, adaptyteam/AdaptySDK-iOS#116,
  /// zetachang/DCModalSegue#10; which version
  /// adds the source of the call is a CHOICE.
  private func hindrance(presenting other: UIViewController) -> String? {
    let (presenter, _) = presenter(for: other.wantedStyle)
    let isLong = machine.system.major >= 13
    var text =
      "Attempt to present \(ExceptionText.object(other)) on \(ExceptionText.object(presenter))"
    if isLong { text += " (from \(ExceptionText.object(self)))" }
    if let over = presentationOver ?? presenter.presentation.over {
      return text + " which is already presenting \(ExceptionText.object(over.shown))"
        + (isLong ? "." : "")
    }
    if let below = presentationBelow,
      below.change != nil || below.shown.presentation.isBeingDismissed
    {
      return text + " while a presentation is in progress!"
    }
    if viewIfLoaded?.window == nil || presenter.viewIfLoaded?.window == nil {
      return text + " whose view is not in the window hierarchy" + (isLong ? "." : "!")
    }
    return nil
  }
}
