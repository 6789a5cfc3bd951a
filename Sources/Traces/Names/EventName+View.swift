extension EventName {
  /// `layoutSubviews()`.
  @inlinable public static var layoutSubviews: EventName { EventName(rawValue: 0x0100) }
  /// `updateConstraints()`.
  @inlinable public static var updateConstraints: EventName { EventName(rawValue: 0x0101) }
  /// `updateProperties()`.
  @inlinable public static var updateProperties: EventName { EventName(rawValue: 0x0102) }
  /// `draw(_:)`.
  @inlinable public static var draw: EventName { EventName(rawValue: 0x0103) }
  /// `didAddSubview(_:)`.
  @inlinable public static var didAddSubview: EventName { EventName(rawValue: 0x0104) }
  /// `willRemoveSubview(_:)`.
  @inlinable public static var willRemoveSubview: EventName { EventName(rawValue: 0x0105) }
  /// `willMove(toSuperview:)`.
  @inlinable public static var willMoveToSuperview: EventName { EventName(rawValue: 0x0106) }
  /// `didMoveToSuperview()`.
  @inlinable public static var didMoveToSuperview: EventName { EventName(rawValue: 0x0107) }
  /// `willMove(toWindow:)`.
  @inlinable public static var willMoveToWindow: EventName { EventName(rawValue: 0x0108) }
  /// `didMoveToWindow()`.
  @inlinable public static var didMoveToWindow: EventName { EventName(rawValue: 0x0109) }
  /// `safeAreaInsetsDidChange()`.
  @inlinable public static var safeAreaInsetsDidChange: EventName { EventName(rawValue: 0x010a) }
  /// `layoutMarginsDidChange()`.
  @inlinable public static var layoutMarginsDidChange: EventName { EventName(rawValue: 0x010b) }
  /// `traitCollectionDidChange(_:)`.
  @inlinable public static var traitCollectionDidChange: EventName { EventName(rawValue: 0x010c) }
  /// `traitChangeHandler`.
  @inlinable public static var traitChangeHandler: EventName { EventName(rawValue: 0x010d) }
  /// `tintColorDidChange()`.
  @inlinable public static var tintColorDidChange: EventName { EventName(rawValue: 0x010e) }
  /// `sizeThatFits(_:)`.
  @inlinable public static var sizeThatFits: EventName { EventName(rawValue: 0x010f) }
  /// `systemLayoutSizeFitting(_:)`.
  @inlinable public static var systemLayoutSizeFitting: EventName { EventName(rawValue: 0x0110) }
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  @inlinable public static var systemLayoutSizeFittingPriorities: EventName {
    EventName(rawValue: 0x0111)
  }
  /// `layoutSublayers(of:)`.
  @inlinable public static var layoutSublayersOfLayer: EventName { EventName(rawValue: 0x0112) }
  /// `layoutSublayers()`.
  @inlinable public static var layoutSublayers: EventName { EventName(rawValue: 0x0113) }
  /// `point(inside:with:)`.
  @inlinable public static var pointInside: EventName { EventName(rawValue: 0x0114) }
  /// `hitTest(_:with:)`.
  @inlinable public static var hitTest: EventName { EventName(rawValue: 0x0115) }
  /// `awakeFromNib()`.
  @inlinable public static var awakeFromNib: EventName { EventName(rawValue: 0x0116) }
  /// `prepareForReuse()`.
  @inlinable public static var prepareForReuse: EventName { EventName(rawValue: 0x0117) }
  /// `intrinsicContentSize.get`.
  @inlinable public static var intrinsicContentSizeQuery: EventName { EventName(rawValue: 0x0118) }
  /// `requiresConstraintBasedLayout`.
  @inlinable public static var requiresConstraintBasedLayout: EventName {
    EventName(rawValue: 0x0119)
  }
  /// `invalidateIntrinsicContentSize()`.
  @inlinable public static var invalidateIntrinsicContentSize: EventName {
    EventName(rawValue: 0x011a)
  }
  /// `setNeedsLayout()`.
  @inlinable public static var setNeedsLayout: EventName { EventName(rawValue: 0x011b) }
  /// `setNeedsUpdateConstraints()`.
  @inlinable public static var setNeedsUpdateConstraints: EventName { EventName(rawValue: 0x011c) }
  /// `setNeedsDisplay()`.
  @inlinable public static var setNeedsDisplay: EventName { EventName(rawValue: 0x011d) }
  /// `layoutIfNeeded()`.
  @inlinable public static var layoutIfNeeded: EventName { EventName(rawValue: 0x011e) }
  /// `updateConstraintsIfNeeded()`.
  @inlinable public static var updateConstraintsIfNeeded: EventName { EventName(rawValue: 0x011f) }
  /// `updateTraitsIfNeeded()`.
  @inlinable public static var updateTraitsIfNeeded: EventName { EventName(rawValue: 0x0120) }
  /// `updatePropertiesIfNeeded()`.
  @inlinable public static var updatePropertiesIfNeeded: EventName { EventName(rawValue: 0x0121) }
  /// `addSubview(_:)`.
  @inlinable public static var addSubview: EventName { EventName(rawValue: 0x0122) }
  /// `removeFromSuperview()`.
  @inlinable public static var removeFromSuperview: EventName { EventName(rawValue: 0x0123) }
  /// `becomeFirstResponder()`.
  @inlinable public static var becomeFirstResponder: EventName { EventName(rawValue: 0x0124) }
  /// `resignFirstResponder()`.
  @inlinable public static var resignFirstResponder: EventName { EventName(rawValue: 0x0125) }

  /// The texts of calls into views, in the order of their raw values from 0x0100 on.
  static let viewTexts: [String] = [
    "layoutSubviews()",
    "updateConstraints()",
    "updateProperties()",
    "draw(_:)",
    "didAddSubview(_:)",
    "willRemoveSubview(_:)",
    "willMove(toSuperview:)",
    "didMoveToSuperview()",
    "willMove(toWindow:)",
    "didMoveToWindow()",
    "safeAreaInsetsDidChange()",
    "layoutMarginsDidChange()",
    "traitCollectionDidChange(_:)",
    "traitChangeHandler",
    "tintColorDidChange()",
    "sizeThatFits(_:)",
    "systemLayoutSizeFitting(_:)",
    "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
    "layoutSublayers(of:)",
    "layoutSublayers()",
    "point(inside:with:)",
    "hitTest(_:with:)",
    "awakeFromNib()",
    "prepareForReuse()",
    "intrinsicContentSize.get",
    "requiresConstraintBasedLayout",
    "invalidateIntrinsicContentSize()",
    "setNeedsLayout()",
    "setNeedsUpdateConstraints()",
    "setNeedsDisplay()",
    "layoutIfNeeded()",
    "updateConstraintsIfNeeded()",
    "updateTraitsIfNeeded()",
    "updatePropertiesIfNeeded()",
    "addSubview(_:)",
    "removeFromSuperview()",
    "becomeFirstResponder()",
    "resignFirstResponder()",
  ]
}
