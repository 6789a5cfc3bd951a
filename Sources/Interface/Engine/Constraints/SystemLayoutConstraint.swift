import Foundation
import GimbalGeometry

/// A constraint that the system made, as an object: the engine itself has only an equation of it.
///
/// It is made on demand, and stays the same object as long as its content does. It can
/// neither be activated nor taken away.
///
/// Rule: L-DESC-7.
/// See: L-TAMIC-1, L-DESC-8, L-DESC-9.
class SystemLayoutConstraint: NSLayoutConstraint {
  nonisolated(unsafe) final weak var holder: UIView?
  nonisolated final let key: SystemConstraintKey
  /// The names of attributes that are none of an app's, such as `minX`.
  nonisolated(unsafe) final var firstName: String?
  nonisolated(unsafe) final var secondName: String?
  /// The text before the body, such as `h=--& v=--&`.
  nonisolated(unsafe) final var groups: String?
  /// The text after the body in place of a priority.
  nonisolated(unsafe) final var suffix: String?
  /// The form of the body, where it is not that of an app's constraint.
  nonisolated(unsafe) final var visualFormatBody: VisualFormatBody?
  /// True if the description tells the superview, though the body does not.
  nonisolated(unsafe) final var explainsContainer = false

  init(_ key: SystemConstraintKey, of holder: UIView) {
    self.key = key
    self.holder = holder
    super.init()
  }

  override var isActive: Bool {
    get { isHeld }
    set {}
  }

  /// True if it stands for an equation that an engine has.
  nonisolated final var isHeld: Bool {
    guard let holder, holder.node.pointee.variableOwner != nil else { return false }
    return holder.autoLayout?.systemConstraints[key] === self
  }

  /// The class that descriptions tell, where it is not the object's.
  nonisolated final var printedName: String? {
    type(of: self) == SystemLayoutConstraint.self ? "NSLayoutConstraint" : nil
  }

  nonisolated final var describedContainer: UIView? { holder?.node.pointee.parent?.pointee.owner }

  /// This constraint, or the one that was made for the same earlier and says the same.
  final func retained() -> Self {
    guard let holder else { return self }
    if let earlier = holder.layoutState.systemConstraints[key] as? Self, isSame(as: earlier) {
      return earlier
    }
    holder.layoutState.systemConstraints[key] = self
    return self
  }

  private func isSame(as other: SystemLayoutConstraint) -> Bool {
    let hasSameSecond =
      switch (second, other.second) {
      case (nil, nil): true
      case (let mine?, let its?): mine.isSame(as: its)
      default: false
      }
    return first.isSame(as: other.first) && hasSameSecond
      && (storedRelation, storedMultiplier, storedConstant, storedPriority)
        == (
          other.storedRelation, other.storedMultiplier, other.storedConstant, other.storedPriority
        )
      && (firstName, groups, suffix, visualFormatBody, identifier)
        == (other.firstName, other.groups, other.suffix, other.visualFormatBody, other.identifier)
  }
}

/// The key of one of the system's constraints on a view and its guides.
enum SystemConstraintKey: Hashable {
  /// One of the four that stand for frame and mask.
  case mask(row: Int)
  /// The size of the content, across (0) or down (1).
  case content(axis: Int)
  case guide(SystemGuide, row: Int)
  /// The size of the topmost view of the tree.
  case top(axis: Int)
  /// The size that was asked for in `systemLayoutSizeFitting(_:)`.
  case temporary(axis: Int)
}

/// A constraint that stands for the frame and mask of a view.
final class NSAutoresizingMaskLayoutConstraint: SystemLayoutConstraint {}

/// A constraint that stands for the size of a view's content, with both of its priorities.
final class NSContentSizeLayoutConstraint: SystemLayoutConstraint {}

/// A constraint of a controller's top or bottom layout guide.
final class _UILayoutSupportConstraint: SystemLayoutConstraint {}
