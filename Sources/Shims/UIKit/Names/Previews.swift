public import Foundation
public import GimbalEngine

/// A press on a view that looks at something before it opens it; no finger here presses harder.
///
/// Source: Apple, UIPreviewInteraction.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed.
  open private(set) weak var view: UIView?
  /// The delegate; it is never called.
  open var delegate: (any UIPreviewInteractionDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIPreviewInteractionDelegate)?

  /// Creates one of a view.
  public init(view: UIView) { self.view = view }

  /// The place of the finger in a space; zero, since there is none.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Ends it; nothing is under way.
  open func cancel() {}
}

/// The delegate of a press; it is never called.
///
/// Source: Apple, UIPreviewInteractionDelegate.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// True if a press may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called while the press becomes a look.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called while the look becomes an opening.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when the finger goes.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// True.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}

/// The older form of looking at a controller before it opens: kept, and never begun.
///
/// Source: Apple, UIViewControllerPreviewing.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the press.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that gives the controller.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of it that stays sharp, in its coordinates, in points.
  var sourceRect: CGRect { get set }
}

/// The object that gives a controller to look at; it is never asked.
///
/// Source: Apple, UIViewControllerPreviewingDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller for a place.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called when the controller is to open.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// The registration of a view that may be pressed.
private final class StoredPreviewing: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(
    target: nil, action: nil)
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
  }
}

extension UIViewController {
  /// Says that presses on a view look at controllers; none ever does.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { StoredPreviewing(delegate, sourceView) }

  /// Takes that back.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// The animations beside a menu that comes or goes; no menu of a long press is shown.
///
/// Source: Apple, UIContextMenuInteractionAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes that go with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The ways in which a preview goes when it is tapped.
///
/// Source: Apple, UIContextMenuInteractionCommitStyle.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away.
  case dismiss = 0
  /// It becomes the screen.
  case pop = 1
}

/// The animations beside a preview that is tapped; none is shown.
///
/// Source: Apple, UIContextMenuInteractionCommitAnimating.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
