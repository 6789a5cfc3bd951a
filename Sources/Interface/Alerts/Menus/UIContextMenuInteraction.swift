public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// The context menu of a long press on a view; stored, and never shown.
///
/// Source: Apple, UIContextMenuInteraction.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction whose menu a delegate provides.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view, or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the location of the touch in a view; its center, because no menu is shown.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Dismisses the menu; none is shown.
  open func dismissMenu() {}

  /// Changes the visible menu; none is visible.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// Returns the delegate's menu for a location in the view.
  package final func menu(at location: CGPoint) -> UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)?
      .actionProvider?([])
  }
}

/// The object that provides a menu for a long press.
///
/// Source: Apple, UIContextMenuInteractionDelegate.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a location in the view, or nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the view that is highlighted while the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  /// Returns nil if the delegate does not implement the method.
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
  /// The identifier.
  public final let identifier: any NSCopying
  /// Makes the preview's controller.
  package final let previewProvider: (() -> UIViewController?)?
  /// Makes the menu from the system's suggested actions.
  package final let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration that makes preview and menu when they are shown.
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

/// A view that is highlighted during an interaction; stored only.
///
/// Source: Apple, UITargetedPreview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// The parameters of the preview.
  public final let parameters: UIPreviewParameters

  /// Creates a preview of a view with parameters.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}

/// The outline and the background of a preview; stored, not drawn.
///
/// Source: Apple, UIPreviewParameters.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part; nil is all.
  @Settable open var visiblePath: UIBezierPath?
  /// The outline of the shadow; if nil, that of the visible part.
  @Settable open var shadowPath: UIBezierPath?
  /// The background color.
  @Settable open var backgroundColor: UIColor! = .clear
}
