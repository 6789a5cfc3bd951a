import Foundation
import GimbalGeometry

/// A constraint of the system as an object; the engine itself has only an equation.
///
/// It is created on demand, and the same object is returned as long as its values stay. The app can
/// neither activate nor remove it.
///
/// Rule: L-DESC-7.
/// See: L-TAMIC-1, L-DESC-8, L-DESC-9.
class SystemLayoutConstraint: NSLayoutConstraint {
  /// The view whose equation the object represents; nil once it is released.
  nonisolated(unsafe) final weak var holder: UIView?
  /// The kind of the constraint, with the axis or edge that distinguishes it from others.
  nonisolated final let key: SystemConstraintKey
  /// Names of attributes that app constraints do not have, such as `minX`.
  nonisolated(unsafe) final var firstName: String?
  /// The name of the second attribute, if app constraints do not have it.
  nonisolated(unsafe) final var secondName: String?
  /// The text before the equation, such as `h=--& v=--&`.
  nonisolated(unsafe) final var groups: String?
  /// The text after the equation, instead of a priority.
  nonisolated(unsafe) final var suffix: String?
  /// The visual format, if it differs from that of an app's constraint.
  nonisolated(unsafe) final var visualFormatBody: VisualFormatBody?
  /// True if the description explains the superview, though the equation does not contain it.
  nonisolated(unsafe) final var explainsContainer = false

  /// Creates the object of an equation; the extensions of `LayoutEngine` set its values afterwards.
  init(_ key: SystemConstraintKey, of holder: UIView) {
    self.key = key
    self.holder = holder
    super.init()
  }

  /// True if an engine has the equation; setting it has no effect.
  override var isActive: Bool {
    get { isHeld }
    set {}
  }

  /// True if an engine has the equation of this constraint.
  nonisolated final var isHeld: Bool {
    guard let holder, holder.node.pointee.variableOwner != nil else { return false }
    return holder.autoLayout?.systemConstraints[key] === self
  }

  /// The class in descriptions, if it is not the object's own.
  nonisolated final var printedName: String? {
    type(of: self) == SystemLayoutConstraint.self ? "NSLayoutConstraint" : nil
  }

  /// The superview of `holder`, which the description explains.
  nonisolated final var describedContainer: UIView? { holder?.node.pointee.parent?.pointee.owner }

  /// Returns this constraint, or an equal one that was created earlier for the same equation.
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

/// The key of a system constraint on a view or its guides.
enum SystemConstraintKey: Hashable {
  /// One of the four constraints of frame and autoresizing mask.
  case mask(row: Int)
  /// The content size, horizontal (0) or vertical (1).
  case content(axis: Int)
  /// One of the equations of a guide that the view has made.
  case guide(SystemGuide, row: Int)
  /// The size of the topmost view of the tree.
  case top(axis: Int)
  /// The target size of `systemLayoutSizeFitting(_:)`.
  case temporary(axis: Int)
}

/// A constraint of the frame and autoresizing mask of a view.
final class NSAutoresizingMaskLayoutConstraint: SystemLayoutConstraint {}

/// A constraint of the size of a view's content, with both of its priorities.
final class NSContentSizeLayoutConstraint: SystemLayoutConstraint {}

/// A constraint of a controller's top or bottom layout guide.
final class _UILayoutSupportConstraint: SystemLayoutConstraint {}
