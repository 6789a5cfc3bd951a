public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// The menu that a long press on a view shows; kept, and never shown.
///
/// Source: Apple, UIContextMenuInteraction.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that has it.
  open private(set) weak var view: UIView?
  /// The object that gives the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates one whose menu an object gives.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before it goes to a view, or to none.
  open func willMove(to view: UIView?) {}

  /// Called after it went to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  /// The place of the finger in a view; the middle, since no menu is shown.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Takes the menu away; none is shown.
  open func dismissMenu() {}

  /// Changes the menu that is shown; none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// The menu that the delegate gives for a place in the view.
  package final func menu(at location: CGPoint) -> UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)?
      .actionProvider?([])
  }
}

/// The object that gives a menu for a long press.
///
/// Source: Apple, UIContextMenuInteractionDelegate.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place in the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The view that stands out while the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  /// Not implemented.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// The menu and the preview that a long press would show.
///
/// Source: Apple, UIContextMenuConfiguration.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name.
  public final let identifier: any NSCopying
  /// Makes the controller of the preview.
  package final let previewProvider: (() -> UIViewController?)?
  /// Makes the menu from what the system suggests.
  package final let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates one that makes preview and menu when they are shown.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString("menu")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// A view that stands out while something is shown for it; kept.
///
/// Source: Apple, UITargetedPreview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// The parameters of the preview.
  public final let parameters: UIPreviewParameters

  /// Creates one of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates one of a view as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}

/// The outline and the background of a preview; kept, not drawn.
///
/// Source: Apple, UIPreviewParameters.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part that is seen; nil is all.
  @Settable open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil is that of the part that is seen.
  @Settable open var shadowPath: UIBezierPath?
  /// The color behind it.
  @Settable open var backgroundColor: UIColor! = .clear
}
