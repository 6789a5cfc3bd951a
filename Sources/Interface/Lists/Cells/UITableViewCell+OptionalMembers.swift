import GimbalEngine

extension OptionalMembers {
  /// The optional members of `UITableViewCell`, from `gestureRecognizer(_:shouldReceive:)` on.
  static let tableViewCell = OptionalMembers(
    of: UITableViewCell.self, plain: PlainCell.self, overriding: OverridingCell.self)
}

/// A subclass without overrides.
private final class PlainCell: UITableViewCell {}

/// A subclass that overrides the first optional member.
private final class OverridingCell: UITableViewCell {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
