public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalLists

/// An animator of items by forces and collisions; its behaviors are stored, and it never runs.
///
/// On devices an engine of physics moves the items. That engine is not public, so that items here
/// remain where the app has put them.
///
/// Source: Apple, UIDynamicAnimator.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items use; nil for an animator of a layout.
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  /// The behaviors, in the order of their addition.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The delegate, which is never called because the animator never runs.
  open var delegate: (any UIDynamicAnimatorDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private weak var storedDelegate: (any UIDynamicAnimatorDelegate)?
  /// True while items move: never.
  open var isRunning: Bool { false }
  /// The time for which items have moved, in seconds: zero.
  open var elapsedTime: TimeInterval { 0 }

  /// Creates an animator whose items use any coordinates.
  public override init() { super.init() }

  /// Creates an animator of subviews.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of the attributes of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Adds a behavior with its children.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behavior.move(to: self)
    behaviors.append(behavior)
  }

  /// Removes a behavior with its children.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.move(to: nil)
    behaviors.remove(at: index)
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Returns the items of the behaviors whose frames intersect a rectangle, each once.
  ///
  /// - Complexity: O(n²) for n items.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.allItems) where item.frameOfItem.intersects(rect) {
      if !found.contains(where: { $0 === item }) { found.append(item) }
    }
    return found
  }

  /// Reads the state of an item that the app has moved; items are always read where they are.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  // MARK: Collection views

  /// Returns the attributes of a cell if a behavior has them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// Returns the attributes of a supplementary view if a behavior has them.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, elementKind, at: indexPath)
  }

  /// Returns the attributes of a decoration view if a behavior has them.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, at: indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.lazy.flatMap(\.allItems).compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first {
        $0.representedElementCategory == category && $0.indexPath == indexPath
          && (kind == nil || $0.representedElementKind == kind)
      }
  }
}

/// The delegate of a dynamic animator; it is never called, because the animator never runs.
///
/// Source: Apple, UIDynamicAnimatorDelegate.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before items begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after all items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing if the delegate does not implement the method.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing if the delegate does not implement the method.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A behavior of items, or a group of behaviors; stored without effect.
///
/// Source: Apple, UIDynamicBehavior.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that are part of it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called on devices at each step of the animation; never here.
  @Settable open var action: (() -> Void)?
  /// The animator that has it.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior without children.
  public override init() { super.init() }

  /// Adds a behavior as a part.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.move(to: dynamicAnimator)
  }

  /// Removes a part.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.move(to: nil)
  }

  /// Called before the behavior is added to an animator, or with nil before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// The items of the behavior itself.
  var ownItems: [any UIDynamicItem] { [] }
  /// The items of the behavior and its parts.
  final var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }
}

/// A behavior of a list of items.
///
/// Each public subclass has `items`, `addItem(_:)` and `removeItem(_:)`, as in UIKit.
@preconcurrency @MainActor
open class UIDynamicItemListBehavior: UIDynamicBehavior {
  /// The items, in the order of their addition.
  open private(set) var items: [any UIDynamicItem] = []

  /// Creates a behavior of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  /// Creates a behavior without items.
  public override init() { super.init() }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    if !items.contains(where: { $0 === item }) { items.append(item) }
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var ownItems: [any UIDynamicItem] { items }
}
