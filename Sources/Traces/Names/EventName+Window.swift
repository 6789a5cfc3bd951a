extension EventName {
  /// `makeKeyAndVisible()`.
  @inlinable public static var makeKeyAndVisible: EventName { EventName(rawValue: 0x0200) }
  /// `becomeKey()`.
  @inlinable public static var becomeKey: EventName { EventName(rawValue: 0x0201) }
  /// `resignKey()`.
  @inlinable public static var resignKey: EventName { EventName(rawValue: 0x0202) }
  /// `rootViewController`.
  @inlinable public static var rootViewController: EventName { EventName(rawValue: 0x0203) }
  /// `windowScene`.
  @inlinable public static var windowScene: EventName { EventName(rawValue: 0x0204) }

  /// Calls into windows and screens: each constant with its text and what it is recorded with.
  static let windowForms: [EventForm] = [
    EventForm(.makeKeyAndVisible, "makeKeyAndVisible()"),
    EventForm(.becomeKey, "becomeKey()"),
    EventForm(.resignKey, "resignKey()"),
    EventForm(.rootViewController, "rootViewController", "object"),
    EventForm(.windowScene, "windowScene"),
  ]
}
