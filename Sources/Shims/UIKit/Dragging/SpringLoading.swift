public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalFields
public import GimbalLists

/// An interaction for a drag that hovers over a view; no drag ever does.
///
/// Source: Apple, UISpringLoadedInteraction.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that has it.
  open private(set) weak var view: UIView?
  private let activation: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction with a handler, which is never called.
  public init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { activation = handler }

  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A drag that hovers over a view.
///
/// Source: Apple, UISpringLoadedInteractionContext.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that is highlighted.
  var targetView: UIView? { get set }
  /// The part of the view that is highlighted.
  var targetItem: Any? { get set }
  /// Returns the location of the drag in a view, in points.
  func location(in view: UIView?) -> CGPoint
}

/// A view that a hovering drag can activate; no drag ever does.
///
/// Source: Apple, UISpringLoadedInteractionSupporting.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// True if a drag that hovers over it activates it like a tap.
  var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// True if a drag that hovers over it activates it like a tap; stored without effect.
  public var isSpringLoaded: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// True if a drag that hovers over it activates it like a tap; stored without effect.
  public var isSpringLoaded: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
  /// True if a drag that hovers over it activates it like a tap; stored without effect.
  public var isSpringLoaded: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  /// True if a drag that hovers over it activates it like a tap; stored without effect.
  public var isSpringLoaded: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// True if a drag that hovers over it activates it like a tap; stored without effect.
  public var isSpringLoaded: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}
