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
  /// `point(inside:with:)`.
  @inlinable public static var pointInside: EventName { EventName(rawValue: 0x0114) }
  /// `hitTest(_:with:)`.
  @inlinable public static var hitTest: EventName { EventName(rawValue: 0x0115) }
  /// `intrinsicContentSize.get`.
  @inlinable public static var intrinsicContentSizeQuery: EventName { EventName(rawValue: 0x0118) }
  /// `resignFirstResponder()`.
  @inlinable public static var resignFirstResponder: EventName { EventName(rawValue: 0x0125) }

  /// Calls into views: each constant with its text and what it is recorded with.
  static let viewForms: [EventForm] = [
    EventForm(.layoutSubviews, "layoutSubviews()"),
    EventForm(.updateConstraints, "updateConstraints()"),
    EventForm(.updateProperties, "updateProperties()"),
    EventForm(.draw, "draw(_:)", "rect"),
    EventForm(.didAddSubview, "didAddSubview(_:)", "object"),
    EventForm(.willRemoveSubview, "willRemoveSubview(_:)", "object"),
    EventForm(.willMoveToSuperview, "willMove(toSuperview:)", "toSuperview: object?"),
    EventForm(.didMoveToSuperview, "didMoveToSuperview()"),
    EventForm(.willMoveToWindow, "willMove(toWindow:)", "toWindow: object?"),
    EventForm(.didMoveToWindow, "didMoveToWindow()"),
    EventForm(.safeAreaInsetsDidChange, "safeAreaInsetsDidChange()", "insets"),
    EventForm(.layoutMarginsDidChange, "layoutMarginsDidChange()", "insets"),
    EventForm(.traitCollectionDidChange, "traitCollectionDidChange(_:)", "text"),
    EventForm(.traitChangeHandler, "traitChangeHandler", "text"),
    EventForm(.tintColorDidChange, "tintColorDidChange()"),
    EventForm(.pointInside, "point(inside:with:)", "point"),
    EventForm(.hitTest, "hitTest(_:with:)", "point"),
    EventForm(.intrinsicContentSizeQuery, "intrinsicContentSize.get"),
    EventForm(.resignFirstResponder, "resignFirstResponder()"),
  ]
}
