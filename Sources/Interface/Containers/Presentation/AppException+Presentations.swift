package import GimbalEngine
import GimbalTraits

/// Exceptions of presenting and dismissing.
///
/// The message depends on the step in which a presentation fails.
extension AppException {
  /// The exception for a controller whose presentation style presents nothing, such as `none`.
  ///
  /// Source: expo/expo#14903.
  package static var styleWithoutPresentation: AppException {
    AppException(
      .styleWithoutPresentation, .internalInconsistency, .uikit,
      "The specified modal presentation style doesn't have a corresponding presentation controller."
    )
  }

  /// The exception for `present(_:animated:)` with the receiver itself.
  package static func presentedOnItself(_ controller: UIViewController) -> AppException {
    AppException(
      .presentedOnItself, .invalidArgument, .uikit,
      "Application tried to present modal view controller on itself. Presenting controller is "
        + "\(ExceptionText.object(controller)).")
  }

  /// The exception for presenting a controller that another one presents already.
  ///
  /// Source: wordpress-mobile/WordPress-iOS#11483.
  package static func presentedTwice(_ controller: UIViewController, by other: UIViewController)
    -> AppException
  {
    AppException(
      .presentedTwice, .invalidArgument, .uikit,
      "Application tried to present modally a view controller \(ExceptionText.object(controller)) that "
        + "is already being presented by \(ExceptionText.object(other)).")
  }

  /// The exception for presenting a controller that has a parent.
  ///
  /// Only the form of its message is known.
  ///
  /// Source: ko1o/PYSearch#85.
  package static func presentedChild(_ controller: UIViewController, of parent: UIViewController)
    -> AppException
  {
    AppException(
      .presentedChild, .invalidArgument, .uikit,
      "Application tried to present modally a view controller \(ExceptionText.object(controller)) that "
        + "has a parent view controller \(ExceptionText.object(parent)).")
  }

  /// The exception for presenting a controller that is on screen already, as a root or below the
  /// presenter.
  ///
  /// Source: Expensify/react-native-share-menu#101.
  package static func presentedActive(_ controller: UIViewController) -> AppException {
    AppException(
      .presentedActive, .invalidArgument, .uikit,
      "Application tried to present modally an active controller \(ExceptionText.object(controller))."
    )
  }

  /// The exception for presenting over a full-screen controller that was presented with a partial
  /// curl.
  package static func presentedOverCurl(_ controller: UIViewController) -> AppException {
    AppException(
      .presentedOverCurl, .invalidArgument, .gimbal,
      "Application tried to present \(ExceptionText.object(controller)) from a view controller that is "
        + "presented with UIModalTransitionStylePartialCurl.")
  }

  /// The exception for a partial curl from or to a controller that is not full screen.
  ///
  /// Source: Twilio's video quickstart for iOS 13.0.
  package static func curlNotFullScreen(_ controller: UIViewController) -> AppException {
    AppException(
      .curlNotFullScreen, .invalidArgument, .uikit,
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
        + "controller \(ExceptionText.object(controller)).")
  }

  /// The exception for presenting in the context of a popover with an unsuitable transition.
  package static func contextInPopover(_ controller: UIViewController) -> AppException {
    AppException(
      .contextInPopover, .invalidArgument, .gimbal,
      "Application tried to present \(ExceptionText.object(controller)) in the context of a popover with "
        + "another transition style than UIModalTransitionStyleCoverVertical.")
  }

  /// The log line for a presenter that presents another controller already; the call has no effect.
  ///
  /// Source: adaptyteam/AdaptySDK-iOS#116.
  package static func alreadyPresenting(_ attempt: Attempt, _ shown: UIViewController)
    -> AppException
  {
    AppException(
      .alreadyPresenting, nil, .uikit,
      "\(attempt.text) which is already presenting \(ExceptionText.object(shown))"
        + (attempt.isLong ? "." : ""))
  }

  /// The log line for presenting while another presentation or a dismissal is in progress.
  ///
  /// Source: zetachang/DCModalSegue#10.
  package static func presentationUnderWay(_ attempt: Attempt) -> AppException {
    AppException(
      .presentationUnderWay, nil, .uikit,
      attempt.text + " while a presentation is in progress!")
  }

  /// The log line for a presenter whose view is not in a window; the call has no effect.
  ///
  /// Source: philipphecht/react-native-doc-viewer#50.
  package static func presenterNotInWindow(_ attempt: Attempt) -> AppException {
    AppException(
      .presenterNotInWindow, nil, .uikit,
      attempt.text + " whose view is not in the window hierarchy" + (attempt.isLong ? "." : "!"))
  }

  /// The log line for a dismissal while another presentation or dismissal is in progress.
  package static func dismissalUnderWay(_ controller: UIViewController) -> AppException {
    AppException(
      .dismissalUnderWay, nil, .uikit,
      "Attempt to dismiss from view controller \(ExceptionText.object(controller)) while a presentation "
        + "or dismiss is in progress!")
  }
}

extension AppException {
  /// The description of a failed presentation in the log.
  package struct Attempt {
    /// The beginning of the message.
    let text: String
    /// True for the longer wording of later systems.
    let isLong: Bool

    /// The version from which the log names the source of the call is Gimbal's choice (CHOICE).
    @MainActor
    package init(
      presenting other: UIViewController, over presenter: UIViewController,
      from source: UIViewController
    ) {
      isLong = source.machine.features.detailsRefusals
      text =
        "Attempt to present \(ExceptionText.object(other)) on \(ExceptionText.object(presenter))"
        + (isLong ? " (from \(ExceptionText.object(source)))" : "")
    }
  }
}
