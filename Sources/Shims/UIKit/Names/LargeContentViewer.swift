public import Foundation
public import GimbalEngine
public import GimbalGraphics

/// The showing of a bar's item in large where texts are large and a finger stays; kept, and never shown.
///
/// Source: Apple, UILargeContentViewerInteraction.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// True if it would be shown: never.
  open class var isEnabled: Bool { false }
  /// The setting has changed; not sent.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The view that has it.
  open private(set) weak var view: UIView?
  /// The object that gives what is shown.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The recognizer of the finger that stays.
  public final let gestureRecognizerForExclusionRelationship = UIGestureRecognizer(
    target: nil, action: nil)

  /// Creates one whose content an object gives.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Called before it goes to a view, or to none.
  open func willMove(to view: UIView?) {}
  /// Called after it went to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An item that can be shown in large.
///
/// Source: Apple, UILargeContentViewerItem.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// True if it is shown in large.
  var showsLargeContentViewer: Bool { get }
  /// Its title.
  var largeContentTitle: String? { get }
  /// Its picture.
  var largeContentImage: UIImage? { get }
  /// True if the picture grows.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the picture, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The object that gives what is shown in large; it is never asked.
///
/// Source: Apple, UILargeContentViewerInteractionDelegate.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Returns the item that is shown for a place in the view; nil for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Called when the finger goes.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The controller above whose view it is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Not implemented: the view itself.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.view }
  /// Not implemented.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// Not implemented: that of the view's window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
