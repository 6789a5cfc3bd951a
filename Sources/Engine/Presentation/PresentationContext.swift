import GimbalTraits

/// Whom a presentation attaches to, and what is refused.
extension UIViewController {
  /// The controller over which one is presented that this controller presents, and in which style.
  ///
  /// Source: R-PRES-5, mission S22.
  func attachment(for presented: UIViewController)
    -> (presenter: UIViewController, style: UIModalPresentationStyle)
  {
    let style = presented.ownPresentationStyle
    guard style.keepsToContext else { return (outermost, style) }
    var controller: UIViewController? = self
    while let current = controller {
      if current.definesPresentationContext {
        if current.providesPresentationContextTransitionStyle {
          presented.modalTransitionStyle = current.modalTransitionStyle
        }
        return (current, style)
      }
      controller = current.parentController
    }
    return (outermost, style == .currentContext ? .fullScreen : .overFullScreen)
  }

  /// Whether the class defines a context by itself.
  ///
  /// Source: R-PRES-5 (CHOICE for containers).
  var definesContextByDefault: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }

  /// What UIKit only warns of; the presentation does not happen.
  ///
  /// Source: R-PRES-6. Wording: UIKit's.
  func warning(against presented: UIViewController) -> String? {
    let attempt =
      "Attempt to present \(ExceptionText.object(presented)) on \(ExceptionText.object(self))"
    if let present = nearestPresenter?.presentation.presented {
      return "\(attempt) which is already presenting \(ExceptionText.object(present))"
    }
    if viewIfLoaded?.window == nil {
      return "\(attempt) whose view is not in the window hierarchy!"
    }
    return nil
  }

  /// What UIKit raises an exception for.
  ///
  /// Source: S22 (partial curl, popovers). Wording: UIKit's for a controller that is shown or presented
  /// already; else Gimbal's.
  func refusal(toPresent presented: UIViewController) -> String? {
    if presented === self || presented.isRoot || presented === outermost {
      return "Application tried to present modally an active controller "
        + "\(ExceptionText.object(presented))."
    }
    if presented.presentation.presenter != nil {
      return "Application tried to present modally a view controller "
        + "\(ExceptionText.object(presented)) that is already being presented by "
        + "\(ExceptionText.object(presented.presentation.presenter ?? self))."
    }
    if let parent = presented.parentController {
      return "Application tried to present modally a view controller "
        + "\(ExceptionText.object(presented)) that has a parent view controller "
        + "\(ExceptionText.object(parent))."
    }
    var below: UIViewController? = self
    while let current = below, current !== presented {
      below = current.parentController ?? current.presentation.presenter
    }
    if below != nil {
      return "Application tried to present modally a view controller "
        + "\(ExceptionText.object(presented)) on \(ExceptionText.object(self)), which it contains or "
        + "presents"
    }
    let style = presented.ownPresentationStyle
    if presented.modalTransitionStyle == .partialCurl, style != .fullScreen {
      return "Application tried to present \(ExceptionText.object(presented)) with a partial curl, "
        + "which only a full-screen presentation can have"
    }
    let outermost = outermost
    if outermost.presentation.presenter != nil, outermost.modalTransitionStyle == .partialCurl {
      return "Application tried to present \(ExceptionText.object(presented)) on "
        + "\(ExceptionText.object(outermost)), which is presented with a partial curl"
    }
    if outermost.presentation.controller?.effectiveStyle == .popover, style.keepsToContext,
      presented.modalTransitionStyle != .coverVertical
    {
      return
        "Application tried to present \(ExceptionText.object(presented)) inside a popover with "
        + "another transition style than UIModalTransitionStyleCoverVertical"
    }
    return nil
  }
}
