public import Foundation
public import GimbalEngine
public import GimbalGraphics

/// The enlarged display of a bar item at large text sizes during a long press; stored, and never
/// shown.
///
/// Source: Apple, UILargeContentViewerInteraction.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Always false: it is never shown.
  open class var isEnabled: Bool { false }
  /// The setting has changed; not posted.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The view that has it.
  open private(set) weak var view: UIView?
  /// The delegate that provides the content.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The recognizer of the long press.
  public final let gestureRecognizerForExclusionRelationship = UIGestureRecognizer(
    target: nil, action: nil)

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An item that can be shown enlarged.
///
/// Source: Apple, UILargeContentViewerItem.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// True if it is shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The title in the large content viewer.
  var largeContentTitle: String? { get }
  /// The image in the large content viewer.
  var largeContentImage: UIImage? { get }
  /// True if the image is scaled.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The delegate that provides the enlarged content; it is never called.
///
/// Source: Apple, UILargeContentViewerInteractionDelegate.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Returns the item that is shown for a point in the view; nil for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Called when the touch ends.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the controller over whose view it is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Default implementation: returns the view itself.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.view }
  /// Default implementation: does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// Default implementation: returns the controller of the view's window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
