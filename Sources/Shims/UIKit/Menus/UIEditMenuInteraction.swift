public import Foundation
public import GimbalEngine

/// The edit menu of a view (from iOS 16 on); stored, and never shown.
///
/// Source: Apple, UIEditMenuInteraction.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that has it.
  open private(set) weak var view: UIView?
  /// The delegate that provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing: the menu is never shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: no menu is visible.
  open func dismissMenu() {}
  /// Does nothing: no menu is visible.
  open func reloadVisibleMenu() {}
  /// Does nothing: no menu is visible.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Returns the location of the touch in a view; zero, because no menu is shown.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// An edit menu for a point.
///
/// Source: Apple, UIEditMenuConfiguration.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier.
  public final let identifier: AnyHashable
  /// The point, in the coordinates of the view, in points.
  public final let sourcePoint: CGPoint

  /// Creates a configuration for a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable("menu")
    self.sourcePoint = sourcePoint
  }
}

/// The delegate that provides an edit menu; it is never called.
///
/// Source: Apple, UIEditMenuInteractionDelegate.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, in addition to the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the target rectangle, in the view's coordinates, in points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Default implementation: returns a menu of the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Default implementation: returns `.null`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
