public import Foundation
public import GimbalEngine

/// The menu of edits of a view (from iOS 16 on); kept, and never shown.
///
/// Source: Apple, UIEditMenuInteraction.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that has it.
  open private(set) weak var view: UIView?
  /// The object that gives the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Creates one whose menu an object gives.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Called before it goes to a view, or to none.
  open func willMove(to view: UIView?) {}
  /// Called after it went to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows the menu; it is not shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Takes the menu away.
  open func dismissMenu() {}
  /// Looks at the entries anew; none are seen.
  open func reloadVisibleMenu() {}
  /// Moves the menu that is seen; none is.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The place of the finger in a view; zero, since no menu is shown.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A menu of edits for a place.
///
/// Source: Apple, UIEditMenuConfiguration.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name.
  public final let identifier: AnyHashable
  /// The place, in the coordinates of the view, in points.
  public final let sourcePoint: CGPoint

  /// Creates one for a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable("menu")
    self.sourcePoint = sourcePoint
  }
}

/// The object that gives a menu of edits; it is never asked.
///
/// Source: Apple, UIEditMenuInteractionDelegate.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu, beside what the system suggests.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The part of the view that is meant, in its coordinates, in points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Not implemented: what the system suggests.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Not implemented: none.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
