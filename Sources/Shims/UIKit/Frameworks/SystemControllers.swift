public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

// System controllers, which are empty here and are dismissed only by their app.

/// The result of composing a mail.
///
/// Source: Apple, MFMailComposeResult.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// The result of composing a text message.
///
/// Source: Apple, MessageComposeResult.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// The delegate that receives the result of a mail; a test calls it to simulate the user.
///
/// Source: Apple, MFMailComposeViewControllerDelegate.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called by a test only: the user takes no action here.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Default implementation: does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// The controller for composing a mail: the device cannot send any.
///
/// Source: Apple, MFMailComposeViewController.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// The delegate that receives the result.
  open var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? {
    get { _mailComposeDelegate }
    set { _mailComposeDelegate = newValue }
  }
  private final weak var _mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Returns false: there is no account.
  open class func canSendMail() -> Bool { false }
  /// Does nothing.
  open func setSubject(_ subject: String) {}
  /// Does nothing.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Does nothing.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Does nothing.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Does nothing.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Does nothing.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The delegate that receives the result of a text message; a test calls it to simulate the user.
///
/// Source: Apple, MFMessageComposeViewControllerDelegate.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called by a test only: the user takes no action here.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The controller for composing a text message: the device cannot send any.
///
/// Source: Apple, MFMessageComposeViewController.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// The delegate that receives the result.
  open var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)? {
    get { _messageComposeDelegate }
    set { _messageComposeDelegate = newValue }
  }
  private final weak var _messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The text.
  @Settable open var body: String?
  /// The telephone numbers of the recipients.
  @Settable open var recipients: [String]?
  /// Returns false: there is no telephone.
  open class func canSendText() -> Bool { false }
}

/// The delegate that receives the end of a visit; a test calls it to simulate the user.
///
/// Source: Apple, SFSafariViewControllerDelegate.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called by a test only: the user takes no action here.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called by a test only: the user takes no action here.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Default implementation: does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Default implementation: does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// The controller of a web page: an empty view.
///
/// Source: Apple, SFSafariViewController.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How the page is shown.
  ///
  /// Source: Apple, SFSafariViewController.Configuration.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// True if the page is shown in the reader.
    @Settable open var entersReaderIfAvailable = false
    /// True if the bars collapse.
    @Settable open var barCollapsingEnabled = true
    /// Creates the default configuration.
    public override init() {}
  }
  /// The title of the dismiss button.
  ///
  /// Source: Apple, SFSafariViewController.DismissButtonStyle.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  /// The delegate that receives the result.
  open var delegate: (any SFSafariViewControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any SFSafariViewControllerDelegate)?
  /// How the page is shown.
  public final let configuration: Configuration
  /// The title of the dismiss button.
  @Settable open var dismissButtonStyle = DismissButtonStyle.done
  /// The color of bars.
  @Settable open var preferredBarTintColor: UIColor?
  /// The color of buttons.
  @Settable open var preferredControlTintColor: UIColor?

  /// Creates a controller.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Creates a controller.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}
